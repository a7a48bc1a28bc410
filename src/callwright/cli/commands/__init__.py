"""Every command as data: names, options, words in both languages. What they do is in ``callwright.cli.actions``."""
