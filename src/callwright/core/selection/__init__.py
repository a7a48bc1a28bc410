"""Which tool a request means: keywords, ranking, version split, sibling calls. Pure."""
