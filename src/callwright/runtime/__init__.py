"""What tells the story and performs its effects: drivers, hands, tape, tools' answers. IO lives here."""
