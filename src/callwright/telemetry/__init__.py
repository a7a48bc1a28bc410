"""Figures and traces for the systems that operators watch: Prometheus and OpenTelemetry.

Nothing in here makes or changes a call; it is told of calls by their events.
"""
