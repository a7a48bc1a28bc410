"""The five evaluations of seed 002 §8: faults, invalid arguments, idempotency, partial success, unsafe output.

Each is a list of cases that either hold or do not, on what is shipped or on the tools of an application.
"""
