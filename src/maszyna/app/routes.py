"""The routes: one table, from which the dispatcher, the server's routes and the OpenAPI document are made.

A body is read by its handler alone, in a page and behind HTTP alike; the names of documents are for the description.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from maszyna.app.base.documents import CREATED, OK, Answer
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.requests import games, learning, links, mine, pages, reviews, undoing

Handler = Callable[[KeptGames, RoutedRequest], Answer]
ANYBODY: Final = ""
KEY: Final = "key"  # whoever has a key to the game, or owns it
OWNER: Final = "owner"


class Route(NamedTuple):
    method: str
    path: str  # below /api/, with the names of its variable parts in braces
    handler: Handler
    who: str  # may ask
    answer: str  # the document it answers with
    body: str = ""  # the document it takes
    query: tuple[str, ...] = ()  # what may be asked beside the language
    changes: bool = False  # whether the game goes on with it, so that who was slower gets 409
    status: int = OK


ROUTES: Final = [
    Route("GET", "health", pages.health, ANYBODY, "Health"),
    Route("GET", "ready", pages.ready, ANYBODY, "Health"),
    Route("GET", "setup", pages.setups, OWNER, "Setups"),
    Route("POST", "setup", pages.check_setup, OWNER, "Setup", body="SetupToCheck"),
    Route("GET", "games", games.games, OWNER, "Home"),
    Route("POST", "games", games.new_game, OWNER, "GameAnswer", "NewGame", status=CREATED),
    Route("GET", "games/{game_id}", games.game, KEY, "GameAnswer", query=("at",)),
    Route("DELETE", "games/{game_id}", games.delete, OWNER, "Gone"),
    Route("POST", "games/{game_id}/actions", games.act, KEY, "ActionsUnlessAnswer", "ActionsUnless", changes=True),
    Route("POST", "games/{game_id}/try", games.try_out, KEY, "TryAnswer", "TryBody", changes=True),
    Route("POST", "games/{game_id}/undo", undoing.undo, KEY, "ActionsAnswer", "Undo", changes=True),
    Route("POST", "games/{game_id}/redo", undoing.redo, KEY, "ActionsAnswer", "Redo", changes=True),
    Route("POST", "games/{game_id}/rewrite", undoing.rewrite, KEY, "RewriteAnswer", "Rewrite", changes=True),
    Route("POST", "games/{game_id}/continue", games.continue_as, OWNER, "GameAnswer", "OtherKind", status=CREATED),
    Route("GET", "games/{game_id}/save", games.save, KEY, "SaveDocument"),
    Route("GET", "games/{game_id}/log", pages.log, KEY, "Log"),
    Route("GET", "games/{game_id}/film", pages.film, KEY, "Film", query=("from", "to")),
    Route("GET", "games/{game_id}/code", pages.code, KEY, "PositionCode", query=("turn", "step")),
    Route("GET", "games/{game_id}/end", pages.end, KEY, "End"),
    Route("GET", "games/{game_id}/hints", pages.hints, KEY, "Hints"),
    Route("GET", "games/{game_id}/review", reviews.review, KEY, "Review", query=("seat",)),
    Route("POST", "games/{game_id}/review", reviews.go_on, KEY, "Review", "Nothing", query=("seat",)),
    Route("POST", "games/{game_id}/lesson", learning.finish_stage, OWNER, "StageDone", "StagePlayed"),
    Route("POST", "games/{game_id}/puzzle", learning.judge, OWNER, "JudgedPuzzle", "Nothing"),
    Route("POST", "games/{game_id}/puzzle/{turn}", learning.make, OWNER, "MadePuzzle", "Nothing", query=("seat",)),
    Route("GET", "games/{game_id}/why", pages.why, KEY, "Why", query=("at", "choice", "place")),
    Route("GET", "games/{game_id}/place", pages.place, KEY, "PlacePage", query=("key",)),
    Route("GET", "games/{game_id}/sheet", pages.sheet, KEY, "Sheet", query=("part",)),
    Route("GET", "games/{game_id}/rules/{rule}", pages.rule_in_game, KEY, "RulePage"),
    Route("GET", "games/{game_id}/links", links.links, OWNER, "LiveLinks"),
    Route("POST", "games/{game_id}/links", links.new_link, OWNER, "LinkAnswer", "NewLink", status=CREATED),
    Route("DELETE", "games/{game_id}/links/{number}", links.revoke, OWNER, "Gone"),
    Route("GET", "words", pages.interface, ANYBODY, "Words"),
    Route("GET", "position", pages.position, KEY, "SharedPosition", query=("code",)),
    Route("GET", "terms", pages.terms, KEY, "Term", query=("key",)),
    Route("GET", "rules", pages.rules, KEY, "RuleList"),
    Route("GET", "rules/{rule}", pages.rule, KEY, "RulePage"),
    Route("GET", "drill/{symbol}", pages.drill, KEY, "Drill", query=("seed",)),
    Route("GET", "learn", learning.learn, OWNER, "Learn"),
    Route("POST", "learn/{stage}", learning.begin_stage, OWNER, "GameAnswer", "Nothing", status=CREATED),
    Route("GET", "puzzles", learning.puzzles, OWNER, "Puzzles"),
    Route("POST", "puzzles/{puzzle}", learning.begin_puzzle, OWNER, "GameAnswer", "Nothing", status=CREATED),
    Route("GET", "art", pages.drawings, KEY, "Drawing", query=("of",)),
    Route("GET", "art/{digest}", pages.art, KEY, "Drawing"),
    Route("GET", "tiles", pages.tiles, OWNER, "Tiles"),
    Route("PUT", "tiles", pages.new_tiles, OWNER, "Tiles", body="AnyObject"),
    Route("POST", "tiles", pages.check_tile, OWNER, "TileForm", body="TileToCheck"),
    Route("GET", "deck", pages.deck, OWNER, "Deck"),
    Route("PUT", "deck", pages.new_deck, OWNER, "Deck", body="AnyObject"),
    Route("POST", "deck", pages.check_deck_card, OWNER, "DeckCardForm", body="DeckCardToCheck"),
    Route("GET", "expeditions-deck", pages.expeditions_deck, OWNER, "ExpeditionsDeck"),
    Route("PUT", "expeditions-deck", pages.new_expeditions_deck, OWNER, "ExpeditionsDeck", body="AnyObject"),
    Route(
        "POST",
        "expeditions-deck",
        pages.check_expeditions_card,
        OWNER,
        "ExpeditionsCardForm",
        body="ExpeditionsCardToCheck",
    ),
    Route("GET", "cards", pages.cards, OWNER, "Cards"),
    Route("PUT", "cards", pages.new_cards, OWNER, "Cards", body="AnyObject"),
    Route("GET", "logbook", pages.logbook, OWNER, "Logbook"),
    Route("GET", "me", mine.me, OWNER, "Me"),
    Route("GET", "me/csv", mine.my_csv, OWNER, "CsvFile"),
    Route("GET", "day", mine.day, OWNER, "Day", query=("date",)),
    Route("GET", "games/{game_id}/bgstats", mine.bg_stats, OWNER, "BgStats"),
]


VARIABLE: Final = "*"


def shape(path: str) -> tuple[str, ...]:
    return tuple(VARIABLE if part.startswith("{") else part for part in path.split("/"))


BY_SHAPE: Final[dict[tuple[str, ...], dict[str, Route]]] = {}
for _route in ROUTES:
    BY_SHAPE.setdefault(shape(_route.path), {})[_route.method] = _route


def routes_at(parts: list[str]) -> dict[str, Route]:
    """The routes of a path by method; none if there is no such path. Its second and fourth part may vary."""
    fixed = tuple(parts)
    varied = tuple(VARIABLE if index % 2 else part for index, part in enumerate(parts))
    return BY_SHAPE.get(fixed) or BY_SHAPE.get(varied) or {}
