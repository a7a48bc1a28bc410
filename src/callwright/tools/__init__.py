"""What can be run: functions as tools, their contracts and the catalogue. Reached through the app alone."""
