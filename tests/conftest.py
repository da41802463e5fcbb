"""What every test run states: which build of the engine it tests."""

from pathlib import Path

import maszyna
from maszyna.build import kind


def pytest_report_header() -> str:
    return f"maszyna: {kind()} build in {Path(maszyna.__file__).parent}"
