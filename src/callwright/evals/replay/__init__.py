"""Re-read, check, repair, gate and score recorded tool calls: ``callwright replay``.

Nothing is executed. Decisions are made by the functions that a live call uses; correctness is judged
by the benchmark's own checker, and losses and changes by readers in this package that share no code with ours.
"""
