"""Turns of the digital game, told to a table as a person would: by acts, moves and tokens."""

from maszyna.kernel.bits import members
from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.packed_counts import packed, total
from maszyna.scythe.board import ADJACENT, EVERYWHERE, FACTORY_PLACE, LAND
from maszyna.scythe.events import (
    AIRSHIP_LOADED,
    AIRSHIP_MOVED,
    AIRSHIP_UNLOADED,
    BATTLE_JOINED,
    CARD_PAID_AS_RESOURCE,
    CARGO_CARRIED,
    ENCOUNTER_MET,
    ENCOUNTER_OPTION,
    FACTORY_CARD_TAKEN,
    FLAG_PLACED,
    RESOURCES_PAID,
    TRAP_PLACED,
    TRAP_REARMED,
    UNIT_MOVED,
    field_of,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOTTOMS, FACTORY_CARD, MOVE, RESOURCES, UNIT_KINDS, WORKER
from maszyna.scythe.place_texts import place_text, unit_kind
from maszyna.scythe.play.common.payment import token_action
from maszyna.scythe.play.turn.top import FIRST
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.acts.act_step import TOPS, ActStep
from maszyna.scythe.table.acts.act_words import CARD_PAID, SIDES
from maszyna.scythe.table.acts.carry_out import NAMES
from maszyna.scythe.table.count_steps import GOOD_OF
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.refusals import Missing
from maszyna.scythe.table.table import new_table
from maszyna.scythe.turn_state import Turn

UNTOLD = (BATTLE_JOINED,)  # fights are told by steps of their own
GOOD_WORDS = {good: word for word, good in GOOD_OF.items()}


class ToldTurn:
    """A turn as it was played, and the steps that tell it; ``tellable`` is False with a fight or a gain refused."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.steps: list[tuple[str, dict[str, list[int]]]] = []  # an act with its answers, or any other step
        self.tellable = True
        self.relocating = False

    def decided(self, game: Scythe, action: int, section: int) -> None:
        kind = game.decision_kind()
        self.relocating = kind == "refugee"
        if kind == "top" and action:
            self.top(section, action)
        elif kind == "bottom" and action and section != FACTORY_CARD:
            self.steps.append((game.text(action), {}))
        elif kind == "objective" and action:
            self.steps.append((f"did objective {action}", {}))
        elif kind == "accept" and action != game.options()[-1]:
            self.tellable = False
        elif kind in NAMES and NAMES[kind] not in ("offer", "pay"):  # these are told by what happened
            self.answered(kind, action)

    def top(self, section: int, side: int) -> None:
        if section == FACTORY_CARD:
            self.steps.append(("factory", {}))
        elif section != MOVE or side != FIRST:
            act = next(name for name, top in TOPS.items() if top == section)
            self.steps.append((act, {"side": [side]} if act in SIDES else {}))

    def answered(self, kind: str, action: int) -> None:
        if not self.tellable:
            return
        answers = self.steps[-1][1].setdefault(NAMES[kind], [])
        if kind == "refugee":
            action = action and unit_kind(action - 1) + 1
        if action or not answers or kind not in ("field", "refugee"):
            answers.append(action)

    def happened(self, event: Event) -> None:
        if event.kind in UNTOLD or event.seat != self.person:
            self.tellable = self.tellable and event.kind not in UNTOLD
        elif event.kind == UNIT_MOVED and not self.relocating:
            kind = UNIT_KINDS[unit_kind(field_of(event, "unit"))]
            self.say(f"move {kind} {place_text(field_of(event, 'from'))} {place_text(field_of(event, 'to'))}")
        elif event.kind in (CARGO_CARRIED, AIRSHIP_LOADED, AIRSHIP_UNLOADED):
            good, amount = field_of(event, "good"), field_of(event, "amount")
            carried = f"{'workers' if good == WORKER else RESOURCES[good]} {amount}"
            if event.kind == CARGO_CARRIED:
                self.steps[-1] = (f"{self.steps[-1][0]} {carried}", {})
            else:
                self.say(f"{'load' if event.kind == AIRSHIP_LOADED else 'unload'} {carried}")
        elif event.kind == AIRSHIP_MOVED:
            self.say(f"airship {place_text(field_of(event, 'to'))}")
        elif event.kind == ENCOUNTER_MET:
            self.steps.append(("encounter", {"number": [field_of(event, "card")]}))
        elif event.kind == ENCOUNTER_OPTION:
            self.steps[-1][1].setdefault("offer", []).append(field_of(event, "option"))
        elif event.kind == CARD_PAID_AS_RESOURCE:
            self.steps[-1][1].setdefault("pay", []).append(CARD_PAID)
        elif event.kind == RESOURCES_PAID:
            place, bottom = field_of(event, "place"), self.steps[-1][0] in BOTTOMS
            token = place if bottom else token_action(field_of(event, "resource"), place)
            self.steps[-1][1].setdefault("pay", []).extend([token] * field_of(event, "amount"))
        elif event.kind == FACTORY_CARD_TAKEN:
            self.say(f"did card {field_of(event, 'card')}")
        elif event.kind in (FLAG_PLACED, TRAP_REARMED):
            self.say(f"token {field_of(event, 'place')}")
        elif event.kind == TRAP_PLACED:
            self.say(f"token {field_of(event, 'place')} {GOOD_WORDS[field_of(event, 'penalty')]}")

    def say(self, step: str) -> None:
        self.steps.append((step, {}))


def person_of(game: Scythe) -> int:
    return next(index for index, seat in enumerate(game.position.seats) if seat.player == HUMAN)


def enrich(game: Scythe, chance: Dice) -> None:
    """Something to pay with, somewhere to go: so that random turns are full ones."""
    position = game.position
    own = position.seats[person_of(game)]
    own.coins, own.power, own.popularity = own.coins + 3, min(own.power + 2, 15), min(own.popularity + 1, 17)
    for place in members(own.workers & EVERYWHERE):
        position.resources[place] = packed([chance.below(0, 3) for _ in RESOURCES])
    taken = position.structures()
    for seat in position.seats:
        taken |= seat.units()
    near = [place for token in members(position.encounters) for place in members(ADJACENT[token] & LAND & ~taken)]
    if near and chance.below(0, 2):
        own.at[0] = near[chance.below(0, len(near))]
        own.muster()
    if game.factory_deck and not own.factory_card and not chance.below(0, 6):
        own.at[0] = next((place for place in members(ADJACENT[FACTORY_PLACE] & ~taken)), own.at[0])
        own.muster()


def play_turn(game: Scythe, chance: Dice) -> ToldTurn:
    """Take a turn of the person at random, up to its end; little is declined."""
    told = ToldTurn(person_of(game))
    section = game.options()[chance.below(0, len(game.options()))]
    game.log = []
    game.apply(section)
    while not game.is_over() and not game.waits_for_turn():
        options = game.options()
        offered = options[1:] if len(options) > 1 and options[0] == 0 and chance.below(0, 6) else options
        action = offered[chance.below(0, len(offered))]
        if game.seat_to_decide() != told.person:
            told.tellable = False
        told.decided(game, action, section)
        game.log = []
        game.apply(action)
        for event in game.log:
            told.happened(event)
    return told


def table_at(game: Scythe, setup: dict[str, object], seed: int) -> PlayedTable:
    """A table on which the same lies; what is in the person's hand only the person knows."""
    table = new_table(setup, seed)
    table.game.position = game.position.copy()
    table.game.hidden = [hidden.copy() for hidden in game.hidden]
    person = table.person()
    table.game.turn = Turn(person, [])
    own = table.game.position.seats[person]
    table.game.hidden[person].unseen = total(own.hand)
    own.hand = own.objectives = 0
    return PlayedTable(table)


def tell(played: PlayedTable, told: ToldTurn) -> list[str]:
    """Tell a turn; every act is read back as it was written, and nothing in it is doubted."""
    said: list[str] = []
    for act, answers in told.steps:
        step = act
        if " " not in act:
            step = ActStep(told.person, act, answers).command(played.table)
            read = played.read(step).step
            assert isinstance(read, ActStep)
            assert {name: sorted(told) for name, told in read.told.items()} == {
                name: sorted(told) for name, told in answers.items()}  # fmt: skip
            assert played.read(step).text(played.table) == step
        said.append(step)
        while True:
            try:
                played.take(step)
                break
            except Missing as missing:
                # A game does not ask what could not be built or deployed anywhere; and after oil comes only oil.
                assert missing.field in ("ability", "structure", "goods"), said
                step += " goods oil" if missing.field == "goods" else f" {missing.field} none"
        assert [problem.code for problem in played.table.warned] == [], said
    return said


def lies_there(game: Scythe) -> dict[str, object]:
    """All that a person could see, and how many cards everybody holds."""
    found: dict[str, object] = {"resources": game.position.resources[:], "encounters": game.position.encounters}
    for index, seat in enumerate(game.position.seats):
        units = [seat.at[0], *sorted(seat.at[1:5]), *sorted(seat.at[5:])]
        tracks = [seat.power, seat.popularity, seat.coins, total(seat.hand) + game.hidden[index].unseen]
        stars = [seat.stars, seat.star_kinds, seat.combat_stars, seat.objective_stars]
        mat = [seat.cubes, seat.savings, seat.recruits, seat.bonuses, seat.abilities, seat.factory_card]
        board = [seat.structures[:], seat.built, seat.flags, seat.traps[:], seat.armed, seat.airship, seat.cargo]
        found |= {f"{index} {name}": value for name, value in [
            ("units", units), ("tracks", tracks), ("stars", stars), ("mat", mat), ("board", board)]}  # fmt: skip
    return found


def next_turn(game: Scythe, chance: Dice) -> None:
    """Whatever is asked until the person's next turn begins."""
    while not game.is_over() and (game.waits_for_turn() or game.decision_kind() != "section"):
        if game.waits_for_turn():
            game.begin_turn()
        else:
            options = game.options()
            game.apply(options[chance.below(0, len(options))])


def listening(game: Scythe) -> Scythe:
    game.run_mode = BETWEEN_TURNS
    return game
