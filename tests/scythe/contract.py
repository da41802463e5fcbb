"""The documents of the published formats, as they stand there, and others made from them."""

import copy
import json
from typing import Any

CONTRACT = """
{"format": "maszyna/scythe-position@1",
 "automa": {"faction": "saxony", "level": "automa", "scheme": 1, "tracker": 4,
            "power": 6, "coins": 5, "combat_cards": [2, 3, 5],
            "character": 23, "mechs": [21, "base", "mat", "mat"],
            "workers": [34, 41, 35, "base", "mat", "mat", "mat", "mat"],
            "factory_card": false, "stars": {"tracker": 0, "combat": 0, "power": 0}},
 "human": {"faction": "crimea", "abilities": ["Riverwalk"], "power": 5, "popularity": 4, "coins": 7,
           "character": 36, "mechs": [43, "mat", "mat", "mat"],
           "workers": [43, 44, "base", "mat", "mat", "mat", "mat", "mat"],
           "structures": {"mine": 43}, "recruits": ["power", "coin"], "stars": 1},
 "encounters": [3, 8, 11], "resources": {"43": {"food": 2}, "36": {"oil": 1}},
 "rulings": {}, "options": {}}
"""


def position(**changes: Any) -> dict[str, Any]:
    """The position of the contract, with changes by path: ``human__coins=3``; None takes a part away."""
    document: dict[str, Any] = json.loads(CONTRACT)
    for path, value in changes.items():
        *parents, last = path.split("__")
        place = document
        for name in parents:
            place = place[name]
        if value is None:
            del place[last]
        else:
            place[last] = copy.deepcopy(value)
    return document


def bare(**seats: str) -> dict[str, Any]:
    """A position with nothing given but factions: ``bare(automa="saxony", human="nordic")``."""
    return {"format": "maszyna/scythe-position@1"} | {name: {"faction": faction} for name, faction in seats.items()}
