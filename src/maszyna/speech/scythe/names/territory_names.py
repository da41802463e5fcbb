"""Territories by name: a terrain and where it lies, so that nobody needs the numbers.

What follows the terrain never changes with the part of the name in a sentence, so the texts of ``places`` serve for
numbers and for names: "from the lake {number}" is said with 22 or with "west of the Factory".
"""

from typing import Final

from maszyna.scythe.words import ALBION, CRIMEA, NORDIC, POLANIA, RUSVIET, SAXONY, TOGAWA
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import OF_FACTION

NEAR: Final = mark("near {faction}")
NEAR_FACTION: Final[dict[int, int]] = {
    1: ALBION,
    2: ALBION,
    4: NORDIC,
    5: NORDIC,
    7: POLANIA,
    8: ALBION,
    9: ALBION,
    11: NORDIC,
    13: RUSVIET,
    14: POLANIA,
    19: RUSVIET,
    20: POLANIA,
    21: POLANIA,
    25: RUSVIET,
    26: RUSVIET,
    28: SAXONY,
    34: SAXONY,
    35: SAXONY,
    39: TOGAWA,
    40: TOGAWA,
    41: SAXONY,
    42: CRIMEA,
    43: CRIMEA,
    44: CRIMEA,
    45: TOGAWA,
    46: TOGAWA,
    47: CRIMEA,
}
ELSEWHERE: Final[dict[int, str]] = {
    3: mark("between Albion and Nordic"),
    6: mark("in the north-east"),
    10: mark("with the northern tunnel"),
    12: mark("by the forest tunnel"),
    15: mark("with the tunnel"),
    16: mark("by the Factory"),
    17: mark("north of the Factory"),
    18: mark("with the tunnel"),
    22: mark("west of the Factory"),
    24: mark("by the Factory"),
    27: mark("in the far west"),
    29: mark("with the tunnel"),
    30: mark("by the Factory"),
    31: mark("south of the Factory"),
    32: mark("with the tunnel"),
    33: mark("between Rusviet and Togawa"),
    36: mark("between two tunnels"),
    37: mark("with the southern tunnel"),
    38: mark("in the south"),
}


def whereabouts(translator: Translator, place: int) -> str:
    """Where a territory lies, as it follows its terrain; the Factory needs nothing."""
    if place in NEAR_FACTION:
        return translator.say(NEAR, {"faction": translator.form(OF_FACTION[NEAR_FACTION[place]])})
    return translator.say(ELSEWHERE[place]) if place in ELSEWHERE else ""
