"""What every command does. Loaded when it is run, never for help."""
