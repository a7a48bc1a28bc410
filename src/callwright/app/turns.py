"""One turn of an agent's loop: the calls of a model's reply are made, and the messages that follow it are written.

Reads that follow each other run in parallel, writes one after the other in the order of the reply. The same reply given again
repeats no effect: a call is identified by its reply and its id, and the ledger has its outcome.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from contextvars import copy_context
from itertools import groupby
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from callwright.app.judging import record_answer
from callwright.core.call.clarification import AnswerError, answer
from callwright.core.reader.call_reader import read_json_calls
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.records.idempotency import compute_digest
from callwright.core.records.repeat_rules import GUESSED_CALL_PREFIX
from callwright.core.selection.sibling_calls import compare_siblings
from callwright.core.turns import audiences, result_messages
from callwright.core.turns.audiences import ModelView
from callwright.core.turns.model_reply import (
    MODEL_APIS,
    ModelApi,
    ModelReply,
    ReplyCall,
    ReplyError,
    drop_leading_reasoning,
    drop_nulls,
    is_random_id,
    read_reply,
    recognise_form,
)
from callwright.core.turns.result_messages import CallView
from callwright.core.wording.result_messages import strip_earlier
from callwright.domain.call import Origin, Principal, ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.result import ToolResult
from callwright.runtime.call_request import ServerCallOptions, call_to_json, normalise_options
from callwright.runtime.foreign_objects import dump_foreign_objects
from callwright.runtime.model_stream import ModelStream
from callwright.runtime.performer import Performer
from callwright.runtime.tape import TapeHead
from callwright.runtime.tool_visibility import list_visible_tools, read_offered_calls

if TYPE_CHECKING:
    from callwright.app import Callwright

NextTurn = Literal["continue", "answer", "ask", "approve", "stop", "cut"]
"""``continue`` send the messages to the model · ``answer`` its final words are in ``text`` · ``ask`` a question for the user ·
``approve`` a person has to approve a call · ``stop`` end the run · ``cut`` the reply was not whole, and no call was made."""

MAX_PARALLEL_READS: Final = 8
MAX_REMEMBERED_RESULTS: Final = 256


class TurnQuestion(Struct, frozen=True):
    """A question that a turn waits for.

    Attributes:
        call_id: The call that waits: the key of ``answers`` when the same reply is given again.
        text: The question, in the user's language.
        fields: Argument (JSON Pointer) and kind of each question, as in ``error.details["asked"]``.
        handle: Handle of the approval, for ``app.approve``; None for a question.
    """

    call_id: str
    text: str
    fields: tuple[Mapping[str, Any], ...] = ()
    handle: str | None = None


class Turn(Struct, frozen=True, kw_only=True):
    """The outcome of one reply: its results, the messages that follow, and the next step.

    Attributes:
        messages: The model's reply, unchanged, and the results in the form of its API: append them to the conversation. For the
            Responses API they are input items.
        next: The next step of the agent loop.
        results: The whole results, in the order of the calls; ``meta.model_call_id`` names the call.
        text: The model's words for the user.
        questions: The questions that the turn waits for, in the order of the calls.
        why: The reason why the turn stops or the reply counts as cut off; "" otherwise.
        api: The API whose form the messages have.
    """

    messages: list[Any]
    next: NextTurn
    results: list[ToolResult]
    text: str = ""
    questions: tuple[TurnQuestion, ...] = ()
    why: str = ""
    api: ModelApi = "openai"

    @property
    def question(self) -> TurnQuestion | None:
        """Return the first question, or None."""
        return self.questions[0] if self.questions else None


class _Job(Struct):
    """One call to be made."""

    call: ReplyCall
    head: TapeHead
    is_read: bool
    is_known: bool = False
    answered: Any = None
    result: ToolResult | None = None
    held: list[Performer] = field(default_factory=list)


class _Plan(Struct, frozen=True):
    """A reply and its calls, before any is made."""

    reply: ModelReply
    message: list[Any]
    jobs: list[_Job]
    own_objects: bool = False
    collisions: tuple[str, ...] = ()
    as_text: bool = False


RunCall = Callable[[TapeHead, list[Performer]], ToolResult]
RunCallAsync = Callable[[TapeHead, list[Performer]], Awaitable[ToolResult]]
BuildHead = Callable[..., TapeHead]
ShortenView = Callable[[ToolResult, ModelView, Principal], ModelView]


class TurnMaker:
    """Makes the turns of an application.

    Args:
        app: The application.
        build_head: Builds the request of one call.
        origin: Default origin of its calls.
        shorten: Replaces a view that is too large for a model.
    """

    def __init__(
        self, app: "Callwright", build_head: BuildHead, origin: Origin, shorten: ShortenView
    ) -> None:
        self._app = app
        self._build_head = build_head
        self._origin = origin
        self._shorten = shorten
        self._finished: OrderedDict[tuple[Any, ...], ToolResult] = OrderedDict()
        self._lock = Lock()

    def find_result(self, job: _Job) -> ToolResult | None:
        """Return the final result that the call of this same reply already has in this process; None if there is none.

        The same reply given again, after an approval or an answer, then costs its run nothing and reads nothing twice. In another
        process the ledger answers for writes, and reads are made again.
        """
        if not job.is_known:
            return None
        with self._lock:
            return self._finished.get(_build_memory_key(job.head))

    def remember_result(self, job: _Job, result: ToolResult) -> None:
        """Remember a result unless it waits for a person or ends the run."""
        if not job.is_known or (not result.success and result.next_action not in ("continue", "retry")):
            return
        with self._lock:
            self._finished[_build_memory_key(job.head)] = result
            if len(self._finished) > MAX_REMEMBERED_RESULTS:
                self._finished.popitem(last=False)

    def plan_turn(
        self, message: Any, api: ModelApi | None, answers: Mapping[str, Any], options: ServerCallOptions
    ) -> _Plan:
        """Read the reply and prepare its calls; nothing is made.

        Raises:
            ReplyError: it is not a reply of a model.
        """
        if api is not None and api not in MODEL_APIS:
            raise ValueError(f"api must be one of: {', '.join(MODEL_APIS)}")
        original, own_objects = _unwrap_message(message)
        plain = _dump_message(original)
        reply = read_reply(plain, api or _recognise_sdk(original))
        own = [original] if reply.api == "text" else _take_reply(original, reply)
        options = normalise_options(options)
        if reply.unfinished:
            return _Plan(reply, own, [], own_objects)
        if not reply.calls:
            return self._plan_text_calls(plain, reply, own, options, answers, own_objects=own_objects)
        calls, collisions = _drop_repeated_ids(reply.calls)
        read = [_read_call(one) for one in calls]
        jobs = self._build_jobs(reply, calls, read, options, answers)
        return _Plan(reply, own, jobs, own_objects, collisions)

    def _plan_text_calls(
        self,
        plain: Any,
        reply: ModelReply,
        own: list[Any],
        options: ServerCallOptions,
        answers: Mapping[str, Any],
        *,
        own_objects: bool,
    ) -> _Plan:
        """Prepare the calls in the text of a reply: of a model without an interface for tools, or leaked there by a provider."""
        channel = "text" if reply.api == "text" else "native"
        options = {**options, "channel": channel}  # type: ignore[typeddict-item]
        app, who = self._app, options.get("principal", self._app.principal)
        found = read_offered_calls(app.catalogue, app.policy, plain, channel, who, options)  # type: ignore[arg-type]
        if isinstance(found, Unreadable):
            if found.why in ("answer", "no_call"):
                return _Plan(reply, own, [], own_objects)
            head = self._build_head(plain, options)
            return _Plan(reply, own, [_Job(ReplyCall(plain, None, ""), head, False)], own_objects, (), True)
        calls = [ReplyCall(call_to_json(one), None, one.name) for one in found.calls]
        jobs = self._build_jobs(reply, calls, list(found.calls), options, answers)
        return _Plan(reply, own, jobs, own_objects, (), True)

    def _build_jobs(
        self,
        reply: ModelReply,
        calls: Sequence[ReplyCall],
        read: Sequence[ToolCall],
        options: ServerCallOptions,
        answers: Mapping[str, Any],
    ) -> list[_Job]:
        given = options.get("origin") or self._origin
        before = _count_received_messages(options)
        jobs = []
        for place, (call, tool_call, siblings) in enumerate(
            zip(calls, read, compare_siblings(read), strict=True)
        ):
            origin = replace(given, model_call=_identify_call(reply, call, place, before))
            said: dict[str, Any] = {"channel": "native", **options, "siblings": siblings, "origin": origin}
            head = self._build_head(call.raw, said, tool_call.repairs)
            answered = answers.get(call.call_id or str(place))
            is_read, is_known = self._is_read(tool_call.name, options), _is_known_call(reply, call)
            jobs.append(_Job(call, head, is_read, is_known, answered))
        return jobs

    def _is_read(self, name: str, options: ServerCallOptions) -> bool:
        who = options.get("principal", self._app.principal)
        found = self._app.catalogue.find(name, None, who)
        return found is not None and found[0].contract.effect == "read"

    def list_tools(self, principal: Principal) -> list[CompiledContract]:
        """Return the contracts of the tools offered to a principal."""
        app = self._app
        names = list_visible_tools(app.catalogue, app.policy, principal)
        found = [app.catalogue.find(name, None, principal) for name in names]
        return [one[0] for one in found if one is not None]

    def build_answer_head(self, job: _Job, refused: ToolResult) -> TapeHead | None:
        """Return the request of a refused call with the user's answer applied; None where there is none, or it does not fit."""
        if job.answered is None or refused.success:
            return None
        handle = refused.meta.repeat_handle
        if handle is not None and job.answered is True:
            request = replace(job.head.request, repeat=handle)
            return replace(job.head, request=request, ticket=self._build_head(request.raw, {}).ticket)
        try:
            fields = job.answered if isinstance(job.answered, Mapping) else None
            raw, confirmed = answer(refused, fields, yes=job.answered is True)
            record_answer(self._app.store, refused, fields, yes=job.answered is True)
        except AnswerError:
            return None  # the question stays open, and is in the turn
        request = replace(job.head.request, raw=raw, confirmed=confirmed, liberties=())
        ticket = self._build_head(raw, {}).ticket
        return replace(job.head, request=request, ticket=ticket)

    def finish_turn(self, plan: _Plan) -> Turn:
        """Write the messages and decide what comes next, once every call has its result."""
        results = [_name_call(job) for job in plan.jobs]
        reply = plan.reply
        views = [
            CallView(
                job.call,
                self._shorten(
                    result,
                    audiences.render_for_model(_restore_first_answer(job, result)),
                    job.head.request.principal,
                ),
            )
            for job, result in zip(plan.jobs, results, strict=True)
        ]
        views = [_add_collision(one, plan.collisions) for one in views]
        if reply.unfinished and reply.calls:
            cut = ModelView(_explain_cut(reply.unfinished), failed=True)
            views = [CallView(one, cut) for one in _drop_repeated_ids(reply.calls)[0]]
        written = (
            [result_messages.write_user_message(reply.api, result_messages.render_text_results(views))]
            if plan.as_text
            else result_messages.write_result_messages(reply.api, views, own_objects=plan.own_objects)
        )
        own = [{"role": "assistant", "content": reply.text}] if reply.api == "text" else plan.message
        questions = tuple(one for place, result in enumerate(results) if (one := _ask(result, place)))
        following, why = _decide_next(reply, results)
        return Turn(
            messages=[*own, *written],
            next=following,
            results=results,
            text=drop_leading_reasoning(reply.text),
            questions=questions,
            why=why,
            api=reply.api,
        )


