"""Figures and traces for the systems that operators watch: Prometheus and OpenTelemetry.

Nothing in here makes or changes a call; it hears of calls by their events.
"""
