"""The peers: each in an environment of its own under ``build/peers``, each run as a child process that is asked for
batches in turn with ours. The scripts beside this file run under the peers' interpreters, not under ours.
"""
