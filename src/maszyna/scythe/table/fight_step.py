"""A combat at the table, of units or airships: it asks for power and cards, and for cards that nobody knows."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.document import Part
from maszyna.kernel.packed_counts import total
from maszyna.kernel.steps import Step as Pending
from maszyna.scythe.airships.airship_combat import BOMBARD
from maszyna.scythe.airships.areas import works_in_combat
from maszyna.scythe.airships.automa_flight import first_enemy_over
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.duel import DUEL, RevealDuel, enemies_over
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.automa.automa_combat import cards_called
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.events import AIR_COMBAT_BEGAN, COMBAT_BEGAN, EFFECT_USED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ARTILLERY, CHARACTER, MOST_DIAL, POWER
from maszyna.scythe.play.combat.combat import ATTACKER, DEFENDER, Reveal, cards_allowed, fight_of
from maszyna.scythe.play.common.gains import lose
from maszyna.scythe.position_requests.before_combat import prepare, prepare_automa
from maszyna.scythe.position_requests.combat_request import commit_automa, commit_human
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.automa_turn_step import card_for
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.move_steps import meet_encounter
from maszyna.scythe.table.refusals import Missing, Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Combat

UNTOLD: Final = -1
FIRE: Final = 1
FIELDS: Final = ["power", "cards", "artillery", "bombard", "card", "drawn", "card2", "drawn2", "revealed"]


class FightStep(TableStep):
    """What has been entered so far; a list is None before that. ``card2`` is a second Automa's, which defends."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place
        self.power = UNTOLD
        self.cards: list[int] | None = None
        self.artillery = UNTOLD
        self.bombard = UNTOLD  # how many resources are paid for an airship's bombs (W6.1)
        self.automa_cards = [0, 0]
        self.drawn: list[list[int] | None] = [None, None]
        self.revealed: list[int] = []

    def command(self, table: Table) -> str:
        parts = ["fight", self.where()]
        if self.bombard != UNTOLD:
            parts += ["bombard", str(self.bombard)]
        if self.artillery != UNTOLD:
            parts += ["artillery", "fire" if self.artillery else "hold"]
        if self.power != UNTOLD:
            parts += ["power", str(self.power)]
        cards = self.cards
        if cards is not None:
            parts += ["cards", *listed(cards)]
        for number, end in enumerate(("", "2")):
            if self.automa_cards[number]:
                parts += [f"card{end}", str(self.automa_cards[number])]
            drawn = self.drawn[number]
            if drawn is not None:
                parts += [f"drawn{end}", *listed(drawn)]
        if self.revealed:
            parts += ["revealed", *listed(self.revealed)]
        return " ".join(parts)

    def where(self) -> str:
        return str(self.place)

    def corrects(self, table: Table) -> bool:
        return False

    def take(self, table: Table) -> None:
        game = table.game
        table.not_over()
        fighters = self.begin(table)
        people = [role for role in (ATTACKER, DEFENDER) if game.position.seats[fighters[role]].player == HUMAN]
        automas = [role for role in (ATTACKER, DEFENDER) if role not in people]
        for role in (ATTACKER, DEFENDER):  # W6.1: what comes before a combat is the attacker's, then the defender's
            if role in people:
                self.prepare(table, fighters[role], role)
            else:
                self.prepare_automa(table, fighters[role], role)
        for role in people:
            self.commit_person(table, fighters[role], role)
        for number, role in enumerate(automas):
            self.commit_automa(table, fighters[role], role, number)
        game.push(self.reveal(fighters[ATTACKER]))
        table.run(fighters[automas[0]], self.revealed)
        attacker = game.position.seats[fighters[ATTACKER]]
        if attacker.player == HUMAN and attacker.at[CHARACTER] == self.place and not game.over:
            meet_encounter(table, fighters[ATTACKER])

    def begin(self, table: Table) -> list[int]:
        """Who fights, the attacker first."""
        game = table.game
        fighters = fighters_at(table, self.place)
        game.position.battles |= bit(self.place)
        game.position.attacker = fighters[ATTACKER]
        game.combat = Combat(self.place, fighters, [0, 0], [0, 0])
        game.tell(COMBAT_BEGAN, fighters[ATTACKER], self.place, fighters[DEFENDER])
        return fighters

    def reveal(self, attacker: int) -> Pending[Scythe]:
        return Reveal(attacker)

    def prepare_automa(self, table: Table, seat: int, role: int) -> None:
        """Its airship may have a say (W9)."""
        prepare_automa(table.game, seat, role)

    def prepare(self, table: Table, seat: int, role: int) -> None:
        """Bombs, artillery, and whatever of the person's works by itself."""
        game = table.game
        own = game.position.seats[seat]
        most = len(bombs_of(table, seat, self.place))
        if most and self.bombard == UNTOLD:
            raise Missing("bombard", seat, most)
        if self.bombard > most:
            raise Refusal("at_most_bombs", str(most))
        fields: dict[str, Part] = {}
        if own.abilities & ARTILLERY and own.power:
            if self.artillery == UNTOLD:
                raise Missing("artillery", seat, FIRE)
            fields["artillery"] = Part(self.artillery == FIRE, "artillery")
        elif self.artillery == FIRE:
            raise Refusal("no_artillery")
        prepare(game, seat, role, fields)
        if self.bombard > 0:
            enemy = fight_of(game).fighters[1 - role]
            game.tell(EFFECT_USED, seat, BOMBARD, enemy, powers_of(table, seat).sources[BOMBARD])
            lose(game, enemy, POWER, bombs_of(table, seat, self.place)[self.bombard - 1])

    def commit_person(self, table: Table, seat: int, role: int) -> None:
        game = table.game
        own = game.position.seats[seat]
        most = min(MOST_DIAL, own.power)
        if self.power == UNTOLD:
            raise Missing("power", seat, most)
        if self.power > most:
            raise Refusal("at_most_power", str(most))
        allowed = cards_allowed(game, seat, self.place)
        cards = self.cards
        if cards is None:
            if allowed:
                raise Missing("cards", seat, allowed)
            cards = []
        if len(cards) > allowed:
            raise Refusal("at_most_cards", str(allowed))
        hidden = game.hidden[seat]
        hidden.unseen = max(hidden.unseen, len(cards))  # who holds the cards knows better how many there are
        commit_human(game, seat, role, {"human_power": part(self.power), "human_cards": part(cards)})

    def commit_automa(self, table: Table, seat: int, role: int, number: int) -> None:
        game = table.game
        end = "2" if number else ""
        card = card_for(table, seat, self.automa_cards[number], f"card{end}")
        game.automa(seat).fought |= bit(card)
        unseen = game.automa(seat).unseen
        called = cards_called(game, seat, card_of(game.automa(seat), card))
        plays = min(called, total(game.position.seats[seat].hand) + unseen)
        drawn = self.drawn[number]
        fields = {"card": part(card)}
        if plays and unseen and drawn is None:
            raise Missing(f"drawn{end}", seat, plays)
        if drawn is not None:
            if len(drawn) != plays:
                raise Refusal("cards_exactly", str(plays))
            fields["automa_cards"] = part(drawn)
        commit_automa(game, seat, role, fields)


