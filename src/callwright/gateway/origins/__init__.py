"""Inference of a call's origin: conversation, request, and the model's tool call. Stock clients do not name a run."""
