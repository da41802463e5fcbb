"""The contract every game keeps: whose decision, what kind, the options, apply, the end, the scores.

A game is a stack of steps. The rules run by themselves until a seat has a real choice;
a choice with one option is no choice and is taken at once. `all_of` and `none_of` answer a choice of several parts.
"""

from typing import Any, Final

from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, OurFault, TurnNotBegun, UnreadableAction
from maszyna.kernel.events import Event
from maszyna.kernel.native import mypyc_attr
from maszyna.kernel.steps import Decision, Step
from maszyna.messages.message import Message

ASK: Final = -1  # the seat has to decide
NOBODY: Final = -1  # no seat
AUTOMA_TURN: Final = "automa"  # the code of an action that shows an Automa's turn


@mypyc_attr(allow_interpreted_subclasses=True)
class RunMode:
    """How the steps on a stack are run when it is otherwise than in a game being played."""

    def stops(self, game: "Game") -> bool:
        """Whether to stop before the step on top of the stack, or because none is left."""
        return False

    def answer(self, choices: list[int]) -> int:
        """The option taken for a seat, or ASK."""
        return ASK


class BetweenTurns(RunMode):
    """Stops before each turn, so that the game can be looked at; ``begin_turn`` goes on."""

    def stops(self, game: "Game") -> bool:
        return game.top_begins_turn()


