"""Progress cards typed in from the player's own box (X10), `maszyna/expeditions-progress-cards@1`.

    {"format": "maszyna/expeditions-progress-cards@1",
     "cards": [{"level": 4, "name": "…", "spaces": 25, "stars": [2, 4, 7, 10, 13, 16, 18, 20],
                "coins": {"glory": 5, "map": 2, "corruption": 2}}]}

Only cards that are not on file are taken. ``spaces`` counts the start, which is 0; ``name`` may be absent.
"""

from typing import Final

from maszyna.expeditions.facts.progress import (
    COINS,
    LEAST_SPACES,
    MOST_SPACES,
    MissingCard,
    ProgressCard,
    glory_tokens,
    progress_cards,
)
from maszyna.expeditions.words import LEVELS, MOST_COINS
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.schema import file_schema, record, several, text, whole_number

FORMAT: Final = "maszyna/expeditions-progress-cards@1"
FIELDS: Final = ["level", "name", "spaces", "stars", "coins"]
MOST_NAME: Final = 40
HOW: Final = "type it in from your own card: maszyna expeditions cards FILE"


class OwnCards:
    """The cards a player has typed in, by level."""

    def __init__(self, cards: list[ProgressCard]) -> None:
        self.cards = cards

    def of_level(self, level: int) -> ProgressCard | None:
        return next((card for card in self.cards if card.level == level), None)

    def with_new(self, newer: "OwnCards") -> "OwnCards":
        """These cards and newer ones; a newer card takes the place of an older."""
        kept = [card for card in self.cards if newer.of_level(card.level) is None]
        return OwnCards(sorted(kept + newer.cards, key=lambda card: card.level))


def missing_card(level: int) -> MissingCard | None:
    """What is said of a level that is not on file."""
    return next((card for card in progress_cards().missing if card.level == level), None)


def card_of_level(level: int, own: OwnCards, where: str) -> ProgressCard:
    """The progress card of a level, on file or the player's own; otherwise the reason why there is none."""
    for card in [*progress_cards().cards, *own.cards]:
        if card.level == level:
            return card
    missing = missing_card(level)
    assert missing is not None
    raise FormatError(where, f"level {level} is not on file: {missing.reason}; {HOW}")


def read_own_cards(document: object, where: str = "document") -> OwnCards:
    fields = Part(document, where).fields(["format", "cards"])
    needed(fields, "format", f'"{FORMAT}"', where).name([FORMAT])
    cards: list[ProgressCard] = []
    for part in needed(fields, "cards", "a list of cards", where).items("a list of cards"):
        card = read_own_card(part)
        if card.level in [other.level for other in cards]:
            raise FormatError(f"{part.where}.level", f"{card.level} stands in the list already")
        cards.append(card)
    return OwnCards(sorted(cards, key=lambda card: card.level))


def read_own_card(part: Part) -> ProgressCard:
    fields = part.fields(FIELDS)
    level = needed(fields, "level", f"a level 1..{LEVELS}", part.where).number(1, LEVELS, "a level")
    missing = missing_card(level)
    if missing is None:
        raise FormatError(f"{part.where}.level", f"{level} is on file already; only missing cards are typed in")
    spaces = needed(fields, "spaces", "the number of spaces", part.where).number(
        LEAST_SPACES, MOST_SPACES, "the number of spaces of the track, the start included,"
    )
    stars = read_stars(needed(fields, "stars", f"the {glory_tokens()} spaces with a star", part.where), spaces)
    coins = needed(fields, "coins", f"an object with {', '.join(COINS)}", part.where)
    amounts = coins.fields(COINS)
    found = [needed(amounts, kind, "coins for one", coins.where).number(0, MOST_COINS, "coins") for kind in COINS]
    name = missing.name
    if "name" in fields:
        name = fields["name"].text(MOST_NAME, "a name")
    return ProgressCard(level, name, spaces, tuple(stars), found[0], found[1], found[2])


def read_stars(part: Part, spaces: int) -> list[int]:
    """Eight, ascending, within the track."""
    items = part.items(f"a list of {glory_tokens()} spaces")
    if len(items) != glory_tokens():
        raise part.wrong(f"a list of {glory_tokens()} spaces")
    stars: list[int] = []
    for item in items:
        star = item.number(1, spaces - 1, "a space of the track")
        if stars and star <= stars[-1]:
            raise item.wrong(f"more than {stars[-1]}: stars ascend")
        stars.append(star)
    return stars


def write_own_card(card: ProgressCard) -> dict[str, object]:
    document: dict[str, object] = {"level": card.level}
    if card.name:
        document["name"] = card.name
    coins = [card.glory_coins, card.map_coins, card.corruption_coins]
    return {
        **document,
        "spaces": card.spaces,
        "stars": list(card.stars),
        "coins": dict(zip(COINS, coins, strict=True)),
    }


def write_own_cards(own: OwnCards) -> dict[str, object]:
    return {"format": FORMAT, "cards": [write_own_card(card) for card in own.cards]}


def list_levels(own: OwnCards) -> list[dict[str, object]]:
    """Every level: its card, and whether it is on file, typed in, or missing and why."""
    found: list[dict[str, object]] = [{**write_own_card(card), "card": "on file"} for card in progress_cards().cards]
    for missing in progress_cards().missing:
        card = own.of_level(missing.level)
        if card is not None:
            found.append({**write_own_card(card), "card": "own"})
        else:
            named: dict[str, object] = {"name": missing.name} if missing.name else {}
            found.append({"level": missing.level, **named, "card": "missing", "reason": f"{missing.reason}; {HOW}"})
    return found


def schema() -> dict[str, object]:
    """The file format as a JSON Schema; that stars ascend it cannot say."""
    levels = [missing.level for missing in progress_cards().missing]
    stars = several(whole_number(1, MOST_SPACES - 1), glory_tokens(), glory_tokens())
    fields: dict[str, object] = {
        "level": {"enum": levels},
        "name": text(MOST_NAME),
        "spaces": whole_number(LEAST_SPACES, MOST_SPACES),
        "stars": {**stars, "uniqueItems": True},
        "coins": record({kind: whole_number(0, MOST_COINS) for kind in COINS}, COINS),
    }
    card = record(fields, [field for field in FIELDS if field != "name"])
    title = "Progress cards of the Expeditions Automa typed in from one's own box"
    return file_schema(title, FORMAT, {"cards": {"type": "array", "items": card}}, ["cards"])
