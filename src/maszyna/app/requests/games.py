"""Requests about a game itself: begin it, look at it, take actions, try them, take them back, save it, delete it."""

import json
import secrets
from typing import Any, Final

from maszyna.app.base.documents import CREATED, FORBIDDEN, OK, REFUSED, Answer, Doc, Problem
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import GameRow
from maszyna.app.base.transaction import DraftStopped, Transaction
from maszyna.app.game.intents import carry_out
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.game.undo import free_steps, why_not_undo
from maszyna.app.game.views import ViewExtras, ends_turn, told_of
from maszyna.app.kinds import KINDS, restored
from maszyna.app.pages.home import home_page
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.record import Record
from maszyna.kernel.save import MOST_SEED, read

MOST_ACTIONS: Final = 500  # in one request
MOST_TEXT: Final = 400  # characters of an action
REVEALS: Final = "reveals"
ENDS: Final = "ends"
UNLESS: Final = [REVEALS, ENDS]


def games(kept: KeptGames, asked: RoutedRequest) -> Answer:
    page = home_page(kept.storage.rows(), asked.words)
    first = next((line for line in page["games"] if not line["over"]), None)
    row = kept.storage.get(first["id"]) if first else None  # a list of rows comes without the saves
    if first and row:
        first |= kept.kind(row).small_board(kept.record(row), asked.words)
    return Answer(OK, page)


def new_game(kept: KeptGames, asked: RoutedRequest) -> Answer:
    fields = asked.body(["kind", "setup", "seed", "save"])
    words = asked.words
    if kept.storage.count() >= kept.most_games:
        raise Problem(REFUSED, words.say("problem_many_games"), "", "games", code="many_games",
                      say=words.talk("problem_many_games"), at=None, legal=[])  # fmt: skip
    kind, record = game_from(fields)
    row = GameRow(secrets.token_urlsafe(9), kind.key, 0, kind.rules.dump(record), kept.meta(kind, record, {}))
    kept.storage.add(row)
    kept.remember(row.id, row.revision, record)
    view = kept.shown(asked, row, record)
    return Answer(CREATED, {"id": row.id, "kind": row.kind, "revision": row.revision, "view": view})


def game_from(fields: dict[str, Part]) -> tuple[AnyKind, Record[Any]]:
    """A game from a kind, a setup and a seed, or from a save."""
    if "save" in fields:
        if len(fields) > 1:
            raise FormatError("body", "a save stands alone")
        try:
            return restored(read(fields["save"].value))
        except FormatError as error:
            raise FormatError(f"save.{error.where}", error.problem) from None
    if "kind" not in fields:
        raise FormatError("body.kind", f"is missing; it must be one of {', '.join(KINDS)}")
    kind = list(KINDS.values())[fields["kind"].name(list(KINDS))]
    setup: Doc = {}
    if "setup" in fields:
        value = fields["setup"].value
        if not isinstance(value, dict):
            raise fields["setup"].wrong("an object")
        setup = value
    seed = fields["seed"].number(0, MOST_SEED - 1) if "seed" in fields else secrets.randbelow(1 << 32)
    try:
        return kind, kind.rules.new(setup, seed)
    except FormatError:
        raise
    except MaszynaError as error:
        where, _, problem = str(error).partition(": ")
        raise FormatError(where if problem else "setup", problem or where) from None


