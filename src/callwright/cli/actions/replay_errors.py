"""Errors that end an evaluation early: invalid files, folders in use, crashed workers."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.cli_errors import CliError, make_unreachable_error
from callwright.evals.json_lines import RecordedDataError
from callwright.evals.replay.chunk_runner import WorkerDiedError
from callwright.evals.replay.evaluation_session import NothingScoredError
from callwright.evals.replay.recording_file import DamagedLine
from callwright.evals.replay.run_folder import HEAD_FILE, FolderBusyError, FolderTakenError


@contextmanager
def translate_replay_errors(folder: str) -> Iterator[None]:
    """Convert an evaluation's exception to an error with its remedy."""
    try:
        yield
    except RecordedDataError as fault:
        raise _make_unreadable_error(fault) from None
    except NothingScoredError as fault:
        raise _make_nothing_scored_error(fault.damaged) from None
    except WorkerDiedError:
        raise _WORKER_DIED_ERROR from None
    except FolderTakenError as fault:
        raise _make_folder_taken_error(folder, fault) from None
    except FolderBusyError:
        raise make_unreachable_error("folder_busy", _BUSY_TEXT, _BUSY_HINT, folder=folder) from None
    except OSError as fault:
        if fault.filename is None:
            raise
        raise make_unreachable_error(
            "folder_unusable", _UNUSABLE_TEXT, _UNUSABLE_HINT, folder=folder
        ) from None


def _make_unreadable_error(fault: RecordedDataError) -> CliError:
    return make_unreachable_error(
        "file_unreadable",
        Text("The data cannot be used: {fault}.", "无法使用该数据：{fault}。"),
        Text(
            "The file may be cut or no file of lines: fetch it again.",
            "文件可能不完整或不是按行的文件，请重新获取。",
        ),
        fault=fault,
    )


def _make_nothing_scored_error(damaged: Sequence[DamagedLine]) -> CliError:
    if not damaged:
        return make_unreachable_error(
            "nothing_recorded",
            Text("No record was chosen.", "没有选中任何记录。"),
            Text(
                "The file is empty, or --only, --sample and --limit leave nothing.",
                "文件为空，或筛选条件过窄。",
            ),
        )
    first = damaged[0]
    return make_unreachable_error(
        "not_recorded_calls",
        Text(
            "{file} contains no recorded calls. Line {line}: {why}.",
            "{file} 中没有录制的调用。第 {line} 行：{why}。",
        ),
        Text("docs/evaluation.md describes the format of a record.", "记录的格式见 docs/evaluation.md。"),
        file=first.file,
        line=first.line,
        why=make_reason_text(first.why),
    )


def _make_folder_taken_error(folder: str, fault: FolderTakenError) -> CliError:
    if fault.differs == ("files",) and not (Path(folder) / HEAD_FILE).exists():
        return make_unreachable_error(
            "folder_taken",
            Text("{folder} contains other files.", "{folder} 中有其他文件。"),
            Text("Name a folder that is empty or not there yet.", "请指定空文件夹或尚不存在的文件夹。"),
            folder=folder,
        )
    return make_unreachable_error(
        "folder_taken",
        Text(
            "{folder} contains another run; different: {differs}.",
            "{folder} 中是另一次运行；不同之处：{differs}。",
        ),
        Text(
            "Name another folder, or start over with --fresh: the scores there are then lost.",
            "请指定其他文件夹，或用 --fresh 重新开始（原有评测结果将丢失）。",
        ),
        folder=folder,
        differs=", ".join(fault.differs),
    )


_BUSY_TEXT = Text("Another process is at work in {folder}.", "另一个进程正在使用 {folder}。")
_BUSY_HINT = Text("Wait for it, or name another folder.", "请等待其完成，或指定其他文件夹。")
_UNUSABLE_TEXT = Text("{folder} cannot be written.", "无法写入 {folder}。")
_UNUSABLE_HINT = Text("Name a folder that can be created or written.", "请指定可以创建或写入的文件夹。")
_WORKER_DIED_ERROR = make_unreachable_error(
    "worker_died",
    Text("A worker process ended in the middle of its work.", "一个工作进程中途结束。"),
    Text("Most often memory ran out: use --jobs 1.", "多半是内存不足：请使用 --jobs 1。"),
)
