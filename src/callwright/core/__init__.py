"""Pure decisions: no IO, no clock, no random numbers. Every result depends on the arguments alone."""
