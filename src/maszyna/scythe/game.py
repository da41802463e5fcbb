"""A game of Scythe in progress, and what modules hook into it: chairs, airships, the ending."""

from typing import Any, Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import Game
from maszyna.kernel.narrow import Finding
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.ids import MOST_STARS
from maszyna.scythe.reveals import BY_EVENT, CARDS, FACTORY, NOTHING, OF_OTHERS, OFFERS_FACTORY
from maszyna.scythe.score.with_automa import table_score, table_winners
from maszyna.scythe.state import Position
from maszyna.scythe.turn_state import NO_COMBATS, Combat, CombatCounts, Finale, Turn


class Chair:
    """How a seat is played: what a person decides, an Automa reads off its cards. A chair has no memory of its own."""

    def take_turn(self, game: "Scythe", seat: int) -> None:
        """Put the turn's steps on the stack."""
        raise NotImplementedError

    def take_move(self, game: "Scythe", seat: int) -> None:
        """Put a Move action alone on the stack."""
        raise NotImplementedError

    def commits_last(self) -> bool:
        """Whether it chooses its part in a combat after those who choose unseen."""
        raise NotImplementedError

    def commit(self, game: "Scythe", seat: int, role: int) -> None:
        """Put the choice of power and cards for a combat on the stack."""
        raise NotImplementedError

    def retreat(self, game: "Scythe", seat: int, place: int) -> None:
        """The beaten units leave the place."""
        raise NotImplementedError

    def conquered(self, game: "Scythe", seat: int, winner: int, place: int) -> None:
        """A territory has been taken from the seat by an attack."""
        raise NotImplementedError

    def defended(self, game: "Scythe", seat: int, place: int) -> None:
        """The seat has won a combat as defender."""
        raise NotImplementedError

    def has_popularity(self) -> bool:
        raise NotImplementedError

    def leave_token(self, game: "Scythe", seat: int) -> None:
        """The character has ended a move."""
        raise NotImplementedError


class AirshipGameRules:
    """What airships do in a game (W1 to W9): the hooks of the base rules. Without airships nothing happens."""

    def pieces(self, game: "Scythe", seat: int) -> list[int]:
        """The airship, if it may move now, as an action of the choice of units."""
        return []

    def fly(self, game: "Scythe", seat: int, hexes: int) -> None:
        """The airship moves; ``hexes`` is how far a unit would go."""

    def units_used_up(self, game: "Scythe", seat: int, hexes: int) -> None:
        """The last unit of a movement is about to move; what is put on the stack now comes after it."""

    def entered(self, game: "Scythe", seat: int, unit: int, place: int, cargo: i64) -> None:
        """A unit has entered a place with its cargo."""

    def before_combat(self, game: "Scythe", seat: int, role: int) -> None:
        """What a seat's airship does before the dials are set."""

    def cards_allowed(self, game: "Scythe", seat: int, allowed: int) -> int:
        """How many combat cards a seat may play in the fight, when its units allow so many."""
        return allowed

    def combat_won(self, game: "Scythe", winner: int, loser: int, place: int) -> None:
        """A combat is decided; the beaten units have not left yet."""

    def after_combats(self, game: "Scythe", seat: int) -> None:
        """All combats of a movement are fought."""

    def automa_moved(self, game: "Scythe", seat: int, symbol: int) -> None:
        """An Automa carries out a symbol of its move row; what is put on the stack now comes after it."""


NO_AIRSHIPS: Final = AirshipGameRules()


class Ending:
    """When and how the game ends: at once with the 6th star (section 11), unless a resolution says otherwise (W3)."""

    shapes_turns: bool = False  # whether turns may be other than usual, so that it is asked in each

    def ends(self, game: "Scythe", seat: int) -> bool:
        """Whether the star a seat has just placed ends the game on the spot."""
        return game.position.seats[seat].stars == MOST_STARS

    def decisive_star(self, game: "Scythe") -> int:
        """Which star of a seat ends the game or begins its last turns; 0 if none does."""
        return MOST_STARS

    def combat_stars(self) -> int:
        """How many stars a seat may place for combats."""
        return 2

    def goes_on(self, game: "Scythe", seat: int) -> bool:
        """Whether the seat's turn begins as usual; if not, what comes instead is on the stack."""
        return True

    def turn_begins(self, game: "Scythe", seat: int) -> None:
        """The turn is on the stack; what is put there now comes before it."""

    def objective_time(self, game: "Scythe", seat: int, when: int) -> None:
        """A moment at which a seat may reveal objectives; what is put on the stack now comes before them."""

    def sections(self, game: "Scythe", seat: int, usual: list[int]) -> list[int]:
        """Where the action token may go."""
        return usual

    def may_move(self, game: "Scythe", seat: int) -> bool:
        """Whether there is a Move action in this turn."""
        return True

    def finish(self, game: "Scythe") -> None:
        """What still happens before the scores are counted."""


SIXTH_STAR: Final = Ending()


