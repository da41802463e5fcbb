"""The position on the table: the game as the engine knows it, and what lies there that no game could have."""

from typing import Any, Final

from maszyna.kernel.bits import bit, first, members
from maszyna.kernel.dice import dice
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.game import NOBODY
from maszyna.scythe.airships.automa_flight import first_enemy_over
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.automa.own_automa import OWN_FIELDS
from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MAT, MOST_STARS, STARS
from maszyna.scythe.notation.position_layout import FORMAT, Layout, layout_of
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.play.common.stars import check_all_stars, star_earned
from maszyna.scythe.position_requests.position_game import game_of, run_on
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.dealing import deal
from maszyna.scythe.setup.expansions import MODULE_FIELDS
from maszyna.scythe.setup.plan import PLAYERS, RANDOM, TILE_IDS, Plan, read_plan
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.refusals import Missing, Refusal, TableProblem
from maszyna.scythe.turn_state import AUTOMA_STREAMS, STREAMS, Turn

CARDS: Final = ["drawn", "typed"]  # who draws the Automa's cards: the program, or the people from their own deck
HARMLESS: Final = 2  # a combat card whose reveal stops nothing
MOST_REVEALS: Final = 32  # more than a turn can need


class TurnStart:
    """The table before an Automa's last turn, and what was entered about it: its card, what was revealed, and
    where units were put that it moves, in turn; MAT where it is as chosen."""

    def __init__(self, table: "Table", card: int, revealed: list[int], placed: list[int]) -> None:
        self.table = table  # never changed
        self.card = card
        self.revealed = revealed
        self.placed = placed

    def __reduce__(self) -> tuple[Any, ...]:
        return TurnStart, (self.table, self.card, self.revealed, self.placed)


class Table:
    """A game entered by hand. ``surplus`` holds units beyond those in the box, seat by seat: mechs, then workers."""

    adjusting: bool = False  # the step under way is a correction and has no consequences

    def __init__(self, game: Scythe, automa_options: AutomaOptions, typed: bool) -> None:
        self.game = game
        self.automa_options = automa_options
        self.typed = typed  # the people draw the Automa's cards
        seats = len(game.position.seats)
        self.surplus: list[list[list[int]]] = [[[], []] for _ in range(seats)]
        self.repeated = [0] * seats  # set of an Automa's cards that came twice since its last shuffle
        self.told = [0] * seats  # set of the goods a person has spoken of
        self.last_automa = NOBODY  # whose turn was the last
        self.taken = [0] * seats  # an Automa's turns so far
        self.token_placed = [0] * seats  # the round in which a person's action token last moved
        self.duel: list[int] = []  # attacker and defender of a fight between airships that waits
        self.warned: list[TableProblem] = []  # what the last step did though the rules forbid it
        self.turn_start: TurnStart | None = None  # only right after an Automa's turn

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game, self.automa_options, self.typed), self.__getstate__()

    def copy(self) -> "Table":
        twin = Table(self.game.copy(), self.automa_options, self.typed)
        twin.adjusting = self.adjusting
        twin.surplus = [[mechs[:], workers[:]] for mechs, workers in self.surplus]
        twin.repeated = self.repeated[:]
        twin.told = self.told[:]
        twin.last_automa = self.last_automa
        twin.taken = self.taken[:]
        twin.token_placed = self.token_placed[:]
        twin.duel = self.duel[:]
        twin.warned = self.warned[:]
        twin.turn_start = self.turn_start
        return twin

    def become(self, other: "Table") -> None:
        """All that is on another table, which is not used any more."""
        self.game = other.game
        self.surplus = other.surplus
        self.repeated = other.repeated
        self.told = other.told
        self.last_automa = other.last_automa
        self.taken = other.taken
        self.token_placed = other.token_placed
        self.duel = other.duel
        self.warned = other.warned
        self.turn_start = other.turn_start

    def layout(self) -> Layout:
        return layout_of(self.game)

    def seats_of(self, player: int) -> list[int]:
        return [index for index, seat in enumerate(self.game.position.seats) if seat.player == player]

    def person(self) -> int:
        """The seat that steps are about when they name none."""
        return self.seats_of(HUMAN)[0]

    def automas_in_order(self) -> list[int]:
        """The Automas clockwise from the person who begins."""
        automas, first_seat = self.seats_of(AUTOMA), self.person()
        return [seat for seat in automas if seat > first_seat] + [seat for seat in automas if seat < first_seat]

    def next_automa(self) -> int:
        """The Automa that follows the last one clockwise."""
        order = self.automas_in_order()
        return order[0] if self.last_automa == NOBODY else order[(order.index(self.last_automa) + 1) % len(order)]

    def following_automa(self) -> int:
        """The Automa that sits right after the last one, so that nobody's turn is between; or NOBODY."""
        if self.last_automa == NOBODY or self.is_over():
            return NOBODY
        seats = self.game.position.seats
        seat = (self.last_automa + 1) % len(seats)
        return seat if seats[seat].player == AUTOMA else NOBODY

    def round(self) -> int:
        """The round under way, or the last one of a game that an Automa or a resolution has ended."""
        seats = self.game.position.seats
        automas = self.seats_of(AUTOMA)
        turns = [self.taken[seat] for seat in automas]
        of_automa = isinstance(self.game.ending, Resolution) or any(seats[seat].stars >= MOST_STARS for seat in automas)
        return max(turns) if self.is_over() and of_automa else min(turns) + 1

    def fight_place(self) -> int:
        """A territory whose combat waits to be fought, or 0."""
        position = self.game.position
        if position.battles:
            return first(position.battles)
        return position.seats[self.duel[0]].airship if self.duel else MAT

    def is_over(self) -> bool:
        """With the 6th star the game ends at once; a resolution says so itself (W3)."""
        if not isinstance(self.game.ending, Resolution):
            return any(seat.stars >= MOST_STARS for seat in self.game.position.seats)
        return self.game.over

    def begin_turn_of(self, seat: int) -> None:
        """Of several people another one reports now."""
        if self.game.turn.seat != seat and not self.game.stack:
            self.game.turn = Turn(seat, [])

    def begin(self, adjusting: bool) -> None:
        self.adjusting = adjusting
        self.warned = []
        self.game.over = self.is_over()

    def place_stars(self) -> None:
        """After a step: stars a person has earned by it are placed; a correction only counts them as placed."""
        game = self.game
        self.forget_battles()
        if not self.adjusting and not game.stack:
            for seat in self.seats_of(HUMAN):
                if not game.over:
                    check_all_stars(game, seat)
        for seat in self.seats_of(HUMAN):
            own = game.position.seats[seat]
            for star in range(len(STARS)):
                if star_earned(own, star):
                    own.star_kinds |= bit(star)

    def forget_battles(self) -> None:
        """Where no two sides have combat units any more, nothing is left to fight for."""
        position = self.game.position
        for place in members(position.battles):
            if len([seat for seat in position.seats if seat.combat_units & bit(place)]) < 2:
                position.battles &= ~bit(place)
        if self.duel and position.seats[self.duel[0]].airship != position.seats[self.duel[1]].airship:
            self.duel = []

    def run(self, seat: int, revealed: list[int]) -> None:
        """Carry out what is on the stack up to the next combat; ``revealed`` are the combat cards shown by then."""
        game = self.game
        game.revealed = revealed + [HARMLESS] * MOST_REVEALS
        waiting = run_on(game)
        if waiting is not None and waiting.in_the_air:
            airship_board = game.position.airship_board
            assert isinstance(airship_board, FleetBoardRules)
            self.duel = [seat, first_enemy_over(game, airship_board.fleet, seat)]
        missing = MOST_REVEALS - len(game.revealed)
        game.revealed = None
        if missing > 0:
            raise Missing("revealed", seat, 5)
        if not game.stack:
            game.turn = Turn(self.person(), [])

    def warn(self, problem: TableProblem) -> None:
        """The step is taken all the same; a correction is not looked at."""
        if not self.adjusting:
            self.warned.append(problem)

    def not_over(self) -> None:
        if self.game.over:
            raise Refusal("game_is_over")

    def no_combat_waits(self) -> None:
        if self.fight_place():
            raise Refusal("fight_first", str(self.fight_place()))


