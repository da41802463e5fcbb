"""The application inside a page, without a server: a request comes with the rows it may need and goes with the changes.

The browser's database answers later, Python at once. So the page reads what a request can touch, Python answers and
lists what is to be kept, and the page keeps all of it in one transaction, or nothing. If another tab was faster, the
same request is asked again with the rows as they are now.

First turns are played for nobody (``rehearse``): afterwards facts, words and drawings of every game are in memory. The
page keeps Python's memory after them, and its next start takes it up (web/site/snapshot.js).
"""

import json
import traceback
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from maszyna.app.application import Application, words_for
from maszyna.app.base.documents import Answer, Doc, Problem, Request
from maszyna.app.base.requester import OWNER
from maszyna.app.base.storage import GameRow, Link, review_name
from maszyna.speech.language.catalogue import LANGUAGES

FAULT: Final = 500
NO_ROOM: Final = 507
SAID: Final = {"full": "problem_no_room", "closed": "problem_no_storage"}  # by why nothing could be kept

SEATS: Final = [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]
SETUPS: Final = {"scythe-table": {"seats": SEATS}, "scythe": {"seats": SEATS}, "expeditions-table": {"level": 2}}
SCENES: Final = [(kind, lang) for lang in LANGUAGES for kind in SETUPS]


class RequestStorage:
    """A storage for one request: what was handed in, and what is to be kept."""

    def __init__(self, handed: Doc) -> None:
        self._rows = {one["id"]: GameRow(**one) for one in handed["rows"]}
        self._links = [Link(**one) for one in handed["links"]]
        self._kept: dict[str, str] = handed["kept"]
        self._count: int = handed["count"]
        self.changes: list[Doc] = []

    def get(self, game: str) -> GameRow | None:
        return self._rows.get(game)

    def add(self, row: GameRow) -> None:
        self._rows[row.id] = row
        self.changes.append({"do": "add", "row": row._asdict()})

    def put(self, row: GameRow) -> bool:
        """Whether it is still the next revision is found out when the page keeps it."""
        self._rows[row.id] = row
        self.changes.append({"do": "put", "row": row._asdict()})
        return True

    def delete(self, game: str) -> None:
        self._rows.pop(game, None)
        self._kept.pop(review_name(game), None)
        self.changes.append({"do": "delete", "game": game})

    def rows(self) -> list[GameRow]:
        return list(self._rows.values())

    def count(self) -> int:
        return self._count

    def links(self, game: str) -> list[Link]:
        return [link for link in self._links if link.game == game]

    def link_with(self, digest: str) -> Link | None:
        return next((link for link in self._links if link.digest == digest), None)

    def add_link(self, game: str, seat: str, digest: str) -> int:
        number = max((link.number for link in self._links), default=0) + 1
        link = Link(game, number, seat, digest)
        self._links.append(link)
        self.changes.append({"do": "add_link", "link": link._asdict()})
        return number

    def revoke(self, game: str, number: int) -> bool:
        self.changes.append({"do": "revoke", "game": game, "number": number})
        return any(link.number == number for link in self.links(game))

    def kept(self, name: str) -> str | None:
        return self._kept.get(name)

    def keep(self, name: str, text: str) -> None:
        self._kept[name] = text
        self.changes.append({"do": "keep", "name": name, "text": text})


class Browser:
    """What the page's worker calls; everything goes in and out as JSON."""

    def __init__(self) -> None:
        self.application = Application(RequestStorage({"rows": [], "links": [], "kept": {}, "count": 0}))

    def answer(self, asked: str) -> str:
        """``asked``: method, path with its query, body as text, key, and what the database holds for it."""
        found = json.loads(asked)
        storage = RequestStorage(found["handed"])
        self.application.storage = storage
        who = self.application.who_has(found["key"]) if found["key"] else OWNER
        request = request_of(found)
        try:
            answer = self.application.answer(request, who)
        except Exception:
            traceback.print_exc()  # into the browser's console
            answer = Problem(FAULT, words_for(request.query).say("problem_fault")).answer()
        changes = storage.changes if answer.status < 400 else []
        return json.dumps({**answer_json(answer), "changes": changes}, ensure_ascii=False)

    def forget(self, game: str) -> None:
        """The game was not kept as it was answered."""
        self.application.cache.pop(game, None)

    def not_kept(self, asked: str, why: str) -> str:
        """The answer where the browser would not keep the changes."""
        words = words_for(request_of(json.loads(asked)).query)
        more: dict[str, Any] = {"code": why, "say": words.spans_for(SAID[why]), "at": None, "legal": []}
        problem = Problem(NO_ROOM, words.say("problem_not_kept"), words.say(SAID[why]), "", **more)
        return json.dumps(answer_json(problem.answer()), ensure_ascii=False)


def request_of(found: Doc) -> Request:
    path = urlsplit(found["path"])
    query = dict(parse_qsl(path.query, keep_blank_values=True))
    body = found["body"]
    return Request(found["method"], path.path, query, None if body is None else json.loads(body))


def answer_json(answer: Answer) -> Doc:
    """An answer with its document as text, letter for letter as the server sends it."""
    document = answer.document
    text = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return {"status": answer.status, "type": answer.type, "text": text}


def rehearse(number: int) -> bool:
    """Play one of the first turns; whether there are more."""
    play(*SCENES[number])
    return number + 1 < len(SCENES)


def play(kind: str, lang: str) -> None:
    """Begin a game, take the first step that is offered, look at the board."""
    begun = answer("POST", f"games?lang={lang}", {"kind": kind, "setup": SETUPS[kind], "seed": 1})
    game = json.loads(begun["text"])
    step = "automa" if kind == "scythe-table" else game["view"]["decision"]["options"][0]["action"]
    row = begun["changes"][0]["row"]
    answer("POST", f"games/{game['id']}/actions?lang={lang}", {"revision": 0, "actions": [step]}, row)
    for layer in game["view"]["board"]["layers"]:
        if "art" in layer:
            answer("GET", f"art/{layer['art']}")
    for page in ("games", f"setup?kind={kind}"):
        answer("GET", f"{page}{'&' if '?' in page else '?'}lang={lang}")


def answer(method: str, path: str, body: Doc | None = None, row: Doc | None = None) -> Doc:
    """The application's answer from a storage that holds one game or none."""
    handed = {"rows": [row] if row else [], "links": [], "kept": {}, "count": 0}
    asked = {"method": method, "path": f"/api/{path}", "key": None, "handed": handed,
             "body": None if body is None else json.dumps(body)}  # fmt: skip
    found: Doc = json.loads(Browser().answer(json.dumps(asked)))
    return found
