"""What a person can tell at a table of Scythe besides moving pieces: tools that ask for what a step needs.

Every tool has the form of its step; the answers are put in where their names stand in braces.
"""

from functools import cache, lru_cache
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.story import is_automa_turn
from maszyna.kernel.bits import bit, members
from maszyna.kernel.packed_counts import total
from maszyna.kernel.record import Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.board import LAND
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import ABILITIES, BONUSES, FACTIONS, MAT, RESOURCES, STRUCTURES
from maszyna.scythe.setup.plan import TILE_IDS
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import name_text
from maszyna.speech.common.keys import PLACE_KEYS, term_key

MOST_REMEMBERED: Final = 2000
TRACKS: Final = ["power", "popularity", "coins", "cards", "stars"]
SIGNS: Final = {"power": "power", "popularity": "popularity", "coins": "coin", "cards": "combat_card", "stars": "star"}
# The drawing of a tool by its sign, where it is no line icon.
DRAWN_AS: Final = {"mech": "mech.{faction}.1", "worker": "worker.{faction}.1", "flag": "flag.{faction}",
                   "encounter": "encounter", "airship": "airship.{faction}"}  # fmt: skip
MOST: Final = {"power": 16, "popularity": 18, "coins": 9999, "cards": 42, "stars": 6, "tracker": 23}


def tools(table: Table, words: Language, seats: list[int]) -> list[Doc]:
    game = table.game
    found: list[Doc] = []
    for seat in seats:
        found += person_tools(game, seat, words, prefix_of(table, seat))
    for seat, state in enumerate(game.hidden):
        if isinstance(state, AutomaState):
            found += automa_tools(game, seat, state, words)
    if seats:
        asks = [choice_ask(words, "tile", bonus_choices(words))]
        person = FACTIONS[game.position.seats[seats[0]].faction]
        bonus = tool(words, "tile", words.spans_for("tool_tile"), "build", asks, "tile {tile}", person)
        found.append({**bonus, "corrects": True})
    return found


def bonus_choices(words: Language) -> list[Doc]:
    return [
        choice(tile, words.name("tile", number), words.explained(f"tile.{tile}"))
        for number, tile in enumerate(TILE_IDS)
    ]


def prefix_of(table: Table, seat: int) -> str:
    return "" if seat == table.person() else f"{FACTIONS[table.game.position.seats[seat].faction]} "


@cache
def tool_art(sign: str, seat: str, lang: str) -> str:
    return art_key(DRAWN_AS.get(sign, "icon.{sign}").format(sign=sign, faction=seat), lang)


def tool(words: Language, key: str, label: Text, sign: str, asks: list[Doc], tell: str, seat: str) -> Doc:
    art = tool_art(sign, seat, words.lang)
    return {"key": key, "label": label, "sign": sign, "art": art, "asks": asks, "tell": tell, "seat": seat}


def place_ask(words: Language, places: list[int]) -> Doc:
    keys = [PLACE_KEYS[place] for place in places]
    return {"name": "place", "kind": "place", "ask": words.spans_for("tool_where"), "places": keys, "choices": []}


def choice_ask(words: Language, name: str, choices: list[Doc]) -> Doc:
    return {"name": name, "kind": "choice", "ask": words.spans_for("tool_which"), "choices": choices, "places": []}


def amount_ask(words: Language, value: int, least: int, most: int, name: str = "amount") -> Doc:
    return {"name": name, "kind": "amount", "ask": words.spans_for("tool_how_many"), "least": least, "most": most,
            "value": value, "choices": [], "places": []}  # fmt: skip


def choice(value: str, label: str, says: Text, why_not: Text | None = None) -> Doc:
    return {"value": value, "label": [label], "says": says, "why_not": why_not}


def person_tools(game: Scythe, seat: int, words: Language, prefix: str) -> list[Doc]:
    own = game.position.seats[seat]
    key = FACTIONS[own.faction]
    standing = members(own.units()) or [*members(LAND)]
    workers = members(own.workers & LAND)
    mechs = ability_choices(words, own.faction, own.abilities)
    built = tuple([place != MAT for place in own.structures])
    structures, recruits, goods = (
        structure_choices(words, built),
        recruit_choices(words, own.recruits),
        all_goods(words),
    )
    found = [
        tool(
            words,
            "deploy",
            words.spans_for("tool_deploy"),
            "mech",
            [place_ask(words, workers), choice_ask(words, "ability", mechs)],
            f"{prefix}deploy {{place}} {{ability}}",
            key,
        ),
        tool(
            words,
            "worker",
            words.spans_for("tool_worker"),
            "worker",
            [place_ask(words, standing), amount_ask(words, 1, 1, 8)],
            f"{prefix}worker {{place}} {{amount}}",
            key,
        ),
        tool(
            words,
            "build",
            words.spans_for("tool_build"),
            "build",
            [choice_ask(words, "structure", structures), place_ask(words, workers)],
            f"{prefix}build {{structure}} {{place}}",
            key,
        ),
        tool(
            words,
            "recruit",
            words.spans_for("tool_recruit"),
            "recruit",
            [choice_ask(words, "bonus", recruits)],
            f"{prefix}recruit {{bonus}}",
            key,
        ),
        tool(
            words,
            "resources",
            words.spans_for("tool_resources"),
            "any_resource",
            [place_ask(words, standing), choice_ask(words, "resource", goods), amount_ask(words, 1, 0, 99)],
            f"{prefix}resources {{place}} {{resource}} {{amount}}",
            key,
        ),
    ]
    values = [own.power, own.popularity, own.coins, int(total(own.hand)) + game.hidden[seat].unseen, own.stars]
    for track, value in zip(TRACKS, values, strict=True):
        found.append(track_tool(track, value, f"{prefix}{track} {{amount}}", key, words))
    found.append(tool(words, "factory", words.spans_for("tool_factory"), "factory", [], f"{prefix}factory", key))
    tokens = members(game.position.encounters)
    found.append(tool(words, "encounter", words.spans_for("tool_encounter"), "encounter", [place_ask(words, tokens)],
                      f"{prefix}encounter {{place}} gone", key))  # fmt: skip
    if factions()[own.faction].tokens:
        found.append(tool(words, "token", words.spans_for("tool_token"), "flag", [place_ask(words, standing)],
                          f"{prefix}token {{place}}", key))  # fmt: skip
    found.append(tool(words, "ability", words.spans_for("tool_ability"), "cube", [choice_ask(words, "ability", mechs)],
                      f"{prefix}ability {{ability}}", key))  # fmt: skip
    held = held_choices(words, own.faction, own.abilities)
    if held:
        asks = [choice_ask(words, "ability", held)]
        lost = tool(words, "no_ability", words.spans_for("tool_no_ability"), "cube", asks,
                    f"adjust {prefix}ability no {{ability}}", key)  # fmt: skip
        found.append({**lost, "corrects": True})
    if game.position.airship_board.flies:
        found.append(tool(words, "airship", words.spans_for("tool_airship"), "airship", [place_ask(words, [])],
                          f"{prefix}airship {{place}}", key))  # fmt: skip
        found.append(tool(words, "cargo", words.spans_for("tool_cargo"), "any_resource",
                          [choice_ask(words, "resource", goods), amount_ask(words, 0, 0, 3)],
                          f"{prefix}cargo {{resource}} {{amount}}", key))  # fmt: skip
    return found


