"""Own Automa cards and star cards read and written: what a designer enters instead of the printed ones.

    {"number": 7, "skipped_by_autometta": false, "advances": true, "combat_power": {"0-7": 2, "8-13": 3, "14-16": 4},
     "combat_cards": 1, "resources": 2, "schemes": [{"moves": [...], "gains": [...], "recruit": "coins"}, {...}]}

Groups are those of our data file (`automa_cards.json`). A row may be empty, and brackets may stand anywhere in it.
"""

from typing import Final

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.schema import record, several, whole_number
from maszyna.scythe.facts.automa import (
    ANY_FACTION,
    ATTACK_COMBAT_UNIT,
    CARD_KEYS,
    GAINS,
    LEVELS,
    MOST_CARDS,
    MOST_COMBAT_CARDS,
    MOST_GAINED,
    MOST_RESOURCES,
    NO_RECRUIT,
    RECRUITS,
    SYMBOLS,
    AutomaCard,
    GainGroup,
    MoveGroup,
    Scheme,
)
from maszyna.scythe.facts.star_cards import EXTRA, FLAGS, MOST_EXTRA, MOST_SPACES, TRACK, StarCard, levels, star_card
from maszyna.scythe.ids import FACTIONS, MOST_DIAL, MOST_POWER, MOST_STARS

MOST_GROUPS: Final = 8  # of a row
SCHEMES: Final = 2
LEVEL_KEYS: Final = ["id", *TRACK, *FLAGS, *EXTRA]
Schema = dict[str, object]


def read_cards(part: Part) -> list[AutomaCard]:
    """A whole deck, by number."""
    cards = [read_card(item) for item in part.items("deck", most=MOST_CARDS)]
    if not 1 <= len(cards) <= MOST_CARDS:
        raise part.wrong("deck", most=MOST_CARDS)
    for index, card in enumerate(cards):
        if card.number in [other.number for other in cards[:index]]:
            raise FormatError(f"{part.where}[{index}].number", "card_listed_twice", number=card.number)
    if not any(card.advances and not card.skipped_by_autometta for card in cards):
        raise FormatError(part.where, "no_gold_star")  # with Autometta the game would never end
    return sorted(cards, key=lambda card: card.number)


def read_card(part: Part) -> AutomaCard:
    fields = part.record(CARD_KEYS, [])
    schemes = fields["schemes"].items("two_schemes")
    if len(schemes) != SCHEMES:
        raise fields["schemes"].wrong("two_schemes")
    columns = read_columns(fields["combat_power"])
    return AutomaCard(
        fields["number"].number(1, MOST_CARDS, "automa_card"), fields["skipped_by_autometta"].flag(),
        fields["advances"].flag(), tuple([power for _, power in columns]),
        fields["combat_cards"].number(0, MOST_COMBAT_CARDS), fields["resources"].number(0, MOST_RESOURCES),
        (read_scheme(schemes[0]), read_scheme(schemes[1])), tuple([last for last, _ in columns]),
    )  # fmt: skip


def read_columns(part: Part) -> list[tuple[int, int]]:
    """The columns of a combat table, by the last power they count with; together they cover every power."""
    found: list[tuple[int, int]] = []
    start = 0
    for name, power in part.entries("combat_table", most=MOST_POWER).items():
        first, _, last = name.partition("-")
        if not first.isdecimal() or not last.isdecimal() or int(last) > MOST_POWER or int(last) < int(first):
            raise FormatError(power.where, "no_column", most=MOST_POWER)
        if int(first) != start:
            raise FormatError(power.where, "column_gap", start=start)
        found.append((int(last), power.number(0, MOST_DIAL, "dial_number")))
        start = int(last) + 1
    if start != MOST_POWER + 1:
        raise FormatError(part.where, "table_too_short", start=start, most=MOST_POWER)
    return found


def read_scheme(part: Part) -> Scheme:
    fields = part.record(["moves", "gains", "recruit"], [])
    moves = [read_move(item) for item in row(fields["moves"], "symbols_of_row")]
    gains = [read_gain(item) for item in row(fields["gains"], "gains")]
    fields["moves"].once([group.symbol * len(FACTIONS) * 2 + group.faction for group in moves])
    fields["gains"].once([group.gain * len(FACTIONS) * 2 + group.faction for group in gains])
    recruit = fields["recruit"].name(RECRUITS)
    return Scheme(tuple(moves), tuple(gains), recruit if recruit < len(RECRUITS) - 1 else NO_RECRUIT)


def row(part: Part, right: str) -> list[Part]:
    items = part.items(right, most=MOST_GROUPS)
    if len(items) > MOST_GROUPS:
        raise part.wrong(right, most=MOST_GROUPS)
    return items


def read_move(part: Part) -> MoveGroup:
    fields = part.record(["symbol"], ["min_power", "bracket"])
    symbol = fields["symbol"].name(SYMBOLS)
    power = 0
    if "min_power" in fields:
        if symbol != ATTACK_COMBAT_UNIT:
            raise FormatError(fields["min_power"].where, "only_of_action", action=SYMBOLS[ATTACK_COMBAT_UNIT])
        power = fields["min_power"].number(0, MOST_POWER, "power_minimum")
    return MoveGroup(symbol, power, read_bracket(fields))


