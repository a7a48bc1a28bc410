"""Open the engine of workflow runs that belongs to an application's tasks. Imports only what that engine needs."""

from callwright.engine import Engine
from callwright.engines.memory_engine import MemoryEngine
from callwright.workflow.port import FlowEngine


def flow_engine_of(tasks: Engine) -> FlowEngine:
    """Return the engine of runs for an engine of tasks.

    In memory for tasks in memory, else DBOS on the same database and in the same worker.

    Raises:
        EngineError: The extra is missing, or the database cannot be used.
    """
    if isinstance(tasks, MemoryEngine):
        from callwright.engines.memory_flows import MemoryFlowEngine  # noqa: PLC0415 - only what is needed

        return MemoryFlowEngine()
    from callwright.engines.dbos.flows import flow_engine_beside  # noqa: PLC0415 - an extra, only loaded when used

    return flow_engine_beside(tasks)
