"""Looking ahead: turns that are proposed, played on and compared in the same worlds."""

import gc

import pytest

from maszyna.kernel.dice import dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.by_name import player
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.model.learned import learned
from maszyna.players.model.policy import ONE, best
from maszyna.players.model.value import WIN_COINS
from maszyna.players.playing import ask, deals, play_with
from maszyna.players.policy.beginnings import each_beginning
from maszyna.players.policy.forced_choices import go_to_choice, sensible
from maszyna.players.policy.lookahead import MOST_DOUBT, VARIATIONS, CollectorRests, FirstQuestion, PolicyLookAhead
from maszyna.players.policy.mover import GREEDY_TEMPERATURE, Mover
from maszyna.players.turns.halving import Candidate, Outcome, SearchBudget, Trial, halvings, sequential_halving
from maszyna.players.turns.line import Line
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}
SEAT = 0


def started(turns: int, seed: int = 3) -> Scythe:
    """A game at the start of an own turn, after so many turns by the policy."""
    game = new_game(SETUP, seed)
    mover().go_on(game, SEAT, turns)
    assert game.decision_kind() == "section"
    return game


def mover() -> Mover:
    return Mover(learned().policy, dice(1, ["test"]))


def looking(turns: int) -> PolicyLookAhead:
    return PolicyLookAhead(learned(), turns, mover())


def test_the_mover_stops_at_the_first_question_of_the_wanted_turn() -> None:
    game = new_game(SETUP, 4)
    for turns in (0, 1, 3):
        begun = game.turns
        mover().go_on(game, SEAT, turns)
        assert game.turns == begun + 2 * (turns + 1) and game.decision_kind() == "section"
    mover().go_on(game, SEAT, 60)
    assert game.is_over()


def test_the_mover_passes_a_last_turn_in_which_nothing_is_asked() -> None:
    """Under Déjà Vu an own turn may end before anything could be chosen; what follows is the end of the game."""
    game, policy = new_game(SETUP | {"resolution": "deja_vu"}, 31), mover()
    while not game.is_over():
        policy.go_on(game, SEAT, 0)
        assert game.is_over() or game.seat_to_decide() == SEAT


def test_turns_that_are_proposed_differ_and_the_policys_own_comes_first() -> None:
    game, ahead = started(3), looking(0)
    ahead.propose(game, SEAT, 8, 2)
    ends = [tuple(active_facts(end.game, SEAT)) for end in ahead.proposed]
    assert 4 <= len(ends) <= 8 and len(set(ends)) == len(ends)
    own = game.copy()
    own.run_mode = BETWEEN_TURNS
    mover().finish(own)
    first = ahead.proposed[0].game
    assert (own.scores(), own.position.seats[SEAT].at) == (first.scores(), first.position.seats[SEAT].at)
    assert len({end.kind for end in ahead.proposed}) >= 3  # other sections are thought of, too
    assert game.decision_kind() == "section"  # the game itself stays as it is


def test_every_way_to_begin_is_among_them() -> None:
    """Each section with each side of its top row, and each unit to move first; two with the same end are one."""
    game, ahead = started(4), looking(0)
    ahead.propose(game, SEAT, 1, 0)
    ends = {tuple(sorted(active_facts(end.game, SEAT))) for end in ahead.proposed}
    beginnings = each_beginning(game)
    assert {beginning[0] for beginning in beginnings} == {*game.choices}
    assert len({tuple(beginning[:2]) for beginning in beginnings}) >= 5 and max(map(len, beginnings)) >= 3
    for beginning in beginnings:
        line = ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, beginning)
        assert [one.action for one in line.lines()][: len(beginning)] == beginning
        assert line.chance or tuple(sorted(active_facts(line.game, SEAT))) in ends


def test_a_turn_can_be_asked_for_with_a_first_answer() -> None:
    game = started(2)
    ahead = looking(0)
    answers = ahead.first_question(game.copy(), SEAT).answers()
    scores = mover().scores(game, SEAT, go_to_choice(game.copy(), SEAT, dice(1, ["test"])))
    assert answers[0] == go_to_choice(game.copy(), SEAT, dice(1, ["test"]))[best(scores)]
    for answer in answers:
        assert ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, [answer]).lines()[0].action == answer


