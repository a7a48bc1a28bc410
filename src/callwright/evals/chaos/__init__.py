"""Chaos: suites of faults against tools, servers and retry wrappers, judged by the world's own record of effects."""
