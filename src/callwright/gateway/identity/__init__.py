"""Who asks: bearer keys, hashed at rest. In local mode nobody has to say who they are, and none of this is used."""