@pytest.mark.parametrize("turns", [0, 2])
def test_a_certain_turn_is_judged_as_if_it_were_taken_again(turns: int) -> None:
    """From its end, with the same hidden cards dealt, or from its start: the same comes of it."""
    game, ahead = started(2), looking(turns)
    ahead.propose(game, SEAT, 8, 2)
    certain = [Candidate(end) for end in ahead.proposed]
    certain = [candidate for candidate in certain if candidate.certain]
    assert certain
    for candidate in certain:
        retaken = Candidate(candidate.end)
        retaken.certain = False  # so that it is taken again from its start
        twin, other = candidate.dealt(game, SEAT, 77), retaken.dealt(game, SEAT, 77)
        assert twin.asking is None and other.asking is None
        for each in (twin, other):
            Mover(learned().policy, dice(5, ["test"])).go_on(each, SEAT, turns)
        assert twin.scores() == other.scores() and twin.turns == other.turns


def test_a_game_that_is_over_counts_its_true_margin() -> None:
    game = new_game(SETUP, 4)
    ahead = looking(60)
    ahead.winning = 2.0
    outcome = ahead.outcome(Candidate(ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, [])), game, SEAT, 9)
    assert outcome.deviation == 0.0 and outcome.margin == int(outcome.margin)
    assert abs(outcome.prospect - outcome.margin) == 2 * WIN_COINS


def test_a_look_ahead_is_the_longer_the_further_a_contest_is_but_not_beyond_its_most() -> None:
    game, ahead = started(2), looking(2)
    candidate = Candidate(ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, []))
    turns, asked = [], []
    for number in range(4):
        ahead.begin_round(number, 4)
        before = ahead.mover.budget.tried
        ahead.outcome(candidate, game, SEAT, 9)
        turns.append(ahead.turns)
        asked.append(ahead.mover.budget.tried - before)
    assert turns == [0, 1, 2, 2]
    longer = looking(8)
    for number in range(7):
        longer.begin_round(number, 7)
        assert longer.turns == max(0, number - 2)  # the first rounds of many look at the next own turn
    assert asked[0] < asked[1] < asked[2]


class Luck(Trial):
    """Each candidate brings what it thought of itself, and what the world adds; the worlds are noted."""

    def __init__(self, budget: SearchBudget) -> None:
        self.budget = budget
        self.worlds: dict[int, list[int]] = {}
        self.rounds: list[tuple[int, int]] = []
        self.before: list[int] = []  # outcomes there were before each round

    def begin_round(self, number: int, rounds: int) -> None:
        self.rounds.append((number, rounds))
        self.before.append(self.budget.tried)

    def outcome(self, candidate: Candidate, game: Scythe, seat: int, world: int) -> Outcome:
        self.budget.spend(1)
        number = candidate.end.kind
        self.worlds.setdefault(number, []).append(world)
        return Outcome(number + world % 7, 0.0, 0.0)


def candidates(number: int) -> list[Candidate]:
    found = []
    for group in range(number):
        line = Line(new_game({"seats": 1}, 1), None, -1, [])
        line.kind = group
        found.append(Candidate(line))
    return found


def test_the_better_half_goes_on_and_all_of_a_round_meet_the_same_worlds() -> None:
    luck = Luck(SearchBudget(240, 0.0))
    found = sequential_halving(new_game({"seats": 1}, 1), 0, candidates(8), luck, luck.budget, dice(1, ["test"]))
    assert [candidate.end.kind for candidate in found] == [7, 6, 5, 4, 3, 2, 1, 0]
    assert luck.worlds[7] == luck.worlds[6]
    assert luck.worlds[7][: len(luck.worlds[0])] == luck.worlds[0]
    assert len(luck.worlds[7]) > len(luck.worlds[5]) > len(luck.worlds[0]) >= 8
    assert 240 <= luck.budget.tried < 260
    assert luck.rounds == [(0, 3), (1, 3), (2, 3)]
    assert luck.before == pytest.approx([0, 80, 160], abs=8)


class Varying(Luck):
    """Every turn that is varied has two variations, one of which brings much more than all before."""

    def __init__(self, budget: SearchBudget) -> None:
        super().__init__(budget)
        self.varied_rounds = 2

    def variations(self, candidate: Candidate, game: Scythe, seat: int) -> list[Candidate]:
        kind = candidate.end.kind
        found = candidates(2)
        found[0].end.kind, found[1].end.kind = kind + 100, -kind - 1
        return found


def test_variations_of_the_leaders_take_part_in_the_worlds_of_all_rounds_so_far() -> None:
    varying = Varying(SearchBudget(300))
    found = sequential_halving(new_game({"seats": 1}, 1), 0, candidates(8), varying, varying.budget, dice(1, ["test"]))
    kinds = [candidate.end.kind for candidate in found]
    assert kinds[:4] == [207, 206, 107, 106]  # the second time those of the new leaders
    assert sorted(kinds) == [-108, -107, -8, -7, *range(8), 106, 107, 206, 207]
    assert varying.worlds[207] == varying.worlds[107] == varying.worlds[206]
    assert varying.worlds[7] == varying.worlds[207][: len(varying.worlds[7])]


