"""Setting a game of Scythe up, on the screen or at a table: seats, editions, house rules, The Wind Gambit."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.setup_page import choice, field
from maszyna.app.base.storage import Storage
from maszyna.app.scythe_common.board_view import all_places
from maszyna.app.scythe_common.own_deck import DECK, OWN, PRINTED
from maszyna.app.scythe_common.own_tiles import kept_tiles
from maszyna.app.scythe_common.seats import ability_key
from maszyna.pictures.screen.art import art_key
from maszyna.pictures.screen.layers import BOX, homes
from maszyna.scythe.automa.own_automa import OWN_FIELDS
from maszyna.scythe.automa_options import MODES, MOST_CHANGE, OPTIONS, RULINGS, WAYS
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.automa import AUTOMA_LEVEL
from maszyna.scythe.facts.automa import LEVELS as AUTOMA_LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import banned_pairs, mats
from maszyna.scythe.facts.tiles import TILE_IDS as TILES
from maszyna.scythe.facts.tiles import TOLL_TILE
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation.own_tiles import own_tiles_document
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, MAT_IDS, PLAYERS, STRENGTHS, TILE_IDS
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.common.keys import PLACE_KEYS
from maszyna.speech.scythe.setup_advice import faction_start, mat_start, plays, resolution_does

ALLOWED: Final = "banned_pairs_allowed"


def default_setup() -> Doc:
    return {
        "seats": [
            {"player": "human", "faction": None, "mat": None},
            {"player": "automa", "faction": None, "level": "automa"},
        ],
        "editions": list(DEFAULT_EDITIONS),
        "variants": [],
        "structure_bonus": None,
        "options": {},
        "rulings": {},
    }


def advice(setup: Doc, words: Language) -> str:
    """What the rulebooks say to a table like this one."""
    value = setup.get("seats")
    players = [seat.get("player") for seat in value if isinstance(seat, dict)] if isinstance(value, list) else []
    automas = players.count(PLAYERS[1])
    airships = setup.get("airships")
    own_pairs = isinstance(airships, dict) and bool(airships.get("own_pairs"))
    found = [words.scythe.advice_first(), *words.scythe.advice_on_players(len(players) - automas, automas)]
    return " ".join([*found, *(words.scythe.advice_on_own_pairs(len(players)) if own_pairs else [])])


def bases_board(setup: Doc, words: Language) -> Doc:
    """The map with the bases that are taken: people's and Automas'."""
    value = setup.get("seats")
    seats = [seat for seat in value if isinstance(seat, dict)] if isinstance(value, list) else []
    taken = [(FACTIONS.index(seat["faction"]), seat) for seat in seats if seat.get("faction") in FACTIONS]
    marks: list[Doc] = [
        {"place": PLACE_KEYS[base_of(faction)], "kind": "to" if seat.get("player") == PLAYERS[1] else "selected",
         "pin": None, "says": []}
        for faction, seat in taken
    ]  # fmt: skip
    return {
        "box": list(BOX),
        "layers": [
            {"key": "ground", "art": art_key("layer.ground", words.lang)},
            {"key": "homes", "svg": homes(words.lang, tuple(sorted({faction for faction, _ in taken})))},
            {"key": "rivers", "art": art_key("layer.rivers", words.lang)},
        ],
        "places": [one for one in all_places(words) if str(one["key"]).startswith("base")],
        "pieces": [],
        "marks": marks,
    }


def with_own_tiles(setup: Doc, storage: Storage) -> Doc:
    """A game with The Wind Gambit uses the tiles of the player's own box."""
    airship_rules = setup.get("airships") is not None or setup.get("resolution") is not None
    if not airship_rules or "own_tiles" in setup:
        return setup
    return {**setup, **own_tiles_document(kept_tiles(storage))}


def scythe_fields(setup: Doc, words: Language, own: Doc, thinks: bool = False) -> list[Doc]:
    """``own``: the field that only this kind of game has; ``thinks``: opponents that think may sit down."""
    say = words.say
    value = setup.get("seats")
    seats: list[Any] = [seat if isinstance(seat, dict) else {} for seat in value] if isinstance(value, list) else []
    editions = names_in(setup.get("editions", DEFAULT_EDITIONS))
    found: list[Doc] = []
    for number in range(len(seats)):
        found += seat_fields(seats, number, setup, editions, words, thinks)
    editions_choices = [choice(name, say(f"edition_{name}")) for name in EDITIONS]
    found.append(field("editions", "many", say("field_editions"), editions, editions_choices))
    bonus = [choice(None, say("any")), *(choice(name, words.name("tile", n)) for n, name in enumerate(TILE_IDS))]
    found.append(field("structure_bonus", "one", say("field_structure_bonus"), setup.get("structure_bonus"), bonus))
    found.append(own)
    now = OWN if any(setup.get(name) for name in OWN_FIELDS) else PRINTED
    decks = [choice(PRINTED, say("deck_printed")), choice(OWN, say("deck_own"))]
    found.append(field(DECK, "one", say("field_deck"), now, decks))
    found += house_fields(setup, words)
    variants = [choice(name, words.screen.say(name)) for name in VARIANTS]
    found.append(field("variants", "many", say("field_variants"), names_in(setup.get("variants", [])), variants))
    return found + wind_gambit_fields(setup, seats, words)


def names_in(value: object) -> list[str]:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []


