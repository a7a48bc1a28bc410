"""Dates and times as people write them, in English and Chinese: parsed where there is one reading, else a question. Pure."""