def test_a_variation_answers_one_question_otherwise() -> None:
    game, ahead = started(4), looking(0)
    ahead.propose(game, SEAT, 1, 0)
    leader = Candidate(ahead.proposed[0])
    answers = real_answers(game.copy(), leader)
    ways = ahead.other_ways(leader, game.copy(), SEAT)
    assert len(ways) > 8 and len({tuple(way) for way in ways}) == len(ways)
    for way in ways:
        assert way[:-1] == answers[: len(way) - 1] and way[-1] != answers[len(way) - 1]
        assert ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, way).lines()[0].action == way[0]
    known = len(ahead.proposed)
    found = ahead.variations(leader, game, SEAT)
    assert 0 < len(found) <= VARIATIONS and [one.end for one in found] == ahead.proposed[known:]


def real_answers(game: Scythe, candidate: Candidate) -> list[int]:
    """What a turn answers where there was more than one sensible option."""
    game.run_mode = BETWEEN_TURNS
    found = []
    for line in candidate.lines:
        if len(sensible(game, SEAT)) > 1:
            found.append(line.action)
        game.apply(line.action)
    return found


def test_time_ends_a_contest_as_well() -> None:
    luck = Luck(SearchBudget(0, 0.01))
    found = sequential_halving(new_game({"seats": 1}, 1), 0, candidates(4), luck, luck.budget, dice(1, ["test"]))
    assert len(found) == 4
    assert luck.budget.tried >= 4 + 2


def test_halvings_until_one_is_left() -> None:
    assert [halvings(number) for number in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]
    assert [halvings(number, 4) for number in (1, 4, 5, 8, 9, 17)] == [0, 0, 1, 1, 2, 3]


def test_the_policy_plays_a_whole_game_and_asks_greedy_where_it_knows_nothing() -> None:
    game = new_game(SETUP, 8)
    chance, one = deals(8), player("policy", 1)
    while not game.is_over():
        game.apply(ask(one, game, chance))
    assert game.scores()[SEAT] > 20
    alone = new_game({"seats": 2}, 8)
    assert play_with(alone, [player("policy", 1), player("policy", 2)], deals(8), 12) == 12


def test_a_policy_asks_the_first_question_of_a_turn_once_and_counts_it_each_time() -> None:
    game, ahead = started(2), looking(0)
    alone = ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, [])
    spent = ahead.mover.budget.tried
    ahead.asked_first = ahead.first_question(game.copy(), SEAT)
    spent = ahead.mover.budget.tried - spent - 1
    assert spent == 0
    before = ahead.mover.budget.tried
    again = ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, [])
    assert [line.action for line in again.lines()] == [line.action for line in alone.lines()]
    assert ahead.mover.budget.tried - before == before - 1
    asked = ahead.asked_first
    ahead.asked_first = FirstQuestion(asked.actions, asked.scores[::-1], asked.choices)
    assert ahead.turn(game.copy(), SEAT, GREEDY_TEMPERATURE, []).lines()[0].action != again.lines()[0].action


def test_a_turn_that_the_policy_finds_unlikely_must_bring_more() -> None:
    """By how many times e its first answer is less likely than the best, up to a most."""
    handicaps: set[float] = set()
    for turns in (1, 2, 3):
        game, ahead = started(turns), looking(0)
        ahead.propose(game, SEAT, 8, 4)
        scores = dict(zip(ahead.asked_first.actions, ahead.asked_first.scores, strict=True))
        assert ahead.candidate(ahead.proposed[-1]).handicap == 0.0
        ahead.trust = 2.0
        for end in ahead.proposed:
            gap = (max(scores.values()) - scores[end.lines()[0].action]) / ONE
            candidate = ahead.candidate(end)
            assert candidate.handicap == pytest.approx(2.0 * min(MOST_DOUBT, gap))
            candidate.outcomes.append(Outcome(5.0, 4.0, 0.0))
            assert candidate.promise() == 5.0 - candidate.handicap and candidate.margin() == 4.0
            handicaps.add(candidate.handicap)
    assert len(handicaps) > 3 and min(handicaps) == 0.0 and max(handicaps) == 2.0 * MOST_DOUBT


@pytest.mark.parametrize("collects", [True, False])
def test_the_collector_is_left_as_it_was(collects: bool) -> None:
    if not collects:
        gc.disable()
    try:
        with CollectorRests():
            assert not gc.isenabled()
        assert gc.isenabled() == collects
    finally:
        gc.enable()
