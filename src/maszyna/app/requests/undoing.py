"""Undo and redo."""

from typing import Any

from maszyna.app.base.documents import OK, Answer
from maszyna.app.base.revisions import revision_for
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.transaction import DraftStopped, Transaction, refusal
from maszyna.app.game.kept_games import REDO, KeptGames
from maszyna.app.game.undo import free_steps, may_redo, why_not_undo
from maszyna.app.game.views import told_of
from maszyna.kernel.record import Record


def undo(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    acting = kept.acting(request, row, record)
    fields = request.body(["revision", "steps", "keep"])
    steps = fields["steps"].number(1, 100_000) if "steps" in fields else 1
    kept.check_revision(request, row, fields)
    code = why_not_undo(record, acting, steps, free_steps(kind, record, acting))
    if code:
        raise refusal(request.words, code, "steps")
    left = len(record.actions) - steps
    earlier = record.branch(left)
    again = fields["keep"].number(0, steps - 1) if "keep" in fields else 0
    if again:
        earlier = taken_again(Transaction(kind, earlier, acting, request.words, stops=True), record.actions[-again:])
    redo = [] if again else [*record.actions[left:], *row.meta.get(REDO, [])]
    new = kept.commit(request, row, earlier, left, redo)
    screen = kept.extras(request, new, earlier)
    undone = record.actions[left : len(record.actions) - again]
    back = None if all(map(kind.corrects, undone)) else kind.put_back(record, earlier, request.words)
    if back is not None:
        screen.back = {"key": f"back-{new.revision}", "at": left, "way": "back", "items": back}
    told = [item["say"] for item in screen.back["items"]] if screen.back else [request.words.spans_for("undone")]
    view = kept.view_for(request, new, earlier, screen)
    return Answer(OK, {"revision": screen.revision, "view": view, "told": told})


def redo(kept: KeptGames, request: RoutedRequest) -> Answer:
    """Take again what was taken back last; anything else that was done since has ended that."""
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    acting = kept.acting(request, row, record)
    fields = request.body(["revision", "steps"])
    steps = fields["steps"].number(1, 100_000) if "steps" in fields else 1
    kept.check_revision(request, row, fields)
    texts = row.meta.get(REDO, []) if may_redo(kind, record, acting) else []
    transaction = Transaction(kind, record, acting, request.words, stops=False)
    if steps > len(texts):
        raise transaction.refused("redo_nothing")
    for text in texts[:steps]:
        transaction.take(text)
    new = kept.commit(request, row, transaction.record, redo=texts[steps:])
    view = kept.view_for(request, new, transaction.record)
    return Answer(OK, {"revision": revision_for(new, request.who), "view": view, "told": told_of(transaction)})


def rewrite(kept: KeptGames, request: RoutedRequest) -> Answer:
    """An old turn changed; with ``try`` only what would have to be put back, and nothing is stored."""
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    acting = kept.acting(request, row, record)
    fields = request.body(["revision", "at", "did", "tell", "way", "try"])
    kept.check_revision(request, row, fields)
    transaction = Transaction(kind, record, acting, request.words, stops=False)
    at = kind.rewrite(transaction, fields)
    back = kind.put_back(record, transaction.record, request.words) or []
    if "try" in fields and fields["try"].flag():
        screen = kept.extras(request, row, transaction.record)
        screen.transaction = transaction
        view = kept.view_for(request, row, transaction.record, screen)
        return Answer(OK, {"revision": revision_for(row, request.who), "items": back, "view": view})
    new = kept.commit(request, row, transaction.record, at - 1)
    screen = kept.extras(request, new, transaction.record)
    screen.back = {"key": f"back-{new.revision}", "at": at - 1, "way": "back", "items": back}
    view = kept.view_for(request, new, transaction.record, screen)
    return Answer(OK, {"revision": screen.revision, "items": back, "view": view})


def taken_again(transaction: Transaction, texts: list[str]) -> Record[Any]:
    """What came after an action that is left out; if it no longer fits, nothing changes."""
    transaction.where = "keep"
    try:
        for text in texts:
            transaction.take(text)
    except DraftStopped:
        raise refusal(transaction.words, "undo_no_longer", "keep") from None
    return transaction.record
