"""Links: keys for a seat or only to look on, handed out and revoked by the owner."""

import secrets

from maszyna.app.base.documents import CREATED, NOT_FOUND, OK, Answer, Problem
from maszyna.app.base.requester import digest_of
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.game.kept_games import KeptGames
from maszyna.kernel.errors import FormatError


def links(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    found = [{"number": link.number, "seat": link.seat or None, "watch": not link.seat}
             for link in kept.storage.links(row.id)]  # fmt: skip
    return Answer(OK, {"links": found})


def new_link(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    fields = request.body(["seat", "watch"])
    if len(fields) != 1:
        raise FormatError("body", "seat_or_watch", seat='{"seat": …}', watch='{"watch": true}')
    seat = ""
    if "seat" in fields:
        names = [kind.seat_names(record)[number] for number in kind.people(record)]
        seat = names[fields["seat"].name(names)]
    elif not fields["watch"].flag():
        raise fields["watch"].wrong("true")
    key = secrets.token_urlsafe(24)
    held = any(link.seat == seat for link in kept.storage.links(row.id)) if seat else False
    number = kept.storage.add_link(row.id, seat, digest_of(key))
    if held:
        kept.tell_holder(request, seat, number)
    return Answer(CREATED, {"number": number, "key": key, "link": f"#/j/{row.id}/{key}"})


def revoke(kept: KeptGames, request: RoutedRequest) -> Answer:
    row = kept.row(request)
    number = request.parts[3]
    known = number.isascii() and number.isdigit() and len(number) < 10
    if not (known and kept.storage.revoke(row.id, int(number))):
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"))
    return Answer(OK, {"revoked": int(number)})
