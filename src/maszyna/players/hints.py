"""The best three different turns for a seat, best first, with reasons.

Different means another end position, and as long as there are any another section, top or bottom. The actions of a hint
stop where chance speaks or the seat is shown something new: what a card or a combat brings cannot be advised on before.
"""

from typing import Final

from maszyna.kernel.dice import dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.hint_search import turns_for_hint
from maszyna.players.model.learned import follows_house_rules, learned
from maszyna.players.policy.lookahead import CollectorRests, position_key
from maszyna.players.reasons import COMBAT, COMBAT_FOR_STAR, MOST_REASONS, NOTHING, Reason, reasons_of
from maszyna.players.turns.halving import Candidate, SearchBudget, by_promise, mean
from maszyna.scythe.events import COMBAT_WON
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised

STREAM: Final = "hints"
MOST_HINTS: Final = 3
CANDIDATES: Final = 5
TURNS: Final = 2
MOST_MS: Final = 600  # of the processor, for whoever waits: an answer within a second
NOISE: Final = 1.5  # standard errors by which one turn must be better than another
SOME_WORLDS: Final = 6  # in which a reason must hold where chance has a say
COMBAT_WORLDS: Final = 100  # the same where there is a combat, which is fought in each to say how often it is won
TENTHS: Final = 10
EQUAL: Final = 0.5  # coins: less is no difference to anybody

# How the first hint stands to the second.
ALONE: Final = "alone"
AS_GOOD: Final = "as_good"
MORE_COINS: Final = "more_coins"
WINS_MORE: Final = "wins_more"


class Hint:
    """One turn worth taking.

    ``world`` is the game as it was dealt to think about: what is told of a hint is worded there and never in the true
    game, of which even a refusal would show what is hidden.
    """

    def __init__(self, world: Scythe, actions: list[int], by_chance: bool, margin: float, spread: float) -> None:
        self.world = world
        self.actions = actions
        self.by_chance = by_chance  # its actions stop where chance speaks; the turn goes on after that
        self.margin = margin  # coins ahead of the best of the others at the end
        self.spread = spread  # how much that varies (standard deviation)
        self.practised = True  # the model has learned games like this
        self.house_rules = False  # the Automas follow what the model has not learned
        self.reasons: list[Reason] = []
        self.compared = ALONE  # of the first: how it stands to the second
        self.ahead = 0.0  # coins by which it is better than the second
        self.only_here: list[Reason] = []  # reasons for it that the second has not, if it is better


def hints(
    game: Scythe, seed: int, ms: int = 0, nodes: int = 0, candidates: int = CANDIDATES, turns: int = TURNS
) -> list[Hint]:
    """For the seat that is to decide, best first; the game stays as it is.

    The budget is in actions tried (nodes), in milliseconds of the processor, or both: whichever ends first. Beside the
    best turns after each section so many ``candidates`` are played on for so many own ``turns``.
    """
    seat = game.seat_to_decide()
    world = determinised(game, seat, seed)
    model = learned()  # to read it takes a while, so the budget begins afterwards
    with CollectorRests():
        budget = SearchBudget(nodes, ms / 1000.0, strict=True)
        turns_found = turns_for_hint(world, model, dice(seed, [STREAM]), budget, candidates, turns)
    chosen = in_order(different(world, seat, turns_found))
    found = [hint_of(world, seat, candidate) for candidate in chosen]
    found[0].practised = model.knows(game, seat)
    found[0].house_rules = follows_house_rules(game)
    if len(chosen) > 1:
        compare_first(found, chosen)
    return found


def different(world: Scythe, seat: int, candidates: list[Candidate]) -> list[Candidate]:
    """The best of each kind, at most three; where there are fewer kinds, others that end elsewhere."""
    kinds: set[tuple[int, int]] = set()
    ends: set[tuple[int, ...]] = set()
    found: list[Candidate] = []
    others: list[Candidate] = []
    for candidate in candidates:
        end_kind = candidate.end.kind
        kind = (end_kind, -1) if end_kind else (0, candidate.lines[0].action)
        end = position_key(played_on(world.copy(), candidate.end.foreseen_actions()), seat)
        if end in ends:
            continue
        ends.add(end)
        (others if kind in kinds else found).append(candidate)
        kinds.add(kind)
    missing = MOST_HINTS - len(found)
    return found[:MOST_HINTS] + others[: max(0, missing)]


