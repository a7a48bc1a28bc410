"""Parsers of tool calls side by side: what they read, and what they make of texts that hold no call."""
