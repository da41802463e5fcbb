"""What the benchmark measures: each contestant does its work for a while and says how much it did.

Every one runs in a process of its own, so that nobody pays for what another has imported or left in memory; seconds are
those its processor worked for it, so that other programs on the machine count little.
"""

from collections.abc import Callable
from time import process_time
from typing import Final

Slice = Callable[[float], tuple[int, float]]  # seconds wanted -> pieces of work done, seconds taken
MID_GAME: Final = 200  # decisions into a two-player game of random chairs
STATES: Final = 32  # different positions that are copied in turn
COPIES: Final = 200  # of one position between two looks at the clock


def games_2_random() -> Slice:
    """Whole two-player games of random chairs, setup included."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.play.setup import new_game

    seed = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal seed
        games, start = 0, process_time()
        while process_time() - start < seconds:
            seed += 1
            play_out(new_game({"seats": 2}, seed), random_dice(seed))
            games += 1
        return games, process_time() - start

    return work


def games_vs_automa() -> Slice:
    """Whole games of a random chair against an Automa of the usual level, setup included."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.play.setup import new_game

    seats: list[object] = [{"player": "human"}, {"player": "automa"}]
    seed = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal seed
        games, start = 0, process_time()
        while process_time() - start < seconds:
            seed += 1
            play_out(new_game({"seats": seats}, seed), random_dice(seed))
            games += 1
        return games, process_time() - start

    return work


def automa_turns(traces: bool = False) -> Slice:
    """Turns of an Automa that plays alone, from the start of a game to its 6th star."""
    from maszyna.scythe.automa.pace import play_alone
    from maszyna.scythe.play.setup import new_game
    from maszyna.scythe.state import AUTOMA

    seats: list[object] = [{"player": "human"}, {"player": "automa"}]
    games = [new_game({"seats": seats}, seed) for seed in range(STATES)]
    number = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal number
        done, taken = 0, 0.0
        while taken < seconds:
            number += 1
            game = games[number % STATES].copy()
            game.dice.states[:] = [state + number for state in game.dice.states]
            game.log = [] if traces else None
            seat = next(index for index, own in enumerate(game.position.seats) if own.player == AUTOMA)
            start = process_time()
            done += play_alone(game, seat)
            taken += process_time() - start
        return done, taken

    return work


def traced_automa_turns() -> Slice:
    """The same with every event told and every choice traced."""
    return automa_turns(traces=True)


def expeditions_turns() -> Slice:
    """Turns of the Expeditions Automa alone, from the start of a game to its 8th glory token."""
    from maszyna.expeditions.automa.pace import lone_automa, turns_to_last_glory
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
    """Decisions of random chairs in two-player games, from the list of options to the next one."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.play.setup import new_game

    seed = 0

    def work(seconds: float) -> tuple[int, float]:
        nonlocal seed
        done, taken = 0, 0.0
        while taken < seconds:
            seed += 1
            game, dice = new_game({"seats": 2}, seed), random_dice(seed)
            start = process_time()
            done += play_out(game, dice)
            taken += process_time() - start
        return done, taken

    return work


def copies() -> Slice:
    """Copies of games that are in full swing."""
    from maszyna.players.random_player import play_out, random_dice
    from maszyna.scythe.game import Scythe
    from maszyna.scythe.play.setup import new_game

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


CONTESTANTS: Final[dict[str, Callable[[], Slice]]] = {
    "scythe.games_vs_automa": games_vs_automa,
    "scythe.games_2_random": games_2_random,
    "scythe.decisions": decisions,
    "scythe.automa_turns": automa_turns,
    "scythe.automa_turns_traced": traced_automa_turns,
    "scythe.copies": copies,
    "expeditions.automa_turns": expeditions_turns,
    "catanatron.games_4_random": catanatron_games,
    "openspiel.backgammon_steps": backgammon_steps,
}
