"""Documents as text: what kind a file is, whether an archive may be unpacked, and a converter in a process with limits."""
