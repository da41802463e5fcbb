"""`--help` in the person's language: the usage line, what the command does, its arguments, options and commands.

Loaded when somebody asks for help only: it knows all that help names, which is the same in every language.
"""

from typing import Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument

from maszyna.commands.io.problems import ProblemLanguage
from maszyna.expeditions.ids import LEVELS as EXPEDITIONS_LEVELS
from maszyna.lab.bench.cases import OURS
from maszyna.players.by_name import NAMES
from maszyna.scythe.automa_options import OPTIONS, RULINGS
from maszyna.scythe.facts.automa import DECKS, LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.commands.help_texts import HelpTexts
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator

PROGRAM = "maszyna"
Line = tuple[str, str, str]  # a name, what it takes, what it means
LISTS: Final[dict[str, list[str]]] = {
    "languages": LANGUAGES,
    "factions": FACTIONS,
    "mats": MAT_IDS,
    "levels": LEVELS,
    "options": list(OPTIONS),
    "rulings": list(RULINGS),
    "variants": list(VARIANTS),
    "editions": list(EDITIONS),
    "bonus_tiles": BONUS_TILES,
    "aggressive": TILE_IDS[AGGRESSIVE],
    "passive": TILE_IDS[PASSIVE],
    "resolutions": TILE_IDS[RESOLUTION],
    "actions": list(ACTIONS),
    "players": list(NAMES),
    "measures": list(OURS),
    "decks": DECKS,
}
WORDS: Final[dict[str, str]] = {
    "json": "JSON",
    "json_schema": "JSON Schema",
    "svg": "SVG",
    "qr": "QR",
    "parquet": "Parquet",
    "dash": "-",
    "variable": "MASZYNA_LANG",
    "random": "random",
    "all": "all",
    "none": "none",
    "attack": "attack_combat_unit",
    "terminal": "--terminal",
    "own_pairs": "--own-pairs",
    "level": "--level",
    "out": "--out",
    "scythe": "scythe",
    "play": "maszyna play",
    "saves": "maszyna saves",
    "load": "maszyna scythe play --load NAME",
    "tiles": "maszyna scythe tiles",
    "deck": "maszyna scythe deck",
    "expeditions_deck": "maszyna expeditions deck",
    "printed": "printed",
    "make_site": "make site",
    "export": "--export",
    "delete": "--delete",
    "zip": "ZIP",
    "postgresql": "PostgreSQL",
    "name_or_value": "NAME, NAME=VALUE",
    "name_way": "NAME=WAY",
    "faction_tile": "FACTION=TILE",
    "position_line": '{"position": …}',
    "action_request": '{"position": …, "action": …}',
    "card_request": '{"position": …, "card": …}',
    "search_nodes": "search:nodes=2000",
    "own_class": "FILE.py:Class",
    "players_example": "random, policy, greedy, search:nodes=2000, FILE.py:Class",
    "options_example": "all_moves,coins=-1/0/1,…",
    "rulings_example": "R3=character,…",
    "game_file": "scythe-SEED.json",
    "experiment_format": "maszyna/experiment@1",
    "lab_guide": "docs/lab.md",
    "benchmark_guide": "docs/benchmark.md",
    "ray_name": "Ray",
    "ray_extra": "ray",
    "report_page": "DIR/report.html",
    "auto": "auto",
    "range_example": "options.coins=-2..2",
    "change_example": "own_cards.#7.resources=3",
}


def help_of(command: Any, context: typer.Context) -> str:
    texts = HelpTexts(Translator(ProblemLanguage.lang), help_values())
    path = context.command_path.removeprefix(PROGRAM).strip()
    parameters = command.get_params(context)
    arguments = [one for one in parameters if isinstance(one, TyperArgument)]
    options = [one for one in parameters if not isinstance(one, TyperArgument)]
    console = Console(highlight=False)
    with console.capture() as shown:
        usage = texts.say("usage", line=usage_of(texts, command, context, arguments))
        console.print(Padding(Text(usage, style="bold"), 1), Padding(Text(texts.about(path)), (0, 1, 1, 1)))
        for title, lines in (
            ("arguments", [argument_line(texts, path, one) for one in arguments]),
            ("options", [option_line(texts, path, one, context) for one in options]),
            ("commands", [(name, "", texts.about(f"{path} {name}".strip())) for name in commands_of(command)]),
        ):
            if lines:
                console.print(panel(texts.say(title), lines))
    return shown.get()


def commands_of(command: Any) -> list[str]:
    return list(getattr(command, "commands", []))


def usage_of(texts: HelpTexts, command: Any, context: typer.Context, arguments: list[TyperArgument]) -> str:
    parts = [context.command_path, texts.say("some_options")]
    for argument in arguments:
        name = name_of(argument)
        parts.append(name if argument.required or name.startswith("[") else f"[{name}]")
    return " ".join([*parts, *([texts.say("some_command")] if commands_of(command) else [])])


def name_of(argument: TyperArgument) -> str:
    return argument.metavar or argument.name or ""


def argument_line(texts: HelpTexts, path: str, argument: TyperArgument) -> Line:
    about = texts.about(path, name_of(argument))
    return name_of(argument), "", f"{about} {texts.say('required')}" if argument.required else about


def option_line(texts: HelpTexts, path: str, option: Any, context: typer.Context) -> Line:
    about = texts.about(path, option.opts[0])
    default = option.get_default(context, call=False)
    if option.show_default and not option.is_flag and default not in (None, "", []):
        about = f"{about} {texts.say('default', value=default)}"
    return ", ".join(option.opts), "" if option.is_flag else values_of(texts, option), about


def values_of(texts: HelpTexts, option: Any) -> str:
    """What is typed after an option: a name of its own, a number and its bounds, or text."""
    if option.metavar is not None:
        return str(option.metavar)
    low, high = getattr(option.type, "min", None), getattr(option.type, "max", None)
    if low is not None:
        return f"{low}..{'' if high is None else high}"
    return texts.say("number" if option.type.name in ("int", "float") else "text")


def panel(title: str, lines: list[Line]) -> Panel:
    table = Table.grid(padding=(0, 2))
    for name, takes, about in lines:
        table.add_row(Text(name, style="bold cyan"), Text(takes, style="yellow"), Text(about))
    return Panel(table, title=title, title_align="left", border_style="dim")


def help_values() -> dict[str, object]:
    lists = {name: ", ".join(values) for name, values in LISTS.items()}
    return {**lists, **WORDS, "most_level": EXPEDITIONS_LEVELS}
