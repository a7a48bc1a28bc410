"""One reply of a model: recognise its API and its calls, and write results, definitions and prompts in that API's form. Pure."""
