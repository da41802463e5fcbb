"""After the rehearsal a page answers from memory."""

import subprocess
import sys
from typing import Any

import pytest

from maszyna.app.in_browser import SCENES, SETUPS, answer, rehearse

# In a process of its own: what other tests have read does not count here.
WATCHED = """
import sys
from maszyna.app.in_browser import SCENES, play, rehearse
number = 0
while rehearse(number):
    number += 1
assert number + 1 == len(SCENES)
read = []
sys.addaudithook(lambda event, what: read.append(str(what[0])) if event in ("open", "import") else None)
for scene in SCENES:
    play(*scene)
sys.exit(", ".join(read) or None)
"""


def test_what_was_rehearsed_is_answered_without_reading_a_file() -> None:
    done = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_kind_in_every_language_is_rehearsed() -> None:
    assert {kind for kind, _ in SCENES} == set(SETUPS)
    assert {lang for _, lang in SCENES} == {"en", "uk", "ru"}
    with pytest.raises(IndexError):
        rehearse(len(SCENES))


def test_a_rehearsal_asks_what_a_page_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is a success: a refusal would have read little."""
    heard: list[tuple[str, int]] = []

    def watched(method: str, path: str, body: Any = None, row: Any = None) -> Any:
        found = answer(method, path, body, row)
        heard.append((path.split("?")[0].split("/")[-1], found["status"]))
        return found

    monkeypatch.setattr("maszyna.app.in_browser.answer", watched)
    for number in range(len(SCENES)):
        rehearse(number)
    assert {status for _, status in heard} == {200, 201}
    assert [path for path, _ in heard].count("actions") == len(SCENES)
