"""Players against Automas of each level and against each other, on the same seeds for everyone.

A player meets the Automas alone at a table of so many seats. Two players meet at a table where they sit in turn, every
seed twice, the second time with their seats exchanged, so that neither factions nor cards favour one of them.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import log10
from typing import Final, NamedTuple, TypedDict

from maszyna.kernel.errors import OurFault, SetupError
from maszyna.lab.experiment.final_results import MOST_DECISIONS
from maszyna.lab.run.workers import Tell, in_order, in_processes
from maszyna.lab.seating import players_for
from maszyna.lab.statistics.shares import wilson
from maszyna.messages.message import Message
from maszyna.players.playing import deals, play_with
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA


class Pairing(NamedTuple):
    """Two who meet: a player and an Automa's level, or two players."""

    first: str
    second: str
    level: str | None  # of the Automas, if the second is one


class Meeting(NamedTuple):
    """One game of a pairing."""

    pairing: Pairing
    seed: int
    swapped: bool


class MeetingResult(NamedTuple):
    """What a meeting brought the first of the two; ``won`` is None if neither sits in the winner's seat."""

    meeting: Meeting
    won: bool | None
    margin: int
    turns: int


class ArenaPlan(TypedDict):
    """What is to be played."""

    players: list[str]
    levels: list[str]
    games: int
    seed: int
    seats: int


def pairings(event: ArenaPlan) -> list[Pairing]:
    """Every player against every level, then every two players."""
    found = [Pairing(name, level, level) for name in event["players"] for level in event["levels"]]
    if event["seats"] > 1:
        found += [Pairing(one, other, None) for one, other in combinations(event["players"], 2)]
    return found


def meetings(event: ArenaPlan) -> list[Meeting]:
    """All games; two players play half as many seeds, each twice."""
    found: list[Meeting] = []
    for pairing in pairings(event):
        for number in range(event["games"]):
            if pairing.level is None:
                found.append(Meeting(pairing, event["seed"] + number // 2, number % 2 == 1))
            else:
                found.append(Meeting(pairing, event["seed"] + number, False))
    return found


def play_event(event: ArenaPlan, jobs: int = 1) -> Iterator[MeetingResult]:
    """All games in their order, in one process or several."""
    if jobs == 1:
        for meeting in meetings(event):
            yield play(meeting, event["seats"])
        return
    tasks = [(meeting, event["seats"]) for meeting in meetings(event)]
    yield from in_order(in_processes(tasks, play_task, jobs))


def play_task(task: tuple[Meeting, int], tell: Tell) -> MeetingResult:
    """One game in a process of its own."""
    meeting, seats = task
    return play(meeting, seats)


def play(meeting: Meeting, seats: int) -> MeetingResult:
    pairing, seed = meeting.pairing, meeting.seed
    if pairing.level is None:
        game = new_game({"seats": seats}, seed)
    else:
        automas: list[dict[str, object]] = [{"player": "automa", "level": pairing.level} for _ in range(seats - 1)]
        game = new_game({"seats": [{}, *automas]}, seed)
    sides = sides_of(game, meeting)
    names = [pairing.second if side and pairing.level is None else pairing.first for side in sides]
    try:
        play_with(game, players_for(names, seed), deals(seed), MOST_DECISIONS)
    except SetupError:
        raise
    except Exception as fault:
        raise OurFault(Message("raised_at_seed", seed=seed, error=type(fault).__name__, text=str(fault)), "") from fault
    scores = game.scores()
    best = [
        max((score for score, side in zip(scores, sides, strict=True) if side == which), default=0) for which in (0, 1)
    ]
    won = None if not game.is_over() else sides[game.winners()[0]] == 0
    return MeetingResult(meeting, won, best[0] - best[1], game.turns)


def sides_of(game: Scythe, meeting: Meeting) -> list[int]:
    """Which of the two sits at each seat, 0 or 1: Automas are the second, two players sit in turn."""
    seats = game.position.seats
    if meeting.pairing.level is not None:
        return [1 if seat.player == AUTOMA else 0 for seat in seats]
    return [(index + int(meeting.swapped)) % 2 for index in range(len(seats))]


ANCHOR: Final = 1500.0  # the mean rating
TENFOLD: Final = 400.0  # points that make the odds ten times as good
ROUNDS: Final = 2000
HALF_WON: Final = 0.5  # a drawn game that is added to every pairing, so that nobody's rating is infinite


class Match(TypedDict):
    """All games of one pairing, from the first one's side."""

    first: str
    second: str
    games: int
    won: int
    share: float
    interval: tuple[float, float]  # Wilson, 95 %
    mean_margin: float
    mean_turns: float
    given_up: int


class MeetingSums:
    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.margin = 0
        self.turns = 0
        self.given_up = 0


class Results:
    """Only sums are kept, so memory does not grow with the number of games."""

    def __init__(self) -> None:
        self.sums: dict[Pairing, MeetingSums] = {}

    def add(self, outcome: MeetingResult) -> None:
        sums = self.sums.setdefault(outcome.meeting.pairing, MeetingSums())
        sums.games += 1
        sums.won += outcome.won is True
        sums.given_up += outcome.won is None
        sums.margin += outcome.margin
        sums.turns += outcome.turns

    def matches(self) -> list[Match]:
        return [match(pairing, sums) for pairing, sums in self.sums.items()]

    def ratings(self) -> dict[str, int]:
        """Strongest first, rounded."""
        results = [(pair.first, pair.second, sums.won, sums.games) for pair, sums in self.sums.items()]
        found = ratings(results)
        return {name: round(found[name]) for name in sorted(found, key=lambda name: -found[name])}


def match(pairing: Pairing, sums: MeetingSums) -> Match:
    share = wilson(sums.won, sums.games)
    return Match(
        first=pairing.first,
        second=pairing.second,
        games=sums.games,
        won=sums.won,
        share=round(share.value, 4),
        interval=(round(share.low, 4), round(share.high, 4)),
        mean_margin=round(sums.margin / sums.games, 2),
        mean_turns=round(sums.turns / sums.games, 2),
        given_up=sums.given_up,
    )


def ratings(results: Iterable[tuple[str, str, int, int]]) -> dict[str, float]:
    """By name, from (first, second, won by the first, played): the strengths that make these results likeliest.

    Bradley and Terry's model, by the usual iteration; 400 points more win ten games out of eleven.
    """
    won: dict[str, float] = {}
    games: list[tuple[str, str, float]] = []
    for first, second, wins, played in results:
        won[first] = won.get(first, 0.0) + wins + HALF_WON
        won[second] = won.get(second, 0.0) + played - wins + HALF_WON
        games.append((first, second, played + 2 * HALF_WON))
    strength: dict[str, float] = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS):
        met: dict[str, float] = dict.fromkeys(won, 0.0)
        for first, second, met_often in games:
            weight = met_often / (strength[first] + strength[second])
            met[first] += weight
            met[second] += weight
        strength = {name: won[name] / met[name] for name in won}
        mean = sum(log10(value) for value in strength.values()) / len(strength)
        strength = {name: value / 10.0**mean for name, value in strength.items()}
    return {name: ANCHOR + TENFOLD * log10(value) for name, value in strength.items()}