def seat_fields(
    seats: list[Any], number: int, setup: Doc, editions: list[str], words: Language, thinks: bool
) -> list[Doc]:
    say = words.say
    seat = seats[number]
    others = seats[:number] + seats[number + 1 :]
    path = f"seats[{number}]"
    player = seat.get("player", PLAYERS[0])
    bars = ALLOWED not in names_in(setup.get("variants", []))

    def why_not_faction(name: str) -> str | None:
        if any(other.get("faction") == name for other in others):
            return say("taken_by_other")
        return say("needs_invaders") if factions()[FACTIONS.index(name)].edition not in editions else None

    def why_not_mat(name: str) -> str | None:
        if any(other.get("mat") == name for other in others):
            return say("taken_by_other")
        if mats()[MAT_IDS.index(name)].edition not in editions:
            return say("needs_invaders")
        faction = seat.get("faction")
        pair = (FACTIONS.index(faction), MAT_IDS.index(name)) if faction in FACTIONS else (-1, -1)
        return say("barred_pair") if bars and pair in banned_pairs() else None

    any_one, nation = choice(None, say("any")), choice(None, say("any_faction"))
    strength: Doc = {"about": [say(f"about_{player}"), " ", say("not_measured")]} if player in STRENGTHS else {}
    found = [
        field(f"{path}.player", "one", say("field_player"), player,
              [choice(name, say(f"player_{name}")) for name in (*PLAYERS, *(STRENGTHS if thinks else []))],
              **strength),
        field(f"{path}.faction", "one", say("field_faction"), seat.get("faction"),
              [nation, *(choice(name, words.faction(n), why_not_faction(name), art_key(f"emblem.{name}", words.lang),
                                 card=faction_card(n, words) if player == PLAYERS[0] else None)
                         for n, name in enumerate(FACTIONS))]),
    ]  # fmt: skip
    if player != PLAYERS[1]:
        choices = [any_one, *(choice(name, words.name("mat", n), why_not_mat(name), card=mat_card(n, words))
                              for n, name in enumerate(MAT_IDS))]  # fmt: skip
        found.append(field(f"{path}.mat", "one", say("field_mat"), seat.get("mat"), choices))
    else:
        choices = [choice(name, words.name("level", n), card={"plays": [words.scythe.level_purpose(n)]})
                   for n, name in enumerate(AUTOMA_LEVELS)]  # fmt: skip
        level = seat.get("level") or AUTOMA_LEVELS[AUTOMA_LEVEL]
        about = [words.scythe.level_purpose(AUTOMA_LEVELS.index(level))] if level in AUTOMA_LEVELS else None
        found.append(field(f"{path}.level", "one", say("field_level"), level, choices, about=about))
    return found


def faction_card(faction: int, words: Language) -> Doc:
    """What a faction does and how it plays; an Automa uses none of it (A1)."""
    ability = factions()[faction].ability.bit_length() - 1
    name, says = words.name("ability", ability), words.explained(ability_key(faction, ability))
    start = faction_start(words.translator, faction)
    return {"does": [f"{name}: ", *says, f" ({start})"], "plays": [plays(words.translator, FACTIONS[faction])]}


def mat_card(mat: int, words: Language) -> Doc:
    return {"does": [mat_start(words.translator, mat)], "plays": [plays(words.translator, MAT_IDS[mat])]}


def resolution_card(tile: str, words: Language) -> Doc:
    return {"does": [resolution_does(words.translator, tile)], "plays": [plays(words.translator, tile)]}


def house_fields(setup: Doc, words: Language) -> list[Doc]:
    options = setup.get("options")
    options = options if isinstance(options, dict) else {}
    rulings = setup.get("rulings")
    rulings = rulings if isinstance(rulings, dict) else {}
    found: list[Doc] = []
    for number, name in enumerate(OPTIONS):
        label = words.name("option", number)
        if name == "mode":
            choices = [choice(mode, words.name("mode", n)) for n, mode in enumerate(MODES)]
            found.append(field(f"options.{name}", "one", label, options.get(name, MODES[0]), choices))
        elif name in ("coins", "power"):
            found.append(field(f"options.{name}", "number", label, options.get(name, 0), [], least=-MOST_CHANGE,
                               most=MOST_CHANGE))  # fmt: skip
        else:
            found.append(field(f"options.{name}", "flag", label, bool(options.get(name, False)), []))
    for number, name in enumerate(RULINGS):
        choices = [choice(way, words.name(name, n)) for n, way in enumerate(WAYS[name])]
        value = rulings.get(name, WAYS[name][0])
        found.append(field(f"rulings.{name}", "one", words.name("ruling", number), value, choices, rule=name))
    return found


def wind_gambit_fields(setup: Doc, seats: list[Any], words: Language) -> list[Doc]:
    """The Wind Gambit: airships and their tiles, the resolution."""
    say = words.say
    airships = setup.get("airships")
    flies = isinstance(airships, dict)
    found = [field("airships", "flag", say("field_airships"), flies, [])]
    automas = any(seat.get("player") == PLAYERS[1] for seat in seats)
    if isinstance(airships, dict):
        for kind, name in ((AGGRESSIVE, "aggressive"), (PASSIVE, "passive")):
            choices = [choice(None, say("any"))]
            for tile in TILES[kind]:
                barred = say("not_with_automas") if tile == TOLL_TILE and automas else None
                choices.append(choice(tile, words.entry.title(tile), barred))
            found.append(field(f"airships.{name}", "one", words.entry.kind(kind), airships.get(name), choices))
        for flag in ("own_pairs", "active", "lake_drops"):
            found.append(field(f"airships.{flag}", "flag", say(f"field_{flag}"), bool(airships.get(flag, False)), []))
    choices = [choice(None, say("no_resolution")), choice("random", say("any")),
               *(choice(tile, words.entry.title(tile), card=resolution_card(tile, words))
                 for tile in TILES[RESOLUTION])]  # fmt: skip
    found.append(field("resolution", "one", say("field_resolution"), setup.get("resolution"), choices))
    return found
