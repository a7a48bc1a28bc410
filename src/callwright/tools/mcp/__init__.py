"""Servers of the Model Context Protocol as tools: by child process and over HTTP, of either era."""
