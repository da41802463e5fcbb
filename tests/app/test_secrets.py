"""Nobody learns what is not theirs: a game in which all that is hidden from somebody is changed looks the same to them.

Changed are other people's hands, objectives, dials and kinds of traps, all decks and dice, and the seed.
"""

import json
import random
from typing import Any

import pytest
from tests.app.asking import Desk, some_option

from maszyna.app.base.requester import OWNER, Requester
from maszyna.app.kinds import KINDS
from maszyna.app.scythe_common import hints
from maszyna.kernel.bits import bit, count, members
from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import counts, packed
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.events import TRAP_PLACED
from maszyna.scythe.facts.objectives import CARDS as OBJECTIVES
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.common.gains import LIMIT_COINS, LIMIT_POPULARITY, LIMIT_POWER
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.state import HUMAN

DIGITAL = KINDS["scythe"]
THREE = {"seats": [{"faction": "crimea"}, {"faction": "togawa"}, {"faction": "rusviet"},
                   {"player": "automa", "faction": "saxony"}]}  # fmt: skip
PAIR = {"seats": [{"faction": "togawa"}, {"player": "automa", "faction": "crimea"}, {"faction": "polania"},
                  {"player": "automa", "faction": "nordic"}]}  # fmt: skip
WINDY = PAIR | {"airships": {}, "resolution": "land_rush"}


def scrambled(record: Record[Scythe], seat: int, chance: random.Random) -> Record[Scythe]:
    """The same game to whoever sits on a seat, -1 for one that only looks on."""
    twin = told_afresh(record, seat)
    scramble(twin.game, seat, chance)
    twin.seed += 1
    return twin


def dealt_again(record: Record[Scythe], seat: int, seed: int) -> Record[Scythe]:
    """The same, but only as it may be: a hint counts the cards that are not on the table and not in the own hand."""
    twin = told_afresh(record, seat)
    twin.game = determinised(record.game, seat, seed)
    return twin


def told_afresh(record: Record[Scythe], seat: int) -> Record[Scythe]:
    """A branch that remembers nothing it has been made into, and tells of secrets otherwise."""
    twin = record.branch()
    for number, one in enumerate(twin.entries):
        entry = Entry(one.text, [retold(event, seat) for event in one.events], one.instructions)
        entry.seat, entry.continues, entry.reveals = one.seat, one.continues, one.reveals
        twin.entries[number] = entry
    return twin


def scramble(game: Scythe, seat: int, chance: random.Random) -> None:
    held = 0
    for number, own in enumerate(game.position.seats):
        held |= own.objectives
        if number == seat or own.player != HUMAN:
            continue
        own.hand = packed(counts(own.hand)[::-1])
        own.traps.reverse()
    free = [card for card in range(1, OBJECTIVES + 1) if not held & bit(card)]
    for number, own in enumerate(game.position.seats):
        if number != seat and own.player == HUMAN:
            own.objectives = sum(bit(free.pop()) for _ in members(own.objectives))
    if game.combat is not None:
        for role, fighter in enumerate(game.combat.fighters):
            if fighter != seat:
                game.combat.dials[role] += 3
                game.combat.cards[role] = packed(counts(game.combat.cards[role])[::-1])
    game.dice.states = [chance.randrange(1, 1 << 40) for _ in game.dice.states]
    game.combat_deck = packed(counts(game.combat_deck)[::-1])
    game.objective_deck = sum(bit(card) for card in free[: count(game.objective_deck)])


def retold(event: Event, seat: int) -> Event:
    if event.kind != TRAP_PLACED or event.seat == seat:
        return event
    return Event(event.kind, event.seat, event.first, (event.second + 1) % 4, event.third)


def pages(desk: Desk, game: str, who: Requester) -> list[Any]:
    """All that can be looked at, as one asker gets it."""
    found = [desk.ask("GET", f"games/{game}{page}", None, who)[1] for page in ("", "/log", "/end", "/links")]
    found += [desk.ask("GET", f"games/{game}/why", None, who, choice=str(choice)) for choice in (1, 2)]
    found += [desk.ask("GET", f"games/{game}/place", None, who, key=f"t{place}") for place in range(1, 48, 5)]
    found.append(desk.ask("GET", f"games/{game}/save", None, who))
    found.append(desk.ask("POST", f"games/{game}/undo", {"revision": 999_999}, who))
    bad: list[Any] = [{"choose": "o1"}, {"choose": "nothing"}, {"fight": {"power": 0, "cards": [5]}}, {"tell": "x"}]
    bad += [{"travel": {"piece": "togawa.mech.1", "to": "t3"}}, {"lay": [["t3", "oil"]]}, {"pay": {}}]
    revision = desk.app.storage.get(game).revision  # type: ignore[union-attr]
    found += [desk.ask("POST", f"games/{game}/try", {"revision": revision, "intents": [one]}, who) for one in bad]
    return found


