"""Names of spans, attributes, events and metrics: those of the OpenTelemetry conventions for generative AI, and our own.

The conventions are in development (https://github.com/open-telemetry/semantic-conventions-genai); these names are those of version 0.1.0.
"""

from typing import Final

SCOPE: Final = "callwright"
EXECUTE_TOOL: Final = "execute_tool"
"""The operation, and with the tool's name the name of the span."""

ATTEMPT: Final = "callwright.attempt"
"""Name of the span of one attempt."""

OPERATION_NAME: Final = "gen_ai.operation.name"
TOOL_NAME: Final = "gen_ai.tool.name"
TOOL_CALL_ID: Final = "gen_ai.tool.call.id"
TOOL_ARGUMENTS: Final = "gen_ai.tool.call.arguments"
TOOL_RESULT: Final = "gen_ai.tool.call.result"
ERROR_TYPE: Final = "error.type"
DURATION: Final = "gen_ai.execute_tool.duration"

CALL_ID: Final = "callwright.call.id"
RUN_ID: Final = "callwright.run.id"
TOOL_VERSION: Final = "callwright.tool.version"
EFFECT: Final = "callwright.effect"
NEXT_ACTION: Final = "callwright.next_action"
CONFIDENCE: Final = "callwright.confidence"
ATTEMPTS: Final = "callwright.attempts"
REPLAYED: Final = "callwright.replayed"
HANDLE: Final = "callwright.handle"
ATTEMPT_NUMBER: Final = "callwright.attempt.number"

REPAIR_EVENT: Final = "callwright.repair"
HELD_EVENT: Final = "callwright.held"
APPROVAL_EVENT: Final = "callwright.approval"
CLAIM_EVENT: Final = "callwright.ledger.claim"
WAIT_EVENT: Final = "callwright.retry.wait"
