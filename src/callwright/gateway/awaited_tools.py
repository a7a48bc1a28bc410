"""Wait for a tool that is not known yet because its server is at its first start. May not know how a call is made."""

from callwright.app import Callwright
from callwright.domain.call import Principal


async def await_tool(app: Callwright, name: str, principal: Principal) -> None:
    """Wait, at most 10 seconds, until a tool that no server has listed yet is known.

    Returns at once unless a server that may have it is at its first start, and the rules may allow this principal the tool:
    who may not call it must not learn from the time that it exists.
    """
    upstreams = app.connected
    if upstreams is None or app.policy.decide(principal, name).verdict == "deny":
        return
    await upstreams.wait_for_tool(name, lambda: app.catalogue.find(name, None, principal) is not None)
