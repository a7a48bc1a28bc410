"""Commands of the repository: generators of checked-in files."""
