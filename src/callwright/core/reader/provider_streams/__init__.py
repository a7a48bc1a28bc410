"""Streams of model APIs, joined into the whole message that they transmit.

One module per way to transmit a call: increments of texts, items, blocks and parts.
"""
