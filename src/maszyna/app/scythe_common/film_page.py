"""Films: what others did since a seat last acted, and a whole game for looking back at it."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.film import Film
from maszyna.app.scythe_common.film_line import line_of
from maszyna.app.scythe_common.film_moment import land_of, scores_of
from maszyna.app.scythe_common.seats import faction_texts, tracks
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import G, Record
from maszyna.pictures.screen.piece_list import PieceDocument, pieces
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS

LEFT_OUT: Final = ["id", "svg", "out"]  # of a step that many others come with


def turns_since(record: Record[G], scythe: Callable[[G], Scythe], words: Language, seer: int) -> list[Doc]:
    """The turns of others since the last action of ``seer``; for who has no seat those that began last."""
    last = len(record.actions)
    own = (
        at for at in range(last, 0, -1) if (begins_turn(record, at) if seer < 0 else record.entries[at].seat == seer)
    )
    first = next(own, 1)
    now = scythe(record.game)
    if not last or (now.turn.seat == seer and not any(begins_turn(record, at) for at in range(first, last + 1))):
        return []
    turns = filmed(record, scythe, words, seer, first, last).turns
    if seer < 0:
        return [turn for turn in turns if turn["whole"]]
    return [turn for turn in turns if turn["seat"] != FACTIONS[now.position.seats[seer].faction]]


def begins_turn(record: Record[G], at: int) -> bool:
    return any(event.kind == TURN_BEGAN for event in record.entries[at].events)


def filmed(record: Record[G], scythe: Callable[[G], Scythe], words: Language, seer: int, first: int, last: int) -> Film:
    """The film of these actions."""
    game = record.at(first - 1)
    film = Film(scythe(game).copy(), words, seer)
    for number, events, after in record.filmed(game, first, last):
        film.add(number, events, scythe(after).copy())
    faction = film.factions[seer] if seer >= 0 else NOBODY
    for turn, actions in zip(film.turns, film.actions, strict=True):
        turn["line"] = line_of(turn, actions, film.factions, faction, words)
    return film


def film_page(
    record: Record[G], scythe: Callable[[G], Scythe], words: Language, seer: int, first: int, last: int
) -> Doc:
    """The turns with these numbers of a game, the first position, and every piece that comes up, once: steps name
    them by their place in that list."""
    start = scythe(record.at(0))
    film = filmed(record, scythe, words, seer, 1, len(record.actions))
    places: dict[str, int] = {}
    listed: list[PieceDocument] = []

    def numbers(found: list[PieceDocument]) -> list[int]:
        for piece in found:
            key = repr(piece)
            if key not in places:
                places[key] = len(listed)
                listed.append(piece)
        return [places[repr(piece)] for piece in found]

    shown = [turn for turn in film.turns if first <= turn["n"] <= last]
    begins = numbers(pieces(start.position, words.lang))
    for turn in shown:
        turn["card"] = turn["card"] and {name: turn["card"][name] for name in ("number", "scheme", "art", "say")}
        for step in turn["steps"]:
            for name in LEFT_OUT:
                step.pop(name, None)
            if "pieces" in step:
                step["pieces"] = {when: numbers(found) for when, found in step["pieces"].items()}
    seats = [
        {**faction_texts(own.faction, words), "tracks": tracks(start, words, seat)}
        for seat, own in enumerate(start.position.seats)
    ]
    return {
        "seats": seats, "scores": scores_of(start), "land": land_of(start), "start": begins, "pieces": listed,
        "turns": shown,
    }  # fmt: skip


def moment(record: Record[G], scythe: Callable[[G], Scythe], words: Language, turn: int, step: int) -> Scythe:
    """The game after so many steps of a turn, counted through the turns of all seats with its number."""
    film = filmed(record, scythe, words, NOBODY, 1, len(record.actions))
    scene, left = scythe(record.at(0)), step
    for shown, scenes in zip(film.turns, film.scenes, strict=True):
        within = scenes if shown["n"] < turn else scenes[:left] if shown["n"] == turn else []
        left -= len(scenes) if shown["n"] == turn else 0
        if within:
            scene = within[-1]
        if left <= 0 and shown["n"] == turn:
            break
    return scene