def new_table(setup: dict[str, object], seed: int) -> Table:
    """The table as it is set up; the setup is that of a game, and ``cards`` says who draws the Automa's."""
    document = {field: value for field, value in setup.items() if field != "cards"}
    typed = Part(setup["cards"], "setup.cards").name(CARDS) == 1 if "cards" in setup else False
    plan = read_plan(document)
    for number, planned in enumerate(plan.seats):
        if planned.strength:
            raise SetupError(f"setup.seats[{number}].player", "thinks_on_screen_only", found=planned.strength)
    if not any(seat.player == AUTOMA for seat in plan.seats):
        raise SetupError("setup.seats", "table_needs_automa", hint="{'player': 'automa'}")
    streams = dice(seed, STREAMS + AUTOMA_STREAMS)
    try:
        layout = read_position(as_position(deal(plan, streams), plan.bonus_tile))
    except FormatError as error:
        raise SetupError("setup", "inner", problem=error) from None
    for seat, own in enumerate(layout.position.seats):
        if own.player == AUTOMA and "invaders" not in plan.editions:
            layout.automa_state(seat).leave_out_invaders()
        if own.player == HUMAN or layout.automa_options.tokens_placed:
            own.traps = [MAT] * len(factions()[own.faction].penalties)
    table = Table(game_of(layout, 0), layout.automa_options, typed)
    table.game.variants = plan.variants
    table.game.dice = streams
    table.game.log = None
    table.game.turn = Turn(table.person(), [])
    return table


def dealt_setup(setup: dict[str, object], seed: int) -> dict[str, object]:
    """A setup that names what the seed deals: factions, player mats, tiles, the resolution.

    The structure bonus is drawn from the box, so it stays as open as it was.
    """
    document = {field: value for field, value in setup.items() if field != "cards"}
    dealt = deal(read_plan(document), dice(seed, STREAMS + AUTOMA_STREAMS)).document()
    return {**setup, **{field: dealt[field] for field in ("seats", *MODULE_FIELDS, *OWN_FIELDS) if field in dealt}}


def as_position(plan: Plan, tile: int) -> dict[str, object]:
    """The document of the position after the setup; a structure bonus that nobody entered stays unknown."""
    found: dict[str, list[object]] = {player: [] for player in PLAYERS}
    document = plan.document()
    seats = document["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        found[seat["player"]].append({key: value for key, value in seat.items() if key != "player"})
    position: dict[str, object] = {"format": FORMAT, "rulings": document["rulings"], "options": document["options"]}
    position["humans"] = found[PLAYERS[HUMAN]]
    position["automas"] = found[PLAYERS[AUTOMA]]
    if tile != RANDOM:
        position["structure_bonus"] = TILE_IDS[tile]
    for field in (*MODULE_FIELDS, *OWN_FIELDS):
        if field in document:
            position[field] = document[field]
    return position
