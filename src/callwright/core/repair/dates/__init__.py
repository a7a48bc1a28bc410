"""Dates and times as people write them, in English and Chinese: read where there is one reading, else asked about. Pure."""
