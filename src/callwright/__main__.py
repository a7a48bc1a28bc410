"""``python -m callwright``: the command line."""

from callwright.cli import main

if __name__ == "__main__":
    main()
