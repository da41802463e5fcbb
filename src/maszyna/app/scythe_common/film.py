"""Turns as they are played on a board, step by step: which piece goes where, what is gained, which number changes.

A step holds the pieces and tracks it changes as they were and as they are then, so that forwards and back are one
operation. They are read off a game that was played once more and stopped at every event (`Record.filmed`).
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.film_goods import GoodsOnLand, load_of
from maszyna.app.scythe_common.film_moment import Moment, scores_of
from maszyna.app.scythe_common.seats import round_of
from maszyna.app.scythe_common.story import beats_of, card_view, event_text, flight_of, moves_of, narrowed_text
from maszyna.kernel.bits import members
from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import POSSIBLE, REASONS
from maszyna.scythe.events import (
    AIR_COMBAT_BEGAN,
    AIRSHIP_MOVED,
    AIRSHIP_RETREATED,
    AUTOMA_AIRSHIP,
    AUTOMA_CARD,
    AUTOMA_COMBAT_CARD,
    BOTTOM_ACTION,
    CARGO_CARRIED,
    COMBAT_BEGAN,
    COMBAT_COMMITTED,
    COMBAT_WON,
    ENCOUNTER_REMOVED,
    GAINED,
    LOST,
    MECH_DEPLOYED,
    MOVE_UNDONE,
    RECRUIT_BONUS,
    RESOURCES_GAINED,
    RESOURCES_LEFT,
    RESOURCES_PAID,
    RESOURCES_REMOVED,
    SCHEME_CHANGED,
    STAR_PLACED,
    STRUCTURE_BUILT,
    TOKEN_PLACED,
    TRACKER_MOVED,
    TRAP_PLACED,
    TURN_BEGAN,
    UNIT_GAINED,
    UNIT_MOVED,
    UNIT_RETREATED,
    UPGRADED,
    WORKER_GAINED,
    WORKERS_DRIVEN_OFF,
    field_of,
)
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MOST_STARS, STARS
from maszyna.scythe.state import AUTOMA
from maszyna.speech.common.amounts import Goods
from maszyna.speech.common.keys import PLACE_KEYS, PLACES_BY_KEY
from maszyna.speech.scythe.events.takings import Taking
from maszyna.speech.scythe.turn_prose import ADDED_UP, CHOICES, added_up, nothing_gained

KINDS: Final = {
    AUTOMA_CARD: "card", UNIT_MOVED: "walk", UNIT_RETREATED: "walk", MOVE_UNDONE: "walk", AIRSHIP_MOVED: "walk",
    AIRSHIP_RETREATED: "walk", GAINED: "gain", RESOURCES_GAINED: "gain", RESOURCES_LEFT: "gain", WORKER_GAINED: "gain",
    UNIT_GAINED: "gain", MECH_DEPLOYED: "gain", STRUCTURE_BUILT: "gain", RECRUIT_BONUS: "gain", LOST: "lose",
    RESOURCES_PAID: "lose", RESOURCES_REMOVED: "lose", ENCOUNTER_REMOVED: "lose", WORKERS_DRIVEN_OFF: "lose",
    TRACKER_MOVED: "track", SCHEME_CHANGED: "track", UPGRADED: "track", STAR_PLACED: "star", COMBAT_BEGAN: "fight",
    AIR_COMBAT_BEGAN: "fight", COMBAT_COMMITTED: "fight", AUTOMA_COMBAT_CARD: "fight", COMBAT_WON: "fight",
}  # fmt: skip
CHOSEN: Final = {TOKEN_PLACED: "section", BOTTOM_ACTION: "bottom"}  # by event the kind of name it holds


class Film:
    """Grows with every action; ``turns`` are as screens play them."""

    def __init__(self, start: Scythe, words: Language, seer: int) -> None:
        self.words = words
        self.seer = seer
        self.factions = [seat.faction for seat in start.position.seats]
        self.turns: list[Doc] = []
        self.scenes: list[list[Scythe]] = []  # by turn and step, the game after it
        self.actions: list[list[str]] = []  # by turn, the section chosen and the bottom-row action taken
        self.scene = start
        self.seat = start.turn.seat
        self.number = turn_of_table(start, max(1, start.turns))
        self.moment = Moment(start, words)
        self.before = self.moment  # as the last step found it
        self.last: Event | None = None
        self.load: Goods = ()  # of the last move
        self.goods = GoodsOnLand(start)

    def add(self, at: int, events: list[Event], after: Scythe) -> None:
        """An action with all that followed it; ``after`` is the game it led to."""
        choice = 0
        for index, event in enumerate(events):
            if event.kind == TURN_BEGAN:
                self.close_turn(event.scene)
                self.seat, self.number = event.seat, turn_of_table(after, field_of(event, "number"))
                self.open_turn(at, True)
            elif event.kind in CHOICES:
                choice += 1
                self.choose(at, choice, event, events[index + 1 :])
            elif not nothing_gained(event):
                event = self.change(at, event, load_of(events[index + 1 :]))
            if not load_of(events[index + 1 :]):  # a move has ended with all it carries
                self.take(at, events[index].scene)
            self.last = event
        self.close_turn(after)

    def close_turn(self, scene: Scythe) -> None:
        """So the game is when a turn ends, or as far as it has come."""
        if self.turns:
            if self.turns[-1]["steps"]:
                self.absorb(scene)
            self.turns[-1]["scores"] = scores_of(scene)

    def open_turn(self, at: int, whole: bool) -> Doc:
        """``whole``: the film has it from its beginning."""
        turn: Doc = {"n": self.number, "seat": FACTIONS[self.factions[self.seat]], "at": at, "whole": whole, "line": [],
                     "card": None, "why": None, "steps": []}  # fmt: skip
        self.turns.append(turn)
        self.scenes.append([])
        self.actions.append([])
        return turn

    def turn(self, at: int) -> Doc:
        seat = FACTIONS[self.factions[self.seat]]
        if not self.turns or self.turns[-1]["seat"] != seat or self.turns[-1]["n"] != self.number:
            return self.open_turn(at, False)
        return self.turns[-1]

    def step(self, at: int, kind: str, say: Text, scene: Scythe | None) -> Doc:
        """A new step; what the game has changed since the last one belongs to it."""
        steps = self.turn(at)["steps"]
        step: Doc = {"id": f"s{len(steps) + 1}", "kind": kind, "at": at, "say": say}
        steps.append(step)
        self.scenes[-1].append(self.scene)
        self.before = self.moment
        if scene is not None:
            self.absorb(scene)
        return step

    def absorb(self, scene: Scythe) -> None:
        """The last step ends with the game like this."""
        step = self.turns[-1]["steps"][-1]
        self.scene = self.scenes[-1][-1] = scene
        self.moment = Moment(scene, self.words)
        for name in ("pieces", "tracks", "land"):
            step.pop(name, None)
        step |= self.before.changed(self.moment)

    def take(self, at: int, scene: Scythe) -> None:
        """A step for what has changed hands with a territory."""
        for taking in self.goods.settle(scene):
            step = self.step(at, "gain", self.say_taking(taking, scene), scene)
            step["place"] = PLACE_KEYS[taking.place]

    def change(self, at: int, event: Event, load: Goods) -> Event:
        """A step, or the last one goes on; tokens told one by one come back as one event. ``load`` goes along."""
        scene: Scythe = event.scene
        steps = self.turn(at)["steps"]
        goes_on = bool(steps) and self.goes_on(event, steps[-1], load)
        if event.kind != CARGO_CARRIED:
            self.load = load
        if goes_on:
            if event.kind in ADDED_UP and self.last is not None:
                event = added_up([self.last, event])[0]
            if "path" in steps[-1] and event.kind == UNIT_MOVED:
                path = steps[-1]["path"]
                path.append(PLACE_KEYS[field_of(event, "to")])  # the whole way is one move
                steps[-1] |= {"to": path[-1], "svg": arrow(path[0], path[-1], self.by_automa(event.seat, scene))}
                event = Event(UNIT_MOVED, event.seat, event.first, PLACES_BY_KEY[path[0]], event.third)
            steps[-1]["say"] = steps[-1]["say"] if event.kind == CARGO_CARRIED else self.say(event, scene)
            steps[-1]["at"] = at
            self.absorb(scene)
            return event
        moves = [move for move in moves_of(event, scene.position) if move["from"] != move["to"]]
        stays = event.kind == UNIT_MOVED and not moves  # which is a move of an Automa too (A4.3)
        step = self.step(at, "say" if stays else KINDS.get(event.kind, "say"), self.say(event, scene), scene)
        if moves:
            start, end = moves[0]["from"], moves[0]["to"]
            step |= {"piece": moves[0]["piece"], "to": end}
            if step["kind"] == "walk" and start in PLACES_BY_KEY and end in PLACES_BY_KEY and start != end:
                step["path"] = [start, end]
                step["svg"] = arrow(start, end, self.by_automa(event.seat, scene))
        if event.kind in CHOSEN:
            self.actions[-1].append(self.words.name(CHOSEN[event.kind], event.first))
        elif event.kind == AUTOMA_CARD:
            number, scheme = field_of(event, "card"), field_of(event, "scheme")
            self.turn(at)["card"] = card_view(scene, event.seat, number, scheme, self.words)
        elif step["kind"] == "gain" and self.by_automa(event.seat, scene):
            step["from"] = "card"
        elif event.kind == STAR_PLACED:
            step["star"] = {"seat": FACTIONS[self.factions[event.seat]], "which": STARS[field_of(event, "star")],
                            "count": field_of(event, "stars"), "of": MOST_STARS}  # fmt: skip
        if event.kind in (COMBAT_BEGAN, AIR_COMBAT_BEGAN, COMBAT_WON):
            step["place"] = PLACE_KEYS[field_of(event, "place")]
        return event

    def goes_on(self, event: Event, step: Doc, load: Goods) -> bool:
        """Whether an event only carries the last step on: another hex of a way, its load, more of the same token. A
        way that comes back to where it has been, and one with another load, is a move of its own."""
        last = self.last
        if last is None or last.seat != event.seat:
            return False
        if event.kind == CARGO_CARRIED:
            return bool(step["kind"] == "walk")
        if event.kind == UNIT_MOVED:
            piece = moves_of(event, event.scene.position)[0]["piece"]
            path = step.get("path", [""])
            onward = path[-1] == PLACE_KEYS[field_of(event, "from")] and PLACE_KEYS[field_of(event, "to")] not in path
            return onward and step.get("piece") == piece and load == self.load
        return event.kind in ADDED_UP and len(added_up([last, event])) == 1

    def by_automa(self, seat: int, scene: Scythe) -> bool:
        return scene.position.seats[seat].player == AUTOMA

    def say(self, event: Event, scene: Scythe) -> Text:
        """What happens, without its subject where that is whose turn it is; to the reader as "you"."""
        taking = self.goods.removal(event)
        if taking is not None and taking.victim == self.seer:
            return self.say_taking(taking, scene)
        load = self.load if event.kind == UNIT_MOVED else ()
        if event.kind == AIRSHIP_MOVED and not self.named(event.seat):
            return self.words.text(self.words.scythe.airship_flies(scene.position, event))
        if self.named(event.seat) or event.kind == TRAP_PLACED:
            return event_text(event, scene.position, self.words, self.seer, load)
        clause = self.words.scythe.clause(scene.position, event, self.seer, load)
        return self.words.text(self.words.translator.capitalized(clause))

    def say_taking(self, taking: Taking, scene: Scythe) -> Text:
        whole = self.named(taking.seat)
        said = self.words.scythe.taking(scene.position, taking, self.seer, whole)
        return self.words.text(said if whole else self.words.translator.capitalized(said))

    def named(self, seat: int) -> bool:
        """Whether a sentence says who acts: not where that is whose turn it is, unless it is the reader."""
        return seat != self.seat or seat == self.seer

    def choose(self, at: int, choice: int, event: Event, later: list[Event]) -> None:
        """A symbol of the card, and how its candidates narrowed."""
        words, scene = self.words, event.scene
        flight = flight_of(event, scene.position) if event.kind == AUTOMA_AIRSHIP else []
        said = (
            words.scythe.flight_begins(scene.position, event) if flight else words.scythe.clause(scene.position, event)
        )
        clause = words.translator.capitalized(said)
        symbol = "airship" if event.kind == AUTOMA_AIRSHIP else SYMBOLS[field_of(event, "symbol")]
        step = self.step(at, "symbol", words.text(clause), None)
        step["symbol"] = symbol
        turn = self.turns[-1]
        if event.trace and turn["why"] is None:
            turn["why"] = {"at": at, "choice": choice}
        done = event.kind == AUTOMA_AIRSHIP or REASONS[field_of(event, "reason")] == POSSIBLE
        for finding in beats_of(event.trace or []) if done else []:
            beat = self.step(at, "narrow", narrowed_text(finding, words), None)
            beat["left"] = [PLACE_KEYS[place] for place in members(finding.after)]
            beat["value"] = next((finding.values[place] for place in members(finding.after) if finding.values), None)
            gone = members(finding.before & ~finding.after)
            beat["out"] = [{"place": PLACE_KEYS[place], "value": finding.values.get(place)} for place in gone]
        if flight and not any(one.kind == AIRSHIP_MOVED for one in later):
            step = self.step(at, "walk", words.text(words.scythe.airship_flies(scene.position, event)), scene)
            step |= {"piece": flight[0]["piece"], "path": [flight[0]["from"], flight[0]["to"]],
                     "svg": arrow(flight[0]["from"], flight[0]["to"], True)}  # fmt: skip


def turn_of_table(game: Scythe, turns: int) -> int:
    """The number of a turn; a companion counts the turns of Automas only."""
    automas = sum(seat.player == AUTOMA for seat in game.position.seats)
    return round_of(turns, max(1, automas) if game.draws_unseen else game.seats_at_table())
