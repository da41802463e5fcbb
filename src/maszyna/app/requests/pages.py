"""Requests for a page beside the game: its log, its end, why; set-up, tiles, cards, the logbook; words and drawings."""

from maszyna.app.base.documents import NOT_FOUND, OK, Answer, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.setup_page import setup_page
from maszyna.app.base.words import Words
from maszyna.app.expeditions_table.setup import cards_page, keep_cards
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.kinds import KINDS
from maszyna.app.pages.home import logbook_page
from maszyna.app.pages.tile_form import tile_form
from maszyna.app.scythe_common.own_tiles import keep_tiles, tiles_page
from maszyna.build import kind as build
from maszyna.kernel.errors import FormatError
from maszyna.pictures.screen.art import art as drawn_art
from maszyna.speech.app.interface_words import interface_words
from maszyna.speech.common.keys import TERMS
from maszyna.speech.scythe.terms.explain import terms as known_terms
from maszyna.version import VERSION


def health(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, {"status": "ok", "version": VERSION, "build": build()})


def log(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    record = kept.record(row)
    turns = kept.kind(row).log(record, asked.words, kept.viewer(asked, row, record).sees)
    page = {"format": "maszyna/log@1", "page": "log", "actions": len(record.actions), "turns": turns}
    return Answer(OK, page)


def end(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    return Answer(OK, kept.kind(row).end(kept.record(row), asked.words))


def hints(kept: KeptGames, asked: RoutedRequest) -> Answer:
    """What a player that thinks would do, for the seat that decides in a digital game."""
    row = kept.row(asked)
    record = kept.record(row)
    found = kept.kind(row).hints(record, kept.viewer(asked, row, record), asked.words)
    return Answer(OK, {"hints": found, "say": [] if found else asked.words.talk("no_hints")})


def why(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row, words = kept.row(asked), asked.words
    record = kept.record(row)
    at = asked.number("at", 0, len(record.actions), len(record.actions))
    choice = asked.number("choice", 1, 999, 1)
    page = kept.kind(row).why(record, at, choice, asked.text("place"), words)
    if page is None:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_choice_there"), "choice")
    return Answer(OK, page)


def place(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    return Answer(OK, kept.kind(row).place(kept.record(row), asked.text("key"), asked.words))


def interface(kept: KeptGames, asked: RoutedRequest) -> Answer:
    """The words of the interface itself."""
    return Answer(OK, {"words": interface_words(asked.words.translator)})


def terms(kept: KeptGames, asked: RoutedRequest) -> Answer:
    """What a term means."""
    key = asked.text("key")
    if key not in known_terms():
        raise Problem(NOT_FOUND, asked.words.say("problem_not_found"), "", "key")
    return Answer(OK, {"key": key, "title": [term_name(key, asked.words)], "says": asked.words.explained(key)})


def term_name(key: str, words: Words) -> str:
    """The name of a term where it has one."""
    kind, _, name = key.partition(".")
    name = name.partition(".")[0]
    if name in TERMS.get(kind, []):
        return words.name(kind, TERMS[kind].index(name))
    return words.name(kind, int(name)) if kind == "objective" else name


def art(kept: KeptGames, asked: RoutedRequest) -> Answer:
    try:
        return Answer(OK, drawn_art(asked.parts[1]), "image/svg+xml")
    except KeyError:
        raise Problem(NOT_FOUND, asked.words.say("problem_not_found")) from None


def setups(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, {"kinds": [setup_page(kind, None, asked.words, kept.storage) for kind in KINDS.values()]})


def check_setup(kept: KeptGames, asked: RoutedRequest) -> Answer:
    fields = asked.body(["kind", "setup"])
    if "kind" not in fields:
        raise FormatError("body.kind", f"is missing; it must be one of {', '.join(KINDS)}")
    kind = list(KINDS.values())[fields["kind"].name(list(KINDS))]
    value = fields["setup"].value if "setup" in fields else None
    if value is not None and not isinstance(value, dict):
        raise fields["setup"].wrong("an object")
    return Answer(OK, setup_page(kind, value, asked.words, kept.storage))


def tiles(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, tiles_page(kept.storage, asked.words))


def new_tiles(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, keep_tiles(kept.storage, asked.request.body, asked.words))


def check_tile(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, tile_form(kept.storage, asked.body(["kind", "id", "tile", "keep", "forget"]), asked.words))


def cards(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, cards_page(kept.storage, asked.words))


def new_cards(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, keep_cards(kept.storage, asked.request.body, asked.words))


def logbook(kept: KeptGames, asked: RoutedRequest) -> Answer:
    return Answer(OK, logbook_page(kept.storage.rows(), asked.words))
