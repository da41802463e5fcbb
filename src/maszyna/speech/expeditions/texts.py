"""Everything the project says about Expeditions to a person, its events as sentences too, in one of the languages."""

from typing import Final

from maszyna.expeditions.events import CARD, EVENTS, GAME_ENDED, HUMAN_MOVED, MechPart, field_of
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.facts.human import Category, human_facts
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.game import PRINTED, Expedition
from maszyna.expeditions.ids import AWAY, HUMAN, ROWS, SOUTH, place_text
from maszyna.expeditions.play.game_end import AMOUNTS, MOST
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.state import Position
from maszyna.expeditions.table.differences import NOTHING, ExpeditionsInstruction
from maszyna.expeditions.table.status import StatusProblem
from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, MaszynaError, UnreadableAction
from maszyna.kernel.events import Event
from maszyna.speech.common.reasons import EXPEDITIONS_REASONS
from maszyna.speech.common.table_texts import TableTexts
from maszyna.speech.expeditions import names as names
from maszyna.speech.expeditions.names import SEATS
from maszyna.speech.expeditions.phrases import (
    CORRECTED,
    HELP,
    IS_CORRECTED,
    IS_OVER,
    QUESTIONS,
    SAID_SO,
    SEVERAL,
    TALK,
    WANTED,
    passable_locations,
)
from maszyna.speech.expeditions.search_prose import SearchProse, card_parts, card_text
from maszyna.speech.expeditions.setup_layout import SetupLine, layout_lines
from maszyna.speech.expeditions.vocabulary import spoken, understood
from maszyna.speech.language.translator import Many, Translator, mark, mark_many, mark_many_form

# By the names of the events.
SENTENCES: Final[dict[str, str]] = {
    "deck_shuffled": mark("The decision deck was empty: all cards are shuffled, and 2 are set aside unseen."),
    "card": mark("The Automa draws decision card {card}."),
    "progress": mark("Its progress token moves to space {space}."),
    "glory": mark(
        "This is a star: glory token {tokens} goes from the glory card to the upper left corner of the base camp "
        "board, not into a category."
    ),
    "mech": mark("{part}"),
    "corruption_placed": mark("Corruption token {value} is placed on {at}."),
    "human_moved": mark("Your mech is on {at}."),
    "human_explored": mark("You take the map token from {at} and flip the tile."),
    "human_took": mark("You take corruption {value} from {at}."),
    "human_glory": mark("You place glory token {tokens}."),
    "adjusted": mark("Correction made."),
    "end_near": mark("The last glory token is placed, so the end is near: one more turn for each side."),
    "game_ended": mark("The Automa wins: {automa} to {human}."),
    "turn_began": mark("{who} · turn {number}"),
    "end_off": mark("The last glory token is removed again, so the end is not near after all."),
    "own_card": mark("Card {card} (own card) is not as printed."),
}
# The same events, where one of their numbers makes something else of them.
IN_THE_SOUTH: Final = mark("Your mech is in the South.")
OFF_THE_MAP: Final = mark("Your mech is off the map.")
YOU_WIN: Final = mark("You win: {human} to {automa}.")
TIE: Final = mark("{human} each, and the Automa wins ties.")
COINS: Final[Many] = mark_many_form("nominative", "{n} coin", "{n} coins")
TURNS_LEFT: Final[Many] = mark_many("The end is near: {n} turn left.", "The end is near: {n} turns left.")


def sentence(translator: Translator, event: Event) -> str:
    values: dict[str, object] = {"who": translator.say(SEATS[event.seat])}
    if isinstance(event, MechPart):
        values["part"] = SearchProse(translator, event).headline()
    row = AWAY
    for field, number in zip(EVENTS[event.kind][1], event.values(), strict=False):
        name, _, type_ = field.partition(":")
        if type_ == "row":
            row = number
        known = type_ == "place" and number != AWAY
        values[name] = place_text(row, number) if known else number
    if event.kind == GAME_ENDED:
        winner = "human" if event.seat == HUMAN or values["human"] == values["automa"] else "automa"
        values[winner] = translator.count(COINS, field_of(event, winner))
    return translator.say(text_of(event), values)


def text_of(event: Event) -> str:
    if event.kind == HUMAN_MOVED and field_of(event, "at") == AWAY:
        return IN_THE_SOUTH if field_of(event, "row") == SOUTH else OFF_THE_MAP
    if event.kind == GAME_ENDED and event.seat == HUMAN:
        return YOU_WIN
    if event.kind == GAME_ENDED and field_of(event, "human") == field_of(event, "automa"):
        return TIE
    return SENTENCES[EVENTS[event.kind][0]]