BETWEEN_TURNS: Final = BetweenTurns()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    run_mode: RunMode | None = None
    filmed: bool = False  # every event it reports carries a copy of the game as it was then

    def __init__(self) -> None:
        self.stack: list[Step[Any]] = []
        self.asking: Decision[Any] | None = None  # the decision that waits for an answer, off the stack already
        self.choices: list[int] = []  # its options
        self.over = False
        self.log: list[Event] | None = None  # who wants to hear what happens puts a list here

    def scores(self) -> list[int]:
        """Final or present score of each seat, in seat order."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won or are ahead."""
        raise NotImplementedError

    def copy(self) -> "Game":
        """An independent game in the same position; nobody listens to its events."""
        raise NotImplementedError

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def state_unheard(self) -> dict[str, Any]:
        """The fields for a pickle; as with a copy, nobody listens to what comes out of it."""
        state: Any = self.__getstate__()
        return {**state, "log": None}

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def tell(self, kind: int, seat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Report an event to whoever listens."""
        if self.log is not None:
            self.report(Event(kind, seat, first, second, third), self.log)

    def report(self, event: Event, log: list[Event]) -> None:
        if self.filmed:
            event.scene = self.copy()
        log.append(event)

    def settle(self) -> None:
        """Run the rules until a seat has a real choice, the game is over, or its run mode stops it."""
        stack = self.stack
        mode = self.run_mode
        while not self.over:
            if mode is not None and mode.stops(self):
                self.asking = None
                self.choices = []
                return
            if not stack:
                raise OurFault(Message("nothing_left"), "")
            step = stack.pop()
            if not stack:
                self.stack = stack = []  # a list that was emptied would allocate its memory again at every later step
            if not isinstance(step, Decision):
                step.run(self)
                continue
            choices = step.options(self)
            if len(choices) > 1:
                action = ASK if mode is None else mode.answer(choices)
                if action == ASK:
                    self.asking = step
                    self.choices = choices
                    return
                step.take(self, action)
                continue
            if not choices:
                raise OurFault(Message("no_option", decision=step.kind()), "")
            step.take(self, choices[0])
        self.stack = []
        self.asking = None
        self.choices = []

    def run_as(self, mode: RunMode) -> None:
        """Settle in another mode this once."""
        usual = self.run_mode
        self.run_mode = mode
        try:
            self.settle()
        finally:
            self.run_mode = usual

    def top_begins_turn(self) -> bool:
        return bool(self.stack) and self.stack[-1].begins_turn()

    def waits_for_turn(self) -> bool:
        """Whether it stopped between two turns; the next one begins with ``begin_turn``."""
        return self.asking is None and not self.over and self.top_begins_turn()

    def begin_turn(self) -> None:
        if self.waits_for_turn():
            self.stack.pop().run(self)
            self.settle()

    def copy_run(self, twin: "Game") -> None:
        """Give a copy what the kernel keeps of a game; nobody listens to it."""
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.choices = self.choices
        twin.over = self.over
        twin.run_mode = self.run_mode

    def pending(self) -> Decision[Any]:
        """The decision that waits for an answer."""
        if self.asking is None:
            if self.waits_for_turn():
                raise TurnNotBegun()
            raise GameIsOver()
        return self.asking

    def is_over(self) -> bool:
        return self.over

    def seat_to_decide(self) -> int:
        return self.pending().seat

    def decision_kind(self) -> str:
        return self.pending().kind()

    def options(self) -> list[int]:
        return self.choices

    def apply(self, action: int) -> None:
        """Take one of the options; anything else is refused and changes nothing."""
        decision = self.asking
        if decision is None or action not in self.choices:
            raise self.refusal(action)
        decision.take(self, action)
        self.settle()

    def take(self, text: str) -> str:
        """Take the option with this text, which is also how it is saved."""
        self.apply(self.parse(text))
        return text

    def instructions(self) -> list[Any]:
        """What people have to do with their pieces after the last action: nothing, the game has moved them."""
        return []

    def taker(self, text: str) -> int:
        """The seat that takes an action, or NOBODY."""
        return NOBODY if self.asking is None else self.asking.seat

    def continues(self) -> bool:
        """Whether the next action goes on with what the one before it began."""
        return self.asking is not None and self.asking.about.continues

    def secrets(self) -> object:
        """All that is hidden now, to be compared after an action."""
        return None

    def reveals(self, before: object, seat: int, events: list[Event]) -> str:
        """What an action of a seat has shown of it, as a code, or nothing."""
        return ""

    def refusal(self, action: int) -> IllegalAction:
        """What is wrong with a number that is not among the options."""
        decision = self.pending()
        known = 0 <= action < decision.span()
        text = decision.text(action) if known else ""
        return IllegalAction(
            text or str(action),
            decision.kind(),
            decision.why_not(self, action) if text else "no_such_action",
            self.legal_texts(),
        )

    def text(self, action: int) -> str:
        return self.pending().text(action)

    def legal_texts(self) -> list[str]:
        decision = self.pending()
        return [decision.text(action) for action in self.choices]

    def parse(self, text: str) -> int:
        """The legal action with exactly this text."""
        decision = self.pending()
        for action in self.choices:
            if decision.text(action) == text:
                return action
        for action in range(decision.span()):
            if text and decision.text(action) == text:
                raise IllegalAction(text, decision.kind(), decision.why_not(self, action), self.legal_texts())
        raise UnreadableAction(text, decision.kind(), self.legal_texts())

    def match(self, text: str) -> int:
        """The legal action with this text or with this unique beginning, as people type it."""
        decision = self.pending()
        wanted = " ".join(text.lower().split())
        found = [action for action in self.choices if decision.text(action) == wanted]
        if not found and wanted:
            found = [action for action in self.choices if decision.text(action).startswith(wanted)]
        if len(found) > 1:
            raise AmbiguousAction(text, decision.kind(), [decision.text(action) for action in found])
        return found[0] if found else self.parse(wanted)


MOST_ANSWERS: Final = 1000  # more than any choice has parts


def all_of(game: Game) -> list[int]:
    """As much as possible of everything the pending choice asks for."""
    return rest_of(game.copy(), game.pending(), True)


def none_of(game: Game) -> list[int]:
    """Nothing of it, up to what must be had."""
    return rest_of(game.copy(), game.pending(), False)


def rest_of(twin: Game, begun: Decision[Any], everything: bool) -> list[int]:
    """All or nothing in each question of the same kind that comes next; ``twin`` is played on."""
    actions: list[int] = []
    while not twin.is_over() and len(actions) < MOST_ANSWERS:
        decision = twin.pending()
        if decision.kind() != begun.kind() or decision.seat != begun.seat or decision.nothing() not in twin.options():
            break
        action = decision.nothing()
        if everything:  # most of this kind, or one more of what comes next
            action = twin.options()[-1 if decision.asks_by_kind() else 1]
        actions.append(action)
        twin.apply(action)
        if action == decision.nothing() and not decision.asks_by_kind():
            break
    return actions
