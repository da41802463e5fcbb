"""Progress cards typed in from the player's own box (X10), `maszyna/expeditions-progress-cards@1`.

    {"format": "maszyna/expeditions-progress-cards@1",
     "cards": [{"level": 4, "name": "…", "spaces": 25, "stars": [2, 4, 7, 10, 13, 16, 18, 20],
                "coins": {"glory": 5, "map": 2, "corruption": 2}}]}

Only cards that are not on file are taken. ``spaces`` counts the start, which is 0; ``name`` may be absent.
"""

from typing import Final

from maszyna.expeditions.facts.decision_cards import MOST_GLORY, PARTS, CardPart, DecisionCard
from maszyna.expeditions.facts.progress import (
    COINS,
    LEAST_SPACES,
    MOST_SPACES,
    MissingCard,
    ProgressCard,
    glory_tokens,
    progress_cards,
)
from maszyna.expeditions.ids import (
    ASIDE,
    CORRUPTION,
    FARTHEST,
    LEVELS,
    MOST_CARDS,
    MOST_COINS,
    MOST_TIMES,
    NO_SYMBOL,
    SYMBOLS,
)
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.schema import file_schema, record, several, text, whole_number

FORMAT: Final = "maszyna/expeditions-progress-cards@1"
FIELDS: Final = ["level", "name", "spaces", "stars", "coins"]
MOST_NAME: Final = 40
LEAST_DECK: Final = ASIDE + 1
COMMAND: Final = "maszyna expeditions cards FILE"  # types in a card that is not on file
HOW: Final = f"type it in from your own card: {COMMAND}"


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
    for card in [*own.cards, *progress_cards().cards]:
        if card.level == level:
            return card
    raise FormatError(where, "level_not_on_file", level=level, command=COMMAND)


def read_own_cards(document: object, where: str = "document") -> OwnCards:
    fields = Part(document, where).fields(["format", "cards"])
    needed(fields, "format", "quoted", where, text=FORMAT).name([FORMAT])
    cards: list[ProgressCard] = []
    for part in needed(fields, "cards", "cards", where).items("cards"):
        card = read_own_card(part)
        if card.level in [other.level for other in cards]:
            raise FormatError(f"{part.where}.level", "level_listed_twice", level=card.level)
        cards.append(card)
    return OwnCards(sorted(cards, key=lambda card: card.level))


def read_own_card(part: Part, on_file: bool = False) -> ProgressCard:
    """A card of a level that is not on file; as a house rule (``on_file``) of any level."""
    fields = part.fields(FIELDS)
    level = needed(fields, "level", "level", part.where, low=1, high=LEVELS).number(1, LEVELS, "level")
    missing = missing_card(level)
    if missing is None and not on_file:
        raise FormatError(f"{part.where}.level", "level_on_file", level=level)
    spaces = needed(fields, "spaces", "number_of_spaces", part.where).number(LEAST_SPACES, MOST_SPACES, "track_spaces")
    stars = read_stars(needed(fields, "stars", "star_spaces", part.where, count=glory_tokens()), spaces)
    coins = needed(fields, "coins", "object_with", part.where, names=COINS)
    amounts = coins.fields(COINS)
    found = [needed(amounts, kind, "coins_for_one", coins.where).number(0, MOST_COINS, "coins") for kind in COINS]
    name = missing.name if missing is not None else ""
    if "name" in fields:
        name = fields["name"].text(MOST_NAME, "name")
    return ProgressCard(level, name, spaces, tuple(stars), found[0], found[1], found[2])


def read_stars(part: Part, spaces: int) -> list[int]:
    """Eight, ascending, within the track."""
    items = part.items("star_spaces", count=glory_tokens())
    if len(items) != glory_tokens():
        raise part.wrong("star_spaces", count=glory_tokens())
    stars: list[int] = []
    for item in items:
        star = item.number(1, spaces - 1, "track_space")
        if stars and star <= stars[-1]:
            raise item.wrong("ascending_star", last=stars[-1])
        stars.append(star)
    return stars


def read_deck(part: Part) -> list[DecisionCard]:
    """An own deck of decision cards, by number: more than are set aside."""
    cards = [read_decision_card(item) for item in part.items("decision_deck", low=LEAST_DECK, high=MOST_CARDS)]
    if not LEAST_DECK <= len(cards) <= MOST_CARDS:
        raise part.wrong("decision_deck", low=LEAST_DECK, high=MOST_CARDS)
    for index, card in enumerate(cards):
        if card.number in [other.number for other in cards[:index]]:
            raise FormatError(f"{part.where}[{index}].number", "card_listed_twice", number=card.number)
    if len([card for card in cards if card.progress]) <= ASIDE:
        raise FormatError(part.where, "too_few_progress_marks", least=ASIDE + 1)  # the Automa would never end the game
    return sorted(cards, key=lambda card: card.number)


def read_decision_card(part: Part) -> DecisionCard:
    fields = part.record(["number", "progress", *PARTS], [])
    number = fields["number"].number(1, MOST_CARDS, "decision_card")
    return DecisionCard(number, fields["progress"].flag(), (read_part(fields[PARTS[0]]), read_part(fields[PARTS[1]])))


def read_part(part: Part) -> CardPart:
    """What a card says for one mech; only corruption has ``times``."""
    fields = part.record(["sweep", "distance"], ["target"])
    sweep, distance = fields["sweep"].flag(), fields["distance"].number(1, FARTHEST)
    if "target" not in fields:
        return CardPart(sweep, NO_SYMBOL, 0, 0, distance)
    target = fields["target"].record(["symbol", "glory"], ["times"])
    symbol = target["symbol"].name(SYMBOLS)
    if (symbol == CORRUPTION) != ("times" in target):
        raise FormatError(fields["target"].where, "times_of_corruption", field="times", symbol=SYMBOLS[CORRUPTION])
    times = target["times"].number(1, MOST_TIMES) if "times" in target else 0
    return CardPart(sweep, symbol, target["glory"].number(0, MOST_GLORY), times, distance)


def write_decision_card(card: DecisionCard) -> dict[str, object]:
    return {"number": card.number, "progress": card.progress, **{
        PARTS[row]: write_part(part) for row, part in enumerate(card.parts)
    }}  # fmt: skip


def write_part(part: CardPart) -> dict[str, object]:
    document: dict[str, object] = {"sweep": part.sweep, "distance": part.distance}
    if part.symbol == NO_SYMBOL:
        return document
    times: dict[str, object] = {"times": part.times} if part.symbol == CORRUPTION else {}
    return {**document, "target": {"symbol": SYMBOLS[part.symbol], "glory": part.glory, **times}}


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


def progress_card_schema(levels: list[int]) -> dict[str, object]:
    """A progress card of one of these levels; that its stars ascend it cannot say."""
    stars = several(whole_number(1, MOST_SPACES - 1), glory_tokens(), glory_tokens())
    fields: dict[str, object] = {
        "level": {"enum": levels},
        "name": text(MOST_NAME),
        "spaces": whole_number(LEAST_SPACES, MOST_SPACES),
        "stars": {**stars, "uniqueItems": True},
        "coins": record({kind: whole_number(0, MOST_COINS) for kind in COINS}, COINS),
    }
    return record(fields, [field for field in FIELDS if field != "name"])


def schema() -> dict[str, object]:
    """The file format as a JSON Schema."""
    card = progress_card_schema([missing.level for missing in progress_cards().missing])
    title = "Progress cards of the Expeditions Automa typed in from one's own box"
    return file_schema(title, FORMAT, {"cards": {"type": "array", "items": card}}, ["cards"])
