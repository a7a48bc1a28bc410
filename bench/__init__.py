"""The bench: ours, hand-written floors and peers, interleaved in one run and told as ratios.

Nothing here is imported by the package. A figure is only ever compared with one taken in the same run.
"""