_LENGTHS: Final = frozenset(
    "length max_tokens model_length incomplete model_context_window_exceeded error_limit".split()
)
"""Stop reasons of a reply that was too long; any other was stopped by its provider, who would stop it again."""


def _explain_cut(reason: str) -> str:
    """Return the text that replaces the results when a reply was cut off, for the model."""
    if reason in _LENGTHS:
        return "The reply was cut before its end, so that none of its calls was made. Write the calls again, shorter."
    return f"The reply was stopped ({reason}), so that none of its calls was made."


# --- making the calls -----------------------------------------------------------------------------------------------


def make_calls(maker: TurnMaker, plan: _Plan, run_call: RunCall) -> None:
    """Make the calls of a plan, blocking."""

    def make(job: _Job) -> None:
        job.result = maker.find_result(job)
        if job.result is not None:
            return
        job.result = run_call(job.head, job.held)
        again = maker.build_answer_head(job, job.result)
        if again is not None:
            job.result = run_call(again, job.held)
        maker.remember_result(job, job.result)

    done: list[_Job] = []
    for group in _group_jobs(plan.jobs):
        _deliver_before_repeat(group, done)
        if len(group) == 1:
            make(group[0])
        else:
            _make_in_parallel(make, group)
        done += group
    _deliver(done)


