"""Requests for a page beside the game: its log, its end, why; set-up, tiles, cards, the logbook; words and drawings."""

from typing import Final

from maszyna.app.base.documents import NOT_FOUND, OK, Answer, Doc, Problem
from maszyna.app.base.language import Language
from maszyna.app.base.requester import behind_curtain
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.rules import rule_groups, rule_page, turns_decided
from maszyna.app.base.setup_page import setup_page
from maszyna.app.expeditions_table.own_deck import cards_page, keep_cards
from maszyna.app.expeditions_table.own_deck import deck_page as expeditions_deck_page
from maszyna.app.expeditions_table.own_deck import keep_deck as keep_expeditions_deck
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.kinds import KINDS
from maszyna.app.pages.day import is_of_a_day
from maszyna.app.pages.deck_form import deck_form
from maszyna.app.pages.drill import DRILLS, drill_page
from maszyna.app.pages.expeditions_form import expeditions_form
from maszyna.app.pages.home import logbook_page
from maszyna.app.pages.results import SCYTHE
from maszyna.app.pages.tile_form import tile_form
from maszyna.app.requests.games import kind_named
from maszyna.app.scythe_common.own_deck import deck_page, keep_deck
from maszyna.app.scythe_common.own_tiles import keep_tiles, tiles_page
from maszyna.app.scythe_common.shared_position import position_page
from maszyna.build import kind as build
from maszyna.kernel.errors import MaszynaError
from maszyna.pictures.screen.art import art as drawn_art
from maszyna.pictures.screen.art import together
from maszyna.speech.app.interface_words import interface_words
from maszyna.speech.common.keys import RULE, TERMS
from maszyna.speech.scythe.terms.explain import terms as known_terms
from maszyna.speech.scythe.terms.explain import title
from maszyna.version import VERSION

MOST_DRAWINGS: Final = 100
MOST_TURNS: Final = 9999
MOST_DRILL: Final = 999_999_999


def health(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, {"status": "ok", "version": VERSION, "build": build()})


def ready(kept: KeptGames, request: RoutedRequest) -> Answer:
    """Whether games can be reached now, for whoever spreads requests over several servers."""
    kept.storage.count()
    return health(kept, request)


