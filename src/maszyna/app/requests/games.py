"""Requests about a game itself: begin it, look at it, take actions, try them, take them back, save it, delete it."""

import json
import secrets
from typing import Any, Final

from maszyna.app.base.documents import (
    FORBIDDEN,
    JSON_TYPE,
    OK,
    TEXT_TYPE,
    UNPROCESSABLE,
    Answer,
    Doc,
    Problem,
)
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.requester import OWNER, behind_curtain
from maszyna.app.base.revisions import revision_for
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import GameRow
from maszyna.app.base.transaction import DraftStopped, Transaction, carry_out, refusal
from maszyna.app.game.kept_games import MOST_STEPS, KeptGames
from maszyna.app.game.views import ends_turn, told_of
from maszyna.app.kinds import KINDS, restored
from maszyna.app.pages.home import home_page
from maszyna.app.scythe.own_puzzles import forget_game
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.record import Record
from maszyna.kernel.save import MOST_SEED, read
from maszyna.messages.message import Message

MOST_ACTIONS: Final = 500  # in one request
MOST_TEXT: Final = 400  # characters of an action
REVEALS: Final = "reveals"
ENDS: Final = "ends"
UNLESS: Final = [REVEALS, ENDS]


def games(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The list of games never needs a replay, and one that cannot be read stands beside the others."""
    return Answer(OK, home_page([listed(kept, row) for row in kept.listed_rows()], request.words))


def listed(kept: KeptGames, row: GameRow) -> tuple[GameRow, Doc | MaszynaError]:
    """A game with the revision that the owner counts, and what a list shows of it, or what is wrong with it."""
    found = kept.readings.of(row)
    undamaged = found is row.meta
    return row._replace(revision=revision_for(row, OWNER)) if undamaged else row, found


def new_game(kept: KeptGames, request: RoutedRequest) -> Answer:
    fields = request.body(["kind", "setup", "seed", "save"])
    words = request.words
    if kept.storage.count() >= kept.most_games:
        raise Problem(UNPROCESSABLE, words.say("problem_many_games"), "", "games", code="many_games",
                      say=words.spans_for("problem_many_games"), at=None, legal=[])  # fmt: skip
    found = request.request.replayed
    if isinstance(found, MaszynaError):
        raise found
    kind, record = game_from(fields) if found is None else found
    kept.let_think(request, kind, record)
    return kept.begun(request, kept.begin(request, kind, record), record)


def continue_as(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A new game of another kind with what is known of this one, which stays as it is: with its board, or only the
    Automa's cards."""
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    wanted = kind_named(request.body(["kind"]))
    known = kind.known_for(record, wanted.key)
    if known is None:
        raise refusal(request.words, "cannot_continue_as", "body.kind")
    setup, steps = known
    twin = wanted.rules.new(setup, secrets.randbelow(1 << 32))
    twin.say_all(steps)
    return kept.begun(request, kept.begin(request, wanted, twin), twin)


def kind_named(fields: dict[str, Part]) -> AnyKind:
    if "kind" not in fields:
        raise FormatError("body.kind", "missing_field", right=Message("one_of", names=list(KINDS)))
    return list(KINDS.values())[fields["kind"].name(list(KINDS))]


def game_from(fields: dict[str, Part]) -> tuple[AnyKind, Record[Any]]:
    """A game from a kind, a setup and a seed, or from a save."""
    if "save" in fields:
        if len(fields) > 1:
            raise FormatError("body", "save_alone")
        return game_of_save(fields["save"].value)
    kind = kind_named(fields)
    setup: Doc = {}
    if "setup" in fields:
        value = fields["setup"].value
        if not isinstance(value, dict):
            raise fields["setup"].wrong("object")
        setup = value
    seed = fields["seed"].number(0, MOST_SEED - 1) if "seed" in fields else secrets.randbelow(1 << 32)
    try:
        return kind, kind.begin(setup, seed)
    except FormatError:
        raise
    except MaszynaError as error:
        raise FormatError(error.where or "setup", error.code, **error.values) from None


def game_of_save(document: object) -> tuple[AnyKind, Record[Any]]:
    try:
        found = read(document)
        if len(found.actions) > MOST_STEPS:
            raise FormatError("actions", "too_long_game", most=MOST_STEPS)
        return restored(found)
    except FormatError as error:
        raise error.moved(f"save.{error.where}") from None


def game(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    record = kept.record(row)
    screen = kept.extras(request, row, record)
    steps = screen.steps
    screen.at = request.number("at", 0, steps.count, steps.count)
    if screen.at == steps.count:
        view = kept.view_for(request, row, record, screen)
    else:
        viewer = behind_curtain(kept.viewer(request, row, record))
        view = kept.view_as(viewer, request, row, record.branch(steps.action(screen.at)), screen)
    return Answer(OK, {"id": row.id, "kind": row.kind, "revision": screen.revision, "view": view})


def actions_and_intents(fields: dict[str, Part]) -> tuple[list[str], list[Part]]:
    actions = [part.text(MOST_TEXT) for part in fields["actions"].items("texts")] if "actions" in fields else []
    intents = fields["intents"].items("intents") if "intents" in fields else []
    if len(actions) + len(intents) > MOST_ACTIONS:
        raise FormatError("body", "too_many_actions", most=MOST_ACTIONS)
    return actions, intents


def taken(transaction: Transaction, wanted: tuple[list[str], list[Part]]) -> Transaction:
    """A transaction with actions and intents taken."""
    actions, intents = wanted
    try:
        for index, text in enumerate(transaction.kind.in_asked_order(transaction.record, actions)):
            transaction.where = f"actions[{index}]"
            transaction.take(text)
        for index, intent in enumerate(intents):
            transaction.where = f"intents[{index}]"
            carry_out(transaction, Part(intent.value, transaction.where))
    except DraftStopped:
        pass
    return transaction


def act(kept: KeptGames, request: RoutedRequest) -> Answer:
    """With ``unless`` nothing is done where the actions would reveal something or end the turn; then it is a try."""
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    acting = kept.acting(request, row, record)
    fields = request.body(["revision", "actions", "intents", "unless"])
    wanted = actions_and_intents(fields)
    unless = [UNLESS[number] for number in fields["unless"].names(UNLESS)] if "unless" in fields else []
    kept.check_revision(request, row, fields)
    if not any(wanted):
        raise refusal(request.words, "nothing_sent", "body")
    transaction = taken(Transaction(kind, record, acting, request.words, stops=REVEALS in unless), wanted)
    if transaction.reveals or (ENDS in unless and ends_turn(transaction)):
        if not transaction.stops:
            transaction = taken(Transaction(kind, record, acting, request.words, stops=True), wanted)
        return Answer(OK, {**tried(kept, request, row, transaction), "done": False})
    transaction.entries += kept.let_think(request, kind, transaction.record)
    new = kept.commit(request, row, transaction.record)
    view = kept.view_for(request, new, transaction.record)
    document: Doc = {"revision": revision_for(new, request.who), "view": view, "told": told_of(transaction)}
    return Answer(OK, document | {"done": True} if "unless" in fields else document)


def try_out(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    record = kept.record(row)
    acting = kept.acting(request, row, record)
    fields = request.body(["revision", "actions", "intents", "at"])
    wanted = actions_and_intents(fields)
    kept.check_revision(request, row, fields)
    if "at" in fields and not kept.kind(row).hides:  # where something is hidden, the past would show it
        record = record.branch(fields["at"].number(0, len(record.actions)))
    transaction = Transaction(kept.kind(row), record, acting, request.words, stops=True)
    return Answer(OK, tried(kept, request, row, taken(transaction, wanted)))


def tried(kept: KeptGames, request: RoutedRequest, row: GameRow, transaction: Transaction) -> Doc:
    """The game as it would be, up to anything hidden."""
    screen = kept.extras(request, row, transaction.record)
    screen.transaction = transaction
    words = request.words
    reveals = None
    if transaction.reveals:
        # A table takes anything back.
        key = f"reveals_{transaction.reveals}" if transaction.kind.hides else "reveals_table"
        key = "reveals_practice" if transaction.record.setup.get("practice") else key
        reveals = {"code": transaction.reveals, "say": words.spans_for(key), "action": transaction.stopped_at}
    view = kept.view_for(request, row, transaction.record, screen)
    answer: Doc = {"revision": screen.revision, "view": view, "told": told_of(transaction), "reveals": reveals}
    return answer | {"telling": transaction.telling} if transaction.telling else answer


def save(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The save holds the seed: with several people it waits for the end, and it is for who plays. A game that cannot be
    read has no end to wait for, and its owner can have it as it is kept."""
    row = kept.row(request)
    try:
        kind, record = kept.kind(row), kept.record(row)
    except MaszynaError:
        if request.who != OWNER:
            raise
        return Answer(OK, *kept_document(row.save))
    found = kept.viewer(request, row, record)
    plays = bool(found.acts) or (found.owns and not kind.hides)
    if not kind.over(record) and (len(kind.people(record)) > 1 or not plays):
        raise Problem(FORBIDDEN, request.words.say("problem_forbidden"), request.words.say("save_hidden"))
    return Answer(OK, *kept_document(row.save))


def kept_document(text: str) -> tuple[object, str]:
    """A save and its type; one that is no JSON any more is handed out as text."""
    try:
        return json.loads(text), JSON_TYPE
    except ValueError:
        return text, TEXT_TYPE


def delete(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    kept.storage.delete(row.id)
    kept.forget(row.id)
    forget_game(kept.storage, row.id)
    return Answer(OK, {"deleted": row.id})