def _make_in_parallel(make: Callable[[_Job], None], group: Sequence[_Job]) -> None:
    """Make the calls in threads, in as many as the process can start; in this one where it can start none.

    An executor would raise with a call in its queue, which a thread of an earlier call might still make.
    """
    left, faults = deque(group), list[BaseException]()

    def work() -> None:
        with suppress(IndexError):
            while True:
                _make_one(make, left.popleft(), faults)

    threads = _start_threads(work, min(len(group), MAX_PARALLEL_READS))
    try:
        if not threads:
            work()
        for thread in threads:
            thread.join()
    finally:
        left.clear()
        for thread in threads:
            thread.join()
    if faults:
        raise faults[0]


def _start_threads(work: Callable[[], None], most: int) -> list[Thread]:
    threads: list[Thread] = []
    with suppress(RuntimeError):  # the process can start no more
        for _ in range(most):
            thread = Thread(target=copy_context().run, args=(work,), name="callwright-turn")
            thread.start()
            threads.append(thread)
    return threads


def _make_one(make: Callable[[_Job], None], job: _Job, faults: list[BaseException]) -> None:
    try:
        make(job)
    except BaseException as fault:  # noqa: BLE001 - raised where the turn was asked for
        faults.append(fault)


async def make_calls_async(maker: TurnMaker, plan: _Plan, run_call: RunCallAsync) -> None:
    """Make the calls of a plan on the running event loop."""
    free = asyncio.Semaphore(MAX_PARALLEL_READS)

    async def make(job: _Job) -> None:
        job.result = maker.find_result(job)
        if job.result is not None:
            return
        async with free:
            job.result = await run_call(job.head, job.held)
            again = maker.build_answer_head(job, job.result)
            if again is not None:
                job.result = await run_call(again, job.held)
        maker.remember_result(job, job.result)

    done: list[_Job] = []
    for group in _group_jobs(plan.jobs):
        _deliver_before_repeat(group, done)
        if len(group) == 1:
            await make(group[0])
        else:
            async with asyncio.TaskGroup() as tasks:
                for job in group:
                    tasks.create_task(make(job))
        done += group
    _deliver(done)