@pytest.mark.parametrize(("setup", "seed"), [(THREE, 1), (PAIR, 2), (WINDY, 3)])
def test_all_that_is_hidden_can_change_and_nobody_else_sees_it(
    setup: Any, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        hints, "BUDGETS", dict.fromkeys(hints.BUDGETS, hints.HintLimits(8, 1, 1))
    )  # hints of few thoughts
    desk = Desk()
    chance = random.Random(seed)
    made = desk.new("scythe", setup, seed)
    game = made["id"]
    record = desk.record(game)
    names, people = DIGITAL.seat_names(record), DIGITAL.people(record)
    keys = {seat: desk.link(game, seat=names[seat]) for seat in people}
    askers = [*keys.items(), (-1, desk.link(game, watch=True)), (-1, OWNER)]
    compared = 0
    for step in range(100):
        record = desk.record(game)
        deciding = DIGITAL.deciding(record)
        if deciding < 0:
            break
        if step % 7 == 0 or record.game.combat is not None:
            row = desk.app.storage.get(game)
            assert row is not None
            for seat, who in askers:
                shown = pages(desk, game, who)
                desk.app.cache[game] = (row.revision, scrambled(record, seat, chance))
                again = pages(desk, game, who)
                desk.app.cache[game] = (row.revision, record)
                assert json.dumps(again) == json.dumps(shown), (step, seat)
                compared += 1
            hinted = desk.get(f"games/{game}/hints", keys[deciding])
            desk.app.cache[game] = (row.revision, dealt_again(record, deciding, step))
            assert desk.get(f"games/{game}/hints", keys[deciding]) == hinted, step
            desk.app.cache[game] = (row.revision, record)
        view = desk.get(f"games/{game}", keys[deciding])["view"]
        body = {"revision": view["game"]["revision"], "actions": [some_option(view, chance)]}
        status, _ = desk.ask("POST", f"games/{game}/actions", body, keys[deciding])
        assert status == 200
    assert compared > 50


# What people send that is not possible: of any seat, of decks nobody has seen, or of nothing at all.
IMPOSSIBLE = ["factory card 5", "factory card 14", "play 2", "play 5", "reveal 3", "reveal 19", "dial 7",
              "look at crimea", "bonus power", "to 47", "store on 3", "trap 2", "nonsense"]  # fmt: skip
LIMITS = LIMIT_COINS | LIMIT_POPULARITY | LIMIT_POWER


def every_answer(desk: Desk, game: str, who: Requester) -> list[Any]:
    """Pages, hints, what every option would lead to, and every refusal."""
    answer = desk.get(f"games/{game}", who)
    decision, revision = answer["view"]["decision"], answer["revision"]
    found = [*pages(desk, game, who), desk.ask("GET", f"games/{game}/hints", None, who)]
    texts = [*IMPOSSIBLE, *(option["action"] for option in (decision["options"] if decision else [])[:10])]
    for text in texts:
        found.append(desk.ask("POST", f"games/{game}/try", {"revision": revision, "actions": [text]}, who))
    for intent in ({"fight": {"power": 3, "cards": [5]}}, {"pay": [{"card": 5}]}, {"choose": "o9"}):
        found.append(desk.ask("POST", f"games/{game}/try", {"revision": revision, "intents": [intent]}, who))
    for at in (0, answer["view"]["game"]["actions"] // 2):
        found.append(desk.ask("GET", f"games/{game}", None, who, at=str(at)))
    return found


def without_limits(record: Record[Scythe]) -> None:
    """Whoever has an objective that limits what they own is asked even in the turns of others: nobody has one here."""
    for game in (record.game, *record.kept):
        game.objective_deck &= ~LIMITS
        for own in game.position.seats:
            for card in members(own.objectives & LIMITS):
                other = members(game.objective_deck)[0]
                own.objectives ^= bit(card) | bit(other)
                game.objective_deck &= ~bit(other)


@pytest.mark.parametrize(("setup", "seed"), [(THREE, 11), (PAIR, 32), (WINDY, 13)])
def test_another_deal_of_all_that_is_hidden_changes_no_answer(
    setup: Any, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands, objectives, decks, Factory cards, traps and dials that a seat cannot know are dealt again."""
    monkeypatch.setattr(hints, "BUDGETS", dict.fromkeys(hints.BUDGETS, hints.HintLimits(8, 1, 1)))
    desk, chance = Desk(), random.Random(seed)
    game = desk.new("scythe", setup, seed)["id"]
    without_limits(desk.record(game))
    record = desk.record(game)
    names, people = DIGITAL.seat_names(record), DIGITAL.people(record)
    keys = {seat: desk.link(game, seat=names[seat]) for seat in people}
    refusals = 0
    for step in range(90):
        record = desk.record(game)
        deciding = DIGITAL.deciding(record)
        if deciding < 0:
            break
        if step % 6 == 0 or record.game.combat is not None:
            row = desk.app.storage.get(game)
            assert row is not None
            for seat, who in keys.items():
                desk.app.cache[game] = (row.revision, told_afresh(record, seat))
                shown = every_answer(desk, game, who)
                desk.app.cache[game] = (row.revision, dealt_again(record, seat, 1000 + step))
                again = every_answer(desk, game, who)
                desk.app.cache[game] = (row.revision, record)
                assert json.dumps(again) == json.dumps(shown), (step, seat)
                refusals += sum(1 for one in shown if isinstance(one, tuple) and one[0] == 422)
        view = desk.get(f"games/{game}", keys[deciding])["view"]
        walking = [
            option for option in view["decision"]["options"] if option["action"].startswith(("section move", "ch"))
        ]
        action = chance.choice(walking or view["decision"]["options"])["action"]
        body = {"revision": view["game"]["revision"], "actions": [action]}
        assert desk.ask("POST", f"games/{game}/actions", body, keys[deciding])[0] == 200
    assert refusals > 100


def test_who_is_not_asked_cannot_try_what_others_could_choose() -> None:
    """Whether `play 5` is an option tells of a hand."""
    desk = Desk()
    game = desk.new("scythe", THREE, 1)["id"]
    record = desk.record(game)
    other = next(seat for seat in DIGITAL.people(record) if seat != DIGITAL.deciding(record))
    who = desk.link(game, seat=DIGITAL.seat_names(record)[other])
    for intent in ({"choose": "o0"}, {"choose": "o63"}, {"fight": {"power": 1}}, {"lay": [["t3", "oil"]]}):
        for path in ("try", "actions"):
            status, refused = desk.ask("POST", f"games/{game}/{path}", {"revision": 0, "intents": [intent]}, who)
            assert status == 403 and "legal" not in refused