def game(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    record = kept.record(row)
    actions = len(record.actions)
    at = asked.number("at", 0, actions, actions)
    screen = ViewExtras(row.id, row.revision, at, actions)
    then = record if at == actions else record.branch(at)
    view = kept.shown(asked, row, then, screen)
    return Answer(OK, {"id": row.id, "kind": row.kind, "revision": row.revision, "view": view})


def actions_and_intents(fields: dict[str, Part]) -> tuple[list[str], list[Part]]:
    actions = (
        [part.text(MOST_TEXT) for part in fields["actions"].items("a list of texts")] if "actions" in fields else []
    )
    intents = fields["intents"].items("a list of intents") if "intents" in fields else []
    if len(actions) + len(intents) > MOST_ACTIONS:
        raise FormatError("body", f"at most {MOST_ACTIONS} actions and intents at once")
    return actions, intents


def taken(transaction: Transaction, wanted: tuple[list[str], list[Part]]) -> Transaction:
    """A transaction with actions and intents taken."""
    actions, intents = wanted
    try:
        for index, text in enumerate(actions):
            transaction.where = f"actions[{index}]"
            transaction.take(text)
        for index, intent in enumerate(intents):
            transaction.where = f"intents[{index}]"
            carry_out(transaction, Part(intent.value, transaction.where))
    except DraftStopped:
        pass
    return transaction


def act(kept: KeptGames, asked: RoutedRequest) -> Answer:
    """With ``unless`` nothing is done where the actions would reveal something or end the turn; then it is a try."""
    row = kept.row(asked)
    kind, record = kept.kind(row), kept.record(row)
    acting = kept.acting(asked, row, record)
    fields = asked.body(["revision", "actions", "intents", "unless"])
    wanted = actions_and_intents(fields)
    unless = [UNLESS[number] for number in fields["unless"].names(UNLESS)] if "unless" in fields else []
    kept.check_revision(asked, row, fields)
    if not any(wanted):
        words = asked.words
        raise Problem(REFUSED, words.say("problem_refused"), words.say("nothing_sent"), "body", code="nothing_sent",
                      say=words.talk("nothing_sent"), at=None, legal=[])  # fmt: skip
    transaction = taken(Transaction(kind, record, acting, asked.words, stops=REVEALS in unless), wanted)
    if transaction.reveals or (ENDS in unless and ends_turn(transaction)):
        if not transaction.stops:
            transaction = taken(Transaction(kind, record, acting, asked.words, stops=True), wanted)
        return Answer(OK, {**tried(kept, asked, row, transaction), "done": False})
    new = kept.keep(asked, row, transaction.record)
    view = kept.shown(asked, new, transaction.record)
    document: Doc = {"revision": new.revision, "view": view, "told": told_of(transaction)}
    return Answer(OK, document | {"done": True} if "unless" in fields else document)


def try_out(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    record = kept.record(row)
    acting = kept.acting(asked, row, record)
    fields = asked.body(["revision", "actions", "intents"])
    wanted = actions_and_intents(fields)
    kept.check_revision(asked, row, fields)
    transaction = Transaction(kept.kind(row), record, acting, asked.words, stops=True)
    return Answer(OK, tried(kept, asked, row, taken(transaction, wanted)))


def tried(kept: KeptGames, asked: RoutedRequest, row: GameRow, transaction: Transaction) -> Doc:
    """The game as it would be, up to anything hidden."""
    actions = len(transaction.record.actions)
    screen = ViewExtras(row.id, row.revision, actions, actions)
    screen.transaction = transaction
    words = asked.words
    reveals = None
    if transaction.reveals:
        # A table takes anything back.
        key = f"reveals_{transaction.reveals}" if transaction.kind.hides else "reveals_table"
        reveals = {"code": transaction.reveals, "say": words.talk(key), "action": transaction.stopped_at}
    view = kept.shown(asked, row, transaction.record, screen)
    return {"revision": row.revision, "view": view, "told": told_of(transaction), "reveals": reveals}


def undo(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    kind, record = kept.kind(row), kept.record(row)
    acting = kept.acting(asked, row, record)
    fields = asked.body(["revision", "steps", "keep"])
    steps = fields["steps"].number(1, 100_000) if "steps" in fields else 1
    kept.check_revision(asked, row, fields)
    code = why_not_undo(record, acting, steps, free_steps(kind, record, acting))
    if code:
        words = asked.words
        raise Problem(REFUSED, words.say("problem_refused"), words.say(code), "steps", code=code, say=words.talk(code),
                      at=None, legal=[])  # fmt: skip
    earlier = record.branch(len(record.actions) - steps)
    again = fields["keep"].number(0, steps - 1) if "keep" in fields else 0
    if again:
        earlier = taken_again(Transaction(kind, earlier, acting, asked.words, stops=True), record.actions[-again:])
    new = kept.keep(asked, row, earlier)
    screen = ViewExtras(new.id, new.revision, len(earlier.actions), len(earlier.actions))
    back = kind.put_back(record, earlier, asked.words)
    if back is not None:
        screen.back = {"key": f"back-{len(record.actions)}", "way": "back", "items": back}
    told = [item["say"] for item in screen.back["items"]] if screen.back else [asked.words.talk("undone")]
    view = kept.shown(asked, new, earlier, screen)
    return Answer(OK, {"revision": new.revision, "view": view, "told": told})


def taken_again(transaction: Transaction, texts: list[str]) -> Record[Any]:
    """What came after an action that is left out; if it no longer fits, nothing changes."""
    transaction.where = "keep"
    try:
        for text in texts:
            transaction.take(text)
    except DraftStopped:
        words = transaction.words
        code = "undo_no_longer"
        raise Problem(REFUSED, words.say("problem_refused"), words.say(code), "keep", code=code, say=words.talk(code),
                      at=None, legal=[]) from None  # fmt: skip
    return transaction.record


def save(kept: KeptGames, asked: RoutedRequest) -> Answer:
    """The save holds the seed: with several people it waits for the end, and it is for who plays."""
    row = kept.row(asked)
    kind, record = kept.kind(row), kept.record(row)
    found = kept.viewer(asked, row, record)
    plays = bool(found.acts) or (found.owns and not kind.hides)
    if not kind.over(record) and (len(kind.people(record)) > 1 or not plays):
        raise Problem(FORBIDDEN, asked.words.say("problem_forbidden"), asked.words.say("save_hidden"))
    return Answer(OK, json.loads(row.save))


def delete(kept: KeptGames, asked: RoutedRequest) -> Answer:
    row = kept.row(asked)
    kept.storage.delete(row.id)
    kept.forget(row.id)
    return Answer(OK, {"deleted": row.id})
