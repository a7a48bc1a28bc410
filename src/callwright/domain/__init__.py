"""The nouns: results, errors, contracts, calls, effects, records. Imports no other package of Callwright."""
