"""Everything the project says about Expeditions to a person, in one of the three languages."""

from maszyna.expeditions.automa.deck import CARDS
from maszyna.expeditions.events import MechPart
from maszyna.expeditions.facts.human import Category, human_facts
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.counting import AMOUNTS, MOST
from maszyna.expeditions.play.drawing import TokensDrawn
from maszyna.expeditions.table import Instruction, Problem
from maszyna.expeditions.words import ROWS, place_text
from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, MaszynaError, UnreadableAction
from maszyna.kernel.events import Event
from maszyna.speech import expeditions_names as names
from maszyna.speech import expeditions_reasons as reasons
from maszyna.speech.expeditions_sentences import sentence
from maszyna.speech.expeditions_status import STATUS, TODO
from maszyna.speech.expeditions_talk import HELP, TALK
from maszyna.speech.expeditions_tracing import Tale, card_text
from maszyna.speech.table_talk import TableTalk
from maszyna.speech.tongue import Tongue

FINAL = "final_"
MOST_MATCHES = 6  # listed of a line that could mean several


class ExpeditionsVoice(TableTalk):
    """One language; ``expeditions_voice("uk")`` makes one."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__(tongue, TALK, HELP)
        self.lang = tongue.lang

    def sentence(self, event: Event) -> str:
        """What happened."""
        return sentence(self._tongue, event)

    def summary(self, part: MechPart) -> str:
        """What a mech did and why, in one sentence."""
        return Tale(self._tongue, part).summary()

    def reason(self, part: MechPart) -> str:
        """Why alone, below what it did."""
        return Tale(self._tongue, part).reason()

    def trace(self, part: MechPart) -> list[str]:
        """The same, a sentence for each step of its search."""
        return Tale(self._tongue, part).sentences()

    def swept(self, part: MechPart) -> list[str]:
        return Tale(self._tongue, part).swept()

    def fell_out(self, part: MechPart, at: int) -> str:
        """When and why a location of its row fell out of a mech's search, or that it went there."""
        return Tale(self._tongue, part).fell_out(at)

    def card(self, number: int) -> str:
        """A decision card in a line."""
        return card_text(self._tongue, CARDS[number - 1])

    def mech(self, row: int) -> str:
        return self._tongue.say(names.MECHS[row])

    def row(self, row: int) -> str:
        return self._tongue.say(names.ROWS[row])

    def seat(self, seat: int) -> str:
        return self._tongue.say(names.SEATS[seat])

    def source(self, number: int) -> str:
        """Where coins come from."""
        return self._tongue.say(names.SOURCES[number])

    def coins(self, seat: int, sources: list[int]) -> str:
        """The coins of a side by where they come from."""
        parts = ", ".join(f"{self.source(number).lower()}: {coins}" for number, coins in enumerate(sources))
        return self.say("coins_of", who=self.seat(seat), total=sum(sources), parts=parts)

    def level(self, level: int, own_name: str = "") -> str:
        """A level and its name, where it has one: ours for what is on file, otherwise the one typed in."""
        official = names.LEVELS[level - 1]
        on_file = [card.level for card in progress_cards().cards]
        name = own_name if own_name and level not in on_file else ""
        if official != names.NO_NAME and name in ("", official.text):
            name = self._tongue.form(official)
        return self.say("level_named", level=level, name=name) if name else self.say("level", level=level)

    def categories(self) -> list[str]:
        """What a glory token is placed for."""
        return [self.category(category) for category in human_facts().categories]

    def category(self, category: Category) -> str:
        needs = [self._tongue.count(names.COUNTED[counted], number) for counted, number in category.needs]
        said = needs[0]
        for other in needs[1:]:
            said = self._tongue.say(names.OR, {"first": said, "second": other})
        return self.say("category", needs=said)

    def question(self, game: Expedition) -> str:
        """The pending decision."""
        pending = game.pending()
        place = place_text(pending.row, pending.at) if isinstance(pending, TokensDrawn) else ""
        return self._tongue.say(reasons.QUESTIONS[pending.kind()], {"place": place, "command": "done"})

    def refusal(self, error: MaszynaError, typed: str, form: str = "") -> str:
        """Why a line was not taken; ``form`` is how such a line is said, if its first word is known."""
        if isinstance(error, IllegalAction):
            return self._tongue.say(reasons.REASONS[error.reason])
        if isinstance(error, AmbiguousAction) and not form:
            shown = ", ".join(error.matches[:MOST_MATCHES]) + (", …" if len(error.matches) > MOST_MATCHES else "")
            return self._tongue.say(reasons.SEVERAL, {"typed": typed, "matches": shown})
        if isinstance(error, AmbiguousAction | UnreadableAction) and form:
            return self._tongue.say(reasons.SAID_SO, {"form": form})
        if isinstance(error, UnreadableAction):
            amount = error.decision.removeprefix(FINAL)
            values = {"typed": typed, "most": MOST[AMOUNTS.index(amount)] if amount in AMOUNTS else 0}
            return self._tongue.say(reasons.WANTED[error.decision], values)
        return self._tongue.say(reasons.IS_OVER) if isinstance(error, GameIsOver) else str(error)

    def problem(self, problem: Problem) -> str:
        values = {"place": problem.place, "first": problem.first, "second": problem.second}
        return self._tongue.say(STATUS[problem.code], values)

    def instruction(self, todo: Instruction) -> str:
        """One thing to do with the pieces."""
        start, end = [self.row(ROWS.index(text)) if text in ROWS else text for text in (todo.start, todo.end)]
        values = {"mech": self.mech(todo.row), "place": todo.place, "from": start, "to": end}
        return self._tongue.say(TODO[todo.what], values)


def expeditions_voice(lang: str) -> ExpeditionsVoice:
    """English (en), Ukrainian (uk) or Russian (ru); another language is refused with the three named."""
    return ExpeditionsVoice(Tongue(lang))