class Scythe(Game):
    traces: bool = True  # whether what is told of an Automa's choice says why
    draws_unseen: bool = False  # at a real table nobody tells which combat cards are drawn
    placed: list[int] | None = None  # at a table: where people put the units an Automa moves, in turn; MAT as chosen
    revealed: list[int] | None = None  # combat cards a person has revealed there (A19.4, A19.5)
    turns: int = 0  # turns begun so far by all seats together
    combat: Combat | None = None
    combat_deck: i64 = 0  # tally of cards; an unseen order is as good as none
    combat_discard: i64 = 0
    encounter_deck: i64 = 0  # set of card numbers not met yet
    objective_deck: i64 = 0  # set of card numbers dealt to nobody
    factory_deck: i64 = 0  # set of card numbers lying by the Factory
    factory_cards: i64 = 0  # set of all those in the box, from which these were drawn unseen
    finale: Finale | None = None
    combats: CombatCounts = NO_COMBATS

    def __init__(
        self,
        position: Position,
        dice: Dice,
        variants: i64,
        turn: Turn,
        chairs: list[Chair],
        hidden: list[HiddenState],
    ) -> None:
        super().__init__()
        self.position = position
        self.dice = dice
        self.variants: i64 = variants
        self.turn = turn
        self.chairs = chairs
        self.hidden = hidden  # what is hidden at each seat, and all that only an Automa has
        self.airship_rules: AirshipGameRules = NO_AIRSHIPS
        self.ending: Ending = SIXTH_STAR

    def automa(self, seat: int) -> AutomaState:
        state = self.hidden[seat]
        assert isinstance(state, AutomaState)
        return state

    def tell_why(
        self,
        kind: int,
        seat: int,
        first: int,
        second: int,
        trace: list[Finding] | None,
        board: Position | None,
        third: int = 0,
    ) -> None:
        """Report an event with the narrowing behind it and a copy of the position it was made on."""
        if self.log is not None:
            event = Event(kind, seat, first, second, third, trace)
            event.position = board
            self.log.append(event)

    def neighbours(self, seat: int) -> list[int]:
        """The seats left and right, each once, in the order they are served (section 5)."""
        players = len(self.position.seats)
        left = (seat + 1) % players
        right = (seat - 1) % players
        return [other for other in ([left] if left == right else [left, right]) if other != seat]

    def seats_at_table(self) -> int:
        return len(self.position.seats)

    def scores(self) -> list[int]:
        return [table_score(self.position, seat).total for seat in range(self.seats_at_table())]

    def winners(self) -> list[int]:
        return table_winners(self.position, self.is_cooperative())

    def is_cooperative(self) -> bool:
        """Whether all humans play together against all Automas (A20)."""
        return any(isinstance(state, AutomaState) and state.automa_options.cooperative for state in self.hidden)

    def allied(self, seat: int, other: int) -> bool:
        """Whether two seats are on one side of a cooperative game."""
        seats = self.position.seats
        return seats[seat].player == seats[other].player and self.is_cooperative()

    def secrets(self) -> object:
        """All that chance has not shown yet, and whether Factory cards are open to somebody."""
        decks = [state.deck for state in self.hidden if isinstance(state, AutomaState)]
        unknown = (self.dice.states[:], self.combat_deck, self.encounter_deck, self.objective_deck, decks)
        return unknown, self.asking is not None and self.asking.about.answer == OFFERS_FACTORY

    def reveals(self, before: object, seat: int, events: list[Event]) -> str:
        for event in events:
            if event.kind in BY_EVENT:
                return BY_EVENT[event.kind]
            if event.kind in OF_OTHERS and event.seat != seat:
                return OF_OTHERS[event.kind]
        after = self.secrets()
        if after == before:
            return NOTHING
        assert isinstance(before, tuple) and isinstance(after, tuple)
        if after[0] != before[0]:
            return CARDS
        return FACTORY if after[1] else NOTHING

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self.position, self.dice, self.variants, self.turn, self.chairs, self.hidden)
        return Scythe, made_of, self.state_unheard()

    def copy(self) -> "Scythe":
        hidden = [state.copy() for state in self.hidden]
        twin = Scythe(self.position.copy(), self.dice.copy(), self.variants, self.turn.copy(), self.chairs, hidden)
        self.copy_run(twin)
        twin.turns = self.turns
        if self.combat is not None:
            twin.combat = self.combat.copy()
        twin.combat_deck = self.combat_deck
        twin.combat_discard = self.combat_discard
        twin.encounter_deck = self.encounter_deck
        twin.objective_deck = self.objective_deck
        twin.factory_deck = self.factory_deck
        twin.factory_cards = self.factory_cards
        twin.traces = self.traces
        twin.draws_unseen = self.draws_unseen
        if self.placed is not None:
            twin.placed = self.placed[:]
        if self.revealed is not None:
            twin.revealed = self.revealed[:]
        twin.airship_rules = self.airship_rules
        twin.ending = self.ending
        if self.finale is not None:
            twin.finale = self.finale.copy()
        twin.combats = self.combats
        return twin
