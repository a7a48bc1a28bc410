"""The words by which clients are named on the command line, in their order. Imports nothing, so that help is quick."""

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
