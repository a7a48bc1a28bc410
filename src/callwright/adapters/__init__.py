"""Shared parts of the adapters of agent frameworks. Each adapter is a public module of ``callwright``, such as ``callwright.langchain``."""
