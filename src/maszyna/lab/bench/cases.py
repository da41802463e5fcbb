"""What the benchmark measures: each case does its work for a while and says how much it did.

Every one runs in a process of its own, so that nobody pays for what another has imported or left in memory; seconds are
those its processor worked for it, so that other programs on the machine count little.
"""

from collections.abc import Callable
from time import process_time
from typing import Final

Setup = dict[str, object]
Slice = Callable[[float], tuple[int, float]]  # seconds wanted -> pieces of work done, seconds taken
Case = Callable[[], Slice]  # gets ready to work
MID_GAME: Final = 200  # decisions into a two-player game between random players
STATES: Final = 32  # different positions that are copied in turn
UNIT: Final = 2000  # games in one file
COPIES: Final = 200  # of one position between two looks at the clock
VS_AUTOMA: Final[list[object]] = [{"player": "human"}, {"player": "automa"}]


def one_after_another(play: Callable[[int], tuple[int, float]]) -> Slice:
    """Works on with seed after seed; ``play`` says how much it did and how long that took."""
    seed = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal seed
        done, taken = 0, 0.0
        while taken < seconds:
            seed += 1
            more, spent = play(seed)
            done += more
            taken += spent
        return done, taken

    return work


def whole_games(setup: Setup) -> Slice:
    """Games between random players, setup included."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.setup.new_game import new_game

    def play(seed: int) -> tuple[int, float]:
        start = process_time()
        play_out(new_game(setup, seed), random_dice(seed))
        return 1, process_time() - start

    return one_after_another(play)


def games_2_random() -> Slice:
    return whole_games({"seats": 2})


def games_vs_automa() -> Slice:
    """Against an Automa of the usual level."""
    return whole_games({"seats": VS_AUTOMA})


def games_to_parquet() -> Slice:
    """Games against an Automa as the lab plays them, their rows written as Parquet."""
    from maszyna.lab.experiment.experiment import FORMAT, read_experiment
    from maszyna.lab.run.units import played

    experiment = read_experiment({"format": FORMAT, "setup": {"seats": VS_AUTOMA}, "games": 10**9, "unit": UNIT})
    [arm] = experiment.arms
    number = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal number
        done, start = 0, process_time()
        while process_time() - start < seconds:
            played(experiment.unit_of(arm, number), lambda games: None)
            number += 1
            done += UNIT
        return done, process_time() - start

    return work


def automa_turns(traces: bool = False) -> Slice:
    """Turns of an Automa that plays alone, from the start of a game to its 6th star."""
    from maszyna.scythe.automa.automa_turn import play_alone
    from maszyna.scythe.setup.new_game import new_game
    from maszyna.scythe.state import AUTOMA

    def play(seed: int) -> tuple[int, float]:
        game = new_game({"seats": VS_AUTOMA}, seed)
        game.log = [] if traces else None
        seat = next(index for index, own in enumerate(game.position.seats) if own.player == AUTOMA)
        start = process_time()
        turns = play_alone(game, seat)
        return turns, process_time() - start

    return one_after_another(play)


def traced_automa_turns() -> Slice:
    """The same with every event told and every choice traced."""
    return automa_turns(traces=True)


def expeditions_turns() -> Slice:
    """Turns of the Expeditions Automa alone, from the start of a game to its 8th glory token."""
    from maszyna.expeditions.automa.automa_turn import lone_automa, turns_to_last_glory
    from maszyna.expeditions.facts.progress import progress_cards

    [card] = [card for card in progress_cards().cards if card.level == progress_cards().first_game]
    seed = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal seed
        done, taken = 0, 0.0
        while taken < seconds:
            games = [lone_automa(card, each) for each in range(seed, seed + COPIES)]
            seed += COPIES
            start = process_time()
            done += sum([turns_to_last_glory(game) for game in games])
            taken += process_time() - start
        return done, taken

    return work


def decisions() -> Slice:
    """Decisions of random players in two-player games, from the list of options to the next one."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.setup.new_game import new_game

    def play(seed: int) -> tuple[int, float]:
        game, dice = new_game({"seats": 2}, seed), random_dice(seed)
        start = process_time()
        taken = play_out(game, dice)
        return taken, process_time() - start

    return one_after_another(play)


def copies() -> Slice:
    """Copies of games that are in full swing."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.game import Scythe
    from maszyna.scythe.setup.new_game import new_game

    games: list[Scythe] = []
    seed = 0
    while len(games) < STATES:
        seed += 1
        game = new_game({"seats": 2}, seed)
        play_out(game, random_dice(seed), MID_GAME)
        if not game.over:
            games.append(game)

    def work(seconds: float) -> tuple[int, float]:
        done, start = 0, process_time()
        while process_time() - start < seconds:
            for game in games:
                copy = game.copy
                for _ in range(COPIES):
                    copy()
            done += STATES * COPIES
        return done, process_time() - start

    return work


def catanatron_games() -> Slice:
    """Whole four-player games of catanatron's own random players."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(1)

    def work(seconds: float) -> tuple[int, float]:
        games, start = 0, process_time()
        while process_time() - start < seconds:
            Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]).play()
            games += 1
        return games, process_time() - start

    return work


def backgammon_steps() -> Slice:
    """Steps of random play-outs of OpenSpiel's backgammon, chance included."""
    import random

    import pyspiel

    game = pyspiel.load_game("backgammon")
    chance = random.Random(1)

    def work(seconds: float) -> tuple[int, float]:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps, process_time() - start

    return work


def greedy_turns() -> Slice:
    """Turns of greedy players against an Automa of the usual level, thinking included."""
    from maszyna.players.by_name import player
    from maszyna.players.playing import deals, play_with
    from maszyna.scythe.setup.new_game import new_game

    def play(seed: int) -> tuple[int, float]:
        game = new_game({"seats": VS_AUTOMA}, seed)
        start = process_time()
        play_with(game, [player("greedy", seed), player("greedy", seed)], deals(seed))
        return (game.turns + 1) // 2, process_time() - start

    return one_after_another(play)


def search_nodes() -> Slice:
    """Actions tried by a search in the first turn of a game against an Automa."""
    from maszyna.players.model.learned import learned
    from maszyna.players.search import SearchPlayer
    from maszyna.scythe.setup.new_game import new_game

    def think(seed: int) -> tuple[int, float]:
        game = new_game({"seats": VS_AUTOMA}, seed)
        searcher = SearchPlayer(seed, {"nodes": 2000}, learned())
        start = process_time()
        searcher.think(game)
        return searcher.tried, process_time() - start

    return one_after_another(think)


CASES: Final[dict[str, Case]] = {
    "scythe.games_vs_automa": games_vs_automa,
    "scythe.games_2_random": games_2_random,
    "scythe.decisions": decisions,
    "scythe.automa_turns": automa_turns,
    "scythe.copies": copies,
    "expeditions.automa_turns": expeditions_turns,
    "catanatron.games_4_random": catanatron_games,
    "openspiel.backgammon_steps": backgammon_steps,
}
OURS: Final = [name for name in CASES if name.startswith(("scythe.", "expeditions."))]
# Measured only when everything is asked for.
MORE: Final[dict[str, Case]] = {
    "scythe.automa_turns_traced": traced_automa_turns,
    "lab.games_to_parquet": games_to_parquet,
    "players.greedy_turns": greedy_turns,
    "players.search_nodes": search_nodes,
}
