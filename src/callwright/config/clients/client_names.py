"""The names of clients on the command line, in order. Imports nothing, so that help is fast."""

CLIENT_NAMES = (
    "claude",
    "claude-code",
    "cursor",
    "vscode",
    "vscode-insiders",
    "windsurf",
    "gemini",
    "zed",
    "copilot",
    "opencode",
    "lmstudio",
    "cline",
)