def _group_jobs(jobs: Iterable[_Job]) -> Iterator[list[_Job]]:
    """Yield the groups of calls that may run concurrently: consecutive reads; every other call alone."""
    for is_read, group in groupby(jobs, key=lambda job: job.is_read):
        if is_read:
            yield list(group)
        else:
            yield from ([job] for job in group)


def _deliver_before_repeat(group: Sequence[_Job], done: Sequence[_Job]) -> None:
    """Count the answers so far as received where a call repeats an earlier one of the reply: the model means it again."""
    if any(job.head.request.siblings is not None and job.head.request.siblings.repeated for job in group):
        _deliver(done)


def _deliver(jobs: Iterable[_Job]) -> None:
    for job in jobs:
        for performer in job.held:
            performer.mark_delivered()
        job.held = []


def _build_memory_key(head: TapeHead) -> tuple[Any, ...]:
    request = head.request
    model_call = None if request.origin is None else request.origin.model_call
    return request.principal, request.run_id, request.locale, model_call


# --- reading ----------------------------------------------------------------------------------------------------


def _unwrap_message(message: Any) -> tuple[Any, bool]:
    """Return the message itself, and whether Google's SDK takes the messages: it wants bytes where the API has Base64."""
    if isinstance(message, ModelStream):
        return message.build_reply(), message.from_objects
    if isinstance(message, list) and message and not isinstance(message[0], str):
        stream = ModelStream()
        plain = [dump_foreign_objects(one) for one in message]
        if recognise_form(plain) is None:
            for event in message:
                stream.feed(event)
            return stream.build_reply(), stream.from_objects
    if isinstance(message, str | bytes):
        text = message if isinstance(message, str) else message.decode()
        return _parse_message_text(text), False
    return message, not isinstance(message, Mapping | list)


def _parse_message_text(text: str) -> Any:
    """Return the reply in a JSON text of an API; any other text is returned unchanged, as the model's own text."""
    if not text.lstrip().startswith(("{", "[")):
        return text
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
    return text if recognise_form(document) is None else document


def _dump_message(original: Any) -> Any:
    try:
        return original if isinstance(original, str) else dump_foreign_objects(original)
    except Exception as fault:
        raise ReplyError("This object has no form in JSON, so it is not a reply of a model.") from fault


def _recognise_sdk(original: Any) -> ModelApi | None:
    """Return the API of an SDK object in OpenAI's form, by its module; None for any other object."""
    package = type(original).__module__.partition(".")[0]
    return {"mistralai": "mistral", "cohere": "cohere"}.get(package)  # type: ignore[return-value]


def _take_reply(original: Any, reply: ModelReply) -> list[Any]:
    """Return the messages of the reply as the caller's own objects, unchanged."""
    if reply.path is None:
        return []
    value = original
    for step in reply.path:
        value = (
            value[step]
            if isinstance(step, int)
            else value.get(step)
            if isinstance(value, Mapping)
            else getattr(value, step)
        )
    if value is None:
        return []
    if reply.api == "anthropic":
        return [{"role": "assistant", "content": value}]
    return list(value) if isinstance(value, list | tuple) else [value]


