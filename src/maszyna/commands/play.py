"""`maszyna play` and `maszyna scythe play`: games for people at the terminal."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from maszyna.commands.io.name_values import comma_list, settings
from maszyna.commands.io.own_data import kept_tiles
from maszyna.commands.io.problems import BadInput
from maszyna.commands.scythe.airship_options import ActiveAirship, Airships, OwnPairs, Resolution
from maszyna.commands.serve import serve_app
from maszyna.kernel.save import DRAWN_SEEDS, MOST_SEED
from maszyna.scythe.automa_options import OPTIONS, RULINGS
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, KINDS, PASSIVE
from maszyna.scythe.facts.tiles import TILE_IDS as TILES
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, MAT_IDS, TILE_IDS, read_plan
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.play.play import DisplayOptions
from maszyna.terminal.scythe.play.start import MainMenu
from maszyna.terminal.scythe.setup.airship_form import wind_gambit_form
from maszyna.terminal.scythe.setup.setup_form import SetupForm
from maszyna.terminal.shell.prompt import person_types

RANDOM = "random"
Companion = Callable[[str, int | None], None]  # opened in a language, with the seed of a new table
UNATTENDED = 1  # the seed where nobody asks for another: every run tells the same
Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]
Seed = Annotated[int | None, typer.Option(min=0, max=MOST_SEED - 1, help="Seed of the game; random if omitted.")]


def choices_help(what: str, names: list[str]) -> str:
    return f"{what}: {', '.join(names)}, {RANDOM}."


def tile_help(kind: int) -> str:
    return (
        f"{choices_help(f'The {KINDS[kind]} tile of all airships', TILES[kind])[:-1]}; FACTION=TILE with --own-pairs."
    )


def play_scythe(
    seed: Seed = None,
    seats: Annotated[
        int | None, typer.Option(min=1, max=7, help="Total seats; those without a person are Automas.")
    ] = None,
    people: Annotated[int, typer.Option(min=1, max=7, help="Number of people at this keyboard.")] = 1,
    faction: Annotated[
        list[str] | None, typer.Option(help=choices_help("Your faction; repeat for each further person", FACTIONS))
    ] = None,
    mat: Annotated[
        list[str] | None, typer.Option(help=choices_help("Your player mat; repeat for each further person", MAT_IDS))
    ] = None,
    opponent: Annotated[
        list[str] | None,
        typer.Option(help=choices_help("Faction of the Automa; repeat for each further one", FACTIONS)),
    ] = None,
    level: Annotated[
        list[str] | None, typer.Option(help=f"Level of the Automa; repeat for each further one: {', '.join(LEVELS)}.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help=f"An option of the Automa, NAME or NAME=VALUE; repeat for more: {', '.join(OPTIONS)}."),
    ] = None,
    ruling: Annotated[
        list[str] | None,
        typer.Option(help=f"How to settle an open rule, NAME=WAY; repeat for more: {', '.join(RULINGS)}."),
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help=f"A variant of the rules; repeat for more: {', '.join(VARIANTS)}.")
    ] = None,
    editions: Annotated[
        str, typer.Option(help=f"Sets of cards and factions, separated by commas: {', '.join(EDITIONS)}.")
    ] = ",".join(DEFAULT_EDITIONS),
    bonus_tile: Annotated[str, typer.Option(help=choices_help("Structure bonus tile", TILE_IDS))] = RANDOM,
    airships: Airships = False,
    aggressive: Annotated[list[str] | None, typer.Option(help=tile_help(AGGRESSIVE))] = None,
    passive: Annotated[list[str] | None, typer.Option(help=tile_help(PASSIVE))] = None,
    own_pairs: OwnPairs = False,
    active_airship: ActiveAirship = False,
    resolution: Resolution = None,
    lang: Lang = LANGUAGES[0],
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Start a new game without asking anything.")] = False,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="Continue the game in this file.")] = None,
    pause: Annotated[bool, typer.Option("--pause", help="Wait for Enter during the turns of Automas.")] = False,
    no_map: Annotated[bool, typer.Option("--no-map", help="Show the map only on request.")] = False,
) -> None:
    """Play Scythe in the terminal against one or more Automas. Every action is saved."""
    form = SetupForm()
    form.people = people
    form.factions = [open_if_random(name) for name in faction or []]
    form.mats = [open_if_random(name) for name in mat or []]
    form.opponents = [open_if_random(name) for name in opponent or []]
    form.levels = level or []
    form.automas = automas_wanted(seats, people, form)
    form.options = settings("--option", option or [])
    form.rulings = settings("--ruling", ruling or [])
    form.variants = variant or []
    form.editions = comma_list(editions)
    form.bonus_tile = open_if_random(bonus_tile)
    form.seed = seed
    form.airships = wind_gambit_form(airships, aggressive or [], passive or [], own_pairs, active_airship, resolution)
    form.airships.own = kept_tiles()
    read_plan(form.document())  # what is wrong with the options is said before anything is asked
    main_menu = main_menu_in(lang)
    asked_for = yes or load is not None
    main_menu.play(form, DisplayOptions(pause, not no_map), load, asks=not asked_for, offers=not asked_for)


def automas_wanted(seats: int | None, people: int, form: SetupForm) -> int:
    named = max(len(form.opponents), len(form.levels))
    if seats is None:
        return named or (1 if people < len(FACTIONS) else 0)
    if seats < people or named > seats - people:
        raise BadInput("--seats", "too_few_seats", seats=seats, people=people, automas=named)
    return seats - people


def open_if_random(name: str) -> str | None:
    return None if name == RANDOM else name


def main_menu_in(lang: str) -> MainMenu:
    return MainMenu(Console(highlight=False), scythe_texts(lang), screen_texts(lang))


def menu(companions: list[tuple[str, Companion]]) -> Callable[..., None]:
    """The command `maszyna play`; each companion comes with the key of its line in the menu."""
    items = ["menu_play", *(key for key, _ in companions), "menu_watch"]

    def play(
        host: Annotated[
            str | None, typer.Option(help="The address to listen on; this machine alone without it.")
        ] = None,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = None,
        lan: Annotated[bool, typer.Option("--lan", help="Serve the local network too, and show a QR code.")] = False,
        token: Annotated[str | None, typer.Option(help="The owner's token; a random one without it.")] = None,
        no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
        db: Annotated[str | None, typer.Option(metavar="URL", help="The database of the games.")] = None,
        site: Annotated[
            Path | None, typer.Option(metavar="FOLDER", help="Serve this static site, made by `make site`, instead.")
        ] = None,
        terminal: Annotated[bool, typer.Option("--terminal", help="The menu in the terminal instead.")] = False,
        seed: Seed = None,
        seats: Annotated[int, typer.Option(min=1, max=7, help="Seats of a random game to watch.")] = 2,
        lang: Lang = LANGUAGES[0],
    ) -> None:
        """Open the app in the browser; with --terminal the menu here, without a person a random game told."""
        if site is not None:
            from maszyna.commands.serve import serve_site

            if token is not None or db is not None:
                raise BadInput("--site", "site_has_no", first="--token", second="--db")
            serve_site(site, host, port, lan, not no_browser, lang)
            return
        if not terminal:
            serve_app(host, port, lan, token, not no_browser, db, lang)
            return
        main_menu = main_menu_in(lang)
        if not person_types():
            main_menu.watch(UNATTENDED if seed is None else seed, seats)
            return
        while chosen := main_menu.choose(items):
            if chosen == 1:
                form = SetupForm()
                form.seed = seed
                form.airships.own = kept_tiles()
                main_menu.play(form, DisplayOptions(), None, asks=True, offers=True)
            elif chosen == len(items):
                main_menu.watch(secrets.randbelow(DRAWN_SEEDS) if seed is None else seed, seats)
            else:
                companions[chosen - 2][1](lang, seed)

    return play