@lru_cache(MOST_REMEMBERED)
def track_tool(track: str, value: int, tell: str, seat: str, words: Language) -> Doc:
    asks = [amount_ask(words, value, 0, MOST[track])]
    return tool(words, track, [words.track(track)], SIGNS.get(track, "star"), asks, tell, seat)


# What can be chosen follows from very little, and is never changed by who gets it.


@lru_cache(MOST_REMEMBERED)
def ability_choices(words: Language, faction: int, had: int) -> list[Doc]:
    return [ability_choice(faction, mech.bit_length() - 1, had, words) for mech in factions()[faction].mechs]


@lru_cache(MOST_REMEMBERED)
def held_choices(words: Language, faction: int, had: int) -> list[Doc]:
    """The mech abilities that a person has, to take one away that was told by mistake."""
    numbers = [mech.bit_length() - 1 for mech in factions()[faction].mechs if had & mech]
    return [ability_choice(faction, number, 0, words) for number in numbers]


def ability_choice(faction: int, number: int, had: int, words: Language) -> Doc:
    term = term_key("ability", number)
    says = words.explained(f"{term}.{FACTIONS[faction]}" if ABILITIES[number] == "Riverwalk" else term)
    why_not = words.spans_for("tool_has_it") if had & bit(number) else None
    return choice(name_text(ABILITIES[number]), words.name("ability", number), says, why_not)


@lru_cache(MOST_REMEMBERED)
def structure_choices(words: Language, built: tuple[bool, ...]) -> list[Doc]:
    return [
        choice(name, words.name("structure", number), words.explained(term_key("structure", number)),
               words.spans_for("tool_built") if built[number] else None)
        for number, name in enumerate(STRUCTURES)
    ]  # fmt: skip


@lru_cache(MOST_REMEMBERED)
def recruit_choices(words: Language, recruits: int) -> list[Doc]:
    return [
        choice(name, words.name("bonus", number), words.explained(term_key("bonus", number)),
               words.spans_for("tool_has_it") if recruits & bit(number) else None)
        for number, name in enumerate(BONUSES)
    ]  # fmt: skip


@cache
def all_goods(words: Language) -> list[Doc]:
    return [choice(name, words.name("resource", number), []) for number, name in enumerate(RESOURCES)]


def automa_tools(game: Scythe, seat: int, state: AutomaState, words: Language) -> list[Doc]:
    """Corrections: what is said of an Automa's things has no consequences."""
    own = game.position.seats[seat]
    key = FACTIONS[own.faction]
    cards = int(total(own.hand)) + state.unseen
    values = {"power": own.power, "coins": own.coins, "cards": cards, "tracker": state.tracker}
    found = [track_tool(track, value, f"{key} {track} {{amount}}", key, words) for track, value in values.items()]
    kinds = [choice(kind, words.say(f"stars_{kind}"), []) for kind in ("tracker", "combat", "power")]
    asks = [choice_ask(words, "kind", kinds), amount_ask(words, own.stars, 0, 6)]
    found.append(tool(words, "stars", [words.track("stars")], "star", asks, f"{key} stars {{kind}} {{amount}}", key))
    if game.position.airship_board.flies:
        found.append(tool(words, "airship", words.spans_for("tool_airship"), "airship", [place_ask(words, [])],
                          f"{key} airship {{place}}", key))  # fmt: skip
    whose = f"{words.faction(own.faction)}: "
    return [{**one, "key": f"{key}.{one['key']}", "corrects": True, "label": [whose, *one["label"]]} for one in found]


def recent(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """The person's steps since the last Automa's turn, for taking one back."""
    found: list[Doc] = []
    position = record.game.table.game.position
    for number in range(len(record.actions), 0, -1):
        entry = record.entries[number]
        if is_automa_turn(entry):
            break
        texts = [words.companion.instructions(position, [one])[0] for one in entry.instructions]
        say = words.text("; ".join(texts)) if texts else [entry.text]
        found.append({"at": number, "say": say, "action": entry.text})
    return found[::-1]
