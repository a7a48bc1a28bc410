"""What the adapters of agent frameworks share. Each adapter is a module beside this package: ``callwright.langchain`` is one."""
