"""`maszyna play` and `maszyna scythe play`: games for people at the terminal."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.name_values import comma_list, settings
from maszyna.commands.io.own_data import kept_tiles
from maszyna.commands.io.problems import BadInput
from maszyna.commands.scythe.airship_options import (
    ActiveAirship,
    Airships,
    Deck,
    LakeDrops,
    OwnPairs,
    Resolution,
    house_rules_of,
)
from maszyna.commands.serve import Serving, serve_app
from maszyna.kernel.save import DRAWN_SEEDS, MOST_SEED
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, read_plan
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
Seed = Annotated[int | None, typer.Option(min=0, max=MOST_SEED - 1)]


def play_scythe(
    seed: Seed = None,
    seats: Annotated[int | None, typer.Option(min=1, max=7)] = None,
    people: Annotated[int, typer.Option(min=1, max=7)] = 1,
    faction: list[str] | None = None,
    mat: list[str] | None = None,
    opponent: list[str] | None = None,
    level: list[str] | None = None,
    option: list[str] | None = None,
    ruling: list[str] | None = None,
    variant: list[str] | None = None,
    editions: str = ",".join(DEFAULT_EDITIONS),
    bonus_tile: str = RANDOM,
    airships: Airships = False,
    aggressive: list[str] | None = None,
    passive: list[str] | None = None,
    own_pairs: OwnPairs = False,
    active_airship: ActiveAirship = False,
    lake_drops: LakeDrops = False,
    resolution: Resolution = None,
    deck: Deck = None,
    lang: Lang = None,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    load: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    pause: Annotated[bool, typer.Option("--pause")] = False,
    no_map: Annotated[bool, typer.Option("--no-map")] = False,
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
    form.airships = wind_gambit_form(
        airships, aggressive or [], passive or [], own_pairs, active_airship, lake_drops, resolution
    )
    form.airships.own = kept_tiles()
    form.house_rules = house_rules_of(deck)
    read_plan(form.document())  # what is wrong with the options is said before anything is asked
    main_menu = main_menu_in(language_of(lang))
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


def scythe_table(lang: str, seed: int | None) -> None:
    from maszyna.commands.scythe.table import table

    table(seed=seed, lang=lang)


def expeditions_table(lang: str, seed: int | None) -> None:
    from maszyna.commands.expeditions.table import open_table

    open_table(lang, seed)


# By the key of its line in the menu, in the menu's order.
COMPANIONS: dict[str, Companion] = {"menu_scythe": scythe_table, "menu_expeditions": expeditions_table}


def play(
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    token: Annotated[str | None, typer.Option(envvar="MASZYNA_TOKEN", show_envvar=False)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    db: Annotated[str | None, typer.Option(metavar="URL", envvar="MASZYNA_DB", show_envvar=False)] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    log: Annotated[bool, typer.Option("--log")] = False,
    site: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    seed: Seed = None,
    seats: Annotated[int, typer.Option(min=1, max=7)] = 2,
    lang: Lang = None,
) -> None:
    """Open the app in the browser; with --terminal the menu here, without a person a random game told."""
    if site is not None:
        from maszyna.commands.serve import serve_site

        if token is not None or db is not None:
            raise BadInput("--site", "site_has_no", first="--token", second="--db")
        serve_site(site, host, port, lan, not no_browser, language_of(lang))
        return
    if not terminal:
        serving = Serving(host, port, lan, token, not no_browser, db, name or [], processes, log)
        serve_app(serving, language_of(lang))
        return
    main_menu = main_menu_in(language_of(lang))
    if not person_types():
        main_menu.watch(UNATTENDED if seed is None else seed, seats)
        return
    while chosen := main_menu.choose(["menu_play", *COMPANIONS, "menu_watch"]):
        if chosen == 1:
            form = SetupForm()
            form.seed = seed
            form.airships.own = kept_tiles()
            main_menu.play(form, DisplayOptions(), None, asks=True, offers=True)
        elif chosen > len(COMPANIONS) + 1:
            main_menu.watch(secrets.randbelow(DRAWN_SEEDS) if seed is None else seed, seats)
        else:
            list(COMPANIONS.values())[chosen - 2](language_of(lang), seed)
