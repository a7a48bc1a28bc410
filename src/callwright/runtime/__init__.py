"""Running calls: drivers that advance the story, performers of its effects, the tape, conversion of tool results. IO lives here."""
