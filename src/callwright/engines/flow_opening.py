"""Opens the engine of workflow runs that goes with an application's tasks. Loads only what that engine needs."""

from callwright.engine import Engine
from callwright.engines.memory_engine import MemoryEngine
from callwright.workflow.port import FlowEngine


def flow_engine_of(tasks: Engine) -> FlowEngine:
    """The engine beside that of the tasks: memory beside memory, else DBOS on the same database and in the same worker.

    Raises:
        EngineError: the extra is missing, or the database cannot be used.
    """
    if isinstance(tasks, MemoryEngine):
        from callwright.engines.memory_flows import MemoryFlowEngine  # noqa: PLC0415 - only what is needed

        return MemoryFlowEngine()
    from callwright.engines.dbos.flows import flow_engine_beside  # noqa: PLC0415 - an extra, only loaded when used

    return flow_engine_beside(tasks)
