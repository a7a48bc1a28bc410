"""Whole histories of several processes on one ledger, under simulated time, chance, store and network.

One number, the seed, decides everything: the same seed gives the same history, so that a failure is found once and looked
at as often as need be. What runs is the product's own: story, driver, hands and the pure tables of the store; only time,
chance, the wire to the store and the wire to the tools are ours.
"""
