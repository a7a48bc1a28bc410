"""Simulate whole histories of several processes on one ledger, with simulated time, randomness, store and network.

The seed decides everything: the same seed gives the same history, so that a failure can be reproduced at will.
The code under test is the product's own: pipeline, driver, performer and the store's pure tables; only time,
randomness, and the connections to the store and the tools are simulated.
"""
