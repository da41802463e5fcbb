"""Many games at once: one call takes an action in each and writes what the seats to decide see, and their options.

A finished game begins again at once with the next seed (encoding/seeds.py), so every game always waits for an action.
"""

from typing import Any, Final

from maszyna.encoding.action_table import ACTIONS, KINDS, MOST_OPTIONS, action_for, entries_for, mark_options
from maszyna.encoding.observation import ObservedGame
from maszyna.encoding.opponents import ANY_FACTION, Opponents
from maszyna.encoding.seeds import NEXT_GAME, drawn_by_seed
from maszyna.kernel.bits import bit, i64
from maszyna.kernel.native import mypyc_attr
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import begin
from maszyna.scythe.setup.plan import Plan


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FinishedGame:
    """How a game ended, or where it was given up."""

    def __init__(self, index: int, seed: int, game: Scythe, decisions: int) -> None:
        self.index = index
        self.seed = seed
        self.over = game.over
        self.scores = game.scores()
        self.winners = game.winners()
        self.decisions = decisions


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame:
    """What every game shows the seat that decides, on fresh bytes: what it sees, its options, and which seat it is."""

    def __init__(self, seen: bytearray, options: bytearray, counts: list[int], seats: list[int]) -> None:
        self.seen = seen
        self.options = options
        self.counts = bytearray(counts)
        self.seats = bytearray(seats)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Batch:
    """Every game has one of the plans, which its seed draws. ``limit`` decisions after its start it is given up; 0 is
    no limit. ``scored`` watches every seat's score.

    With ``opponents``, ready players by name, only the learner's seat is asked (of ``faction``, if there is one).
    """

    def __init__(
        self,
        plans: list[Plan],
        games: int,
        seed: int,
        limit: int,
        perfect: bool,
        scored: bool = False,
        opponents: list[str] | None = None,
        faction: int = ANY_FACTION,
    ) -> None:
        self.plans = plans
        self.limit = limit
        self.scored = scored
        self.faction = faction
        self.names: list[str] = [] if opponents is None else opponents
        self.opponents: list[Opponents | None] = [None] * games
        self.next_seed = seed
        seats = len(plans[0].seats)
        self.views = [[ObservedGame(seats, perfect) for _ in range(seats)] for _ in range(games)]
        self.option_rows = OptionRows()
        self.kinds = [0] * games  # of the decision every game waits for
        # What the games show now:
        self.seen = [bytearray()] * games
        self.options = [b""] * games
        self.counts = [0] * games
        self.deciding = [0] * games
        self.seeds = [0] * games
        self.decisions = [0] * games
        self.scores: list[list[int]] = [[] for _ in range(games)]
        self.gains: list[list[int]] = [[] for _ in range(games)]  # what the last step brought every seat, if scored
        self.games = [self.begun(index) for index in range(games)]
        self.finished: list[FinishedGame] = []  # in the last step
        self.illegal: list[int] = []  # the games whose action was not legal and changed nothing
        for index in range(games):
            self.show(index)
        self.frame = self.shown()  # what the games show now

    def begun(self, index: int) -> Scythe:
        """The next game, in the order of the seeds; one without a decision is passed over."""
        while True:
            seed = self.next_seed
            self.next_seed += NEXT_GAME
            game = begin(self.plans[drawn_by_seed(seed, len(self.plans))], seed)
            if self.names:
                others = Opponents(game, seed, self.names, self.faction)
                others.play(game)
                self.opponents[index] = others
            if not game.over:
                self.seeds[index] = seed
                self.decisions[index] = 0
                if self.scored:
                    self.scores[index] = game.scores()
                return game

    def step(self, entries: list[int]) -> None:
        """Take an entry of the action table in every game; each is shown while it is still near the processor."""
        self.finished = []
        self.illegal = []
        for index, entry in enumerate(entries):
            self.take(index, entry)
            self.show(index)
        self.frame = self.shown()

    def take(self, index: int, entry: int) -> None:
        game = self.games[index]
        action = action_for(self.kinds[index], game.choices, entry)
        if action < 0:
            self.illegal.append(index)
            if self.scored:
                self.gains[index] = [0] * len(self.scores[index])
            return
        game.apply(action)
        others = self.opponents[index]
        if others is not None:
            others.play(game)
        if self.scored:
            self.watch(index, game.scores())
        taken = self.decisions[index] + 1
        self.decisions[index] = taken
        if game.over or taken == self.limit:
            self.finished.append(FinishedGame(index, self.seeds[index], game, taken))
            self.games[index] = self.begun(index)

    def watch(self, index: int, now: list[int]) -> None:
        before = self.scores[index]
        self.gains[index] = [now[seat] - before[seat] for seat in range(len(now))]
        self.scores[index] = now

    def show(self, index: int) -> None:
        """What one game shows now, for the next frame."""
        game = self.games[index]
        seat = game.seat_to_decide()
        view = self.views[index][seat]
        self.seen[index] = view.look(game, seat)
        self.kinds[index] = view.kind
        row = self.option_rows.row(view.kind, game.choices)
        self.options[index] = row.cells
        self.counts[index] = row.count
        self.deciding[index] = seat

    def shown(self) -> Frame:
        """What all the games show."""
        return Frame(bytearray().join(self.seen), bytearray().join(self.options), self.counts, self.deciding)

    def masks(self) -> bytearray:
        """For every game a byte for every entry of the action table: 1 if it is legal now."""
        mask = bytearray(len(self.games) * ACTIONS)
        start: i64 = 0
        for game in self.games:
            mark_options(game, mask, start)
            start += ACTIONS
        return mask


LAST_IN_A_SET: Final = 62  # larger actions do not fit into the set by which a row is found again
MOST_ROWS: Final = 50_000  # some megabytes


class OptionRow:
    def __init__(self, cells: bytes, count: int) -> None:
        self.cells = cells
        self.count = count  # of the entries before the padding


class OptionRows:
    """By kind of decision, the rows for sets of actions; when there are ``most`` of them, all are forgotten."""

    def __init__(self, most: int = MOST_ROWS) -> None:
        self.most = most
        self.by_kind: list[dict[int, OptionRow]] = [{} for _ in KINDS]
        self.kept = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return OptionRows, (self.most,)

    def row(self, kind: int, choices: list[int]) -> OptionRow:
        """The row for the options of a kind of decision, which are ascending."""
        if choices[-1] > LAST_IN_A_SET:
            return written(kind, choices)
        options: i64 = 0
        for choice in choices:
            options |= bit(choice)
        rows = self.by_kind[kind]
        row = rows.get(options)
        if row is None:
            if self.kept == self.most:
                self.by_kind = [{} for _ in KINDS]
                self.kept = 0
                rows = self.by_kind[kind]
            row = written(kind, choices)
            rows[options] = row
            self.kept += 1
        return row


def written(kind: int, choices: list[int]) -> OptionRow:
    entries = entries_for(kind, choices)[:MOST_OPTIONS]
    cells = bytearray(2 * MOST_OPTIONS)
    cell: i64 = 0
    for entry in entries:
        cells[cell] = entry & 255
        cells[cell + 1] = entry >> 8
        cell += 2
    return OptionRow(bytes(cells), len(entries))
