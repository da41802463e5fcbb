"""The chapter of the handbook about airships (W5, W9): from the criteria, the symbols and the data of the cards."""

from typing import Final

from maszyna.pictures.handbook.tables import CARD_EFFECTS, narrowing_kind, table, titles
from maszyna.pictures.scythe.descriptions import ENGLISH
from maszyna.scythe.airships.preferences import flight_of
from maszyna.scythe.automa import symbols as symbol_table
from maszyna.scythe.automa.airship_ties import AIRSHIP_TIES, CAN_PAY_SIEGE
from maszyna.scythe.facts.automa import GAINS
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.effects import AUTOMA_CARD, AUTOMA_SYMBOLS, EFFECTS
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import PROVENANCES, Tile

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
