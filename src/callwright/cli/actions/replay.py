"""``callwright replay``: scores recorded calls and prints the figures; how they look is ``render_replay``'s."""

from pathlib import Path
from typing import Literal, TypedDict, Unpack

from callwright.cli.actions.replay_trouble import telling_what_ended_it
from callwright.cli.exits import Exit
from callwright.cli.manner import Manner
from callwright.cli.render_replay import (
    ReplayMeter,
    print_cases,
    print_comparison,
    print_report,
    print_samples,
)
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse, unreachable
from callwright.cli.words import Text
from callwright.evals.replay.compare import NoRun
from callwright.evals.replay.compare import compare as hold
from callwright.evals.replay.own import case_report, holds_cases
from callwright.evals.replay.report import Report
from callwright.evals.replay.run import FIELDS, Field, Selection, count_lines
from callwright.evals.replay.samples import holds_samples, sample_report
from callwright.evals.replay.session import Asked, evaluate


class Chosen(TypedDict):
    """Which records are scored, and whether peers are scored beside us."""

    sample: int
    limit: int | None
    only: tuple[str, ...]
    no_peers: bool


def replay(
    manner: Manner,
    *,
    files: tuple[str, ...],
    compare: tuple[str, str] | None,
    cases: bool,
    jobs: int | None,
    out: str | None,
    fresh: bool,
    quiet: bool,
    **chosen: Unpack[Chosen],
) -> Exit:
    """Do what is asked: hold two runs against each other, or score what the files hold. Problems when lines were damaged."""
    if compare is not None:
        return _compare(manner, compare, files)
    paths = tuple(_file(name) for name in files)
    kind = _content(paths, own=cases)
    if kind != "recordings":
        return (_cases if kind == "cases" else _samples)(manner, _alone(paths, out))
    selection = Selection(
        chosen["limit"], chosen["sample"] / 100, _only(chosen["only"]), peers=not chosen["no_peers"]
    )
    asked = Asked(
        files=paths,
        selection=selection,
        jobs=jobs,
        out=None if out is None else Path(out),
        fresh=fresh,
        lang=manner.lang,
    )
    with telling_what_ended_it(out or ""), ReplayMeter(manner, quiet=quiet) as meter:
        if meter.shown:
            meter.begin(count_lines(asked.files, asked.selection))
        found = evaluate(asked, meter.done)
    return _tell(manner, asked, found)


def _content(paths: tuple[Path, ...], *, own: bool) -> Literal["cases", "samples", "recordings"]:
    """What the files hold, seen from their first lines."""
    if not paths and not own:
        raise misuse(
            Text("No file of recorded calls was named.", "没有指定录制调用的文件。"),
            Text(
                "Give FILE..., or two runs with --compare, or --cases.",
                "请给出 FILE...，或用 --compare 指定两次运行，或使用 --cases。",
            ),
        )
    kinds = {
        "cases" if holds_cases(one) else "samples" if holds_samples(one) else "recordings" for one in paths
    }
    if own:
        kinds.add("cases")
    if len(kinds) > 1 or (own and paths):
        raise misuse(
            Text(
                "Recorded calls, samples and cases are replayed each by themselves.",
                "录制的调用、抽样和用例需分别重放。",
            ),
            Text("Name files of one kind.", "请只指定同一种文件。"),
        )
    (kind,) = kinds
    return kind  # type: ignore[return-value] # one of the three above


def _alone(paths: tuple[Path, ...], out: str | None) -> tuple[Path, ...]:
    if out is not None:
        raise misuse(
            Text("--out is for recorded calls.", "--out 仅用于录制的调用。"),
            Text("Leave it out; --json prints everything.", "请去掉它；--json 可输出全部内容。"),
        )
    return paths


def _tell(manner: Manner, asked: Asked, found: Report) -> Exit:
    screen = Screen(manner)
    if manner.json:
        screen.document(found)
    else:
        print_report(screen, found)
        if asked.out is not None:
            screen.say(_WRITTEN, page=asked.out / "report.html")
    return Exit.PROBLEMS if found.damaged else Exit.OK


def _samples(manner: Manner, paths: tuple[Path, ...]) -> Exit:
    with telling_what_ended_it(""):
        found = sample_report(paths)
    screen = Screen(manner)
    if manner.json:
        screen.document(found)
    else:
        print_samples(screen, found)
    return Exit.PROBLEMS if found.damaged else Exit.OK


def _cases(manner: Manner, paths: tuple[Path, ...]) -> Exit:
    with telling_what_ended_it(""):
        found = case_report(paths)
    screen = Screen(manner)
    if manner.json:
        screen.document(found)
    else:
        print_cases(screen, found)
    return Exit.PROBLEMS if found.damaged or found.wrong else Exit.OK


def _compare(manner: Manner, runs: tuple[str, str], files: tuple[str, ...]) -> Exit:
    if files:
        raise misuse(
            Text("--compare takes two runs and no files.", "--compare 只接受两次运行，不接受文件。"),
            Text("Leave {files} out.", "请去掉 {files}。"),
            files=" ".join(files),
        )
    try:
        found = hold(Path(runs[0]), Path(runs[1]))
    except NoRun as fault:
        raise unreachable(
            "no_run",
            Text("{path} holds no run.", "{path} 中没有运行结果。"),
            Text("Name a folder that --out has written.", "请指定 --out 写入的文件夹。"),
            path=fault,
        ) from None
    screen = Screen(manner)
    if manner.json:
        screen.document(found)
    else:
        print_comparison(screen, found)
    return Exit.OK


_WRITTEN = Text("The page: {page}", "页面：{page}")


def _file(name: str) -> Path:
    path = Path(name)
    if path.is_file():
        return path
    raise unreachable(
        "file_not_found",
        Text("There is no file {path}.", "文件 {path} 不存在。"),
        Text("Name one or more files of recorded calls.", "请指定一个或多个录制调用的文件。"),
        path=name,
    )


def _only(given: tuple[str, ...]) -> dict[Field, tuple[str, ...]]:
    found: dict[Field, tuple[str, ...]] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or name not in FIELDS:
            raise misuse(
                Text("--only {given} names no field.", "--only {given} 没有指明字段。"),
                Text("Write FIELD=VALUE with one of: {fields}.", "请写成 FIELD=VALUE，可用字段：{fields}。"),
                given=one,
                fields=", ".join(FIELDS),
            )
        found[name] = (*found.get(name, ()), value)
    return found