INDENT: Final = "  "
# By the codes of the table's status: a place, the number there and the one possible.
STATUS: Final[dict[str, str]] = {
    "mech_on_mech": mark("{place}: your mech and one of the Automa's are on one location."),
    "not_explored": mark("{place}: your mech is on a face-down tile; if you explored it, report that."),
    "corruption_on_face_down": mark("{place}: there is corruption on a face-down tile."),
    "two_twenties": mark("The 20 is on the table {first} times; the box has one."),
    "too_many_tokens": mark("{first} regular corruption tokens are out; the box has {second}."),
    "too_many_of_a_value": mark("{first} corruption tokens of value {place} are out; the box has {second} at most."),
    "too_many_maps": mark("The Automa has {first} map tokens, but only {second} tiles are flipped."),
    "glory_does_not_fit": mark("{first} glory tokens are in the camp; the progress token has passed {second} stars."),
}
# By the kinds of instruction.
TODO: Final[dict[str, str]] = {
    "mech": mark("{mech}: {from} → {to}"),
    "my_mech": mark("your mech: {from} → {to}"),
    "map_on": mark("{place}: tile face down, map token on it"),
    "map_off": mark("{place}: map token off, tile face up"),
    "pile": mark("{place}: corruption, top first: {from} → {to}"),
    "taken": mark("corruption of the Automa: {from} → {to}"),
    "maps": mark("map tokens of the Automa: {from} → {to}"),
    "progress": mark("progress token: {from} → {to}"),
    "glory": mark("glory tokens in the camp: {from} → {to}"),
    "my_glory": mark("your glory tokens: {from} → {to}"),
    "cards_back": mark("back into the decision deck: {place}"),
    "cards_out": mark("out of the decision deck: {place}"),
}


FINAL = "final_"
MOST_MATCHES = 6  # listed of a line that could mean several


