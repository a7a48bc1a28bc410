"""Reading databases: the check of a query's tree, and one reader for each kind of database. Knows nothing of models or calls."""
