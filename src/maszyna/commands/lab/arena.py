"""`maszyna lab arena`: players against Automas and against each other."""

from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.name_values import Games, Jobs, Seed, check_seeds, comma_list
from maszyna.commands.io.output import TitledTable, say, show
from maszyna.commands.io.problems import BadInput
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.scythe.result_tables import player_name, table_of
from maszyna.lab.arena import ArenaPlan, Match, Results, meetings, play_event
from maszyna.lab.seating import seated
from maszyna.scythe.facts.automa import LEVELS
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts

MOST_SEATS = 7


def arena(
    players: str = "random,greedy",
    games: Games = 100,
    seed: Seed = 1,
    level: str = ",".join(LEVELS),
    seats: Annotated[int, typer.Option(min=1, max=MOST_SEATS)] = 2,
    jobs: Jobs = 1,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let players meet Automas of each level and each other: shares with intervals, margins, ratings."""
    texts = scythe_texts_of(lang)
    check_seeds(games, seed)
    event = ArenaPlan(players=names(players, seed), levels=levels(level), games=games, seed=seed, seats=seats)
    if not meetings(event):
        raise BadInput("--players", "nobody_to_play")
    results = Results()
    for outcome in with_progress(
        play_event(event, jobs), len(meetings(event)), lab_table_texts(texts.lang).title("all_games"), to_json
    ):
        results.add(outcome)
    if to_json:
        for match in results.matches():
            say({"match": match})
        say({"ratings": results.ratings()})
    else:
        show(matches_table(texts, results.matches()))
        show(ratings_table(texts, results.ratings()))


def names(text: str, seed: int) -> list[str]:
    """The players, each once; what is no player is refused before anything is played."""
    found = comma_list(text)
    for number, name in enumerate(found):
        seated(name, seed)
        if name in found[:number]:
            raise BadInput("--players", "given_twice", name=name)
    return found


def levels(text: str) -> list[str]:
    found = [] if text == "none" else comma_list(text)
    for name in found:
        if name not in LEVELS:
            raise BadInput("--level", "unknown_value", name=name, possible=LEVELS)
    return found


def called(texts: ScytheTexts, name: str) -> str:
    """An Automa by its level in the person's language, a player by the name it was given."""
    return player_name(texts, name) if name in LEVELS else name


def matches_table(texts: ScytheTexts, matches: list[Match]) -> TitledTable:
    words = lab_table_texts(texts.lang)
    table = table_of(words, "who", "against", "games", "won", "share", "from", "to", "margin")
    for match in matches:
        low, high = match["interval"]
        shares = [f"{100 * share:.1f} %" for share in (match["share"], low, high)]
        table.add_row(
            called(texts, match["first"]), called(texts, match["second"]), str(match["games"]), str(match["won"]),
            *shares, f"{match['mean_margin']:+.1f}",
        )  # fmt: skip
    return TitledTable(words.title("arena"), table)


def ratings_table(texts: ScytheTexts, ratings: dict[str, int]) -> TitledTable:
    words = lab_table_texts(texts.lang)
    table = table_of(words, "who", "rating")
    for name, rating in ratings.items():
        table.add_row(called(texts, name), str(rating))
    return TitledTable(words.title("ratings"), table)
