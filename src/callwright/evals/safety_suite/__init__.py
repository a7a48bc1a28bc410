"""The five evaluations of seed 002 §8: faults, invalid arguments, idempotency, partial success, unsafe output.

Each is a list of cases that pass or fail, on the shipped code or on the tools of an application.
"""
