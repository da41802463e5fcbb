"""The application: requests in the shape of HTTP in, answers out. It keeps nothing but what its storage keeps."""

from typing import Final

from maszyna.app.base.documents import (
    FORBIDDEN,
    NO_SUCH_METHOD,
    NOT_FOUND,
    UNAUTHORIZED,
    UNPROCESSABLE,
    Answer,
    Doc,
    Problem,
    Request,
)
from maszyna.app.base.language import Language, is_language, words_in
from maszyna.app.base.requester import Requester, digest_of
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.game.kept_games import PLACES, KeptGames
from maszyna.app.routes import OWNER, routes_at
from maszyna.kernel.errors import (
    AmbiguousAction,
    FormatError,
    IllegalAction,
    MaszynaError,
    OurFault,
    UnreadableAction,
)

LANG: Final = "lang"
HEXADECIMAL: Final = "0123456789abcdef"
MOST_KEY: Final = 64  # characters


class Application(KeptGames):
    def who_has(self, key: str) -> Requester | None:
        """Whose key this is, if anybody's."""
        link = self.storage.link_with(digest_of(key))
        return Requester(link) if link else None

    def answer(self, request: Request, who: Requester | None) -> Answer:
        """The answer to a request; whatever is wrong is a problem document, and nothing has changed."""
        words = words_for(request.query)
        try:
            check_query(request.query)
            return self.routed(RoutedRequest(request, who, words))
        except (Problem, MaszynaError) as error:
            return problem_answer(error, words)

    def routed(self, request: RoutedRequest) -> Answer:
        words, ways = request.words, routes_at(request.parts)
        if not ways:
            raise Problem(NOT_FOUND, words.say("problem_not_found"))
        route = ways.get(request.request.method)
        if route is None:
            raise Problem(NO_SUCH_METHOD, words.say("problem_method"), ", ".join(ways), allow=list(ways))
        if route.who and request.who is None:
            raise Problem(UNAUTHORIZED, words.say("problem_unknown"), words.say("problem_unknown_detail"))
        if route.who == OWNER and request.who is not None and not request.who.is_owner:
            raise Problem(FORBIDDEN, words.say("problem_forbidden"))
        return route.handler(self, request)


def words_for(query: dict[str, str]) -> Language:
    """The language that a request asks for."""
    lang = query.get(LANG, "en")
    return words_in(lang if is_language(lang) else "en")


def check_query(query: dict[str, str]) -> None:
    """What any request may name: a language, and the key of the places it has."""
    lang, places = query.get(LANG, "en"), query.get(PLACES, "0")
    if not is_language(lang):
        raise FormatError(LANG, "no_language", lang=lang[:40])
    if not 1 <= len(places) <= MOST_KEY or places.strip(HEXADECIMAL):
        raise FormatError(PLACES, "needs_places_key")


def problem_answer(error: Problem | MaszynaError, words: Language) -> Answer:
    if isinstance(error, Problem):
        return error.answer()
    if isinstance(error, OurFault):
        return Problem(500, words.say("problem_fault")).answer()
    if isinstance(error, FormatError):
        code, where, said = "unreadable", error.where, words.problem(error)
    elif isinstance(error, IllegalAction | UnreadableAction | AmbiguousAction):
        code, where, said = "refused", "", words.say("problem_refused")  # its own text lists what could be chosen
    else:
        code, where, said = "refused", "", words.error(error)
    more: Doc = {"code": code, "say": [said], "at": None, "legal": []}
    return Problem(UNPROCESSABLE, words.say(f"problem_{code}"), said, where, **more).answer()
