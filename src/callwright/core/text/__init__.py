"""Text analysis and conversations, shared by grounding, gate and selection. Pure."""