def log(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    record = kept.record(row)
    steps = kept.steps(request, row, record)
    turns = kept.kind(row).log(record, request.words, behind_curtain(kept.viewer(request, row, record)).sees)
    page = {"format": "maszyna/log@1", "page": "log", "actions": steps.count, "turns": turns}
    return Answer(OK, steps.renumber(page))


def film(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The turns of a game step by step, as far as the asker may know them."""
    row, words = kept.row(request), request.words
    kind, record = kept.kind(row), kept.record(row)
    steps = kept.steps(request, row, record)
    first, last = request.number("from", 1, MOST_TURNS, 1), request.number("to", 1, MOST_TURNS, MOST_TURNS)
    sees = behind_curtain(kept.viewer(request, row, record)).sees
    found = kind.film(record.branch(steps.action(steps.count)), words, sees, first, last)
    if found is None:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_film"))
    page = {"format": "maszyna/film@1", "page": "film", "actions": steps.count, "over": kind.over(record), **found}
    return Answer(OK, steps.renumber(page))


def code(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A moment of a game as the code of an address."""
    row = kept.row(request)
    record = kept.record(row)
    steps = kept.steps(request, row, record)
    turn, step = request.number("turn", 0, MOST_TURNS, MOST_TURNS), request.number("step", 0, MOST_TURNS, MOST_TURNS)
    found = kept.kind(row).code(record.branch(steps.action(steps.count)), request.words, turn, step)
    if not found:
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"), request.words.say("no_code"))
    return Answer(OK, {"code": found})


def position(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The board of such a code; no game is needed for it."""
    return Answer(OK, position_page(request.text("code"), request.words))


def end(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    record = kept.record(row)
    page, steps = kept.kind(row).end(record, request.words), kept.steps(request, row, record)
    return Answer(OK, steps.renumber(page))


def hints(kept: KeptGames, request: RoutedRequest) -> Answer:
    """What a player that thinks would do, for the seat that decides in a digital game."""
    row = kept.row(request)
    record = kept.record(row)
    if kept.kind(row).key == SCYTHE and is_of_a_day(record.setup, record.seed):
        return Answer(OK, {"hints": [], "say": request.words.spans_for("no_hints_day")})
    found = kept.kind(row).hints(record, kept.viewer(request, row, record), request.words)
    return Answer(OK, {"hints": found, "say": [] if found else request.words.spans_for("no_hints")})


def why(kept: KeptGames, request: RoutedRequest) -> Answer:
    row, words = kept.row(request), request.words
    record = kept.record(row)
    steps = kept.steps(request, row, record)
    at = request.number("at", 0, steps.count, steps.count)
    choice = request.number("choice", 1, 999, 1)
    page = kept.kind(row).why(record, steps.action(at), choice, request.text("place"), words)
    if page is None:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_choice_there"), "choice")
    return Answer(OK, steps.renumber(page))


def place(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    return Answer(OK, kept.kind(row).place(kept.record(row), request.text("key"), request.words))


def sheet(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A part of the reference of a game; the first one if none is named."""
    row, words = kept.row(request), request.words
    kind = kept.kind(row)
    part = request.text("part") or next(iter(kind.sheet_parts), "")
    if part not in kind.sheet_parts:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), "", "part")
    parts = [{"key": key, "name": words.say(f"sheet_{key}")} for key in kind.sheet_parts]
    groups = kind.sheet(kept.record(row), part, words)
    return Answer(OK, {"format": "maszyna/sheet@1", "page": "sheet", "part": part, "parts": parts, "groups": groups})


def rules(kept: KeptGames, request: RoutedRequest) -> Answer:
    """Every rule that a screen can name."""
    return Answer(OK, {"groups": rule_groups(request.words, [])})


def rule(kept: KeptGames, request: RoutedRequest) -> Answer:
    """What a rule says, by its number."""
    return Answer(OK, known_rule(request, request.parts[1]))


def rule_in_game(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The same with the turns of a game that it decided."""
    row, found = kept.row(request), known_rule(request, request.parts[3])
    record = kept.record(row)
    steps = kept.steps(request, row, record)
    found["turns"] = turns_decided(kept.kind(row), record, found["rule"], request.words)
    return Answer(OK, steps.renumber(found))


def known_rule(request: RoutedRequest, number: str) -> Doc:
    found = rule_page(number, request.words)
    if found is None:
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"), request.words.say("rule_unknown"), "rule")
    return found


def drill(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A position to practise on: where a symbol leads the Automa."""
    name = request.parts[1]
    if name not in DRILLS:
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"), ", ".join(DRILLS), "symbol")
    return Answer(OK, drill_page(name, request.number("seed", 0, MOST_DRILL, 0), request.words))


def interface(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The words of the interface itself."""
    return Answer(OK, {"words": interface_words(request.words.translator)})


def terms(kept: KeptGames, request: RoutedRequest) -> Answer:
    """What a term means."""
    key = request.text("key")
    if key not in known_terms():
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"), "", "key")
    return Answer(OK, {"key": key, "title": [term_name(key, request.words)], "says": request.words.explained(key)})


def term_name(key: str, words: Language) -> str:
    """The name of a term where it has one."""
    kind, _, name = key.partition(".")
    if kind == RULE:
        return title(words.translator, key)
    name = name.partition(".")[0]
    if name in TERMS.get(kind, []):
        return words.name(kind, TERMS[kind].index(name))
    return words.name(kind, int(name)) if kind == "objective" else name


def art(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, found_art(request, [request.parts[1]])[0], "image/svg+xml")


def drawings(kept: KeptGames, request: RoutedRequest) -> Answer:
    """Several drawings as the children of one, in the order they are asked for."""
    return Answer(OK, together(found_art(request, request.text("of").split(","))), "image/svg+xml")


def found_art(request: RoutedRequest, keys: list[str]) -> list[str]:
    try:
        if len(keys) <= MOST_DRAWINGS:
            return [drawn_art(key) for key in keys]
    except KeyError:
        pass
    raise Problem(NOT_FOUND, request.words.say("problem_not_found"))


def setups(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, {"kinds": [setup_page(kind, None, request.words, kept.storage) for kind in KINDS.values()]})


def check_setup(kept: KeptGames, request: RoutedRequest) -> Answer:
    fields = request.body(["kind", "setup"])
    kind = kind_named(fields)
    value = fields["setup"].value if "setup" in fields else None
    if value is not None and not isinstance(value, dict):
        raise fields["setup"].wrong("object")
    return Answer(OK, setup_page(kind, value, request.words, kept.storage))


def tiles(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, tiles_page(kept.storage, request.words))


def new_tiles(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, keep_tiles(kept.storage, request.request.body, request.words))


def check_tile(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, tile_form(kept.storage, request.body(["kind", "id", "tile", "keep", "forget"]), request.words))


def deck(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, deck_page(kept.storage, request.words))


def new_deck(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, keep_deck(kept.storage, request.request.body, request.words))


def check_deck_card(kept: KeptGames, request: RoutedRequest) -> Answer:
    fields = request.body(["number", "card", "keep", "forget", "leave_out", "board", "scheme"])
    return Answer(OK, deck_form(kept.storage, fields, request.words))


def expeditions_deck(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, expeditions_deck_page(kept.storage, request.words))


def new_expeditions_deck(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, keep_expeditions_deck(kept.storage, request.request.body, request.words))


def check_expeditions_card(kept: KeptGames, request: RoutedRequest) -> Answer:
    fields = request.body(["kind", "number", "card", "keep", "forget", "leave_out"])
    return Answer(OK, expeditions_form(kept.storage, fields, request.words))


def cards(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, cards_page(kept.storage, request.words))


def new_cards(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, keep_cards(kept.storage, request.request.body, request.words))


def logbook(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The finished games that can be read; the list of games has the others."""
    found = [(row, kept.readings.of(row)) for row in kept.listed_rows()]
    rows = [row._replace(meta=meta) for row, meta in found if not isinstance(meta, MaszynaError)]
    return Answer(OK, logbook_page(rows, request.words))
