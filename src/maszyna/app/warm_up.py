"""First turns played for nobody: afterwards the facts, words and drawings of every game are in memory.

A page without a server keeps Python's memory after them, and its next start takes it up (web/site/snapshot.js).
"""

import json
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.in_browser import Browser
from maszyna.speech.language.catalogue import LANGUAGES

SEATS: Final = [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]
SETUPS: Final = {"scythe-table": {"seats": SEATS}, "scythe": {"seats": SEATS}, "expeditions-table": {"level": 2}}
SCENES: Final = [(kind, lang) for lang in LANGUAGES for kind in SETUPS]


def rehearse(number: int) -> bool:
    """Play one of the first turns; whether there are more."""
    play(*SCENES[number])
    return number + 1 < len(SCENES)


def play(kind: str, lang: str) -> None:
    """Begin a game, take the first step that is offered, look at the board."""
    begun = answer("POST", f"games?lang={lang}", {"kind": kind, "setup": SETUPS[kind], "seed": 1})
    game = json.loads(begun["text"])
    step = "automa" if kind == "scythe-table" else game["view"]["decision"]["options"][0]["action"]
    row = begun["changes"][0]["row"]
    answer("POST", f"games/{game['id']}/actions?lang={lang}", {"revision": 0, "actions": [step]}, row)
    for layer in game["view"]["board"]["layers"]:
        if "art" in layer:
            answer("GET", f"art/{layer['art']}")
    for page in ("games", f"setup?kind={kind}"):
        answer("GET", f"{page}{'&' if '?' in page else '?'}lang={lang}")


def answer(method: str, path: str, body: Doc | None = None, row: Doc | None = None) -> Doc:
    """The application's answer from a storage that holds one game or none."""
    handed = {"rows": [row] if row else [], "links": [], "kept": {}, "count": 0}
    asked = {"method": method, "path": f"/api/{path}", "key": None, "handed": handed,
             "body": None if body is None else json.dumps(body)}  # fmt: skip
    found: Doc = json.loads(Browser().answer(json.dumps(asked)))
    return found
