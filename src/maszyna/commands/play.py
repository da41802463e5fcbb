"""`maszyna play` and `maszyna scythe play`: games for people at the terminal."""

import secrets
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from maszyna.commands.keeping import kept_tiles
from maszyna.commands.problems import BadInput, complain
from maszyna.commands.wind_gambit import ActiveAirship, Airships, OwnPairs, Resolution
from maszyna.kernel.save import MOST_SEED
from maszyna.scythe.automa.house import OPTIONS, RULINGS
from maszyna.scythe.automa.levels import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, KINDS, PASSIVE
from maszyna.scythe.facts.tiles import TILE_IDS as TILES
from maszyna.scythe.play.plan import DEFAULT_EDITIONS, MAT_IDS, TILE_IDS, read_plan
from maszyna.scythe.variants import VARIANTS
from maszyna.scythe.words import FACTIONS
from maszyna.speech.catalogue import LANGUAGES
from maszyna.speech.screens import screen
from maszyna.speech.voice import voice
from maszyna.terminal.beside import SEEDS
from maszyna.terminal.menu import Entrance
from maszyna.terminal.playing import Manner
from maszyna.terminal.prompting import person_types
from maszyna.terminal.wind_wishes import wind_wishes
from maszyna.terminal.wishes import Wishes

RANDOM = "random"
Companion = Callable[[str, int | None], None]  # opened in a language, with the seed of a new table
UNATTENDED = 1  # the seed where nobody asks for another: every run tells the same
Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]
Seed = Annotated[int | None, typer.Option(min=0, max=MOST_SEED - 1, help="Seed of the game; random without it.")]


def either(what: str, names: list[str]) -> str:
    return f"{what}: {', '.join(names)}, {RANDOM}."


def tile_help(kind: int) -> str:
    return f"{either(f'The {KINDS[kind]} tile of all airships', TILES[kind])[:-1]}; FACTION=TILE with --own-pairs."


