"""The nouns: results, errors, contracts, calls, effects, records. Imports nothing of ours."""