class ExpeditionsTexts(TableTexts):
    """One language; ``expeditions_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        super().__init__(translator, TALK, HELP)
        self.lang = translator.lang

    def sentence(self, event: Event) -> str:
        """What happened."""
        return sentence(self._translator, event)

    def summary(self, part: MechPart) -> str:
        """What a mech did and why, in one sentence."""
        return SearchProse(self._translator, part).summary()

    def reason(self, part: MechPart) -> str:
        """Why alone, below what it did."""
        return SearchProse(self._translator, part).reason()

    def trace(self, part: MechPart) -> list[str]:
        """The whole part: the sweep, then a sentence for each step of its search."""
        return [*self.swept(part), *self.search(part)]

    def search(self, part: MechPart) -> list[str]:
        """A sentence for each step of its search; the last says what came of it."""
        return SearchProse(self._translator, part).sentences()

    def swept(self, part: MechPart) -> list[str]:
        return SearchProse(self._translator, part).swept()

    def fell_out(self, part: MechPart, at: int) -> str:
        """When and why a location of its row fell out of a mech's search, or that it went there."""
        return SearchProse(self._translator, part).fell_out(at)

    def card(self, number: int, cards: dict[int, DecisionCard] = PRINTED) -> str:
        """A decision card in a line; ``cards`` are those of the game."""
        return card_text(self._translator, cards[number])

    def card_parts(self, number: int, cards: dict[int, DecisionCard] = PRINTED) -> list[str]:
        """What it says, part by part."""
        return card_parts(self._translator, cards[number])

    def mech(self, row: int) -> str:
        return self._translator.say(names.MECHS[row])

    def row(self, row: int) -> str:
        return self._translator.say(names.ROWS[row])

    def location(self, text: str) -> str:
        """A location as the game writes it, n1 or south or away, in words."""
        return self.row(ROWS.index(text)) if text in ROWS else self.say("away") if text == "away" else text

    def seat(self, seat: int) -> str:
        return self._translator.say(names.SEATS[seat])

    def source(self, number: int) -> str:
        """Where coins come from."""
        return self._translator.say(names.SOURCES[number])

    def coins(self, seat: int, sources: list[int]) -> str:
        """The coins of a side by where they come from."""
        parts = ", ".join(f"{self.source(number).lower()}: {coins}" for number, coins in enumerate(sources))
        return self.say("coins_of", who=self.seat(seat), total=sum(sources), parts=parts)

    def level(self, level: int, own_name: str = "") -> str:
        """A level and its name, where it has one."""
        name = self.level_name(level, own_name)
        return self.say("level_named", level=level, name=name) if name else self.say("level", level=level)

    def level_name(self, level: int, own_name: str = "") -> str:
        """Ours for what is on file, otherwise the one typed in, or none."""
        official = names.LEVELS[level - 1]
        on_file = [card.level for card in progress_cards().cards]
        name = own_name if own_name and level not in on_file else ""
        return self._translator.form(official) if official != names.NO_NAME and name in ("", official.text) else name

    def setting_up(self, game: Expedition, first: int) -> list[SetupLine]:
        """What to do before the first turn; ``first`` is the seat that begins."""
        card = game.position.card
        return layout_lines(self._translator, game, first, self.level(card.level, card.name))

    def passing(self, position: Position) -> str:
        """Which face-down locations the person may move through now, or nothing."""
        return passable_locations(self._translator, position)

    def understood(self, typed: str) -> str:
        """A line with the words of this language as the game spells them."""
        return understood(self.lang, typed)

    def spoken(self, said: str) -> str:
        return spoken(self.lang, said)

    def form(self, form: str) -> str:
        return spoken(self.lang, form)

    def categories(self) -> list[str]:
        """What a glory token is placed for."""
        return [self.category(category) for category in human_facts().categories]

    def category(self, category: Category) -> str:
        needs = [self._translator.count(names.COUNTED[counted], number) for counted, number in category.needs]
        said = needs[0]
        for other in needs[1:]:
            said = self._translator.say(names.OR, {"first": said, "second": other})
        return self.say("category", needs=said)

    def question(self, game: Expedition) -> str:
        """The pending decision."""
        pending = game.pending()
        place = place_text(pending.row, pending.at) if isinstance(pending, TokensDrawn) else ""
        return self._translator.say(QUESTIONS[pending.kind()], {"place": place, "command": self.spoken("done")})

    def refusal(self, error: MaszynaError, typed: str, form: str = "") -> str:
        """Why a line was not taken; ``form`` is how such a line is said, if its first word is known."""
        if isinstance(error, IllegalAction):
            return self._translator.say(EXPEDITIONS_REASONS[error.reason])
        if isinstance(error, AmbiguousAction) and not form:
            matches = [self.spoken(match) for match in error.matches[:MOST_MATCHES]]
            shown = ", ".join(matches) + (", …" if len(error.matches) > MOST_MATCHES else "")
            return self._translator.say(SEVERAL, {"typed": typed, "matches": shown})
        if isinstance(error, AmbiguousAction | UnreadableAction) and form:
            return self._translator.say(SAID_SO, {"form": self.form(form)})
        if isinstance(error, UnreadableAction):
            amount = error.decision.removeprefix(FINAL)
            values = {"typed": typed, "most": MOST[AMOUNTS.index(amount)] if amount in AMOUNTS else 0}
            return self._translator.say(WANTED[error.decision], values)
        return self._translator.say(IS_OVER) if isinstance(error, GameIsOver) else self.trouble(error)

    def turns_left(self, number: int) -> str:
        return self._translator.count(TURNS_LEFT, number)

    def problem(self, problem: StatusProblem) -> str:
        values = {"place": problem.place, "first": problem.first, "second": problem.second}
        return self._translator.say(STATUS[problem.code], values)

    def instruction(self, todo: ExpeditionsInstruction) -> str:
        """One thing to do with the pieces."""
        start, end = self.location(todo.start), self.location(todo.end)
        values = {"mech": self.mech(todo.row), "place": todo.place, "from": start, "to": end}
        return self._translator.say(TODO[todo.what], values)

    def corrected(self, changes: list[ExpeditionsInstruction]) -> str:
        """What a correction has changed, as a sentence."""
        said = []
        for one in changes:
            values = {"mech": self.mech(one.row), "place": one.place, "from": one.start, "to": one.end}
            said.append(self._translator.say(CORRECTED[f"no_{one.what}" if one.end == NOTHING else one.what], values))
        return self._translator.say(IS_CORRECTED, {"what": "; ".join(said)})


def expeditions_texts(lang: str) -> ExpeditionsTexts:
    """English (en), Ukrainian (uk) or Russian (ru); another language is refused with the three named."""
    return ExpeditionsTexts(Translator(lang))


def event_lines(
    texts: ExpeditionsTexts, events: list[Event], indent: str = INDENT, cards: dict[int, DecisionCard] = PRINTED
) -> list[str]:
    """A sentence for each event; a mech sweeps before it walks (X7.1), and its search stands deeper below."""
    lines: list[str] = []
    for event in events:
        if isinstance(event, MechPart):
            lines += [indent + sentence for sentence in texts.swept(event)]
        lines.append(indent + texts.sentence(event))
        if event.kind == CARD:
            lines.append(indent + INDENT + texts.card(field_of(event, "card"), cards))
        if isinstance(event, MechPart):
            lines += [indent + INDENT + step for step in texts.search(event)]
    return lines