def play_scythe(
    seed: Seed = None,
    seats: Annotated[int | None, typer.Option(min=1, max=7, help="Seats in all; those of nobody are Automas.")] = None,
    people: Annotated[int, typer.Option(min=1, max=7, help="How many people sit at this keyboard.")] = 1,
    faction: Annotated[
        list[str] | None, typer.Option(help=either("Yours; again for the next person", FACTIONS))
    ] = None,
    mat: Annotated[list[str] | None, typer.Option(help=either("Your mat; again for the next person", MAT_IDS))] = None,
    opponent: Annotated[
        list[str] | None, typer.Option(help=either("The Automa's; again for the next", FACTIONS))
    ] = None,
    level: Annotated[
        list[str] | None, typer.Option(help=f"The Automa's; again for the next: {', '.join(LEVELS)}.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help=f"NAME or NAME=VALUE of A19: {', '.join(OPTIONS)}.")] = None,
    ruling: Annotated[list[str] | None, typer.Option(help=f"NAME=WAY: {', '.join(RULINGS)}.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help=f"Again for more: {', '.join(VARIANTS)}.")] = None,
    editions: Annotated[str, typer.Option(help=f"With commas: {', '.join(EDITIONS)}.")] = ",".join(DEFAULT_EDITIONS),
    bonus_tile: Annotated[str, typer.Option(help=either("Structure bonus", TILE_IDS))] = RANDOM,
    airships: Airships = False,
    aggressive: Annotated[list[str] | None, typer.Option(help=tile_help(AGGRESSIVE))] = None,
    passive: Annotated[list[str] | None, typer.Option(help=tile_help(PASSIVE))] = None,
    own_pairs: OwnPairs = False,
    active_airship: ActiveAirship = False,
    resolution: Resolution = None,
    lang: Lang = LANGUAGES[0],
    yes: Annotated[bool, typer.Option("--yes", "-y", help="A new game at once, without the dialogue.")] = False,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with the game in this file.")] = None,
    pause: Annotated[bool, typer.Option("--pause", help="Wait for Enter while an Automa's turn is told.")] = False,
    no_map: Annotated[bool, typer.Option("--no-map", help="Show the map only when asked for.")] = False,
) -> None:
    """Play Scythe in the terminal against one or more Automas; every action is saved at once."""
    wishes = Wishes()
    wishes.people = people
    wishes.factions = [open_if_random(name) for name in faction or []]
    wishes.mats = [open_if_random(name) for name in mat or []]
    wishes.opponents = [open_if_random(name) for name in opponent or []]
    wishes.levels = level or []
    wishes.automas = automas_wanted(seats, people, wishes)
    wishes.options = {name: value_of(value) for name, value in map(pair, option or [])}
    wishes.rulings = dict(map(pair, ruling or []))
    wishes.variants = variant or []
    wishes.editions = [name.strip() for name in editions.split(",") if name.strip()]
    wishes.bonus_tile = open_if_random(bonus_tile)
    wishes.seed = seed
    wishes.wind = wind_wishes(airships, aggressive or [], passive or [], own_pairs, active_airship, resolution)
    wishes.wind.own = kept_tiles()
    read_plan(wishes.document())  # what is wrong with the options is said before anything is asked
    entrance = entrance_in(lang)
    asked_for = yes or load is not None
    entrance.play(wishes, Manner(pause, not no_map), load, asks=not asked_for, offers=not asked_for)


def automas_wanted(seats: int | None, people: int, wishes: Wishes) -> int:
    named = max(len(wishes.opponents), len(wishes.levels))
    if seats is None:
        return named or (1 if people < len(FACTIONS) else 0)
    if seats < people or named > seats - people:
        raise BadInput(f"--seats: {seats} are too few for {people} people and {named} Automas")
    return seats - people


def open_if_random(name: str) -> str | None:
    return None if name == RANDOM else name


def pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


def value_of(text: str) -> object:
    """A number, yes or no, or a word; an option alone is switched on."""
    if text in ("", "true", "yes", "on"):
        return True
    if text in ("false", "no", "off"):
        return False
    try:
        return int(text)
    except ValueError:
        return text


def entrance_in(lang: str) -> Entrance:
    return Entrance(Console(highlight=False), voice(lang), screen(lang))


def menu(companions: list[tuple[str, Companion]]) -> Callable[..., None]:
    """`maszyna play`; each companion for a table has the key of its line in the menu."""
    items = ["menu_play", *(key for key, _ in companions), "menu_watch"]

    def play(
        host: Annotated[str | None, typer.Option(help="Where the browser app listens.")] = None,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help="Its port.")] = None,
        no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
        db: Annotated[str | None, typer.Option(metavar="URL", help="Where its games are stored.")] = None,
        seed: Seed = None,
        seats: Annotated[int, typer.Option(min=1, max=7, help="Seats in a game that is watched.")] = 2,
        lang: Lang = LANGUAGES[0],
    ) -> None:
        """Open what there is to play; without a terminal, tell a random game from beginning to end."""
        entrance = entrance_in(lang)
        given = {"--host": host, "--port": port, "--no-browser": no_browser or None, "--db": db}
        named = [name for name, value in given.items() if value is not None]
        if named:
            complain(entrance.screen.say("no_browser", options=", ".join(named)))
        if not person_types():
            entrance.watch(UNATTENDED if seed is None else seed, seats)
            return
        while chosen := entrance.choose(items):
            if chosen == 1:
                wishes = Wishes()
                wishes.seed = seed
                wishes.wind.own = kept_tiles()
                entrance.play(wishes, Manner(), None, asks=True, offers=True)
            elif chosen == len(items):
                entrance.watch(secrets.randbelow(SEEDS) if seed is None else seed, seats)
            else:
                companions[chosen - 2][1](lang, seed)

    return play
