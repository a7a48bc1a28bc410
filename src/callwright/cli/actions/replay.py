"""``callwright replay``: score recorded calls and print the figures; ``replay_output`` lays them out."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypedDict, TypeVar, Unpack

from callwright.cli.actions.replay_contracts import replay_against
from callwright.cli.actions.replay_errors import translate_replay_errors
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.replay_output import (
    ReplayProgressBar,
    print_cases,
    print_comparison,
    print_dialogues,
    print_replay_report,
    print_samples,
)
from callwright.cli.screen import Screen
from callwright.evals.replay.case_report import build_case_report, is_case_file
from callwright.evals.replay.chunk_runner import (
    SELECTION_FIELDS,
    RecordSelection,
    SelectionField,
    count_lines,
)
from callwright.evals.replay.dialogue_report import build_dialogue_report, is_dialogue_file
from callwright.evals.replay.evaluation_session import EvaluationRequest, evaluate_recordings
from callwright.evals.replay.replay_report import ReplayReport
from callwright.evals.replay.run_comparison import NotARunError
from callwright.evals.replay.run_comparison import compare_runs as hold
from callwright.evals.replay.sample_report import build_sample_report, is_sample_file

Report = TypeVar("Report")


class ReplayArguments(TypedDict):
    """Which records are scored, and whether peers are scored too."""

    sample: int
    limit: int | None
    only: tuple[str, ...]
    no_peers: bool


class ContractArguments(TypedDict):
    """Which contracts traffic is replayed against."""

    app: str | None
    store: str | None
    against: str | None
    tool: str | None


class AllArguments(ReplayArguments, ContractArguments):
    """The options of both."""


def run_replay(
    output: OutputOptions,
    *,
    files: tuple[str, ...],
    compare: tuple[str, str] | None,
    cases: bool,
    jobs: int | None,
    out: str | None,
    fresh: bool,
    quiet: bool,
    **chosen: Unpack[AllArguments],
) -> ExitCode:
    """Compare two runs, or score the files. Return PROBLEMS if lines were damaged."""
    if compare is not None:
        return _compare_runs(output, compare, files)
    paths = tuple(_require_file(name) for name in files)
    if any(chosen[name] is not None for name in ("app", "store", "against", "tool")):
        return replay_against(
            output,
            files=_refuse_out_option(paths, out),
            app=chosen["app"],
            store=chosen["store"],
            against=chosen["against"],
            tool=chosen["tool"],
            limit=chosen["limit"],
        )
    kind = _detect_content(paths, own=cases)
    if kind != "recordings":
        return _REPLAYS[kind](output, _refuse_out_option(paths, out))
    selection = RecordSelection(
        chosen["limit"], chosen["sample"] / 100, _parse_filters(chosen["only"]), peers=not chosen["no_peers"]
    )
    request = EvaluationRequest(
        files=paths,
        selection=selection,
        jobs=jobs,
        out=None if out is None else Path(out),
        fresh=fresh,
        lang=output.lang,
    )
    with translate_replay_errors(out or ""), ReplayProgressBar(output, quiet=quiet) as meter:
        if meter.shown:
            meter.set_total(count_lines(request.files, request.selection))
        found = evaluate_recordings(request, meter.show_done_chunks)
    return _print_scores(output, request, found)


def _detect_content(
    paths: tuple[Path, ...], *, own: bool
) -> Literal["cases", "samples", "dialogues", "recordings"]:
    """Detect the contents of the files from their first lines."""
    if not paths and not own:
        raise make_usage_error(
            Text("No file of recorded calls was named.", "没有指定录制调用的文件。"),
            Text(
                "Give FILE..., or two runs with --compare, or --cases.",
                "请给出 FILE...，或用 --compare 指定两次运行，或使用 --cases。",
            ),
        )
    kinds = {_detect_file_content(one) for one in paths}
    if own:
        kinds.add("cases")
    if len(kinds) > 1 or (own and paths):
        raise make_usage_error(
            Text(
                "Recorded calls, samples, dialogues and cases are replayed separately.",
                "录制的调用、抽样、对话和用例需分别重放。",
            ),
            Text("Name files of one kind.", "请只指定同一种文件。"),
        )
    (kind,) = kinds
    return kind  # type: ignore[return-value] # one of the four


def _detect_file_content(path: Path) -> str:
    if is_case_file(path):
        return "cases"
    if is_sample_file(path):
        return "samples"
    return "dialogues" if is_dialogue_file(path) else "recordings"


def _refuse_out_option(paths: tuple[Path, ...], out: str | None) -> tuple[Path, ...]:
    if out is not None:
        raise make_usage_error(
            Text("--out is for recorded calls.", "--out 仅用于录制的调用。"),
            Text("Leave it out; --json prints everything.", "请去掉它；--json 可输出全部内容。"),
        )
    return paths


def _print_scores(output: OutputOptions, request: EvaluationRequest, found: ReplayReport) -> ExitCode:
    screen = Screen(output)
    if output.json:
        screen.print_json(found)
    else:
        print_replay_report(screen, found)
        if request.out is not None:
            screen.print_text(_PAGE_WRITTEN_TEXT, page=request.out / "report.html")
    return ExitCode.PROBLEMS if found.damaged else ExitCode.OK


def _replay_samples(output: OutputOptions, paths: tuple[Path, ...]) -> ExitCode:
    with translate_replay_errors(""):
        found = build_sample_report(paths)
    return _print_report(output, found, print_samples, failed=bool(found.damaged))


def _replay_cases(output: OutputOptions, paths: tuple[Path, ...]) -> ExitCode:
    with translate_replay_errors(""):
        found = build_case_report(paths)
    return _print_report(output, found, print_cases, failed=bool(found.damaged or found.wrong))


def _replay_dialogues(output: OutputOptions, paths: tuple[Path, ...]) -> ExitCode:
    with translate_replay_errors(""):
        found = build_dialogue_report(paths)
    return _print_report(output, found, print_dialogues, failed=bool(found.damaged))


def _print_report(
    output: OutputOptions, report: Report, print_for_people: Callable[[Screen, Report], None], *, failed: bool
) -> ExitCode:
    screen = Screen(output)
    if output.json:
        screen.print_json(report)
    else:
        print_for_people(screen, report)
    return ExitCode.PROBLEMS if failed else ExitCode.OK


_REPLAYS: Final[dict[str, Callable[[OutputOptions, tuple[Path, ...]], ExitCode]]] = {
    "cases": _replay_cases,
    "samples": _replay_samples,
    "dialogues": _replay_dialogues,
}


def _compare_runs(output: OutputOptions, runs: tuple[str, str], files: tuple[str, ...]) -> ExitCode:
    if files:
        raise make_usage_error(
            Text("--compare takes two runs and no files.", "--compare 只接受两次运行，不接受文件。"),
            Text("Leave {files} out.", "请去掉 {files}。"),
            files=" ".join(files),
        )
    try:
        found = hold(Path(runs[0]), Path(runs[1]))
    except NotARunError as fault:
        raise make_unreachable_error(
            "no_run",
            Text("{path} contains no run.", "{path} 中没有运行结果。"),
            Text("Name a folder that --out has written.", "请指定 --out 写入的文件夹。"),
            path=fault,
        ) from None
    screen = Screen(output)
    if output.json:
        screen.print_json(found)
    else:
        print_comparison(screen, found)
    return ExitCode.OK


_PAGE_WRITTEN_TEXT = Text("The page: {page}", "页面：{page}")


def _require_file(name: str) -> Path:
    path = Path(name)
    if path.is_file():
        return path
    raise make_unreachable_error(
        "file_not_found",
        Text("There is no file {path}.", "文件 {path} 不存在。"),
        Text("Name one or more files of recorded calls.", "请指定一个或多个录制调用的文件。"),
        path=name,
    )


def _parse_filters(filters: tuple[str, ...]) -> dict[SelectionField, tuple[str, ...]]:
    found: dict[SelectionField, tuple[str, ...]] = {}
    for one in filters:
        name, equals, value = one.partition("=")
        if not equals or name not in SELECTION_FIELDS:
            raise make_usage_error(
                Text("--only {given} names no field.", "--only {given} 没有指明字段。"),
                Text("Write FIELD=VALUE with one of: {fields}.", "请写成 FIELD=VALUE，可用字段：{fields}。"),
                given=one,
                fields=", ".join(SELECTION_FIELDS),
            )
        found[name] = (*found.get(name, ()), value)
    return found
