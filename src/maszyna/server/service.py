"""The application behind the routes: answers sent when what they changed is kept; open streams that tell of changes."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Final

import orjson
from fastapi import Request, Response

from maszyna.app.application import Application, problem_answer, words_for
from maszyna.app.base.documents import OK, TEXT_TYPE, UNPROCESSABLE, Answer, ThoughtNeeded
from maszyna.app.base.documents import Request as AppRequest
from maszyna.app.base.requester import Requester
from maszyna.app.base.revisions import revision_for
from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict_json import parse_json
from maszyna.server.background_work import Replays, Thinking
from maszyna.server.client_files import Files
from maszyna.server.commits import Commits
from maszyna.server.database import Database
from maszyna.server.guard import SAFE
from maszyna.server.notices import hear_notices
from maszyna.server.storage_trouble import AGAIN, BUSY, DATABASE_ERRORS, PATIENCE, TroubleLog, trouble_of

# Streams of events that one key, and the owner, may hold open: one for each page.
MOST_OF_KEY: Final = 50
MOST_OF_OWNER: Final = 500
LOOK_AGAIN: Final = 3.0  # seconds after which a stream looks for itself: another process may have changed the game

LARGE: Final = 256_000  # characters
SENDS: Final = ["POST", "PUT"]
SURROGATE: Final = "\\ud"


class Changes:
    def __init__(self, application: Application) -> None:
        self.application = application
        self.closed = False
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._streams: dict[str, int] = {}  # by the digest of a key; the owner's by nothing

    def tell(self, game: str) -> None:
        for waiting in self._waiting.get(game, ()):
            waiting.set()

    def close(self) -> None:
        """Let every stream end."""
        self.closed = True
        for waiting in self._waiting.values():
            for one in waiting:
                one.set()

    async def revisions(self, game: str, who: Requester, seen: int) -> AsyncIterator[int]:
        """Every revision of a game that has not been seen, as long as the asker may see it."""
        if self.crowded(who):
            return
        key = key_of(who)
        self._streams[key] = self._streams.get(key, 0) + 1
        bell = asyncio.Event()
        self._waiting.setdefault(game, set()).add(bell)
        try:
            while not self.closed:
                bell.clear()
                try:
                    row = self.application.storage.get(game)
                    still = row is not None and self.still(who)
                except DATABASE_ERRORS:  # looked up again a little later
                    await asyncio.sleep(LOOK_AGAIN)
                    continue
                if row is None or not still:
                    return
                revision = revision_for(row, who)
                if revision != seen:
                    seen = revision
                    yield seen
                try:
                    await asyncio.wait_for(bell.wait(), LOOK_AGAIN)
                except TimeoutError:
                    continue
        finally:
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]
            self._waiting[game].discard(bell)
            if not self._waiting[game]:
                del self._waiting[game]

    def crowded(self, who: Requester) -> bool:
        """Whether an asker has as many streams as it may have."""
        return self._streams.get(key_of(who), 0) >= (MOST_OF_OWNER if who.is_owner else MOST_OF_KEY)

    def still(self, who: Requester) -> bool:
        """Whether a link has not been revoked meanwhile."""
        return who.link is None or self.application.storage.link_with(who.link.digest) is not None


def key_of(who: Requester) -> str:
    return "" if who.link is None else who.link.digest


class Server:
    """The application, its files, and who listens for changes."""

    def __init__(self, database: Database, token: str, cookie: str, outside: str) -> None:
        self.commits = Commits(database)
        self.application = Application(self.commits)
        self.application.thinks_aside = True
        self.thinking = Thinking()
        self.commits.lost = self.application.forget
        self.changes = Changes(self.application)
        self.replays = Replays(self.application)
        self.files = Files()
        self.trouble = TroubleLog()
        self.token = token
        self.cookie = cookie
        self.outside = outside  # the address for other machines, where there is one

    async def hear_others(self) -> None:
        """What other processes on the same database change."""
        database = self.commits.database
        if database.gives_notice:
            await hear_notices(database.engine.url, self.changes.tell)

    async def ask(self, request: Request) -> Response:
        """Hand a request to the application, and its answer back when what it changed is kept."""
        query = dict(request.query_params)
        try:
            document = await sent_document(request) if request.method in SENDS else None
        except FormatError as error:
            answer = problem_answer(error, words_for(query))
            return Response(json_bytes(answer.document), answer.status, media_type=answer.type)
        asked = AppRequest(request.method, request.url.path, query, document)
        asked = await self.replays.prepared(asked, request.state.who)
        asked, response, pending = await self.answered_with_thought(asked, request.state.who)
        changed = pending is not None or request.method == "DELETE"
        while pending is not None and not await asyncio.shield(pending):
            # somebody was faster elsewhere
            asked, response, pending = await self.answered_with_thought(asked, request.state.who)
        if request.method not in SAFE and response.status_code < UNPROCESSABLE:
            self.trouble.over()
        if changed and response.status_code == OK:
            self.changes.tell(request.path_params["game_id"])
        return response

    async def answered_with_thought(
        self, asked: AppRequest, who: Requester | None
    ) -> tuple[AppRequest, Response, asyncio.Future[bool] | None]:
        """An answer, after the opponents in the game have thought if that is what it takes, with what they thought."""
        while True:
            try:
                return asked, *await self.answered_patiently(asked, who)
            except ThoughtNeeded as needed:
                asked = asked._replace(thought=(needed.save, await self.thinking.about(needed.save)))

    async def answered_patiently(
        self, asked: AppRequest, who: Requester | None
    ) -> tuple[Response, asyncio.Future[bool] | None]:
        """The same as ``answered``, tried again while another program has the database."""
        clock = asyncio.get_running_loop().time
        until = clock() + PATIENCE
        while True:
            try:
                return self.answered(asked, who)
            except DATABASE_ERRORS as error:
                if trouble_of(error) != BUSY or clock() > until:
                    raise
            await asyncio.sleep(AGAIN)

    def answered(self, asked: AppRequest, who: Requester | None) -> tuple[Response, asyncio.Future[bool] | None]:
        """An answer, and what has to be kept before it is sent. While it waits it is only bytes: the thousands of
        objects of a view would be looked through again and again for cycles."""
        try:
            answer = self.application.answer(asked, who)
        finally:
            pending = self.commits.take_pending()
        headers = {"cache-control": "no-store"}
        if answer.type == "image/svg+xml":
            headers["cache-control"] = "private, max-age=31536000, immutable"
            return text_response(answer, headers), None
        if answer.type == TEXT_TYPE:
            return text_response(answer, headers), pending
        return Response(json_bytes(answer.document), answer.status, headers, answer.type), pending


def text_response(answer: Answer, headers: dict[str, str]) -> Response:
    return Response(str(answer.document), answer.status, headers, f"{answer.type}; charset=utf-8")


async def sent_document(request: Request) -> object:
    """The document in the body of a request."""
    if "json" not in request.headers.get("content-type", ""):
        raise FormatError("body", "needs_json", type="application/json")
    try:
        text = (await request.body()).decode()
        # A large document is read beside the thread that answers.
        document = await asyncio.to_thread(parse_json, text) if len(text) > LARGE else parse_json(text)
        if SURROGATE in text.lower():  # half a character cannot be sent back
            json.dumps(document, ensure_ascii=False).encode()
    except UnicodeError:
        raise FormatError("body", "not_utf8_text") from None
    except FormatError as error:
        raise error.moved("body") from None
    return document


def json_bytes(document: object) -> bytes:
    """A document as JSON; the quick writer knows no whole numbers beyond 64 bits, which a setup may hold as sent."""
    try:
        return orjson.dumps(document)
    except orjson.JSONEncodeError:
        return json.dumps(document, ensure_ascii=False).encode()