def powers_of(table: Table, seat: int) -> Powers:
    """What a seat's airship can do; nothing without airships."""
    airship_board = table.game.position.airship_board
    return airship_board.fleet.airships[seat].powers if isinstance(airship_board, FleetBoardRules) else Powers()


def bombs_of(table: Table, seat: int, place: int) -> list[int]:
    """What a seat's bombs take away there for one resource, for two, for three; none without such a tile."""
    powers = powers_of(table, seat)
    return powers.bombard if works_in_combat(table.game, powers, seat, BOMBARD, place) else []


def part(value: object) -> Part:
    return Part(value, "fight")


def listed(values: list[int]) -> list[str]:
    return [str(value) for value in values] or ["none"]


def fighters_at(table: Table, place: int) -> list[int]:
    """Attacker and defender: those with combat units there, of whom at most one is a person."""
    position = table.game.position
    there = [index for index, seat in enumerate(position.seats) if seat.combat_units & bit(place)]
    if len(there) < 2:
        raise Refusal("no_combat_there", str(place))
    attacker = position.attacker
    if not position.battles & bit(place) or attacker not in there:
        people = [seat for seat in there if position.seats[seat].player == HUMAN]
        attacker = people[0] if people else there[0]
    defender = next(seat for seat in there if seat != attacker)
    if position.seats[attacker].player == HUMAN and position.seats[defender].player == HUMAN:
        raise Refusal("people_fight")
    return [attacker, defender]


AIR = "air"


class AirFightStep(FightStep):
    def where(self) -> str:
        return AIR

    def begin(self, table: Table) -> list[int]:
        game = table.game
        fighters = table.duel or self.challenged(table)
        table.duel = []
        self.place = game.position.seats[fighters[ATTACKER]].airship
        game.combat = Combat(self.place, fighters, [0, 0], [0, 0])
        game.combat.in_the_air = True
        airship_board = game.position.airship_board
        assert isinstance(airship_board, FleetBoardRules)
        sources = airship_board.fleet.airships[fighters[ATTACKER]].powers.sources[DUEL]
        game.tell(AIR_COMBAT_BEGAN, fighters[ATTACKER], self.place, fighters[DEFENDER], sources)
        return fighters

    def challenged(self, table: Table) -> list[int]:
        """A person's airship attacks one over the same territory, if the tile says so."""
        game = table.game
        airship_board = game.position.airship_board
        if not isinstance(airship_board, FleetBoardRules) or not airship_board.fleet.airships[self.seat].powers.duel:
            raise Refusal("no_duel")
        if not enemies_over(game, airship_board.fleet, self.seat):
            raise Refusal("no_duel")
        enemy = first_enemy_over(game, airship_board.fleet, self.seat)
        if game.position.seats[enemy].player == HUMAN:
            raise Refusal("people_fight")
        return [self.seat, enemy]

    def reveal(self, attacker: int) -> Pending[Scythe]:
        return RevealDuel(attacker)

    def prepare_automa(self, table: Table, seat: int, role: int) -> None:
        """Nothing comes before a fight in the air."""

    def prepare(self, table: Table, seat: int, role: int) -> None:
        """Nothing comes before a fight in the air."""
