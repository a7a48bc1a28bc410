"""Execution of calls: drivers of the call generator, performers of its effects, the tape, conversion of tool results. IO happens here."""
