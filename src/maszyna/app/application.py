"""The application: requests in the shape of HTTP in, answers out. It keeps nothing but what its storage keeps."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.documents import (
    FORBIDDEN,
    NO_SUCH_METHOD,
    NOT_FOUND,
    REFUSED,
    UNKNOWN_ASKER,
    Answer,
    Doc,
    Problem,
    Request,
)
from maszyna.app.base.requester import Requester, digest_of
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.words import is_language, words_in
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.requests import games, links, pages
from maszyna.kernel.errors import FormatError, MaszynaError, OurFault

LANG: Final = "lang"
Handler = Callable[[KeptGames, RoutedRequest], Answer]


class Application(KeptGames):
    def who_has(self, key: str) -> Requester | None:
        """Whose key this is, if anybody's."""
        link = self.storage.link_with(digest_of(key))
        return Requester(link) if link else None

    def answer(self, request: Request, who: Requester | None) -> Answer:
        """The answer to a request; whatever is wrong is a problem document, and nothing has changed."""
        lang = request.query.get(LANG, "en")
        words = words_in(lang if is_language(lang) else "en")
        try:
            if not is_language(lang):
                raise FormatError(LANG, "no_language", lang=lang[:40])
            return self.routed(RoutedRequest(request, who, words))
        except Problem as problem:
            return problem.answer()
        except OurFault:
            return Problem(500, words.say("problem_fault")).answer()
        except FormatError as error:
            said = words.problem(error)
            more: Doc = {"code": "unreadable", "say": [said], "at": None, "legal": []}
            return Problem(REFUSED, words.say("problem_unreadable"), said, error.where, **more).answer()
        except MaszynaError as error:
            said = words.error(error)
            more = {"code": "refused", "say": [said], "at": None, "legal": []}
            return Problem(REFUSED, words.say("problem_refused"), said, **more).answer()

    def routed(self, asked: RoutedRequest) -> Answer:
        method, parts = asked.request.method, asked.parts
        shape = tuple(
            "*" if index in (1, 3) and parts[0] in ("games", "art") else part for index, part in enumerate(parts)
        )
        ways = ROUTES.get(shape)
        if ways is None:
            raise Problem(NOT_FOUND, asked.words.say("problem_not_found"))
        if method not in ways:
            raise Problem(NO_SUCH_METHOD, asked.words.say("problem_method"), ", ".join(ways), allow=list(ways))
        handler, needs = ways[method]
        if needs and asked.who is None:
            words = asked.words
            raise Problem(UNKNOWN_ASKER, words.say("problem_unknown"), words.say("problem_unknown_detail"))
        if needs == OWNER and asked.who is not None and not asked.who.is_owner:
            raise Problem(FORBIDDEN, asked.words.say("problem_forbidden"))
        return handler(self, asked)


ANYBODY: Final = ""
KEY: Final = "key"
OWNER: Final = "owner"
# By path, where * is anything: by method the handler and who may ask.
ROUTES: Final[dict[tuple[str, ...], dict[str, tuple[Handler, str]]]] = {
    ("health",): {"GET": (pages.health, ANYBODY)},
    ("setup",): {"GET": (pages.setups, OWNER), "POST": (pages.check_setup, OWNER)},
    ("games",): {"GET": (games.games, OWNER), "POST": (games.new_game, OWNER)},
    ("games", "*"): {"GET": (games.game, KEY), "DELETE": (games.delete, OWNER)},
    ("games", "*", "actions"): {"POST": (games.act, KEY)},
    ("games", "*", "try"): {"POST": (games.try_out, KEY)},
    ("games", "*", "undo"): {"POST": (games.undo, KEY)},
    ("games", "*", "save"): {"GET": (games.save, KEY)},
    ("games", "*", "log"): {"GET": (pages.log, KEY)},
    ("games", "*", "end"): {"GET": (pages.end, KEY)},
    ("games", "*", "hints"): {"GET": (pages.hints, KEY)},
    ("games", "*", "why"): {"GET": (pages.why, KEY)},
    ("games", "*", "place"): {"GET": (pages.place, KEY)},
    ("words",): {"GET": (pages.interface, ANYBODY)},
    ("terms",): {"GET": (pages.terms, KEY)},
    ("games", "*", "links"): {"GET": (links.links, OWNER), "POST": (links.new_link, OWNER)},
    ("games", "*", "links", "*"): {"DELETE": (links.revoke, OWNER)},
    ("art", "*"): {"GET": (pages.art, KEY)},
    ("tiles",): {
        "GET": (pages.tiles, OWNER),
        "PUT": (pages.new_tiles, OWNER),
        "POST": (pages.check_tile, OWNER),
    },
    ("cards",): {"GET": (pages.cards, OWNER), "PUT": (pages.new_cards, OWNER)},
    ("logbook",): {"GET": (pages.logbook, OWNER)},
}
