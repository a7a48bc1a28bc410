"""The child of ``child_process``: limits itself, then reads a document from standard input and writes its text as JSON.

    python -m callwright.toolkit.documents.kreuzberg_child MEDIA_TYPE MEMORY_BYTES CPU_SECONDS CHARS

Exit codes: 0 a text was written · 65 the document cannot be read · 77 too little memory · 78 kreuzberg is not installed.
"""

import json
import resource
import sys

MAX_FILE_BYTES = 64 * 1024 * 1024
"""kreuzberg unpacks its PDF library into the folder for temporary files, which is this conversion's own."""

UNREADABLE, NO_MEMORY, NOT_INSTALLED = 65, 77, 78


def main(media_type: str, memory_bytes: int, cpu_seconds: int, chars: int) -> int:
    """Convert standard input; gives the exit code."""
    limit_process(memory_bytes, cpu_seconds)
    body = sys.stdin.buffer.read()
    try:
        text = convert(body, media_type)
    except ImportError:
        return NOT_INSTALLED
    except MemoryError:
        return NO_MEMORY
    except Exception:  # noqa: BLE001 - any error of the parser: its message may quote the untrusted document
        return UNREADABLE
    json.dump({"text": text[:chars], "is_cut": len(text) > chars}, sys.stdout)
    return 0


def limit_process(memory_bytes: int, cpu_seconds: int) -> None:
    """Set limits that this process cannot raise again."""
    for kind, value in (
        (resource.RLIMIT_AS, memory_bytes),
        (resource.RLIMIT_CPU, cpu_seconds),
        (resource.RLIMIT_FSIZE, MAX_FILE_BYTES),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 64),
    ):
        resource.setrlimit(kind, (value, value))


def convert(body: bytes, media_type: str) -> str:
    """The text of a document, by kreuzberg: without its cache, without OCR, without plug-ins."""
    import kreuzberg  # noqa: PLC0415 - after the limits

    config = kreuzberg.ExtractionConfig(use_cache=False)
    return str(kreuzberg.extract_bytes_sync(body, media_type, config).content)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *(int(value) for value in sys.argv[2:5])))
