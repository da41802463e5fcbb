"""The kinds of questions a policy knows, in the order of its weights; all others are one kind more to it.

Order and sizes belong to the data file of the policy: a change here needs weights that were learned with it.
"""

from typing import Final

from maszyna.scythe.ids import PLACES
from maszyna.scythe.place_texts import PAIRED

ENCOUNTER_CARDS: Final = 43
ROWS_A_PLACE: Final = PLACES + 1
UNIT_ROWS: Final = PAIRED  # of one kind of units, in the choice of a unit
UNIT_SORTS: Final = 3  # character, mechs, workers
PIECE_SORTS: Final = UNIT_SORTS + 1  # and the airship


class KnownQuestion:
    def __init__(self, kind: str, rows: int, context: list[int] | None = None, leads_there: bool = False) -> None:
        self.kind = kind  # the name that the decision declares
        self.rows = rows  # of options told apart; one with more options than rows shares the last
        self.context: list[int] = context or []  # how many values each number has that is told of it, after the place
        self.leads_there = leads_there  # what is so on the place of an option counts


KNOWN_QUESTIONS: Final[list[KnownQuestion]] = [
    KnownQuestion("section", 5),
    KnownQuestion("top", 3),
    KnownQuestion("bottom", 2, [5, 4]),
    KnownQuestion("unit", PIECE_SORTS * UNIT_ROWS, [4, 3]),
    KnownQuestion("step", UNIT_SORTS * ROWS_A_PLACE, [4, 4, 2]),
    KnownQuestion("cargo", 8),
    KnownQuestion("field", ROWS_A_PLACE, [6], leads_there=True),
    KnownQuestion("births", 6, [6]),
    KnownQuestion("accept", 8, [15, 4]),
    KnownQuestion("resource", 4, [5, 4]),
    KnownQuestion("store", 1),
    KnownQuestion("worker", 1),
    KnownQuestion("pay", 1),
    KnownQuestion("pay_any", 1, [4]),
    KnownQuestion("discard", 4),
    KnownQuestion("cube", 7),
    KnownQuestion("box", 4, [7]),
    KnownQuestion("mech", 5),
    KnownQuestion("mech_site", ROWS_A_PLACE, [5], leads_there=True),
    KnownQuestion("structure", 5),
    KnownQuestion("building_site", ROWS_A_PLACE, [5], leads_there=True),
    KnownQuestion("recruit", 5),
    KnownQuestion("bonus", 4, [5]),
    KnownQuestion("factory_card", 19),
    KnownQuestion("benefit", 4, [20]),
    KnownQuestion("encounter", 4 * ENCOUNTER_CARDS),
    KnownQuestion("opponent", 1),
    KnownQuestion("refuge", 1),
    KnownQuestion("refugee", 2),
    KnownQuestion("objective", 2),
    KnownQuestion("battle", 1),
    KnownQuestion("artillery", 2),
    KnownQuestion("dial", 1),
    KnownQuestion("card", 1),
    KnownQuestion("retreat", ROWS_A_PLACE, [4], leads_there=True),
    KnownQuestion("flag", 2),
    KnownQuestion("trap", 5),
    KnownQuestion("rearm", 2),
    KnownQuestion("flight", ROWS_A_PLACE, [6, 2], leads_there=True),
    KnownQuestion("unload", 4, [6, 4]),
    KnownQuestion("load", 4, [6, 4]),
    KnownQuestion("bombard", 4),
    KnownQuestion("toll", 4),
    KnownQuestion("duel", 2),
    KnownQuestion("negotiate", 2),
    KnownQuestion("factory_star", 2),
    KnownQuestion("mission", 2),
]
KINDS: Final[list[str]] = [question.kind for question in KNOWN_QUESTIONS]
OTHER: Final[int] = len(KINDS)
# All others share one row.
ROWS: Final[dict[str, int]] = {question.kind: question.rows for question in KNOWN_QUESTIONS} | {"other": 1}
