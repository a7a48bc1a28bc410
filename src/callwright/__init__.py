"""Callwright: the contract-and-reliability layer between an AI agent and its tools."""
