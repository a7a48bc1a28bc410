"""What a server asks while a call runs: without end it costs bounded memory (T32)."""

import asyncio

import pytest

from callwright.tools.mcp.exchange import MAX_OPEN_QUESTIONS, BackgroundTasks, OpenQuestions

pytestmark = pytest.mark.promise("T32")


def test_what_a_server_asks_beyond_a_number_of_open_questions_has_no_answer_and_later_ones_have() -> None:
    begun, ended = 0, 0

    async def answer(gate: asyncio.Event) -> None:
        nonlocal begun, ended
        begun += 1
        await gate.wait()
        ended += 1

    async def go() -> None:
        background, questions, gate = BackgroundTasks(), OpenQuestions(), asyncio.Event()
        for _ in range(100_000):
            questions.answer(background, answer(gate))
        await asyncio.sleep(0)
        assert (begun, ended) == (MAX_OPEN_QUESTIONS, 0)
        answering = asyncio.all_tasks() - {asyncio.current_task()}
        assert len(answering) == MAX_OPEN_QUESTIONS

        gate.set()
        await asyncio.gather(*answering)
        questions.answer(background, answer(gate))
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        assert ended == MAX_OPEN_QUESTIONS + 1
        background.cancel_all()

    asyncio.run(go())