def in_order(chosen: list[Candidate]) -> list[Candidate]:
    """By coins; but first comes what wins clearly more often, whatever the coins."""
    found = sorted(chosen, key=by_margin)
    best = min(chosen, key=by_promise)
    if best is not found[0] and is_better(best, found[0]):
        found.remove(best)
        found.insert(0, best)
    return found


def by_margin(candidate: Candidate) -> float:
    return -candidate.margin()


def is_better(first: Candidate, second: Candidate) -> bool:
    """Whether the worlds in which both were tried show a difference, with what winning counts."""
    worlds = min(len(first.outcomes), len(second.outcomes))
    gaps = [first.outcomes[world].prospect - second.outcomes[world].prospect for world in range(worlds)]
    gap = mean(gaps)
    between = sum([(one - gap) * (one - gap) for one in gaps]) / max(1, worlds - 1)
    return worlds > 1 and gap >= EQUAL and gap * gap * worlds >= NOISE * NOISE * between


def played_on(game: Scythe, actions: list[int]) -> Scythe:
    """The same game after these."""
    game.run_mode = BETWEEN_TURNS
    for action in actions:
        game.apply(action)
    return game


def hint_of(world: Scythe, seat: int, candidate: Candidate) -> Hint:
    actions = candidate.end.foreseen_actions()
    by_chance = len(actions) < len(candidate.lines)
    hint = Hint(world, actions, by_chance, candidate.margin(), candidate.spread())
    hint.reasons = reasons_of(world, played_on(world.copy(), actions), seat)
    if not candidate.certain:
        hint.reasons = in_every_world(world, seat, actions, hint.reasons)
    return hint


def in_every_world(world: Scythe, seat: int, actions: list[int], reasons: list[Reason]) -> list[Reason]:
    """Those that hold whatever chance brings, and how often a combat of the turn is won."""
    worlds = SOME_WORLDS
    tried = 0
    won: list[bool] = []  # in each world in which there was a combat
    while tried < worlds:
        twin = determinised(world, seat, tried)
        events: list[Event] = []
        twin.log = events
        there = [reason.said() for reason in reasons_of(world, played_on(twin, actions), seat)]
        reasons = [reason for reason in reasons if reason.said() in there]
        winners = [event.seat for event in events if event.kind == COMBAT_WON]
        if winners:
            worlds = COMBAT_WORLDS
            won.append(winners[-1] == seat)
        tried += 1
    if not won:
        return reasons
    has_room = world.position.seats[seat].combat_stars < world.ending.combat_stars()
    kind = COMBAT_FOR_STAR if has_room else COMBAT
    tenths = round(TENTHS * sum(won) / COMBAT_WORLDS)
    likely = Reason(kind, 2 * tenths >= TENTHS, NOTHING, tenths, TENTHS)
    good = [reason for reason in reasons if reason.good]
    bad = [reason for reason in reasons if not reason.good]
    return [likely, *good][:MOST_REASONS] + bad if likely.good else [*good, likely, *bad]


def compare_first(found: list[Hint], chosen: list[Candidate]) -> None:
    """How the best turn stands to the next, and what only it brings."""
    first = found[0]
    first.ahead = chosen[0].margin() - chosen[1].margin()
    if not is_better(chosen[0], chosen[1]):
        first.compared = AS_GOOD
        return
    first.compared = MORE_COINS if first.ahead >= EQUAL else WINS_MORE
    other = [(reason.kind, reason.about) for reason in found[1].reasons]
    first.only_here = [reason for reason in first.reasons if reason.good and (reason.kind, reason.about) not in other]