def read_gain(part: Part) -> GainGroup:
    fields = part.record(["gain", "amount"], ["bracket"])
    amount = fields["amount"].number(1, MOST_GAINED, "amount")
    return GainGroup(fields["gain"].name(GAINS), amount, read_bracket(fields))


def read_bracket(fields: dict[str, Part]) -> int:
    return fields["bracket"].name(FACTIONS) if "bracket" in fields else ANY_FACTION


def write_card(card: AutomaCard) -> dict[str, object]:
    starts = [0, *[last + 1 for last in card.columns[:-1]]]
    columns = zip(starts, card.columns, card.combat_power, strict=True)
    return {
        "number": card.number,
        "skipped_by_autometta": card.skipped_by_autometta,
        "advances": card.advances,
        "combat_power": {f"{first}-{last}": power for first, last, power in columns},
        "combat_cards": card.combat_cards,
        "resources": card.resources,
        "schemes": [write_scheme(scheme) for scheme in card.schemes],
    }


def write_scheme(scheme: Scheme) -> dict[str, object]:
    return {
        "moves": [write_move(group) for group in scheme.moves],
        "gains": [
            {"gain": GAINS[group.gain], "amount": group.amount, **write_bracket(group.faction)}
            for group in scheme.gains
        ],
        "recruit": RECRUITS[scheme.recruit],
    }  # fmt: skip


def write_move(group: MoveGroup) -> dict[str, object]:
    power: dict[str, object] = {"min_power": group.min_power} if group.min_power else {}
    return {"symbol": SYMBOLS[group.symbol], **power, **write_bracket(group.faction)}


def write_bracket(faction: int) -> dict[str, object]:
    return {} if faction == ANY_FACTION else {"bracket": FACTIONS[faction]}


def read_levels(part: Part) -> list[StarCard]:
    """All four star cards: the printed ones, and those of the document instead."""
    found = list(levels())
    items = part.items("star_cards")
    part.once([index_of(item) for item in items])
    for item in items:
        card = read_level(item)
        card.own = card.document() != found[card.level].document()
        found[card.level] = card
    return found


def index_of(part: Part) -> int:
    return needed(part.fields(LEVEL_KEYS), "id", "one_of", part.where, names=LEVELS).name(LEVELS)


def read_level(part: Part) -> StarCard:
    """Six stars, the last of them on the last space: an Automa always ends the game some day (A13)."""
    fields = part.record(LEVEL_KEYS, [])
    last = fields["spaces"].number(MOST_STARS + 1, MOST_SPACES, "track_spaces") - 1
    dry = fields["no_water"].integers(0, last)
    if list(dry) != list(range(len(dry))):
        raise fields["no_water"].wrong("first_spaces")
    stars = fields["stars"].items("star_spaces", count=MOST_STARS)
    if len(stars) != MOST_STARS:
        raise fields["stars"].wrong("star_spaces", count=MOST_STARS)
    before = 0
    for star in stars:
        if star.number(1, last, "track_space") <= before:
            raise star.wrong("ascending_star", last=before)
        before = star.number(1, last)
    if before != last:
        raise stars[-1].wrong("last_space", last=last)
    fields["scheme_two"].number(1, last, "track_space")
    for name in EXTRA:
        fields[name].number(0, MOST_EXTRA, "amount")
    return star_card(part)


def card_schema() -> Schema:
    bracket: Schema = {"bracket": {"enum": FACTIONS}}
    power: Schema = {"min_power": whole_number(0, MOST_POWER)}
    move = record({"symbol": {"enum": SYMBOLS}, **power, **bracket}, ["symbol"])
    gain = record({"gain": {"enum": GAINS}, "amount": whole_number(1, MOST_GAINED), **bracket}, ["gain", "amount"])
    scheme = record(
        {"moves": several(move, 0, MOST_GROUPS), "gains": several(gain, 0, MOST_GROUPS), "recruit": {"enum": RECRUITS}},
        ["moves", "gains", "recruit"],
    )
    column: Schema = {"^[0-9]+-[0-9]+$": whole_number(0, MOST_DIAL)}
    fields: Schema = {
        "number": whole_number(1, MOST_CARDS), "skipped_by_autometta": {"type": "boolean"},
        "advances": {"type": "boolean"},
        "combat_power": {"type": "object", "patternProperties": column, "additionalProperties": False},
        "combat_cards": whole_number(0, MOST_COMBAT_CARDS), "resources": whole_number(0, MOST_RESOURCES),
        "schemes": several(scheme, SCHEMES, SCHEMES),
    }  # fmt: skip
    return record(fields, CARD_KEYS)


def level_schema() -> Schema:
    space = whole_number(1, MOST_SPACES - 1)
    fields: Schema = {
        "id": {"enum": LEVELS}, "spaces": whole_number(MOST_STARS + 1, MOST_SPACES),
        "no_water": several(whole_number(0, MOST_SPACES - 1), 0, MOST_SPACES), "scheme_two": space,
        "stars": several(space, MOST_STARS, MOST_STARS), **{name: {"type": "boolean"} for name in FLAGS},
        **{name: whole_number(0, MOST_EXTRA) for name in EXTRA},
    }  # fmt: skip
    return record(fields, LEVEL_KEYS)
