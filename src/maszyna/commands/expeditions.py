"""`maszyna expeditions …`: turn, explain, simulate, cards."""

from functools import partial
from typing import Annotated

import typer

from maszyna.commands.answering import Json, Requests, answer_in_words
from maszyna.commands.expeditions_explain import explain, turned_lines
from maszyna.commands.keeping import cards_in, keep_cards, kept_cards, own_cards_file
from maszyna.commands.language import Lang, expeditions_voice_of
from maszyna.commands.problems import BadInput
from maszyna.commands.saying import Titled, help_if_alone, say, show
from maszyna.commands.seeds import Games, Seed, check_seeds
from maszyna.commands.tables import grid
from maszyna.commands.watching import watched
from maszyna.expeditions.facts.progress import ProgressCard, progress_cards
from maszyna.expeditions.notation.turning import turned
from maszyna.expeditions.own_cards import OwnCards, card_of_level, list_levels, schema
from maszyna.expeditions.words import LEVELS
from maszyna.kernel.errors import FormatError
from maszyna.lab.pace import Pace, PaceSums, turns_of

app = typer.Typer()


@app.callback(invoke_without_command=True)
def expeditions(context: typer.Context) -> None:
    """Expeditions: an Automa beside your table, its cards carried out and explained, its pace, your own cards."""
    help_if_alone(context)


@app.command()
def turn(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Carry out a decision card on a position."""
    own, said = kept_cards(), expeditions_voice_of(lang)
    answer_in_words(file, lambda request: turned(request, own), partial(turned_lines, said), to_json)


app.command()(explain)


@app.command()
def simulate(
    games: Games = 10_000,
    seed: Seed = 1,
    level: Annotated[int | None, typer.Option(help=f"One level, 1 to {LEVELS}; otherwise all that are known.")] = None,
    to_json: Json = False,
) -> None:
    """The pace of the Automa alone: turns to its 8th glory token, a line for each level."""
    check_seeds(games, seed)
    found: list[Pace] = []
    for card in cards_to_play(level, kept_cards()):
        sums = PaceSums()
        for turns in watched(turns_of(card, games, seed), games, f"level {card.level}", to_json):
            sums.add(turns)
        found.append(sums.document(card.level, seed))
        if to_json:
            say(found[-1])
    if not to_json:
        show(pace_table(found))


def cards_to_play(level: int | None, own: OwnCards) -> list[ProgressCard]:
    if level is None:
        return [*progress_cards().cards, *own.cards]
    if not 1 <= level <= LEVELS:
        raise BadInput(f"--level: {level} is no level; possible are 1 to {LEVELS}")
    try:
        return [card_of_level(level, own, "--level")]
    except FormatError as error:
        raise BadInput(str(error)) from None


def pace_table(found: list[Pace]) -> Titled:
    table = grid("level", "games", "mean turns", "95 % from", "to", "fewest", "most")
    for pace in found:
        low, high = pace["interval_95"]
        numbers = [f"{pace['games']:,}", f"{pace['mean_turns']:.2f}", f"{low:.2f}", f"{high:.2f}"]
        table.add_row(str(pace["level"]), *numbers, str(pace["min_turns"]), str(pace["max_turns"]))
    return Titled("Turns of the Automa to its 8th glory token", table)


@app.command()
def cards(
    file: Annotated[
        str | None,
        typer.Argument(metavar="[FILE|-]", help="Progress cards typed in from your own box, to be checked and kept."),
    ] = None,
    as_schema: Annotated[bool, typer.Option("--schema", help="Show the file's JSON Schema instead.")] = False,
    to_json: Json = False,
) -> None:
    """The progress cards of all levels: on file, your own, or missing and why."""
    if as_schema:
        say(schema())
        return
    own = kept_cards()
    if file is not None:
        own = own.with_new(cards_in(file))
        keep_cards(own)
    levels = list_levels(own)
    if to_json:
        for each in levels:
            say(each)
    else:
        show(levels_table(levels))


def levels_table(levels: list[dict[str, object]]) -> Titled:
    table = grid("level", "name", "card", "stars", "coins")
    for each in levels:
        row = [str(each.get("name", "")), str(each["card"])]
        if each["card"] == "missing":
            table.add_row(str(each["level"]), *row, str(each["reason"]), "")
        else:
            coins = each["coins"]
            assert isinstance(coins, dict)
            shown = ", ".join(f"{kind} {amount}" for kind, amount in coins.items())
            table.add_row(str(each["level"]), *row, str(each["stars"]).strip("[]"), shown)
    return Titled(f"Progress cards; your own are kept in {own_cards_file()}", table)
