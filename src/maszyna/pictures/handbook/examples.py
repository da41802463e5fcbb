"""The handbook's worked examples: a request for each symbol on one position, the airships, a turn of Expeditions."""

import json
from typing import Final

from maszyna.expeditions.notation.read_position import FORMAT as EXPEDITIONS_FORMAT
from maszyna.expeditions.own_cards import OwnCards
from maszyna.pictures.expeditions.turn_picture import draw_document
from maszyna.pictures.handbook.handbook_tables import CARD_EFFECTS, narrowing_kind, table, titles
from maszyna.pictures.scythe.descriptions import ENGLISH
from maszyna.scythe.airships.preferences import flight_of
from maszyna.scythe.automa import symbols as symbol_table
from maszyna.scythe.automa.airship_ties import AIRSHIP_TIES, CAN_PAY_SIEGE
from maszyna.scythe.facts.automa import GAINS
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.effects import AUTOMA_CARD, AUTOMA_SYMBOLS, EFFECTS
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import PROVENANCES, Tile
from maszyna.scythe.notation.position_layout import FORMAT
from maszyna.speech.expeditions.captions import captions
from maszyna.speech.language.catalogue import SOURCE

AUTOMA: Final[dict[str, object]] = {
    "faction": "saxony", "level": "automa", "tracker": 5, "power": 6, "coins": 9,
    "character": 21, "mechs": [29, 35, "mat", "mat"],
    "workers": [34, 41, 28, 36, "mat", "mat", "mat", "mat"],
}  # fmt: skip
HUMAN: Final[dict[str, object]] = {
    "faction": "crimea", "mat": "innovative", "abilities": ["Riverwalk", "Wayfare", "Scout"],
    "power": 5, "popularity": 8, "coins": 7,
    "character": 37, "mechs": [37, 15, 20, "mat"],
    "workers": [43, 43, 30, 14, 44, "mat", "mat", "mat"],
    "structures": {"mine": 44, "mill": 43}, "stars": 1,
}  # fmt: skip
BOARD: Final[dict[str, object]] = {
    "encounters": [3, 8, 11, 13, 25, 27, 35, 36, 39],
    "resources": {"14": {"wood": 1}, "30": {"oil": 1, "metal": 1}, "43": {"food": 2}, "44": {"metal": 3}},
}


def position(**automa: object) -> dict[str, object]:
    """Saxony as the Automa among Crimea's raiders; ``automa`` changes something about it."""
    return {"format": FORMAT, "automa": {**AUTOMA, **automa}, "human": HUMAN, **BOARD}


# By symbol: what is special about the example, and the request.
EXAMPLES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "move_worker": (
        "Two workers are equally near to the base.",
        {"position": position(), "action": "move_worker"},
    ),
    "move_mech": (
        "The tracker has passed the last no-water space, so lakes and rivers are open to the Automa (A5.2).",
        {"position": position(), "action": "move_mech"},
    ),
    "move_character": (
        "Earlier in the game, with the tracker on a no-water space: no lake and no river is open (A5.1), "
        "and fewer territories are in reach.",
        {"position": position(tracker=2), "action": "move_character"},
    ),
    "encounter_or_factory": (
        "Nothing of the Automa is next to the Factory yet, so only encounter tokens are left.",
        {"position": position(), "action": "encounter_or_factory"},
    ),
    "attack_workers": (
        "Three territories have a human's workers and nobody to defend them.",
        {"position": position(), "action": "attack_workers"},
    ),
    "attack_combat_unit": (
        "The card asks for 5 power, and the Automa has 6.",
        {"position": position(), "action": "attack_combat_unit", "min_power": 5},
    ),
}


TITLE: Final = "## With airships (W5, W9)\n"
TIES: Final = """\
Over a board with airships (The Wind Gambit) the symbols that move combat units know three criteria more: a filter at
the end of the valid territories, and two tie-breakers between the symbol's own rule and the usual ones. A worker does
not look at airships, and an airship has no neighbourhood.
"""
FLIGHT: Final = """\
The Automa's airship moves after its character whenever that moves without attacking (move character, encounter or
Factory), with the variant of the active airship after more symbols too. It goes one territory on or stays, within
the same water rule as units; from its base it goes to one of the two territories joined to that by land. Its card says
which; what stands there as house is a stand-in of ours, and a player with the box can enter the printed card instead.
"""
CAMP: Final = """\
**Camp** (W5.7; the rule is printed, its symbols are house). With any module of The Wind Gambit: if at the start of its
turn none of the Automa's units is on a territory and enemy units are on both territories joined to its base by land, it
does this instead of the first two rows of its card, without a minimum of power: {symbols}; then it gains {gains}. The
other rows stay.

**Active airship** (W5.8; the rule is printed, its symbols are house): the airship also moves after {active}.
"""


def air_chapter() -> list[str]:
    camp, active = tile_set().tiles[AUTOMA_SYMBOLS]
    symbols = ", then ".join(ENGLISH.symbol(NAMES[move.symbol]) for move in camp.moves)
    gains = ", ".join(f"{gain.amount} {GAINS[gain.gain].replace('_', ' ')}" for gain in camp.gains)
    after = ", ".join(ENGLISH.symbol(NAMES[move.symbol]) for move in active.moves)
    return [TITLE, TIES, ties(), FLIGHT, cards(), CAMP.format(symbols=symbols, gains=gains, active=after)]


def ties() -> str:
    rows = []
    for stage, criteria in (("valid", [CAN_PAY_SIEGE]), ("destination", AIRSHIP_TIES)):
        for each in criteria:
            users = [
                symbol.rule
                for symbol in symbol_table.SYMBOLS
                if each in symbol.valid_under_airships + symbol.destination_under_airships
            ]
            rows.append(
                [
                    stage,
                    ENGLISH.title(each.name),
                    narrowing_kind(each),
                    ENGLISH.sentence(each.name),
                    each.rule,
                    ", ".join(users),
                ]
            )
    return table(["stage", "criterion", "keeps", "meaning", "rule", "used by"], rows)


def cards() -> str:
    rows = [
        [card.id.replace("_", " "), titles(flight_of(card)), effects(card), ", ".join(sources(card))]
        for card in tile_set().tiles[AUTOMA_CARD]
    ]
    return table(["card", "the airship goes, in this order", "what it does", "known from"], rows)


def effects(card: Tile) -> str:
    return "; ".join(CARD_EFFECTS[EFFECTS[one.effect].name].format(*one.numbers) for one in card.effects)


def sources(card: Tile) -> list[str]:
    return [PROVENANCES[source] for source in card.provenance]


NAME: Final = "expeditions_turn"
DOWN: Final[dict[str, object]] = {"map": True}


def up(*tokens: int) -> dict[str, object]:
    return {"map": False, "corruption": list(tokens)}


EXAMPLE: Final[dict[str, object]] = {
    "position": {
        "format": EXPEDITIONS_FORMAT, "level": 2, "progress": 12, "glory": 3,
        "north": [DOWN, up(), up(5), DOWN, up(4, 3), up(5), up(20)],
        "central": [DOWN, up(3, 4), DOWN, DOWN, up(5, 5, 3), up(), up()],
        "automa": {"north": 1, "central": 6}, "human": {"row": "north", "at": 2},
        "taken": {"maps": 3, "corruption": [4, 5]},
    },
    "card": 8,
}  # fmt: skip


def example_files() -> dict[str, str]:
    """The request and its picture, by name."""
    drawn = draw_document(EXAMPLE, None, None, OwnCards([]), captions(SOURCE))
    return {f"{NAME}.json": json.dumps(EXAMPLE) + "\n", f"{NAME}.svg": drawn}
