"""Run every probe in one framework, without and with Callwright, and print what happened as JSON. Argument: the adapter."""

import json
import logging
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from adapters.probes import PROBES, describe


def main(name: str) -> None:
    """Print versions and marks."""
    logging.disable(logging.CRITICAL)
    module = import_module(f"adapters.{name}_harness")
    harness = module.HARNESS
    seen = {
        probe.key: [describe(harness, probe, with_callwright=one) for one in (False, True)]
        for probe in PROBES
    }
    versions = {one: version(one) for one in module.PACKAGES}
    print(json.dumps({"versions": versions, "probes": seen}))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