def _drop_repeated_ids(calls: Sequence[ReplyCall]) -> tuple[list[ReplyCall], tuple[str, ...]]:
    """Return the calls with each id once, and the ids under which another call stood, which is not made.

    An API takes one result per id. The same call twice under one id is one call.
    """
    first: dict[str, ReplyCall] = {}
    chosen: list[ReplyCall] = []
    collisions: list[str] = []
    for one in calls:
        earlier = first.setdefault(one.call_id, one) if one.call_id is not None else one
        if earlier is one:
            chosen.append(one)
        elif earlier.raw != one.raw and one.call_id is not None:
            collisions.append(one.call_id)
    return chosen, tuple(collisions)


def _read_call(call: ReplyCall) -> ToolCall:
    """Return the call as read, to compare it with its siblings; one that cannot be read is like no other."""
    found = read_json_calls(call.raw, channel="native")
    if isinstance(found, Reading) and len(found.calls) == 1:
        return replace(found.calls[0], repairs=())
    return ToolCall(call.name, {"": compute_digest(drop_nulls(call.raw))})


def _count_received_messages(options: ServerCallOptions) -> int:
    """Return how many messages the model had received before its reply: of the user, and results of tools."""
    return sum(one.role in ("user", "tool") for one in options.get("conversation") or ())


def _is_known_call(reply: ModelReply, call: ReplyCall) -> bool:
    """Return whether the call can be no other: its id is random, or its reply has an id.

    Some servers number their calls (``call_0``, ``functions.look:0``) from the start in every reply.
    """
    return call.call_id is not None and (reply.named or is_random_id(call.call_id))


def _identify_call(reply: ModelReply, call: ReplyCall, place: int, received: int) -> str:
    """Return the identity of the decision to make a call: the same for the same reply.

    If neither the call nor its reply has an id, the number of messages and results before it distinguishes it from an equal later
    call: who runs the tests, changes a file and runs the tests again means it.
    """
    raw, prefix = drop_nulls(call.raw), "turn/"
    if call.call_id is not None and is_random_id(call.call_id):
        parts: list[Any] = [call.call_id, raw]
    elif reply.named:
        parts = [reply.identity, place, raw]
    else:
        parts, prefix = [reply.identity, place, received], GUESSED_CALL_PREFIX
    return prefix + compute_digest([reply.api, *parts])


# --- results ----------------------------------------------------------------------------------------------------


def _name_call(job: _Job) -> ToolResult:
    assert job.result is not None  # every call of a plan has been made
    if job.call.call_id is None:
        return job.result
    return replace(job.result, meta=replace(job.result.meta, model_call_id=job.call.call_id))


def _restore_first_answer(job: _Job, result: ToolResult) -> ToolResult:
    """Return the result as the model got it, or was to get it, at first: to the model a reply that is run again is one reply."""
    if not job.is_known or not any(one.code == "given_again" for one in result.warnings):
        return result
    warnings = [one for one in result.warnings if one.code != "given_again"]
    meta = replace(result.meta, replayed=False, repeat_handle=None)
    return replace(result, message=strip_earlier(result.message), warnings=warnings, meta=meta)


def _add_collision(one: CallView, collisions: Sequence[str]) -> CallView:
    if one.call.call_id not in collisions:
        return one
    line = "[callwright] Another call had the same id and was not made. Send it again with an id of its own."
    return replace(one, view=replace(one.view, notice=f"{one.view.notice} {line}".strip()))


def _ask(result: ToolResult, place: int) -> TurnQuestion | None:
    call_id = result.meta.model_call_id
    key = call_id if isinstance(call_id, str) else str(place)
    if _is_approval(result):
        return TurnQuestion(key, audiences.render_for_user(result), (), result.meta.handle)
    if result.next_action != "ask_user":
        return None
    details = (result.error.details or {}) if result.error is not None else {}
    return TurnQuestion(key, audiences.render_for_user(result), tuple(details.get("asked", ())))


def _is_approval(result: ToolResult) -> bool:
    return result.error is not None and result.error.code in ("approval_required", "approval_expired")


def _decide_next(reply: ModelReply, results: Sequence[ToolResult]) -> tuple[NextTurn, str]:
    if reply.unfinished:
        return "cut", reply.unfinished
    if not results:
        return ("continue", "pause_turn") if reply.paused else ("answer", "")
    stopping = next(
        (one for one in results if one.next_action in ("stop", "human_review") and not _is_approval(one)),
        None,
    )
    if stopping is not None:
        return "stop", stopping.error.code if stopping.error is not None else stopping.next_action
    if any(map(_is_approval, results)):
        return "approve", ""
    return ("ask", "") if any(one.next_action == "ask_user" for one in results) else ("continue", "")
