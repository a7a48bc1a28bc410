"""The actions of all commands. Imported when run, never for help."""
