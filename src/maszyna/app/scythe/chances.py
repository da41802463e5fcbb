"""How likely a combat against an Automa is won: by own total at the dial, and at best before an attack is begun.

Only what the seat may know counts; against a person nobody can know.
"""

from fractions import Fraction

from maszyna.app.base.documents import Doc
from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts, packed_kind, total
from maszyna.scythe.airships.airship_combat import Bombard
from maszyna.scythe.automa.automa_combat import Odds, totals_of, unseen_cards
from maszyna.scythe.decks import LEAST_VALUE, card_values
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FIRST_MECH, FIRST_WORKER, MOST_DIAL, UNITS
from maszyna.scythe.play.combat.before_combat import BeforeCombat, FireArtillery
from maszyna.scythe.play.combat.combat import ATTACKER, DEFENDER, cards_allowed, fight_of
from maszyna.scythe.play.movement.reach import leaves_lake
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import Combat


def chance_view(game: Scythe, combat: Combat, sees: int) -> Doc | None:
    """How likely each total of the Automa is, and by own total how likely it wins; None where nobody can know."""
    if sees not in combat.fighters:
        return None
    role = combat.fighters.index(sees)
    other = combat.fighters[1 - role]
    if game.position.seats[other].player != AUTOMA:
        return None
    shares = totals_of(game, sees, other)
    most = max(shares)
    wins = {}
    for own in range(most + 2):
        wins[str(own)] = float(beaten(shares, own, role == ATTACKER))
    return {"totals": {str(value): float(shares.get(value, 0)) for value in range(most + 1)}, "wins": wins}


def beaten(shares: Odds, own: int, attacks: bool) -> Fraction:
    """The share of an Automa's totals that a total beats; ties are the attacker's."""
    return sum((share for other, share in shares.items() if own > other or (attacks and own == other)), Fraction(0))


def best_chance(game: Scythe, seat: int, unit: int, place: int, workers: int = 0) -> float | None:
    """The chance of an attack with the highest stake that can be paid, after all that goes before the dials are set;
    None where a person defends. ``workers``: how many go along at least."""
    defender = next((index for index, other in enumerate(game.position.seats)
                     if index != seat and other.combat_units & bit(place)), seat)  # fmt: skip
    if game.position.seats[defender].player != AUTOMA:
        return None
    twin = about_to_fight(game, seat, unit, place, workers)
    enemy = twin.position.seats[defender]
    twin.hidden[defender].unseen += int(total(enemy.hand))  # which cards it holds nobody may know
    enemy.hand = 0
    twin.combat = Combat(place, [seat, defender], [0, 0], [0, 0])
    unseen = twin.hidden[seat].unseen
    BeforeCombat(seat, ATTACKER).run(twin)
    stolen, twin.hidden[seat].unseen = twin.hidden[seat].unseen - unseen, unseen
    found = Fraction(0)
    for paid in ways_to_pay(twin):
        hand = paid.position.seats[seat].hand
        BeforeCombat(defender, DEFENDER).run(paid)
        robbed = int(total(hand) - total(paid.position.seats[seat].hand))
        paid.position.seats[seat].hand = hand
        paid.hidden[defender].unseen += int(total(paid.position.seats[defender].hand))
        paid.position.seats[defender].hand = 0
        found = max(found, expected_chance(paid, seat, defender, stolen, robbed))
    return float(found)


def about_to_fight(game: Scythe, seat: int, unit: int, place: int, workers: int) -> Scythe:
    """The game with a unit where it attacks, and what it carries: workers there may add a card or end Ronin."""
    own = game.position.seats[seat]
    start = own.at[unit]
    beside = [worker for worker in range(FIRST_WORKER, UNITS) if own.at[worker] == start]
    if leaves_lake(game, seat, unit) and own.standing(start, FIRST_MECH, FIRST_WORKER) == 1:
        workers = len(beside)  # the last mech on a lake leaves nobody behind
    twin = game.copy()
    twin.log = None
    twin.stack = []
    own = twin.position.seats[seat]
    own.stand(unit, place)
    for worker in beside[:workers] if FIRST_MECH <= unit < FIRST_WORKER else []:
        own.stand(worker, place)
    twin.position.attacker = seat
    twin.position.battles |= bit(place)
    return twin


def ways_to_pay(game: Scythe) -> list[Scythe]:
    """The game after each use of what can be paid for before a combat: Artillery, the Bombard tile (W6.1)."""
    offers = [step for step in game.stack if isinstance(step, FireArtillery | Bombard)]
    found = [game]
    for offer in offers:
        found = [paid_for(one, offer, action) for one in found for action in offer.options(one)]
    return found


def paid_for(game: Scythe, offer: FireArtillery | Bombard, action: int) -> Scythe:
    """Resources are spent before the combat card that Coercion makes one of them."""
    twin = game.copy()
    twin.stack = []
    offer.take(twin, action)
    own = twin.position.seats[offer.seat]
    if len(twin.stack) > total(twin.position.stock(offer.seat)):
        own.hand -= packed_kind(card_values(own.hand)[0] - LEAST_VALUE, 1)
    return twin


def expected_chance(game: Scythe, seat: int, defender: int, stolen: int, robbed: int) -> Fraction:
    """The mean over the cards that are taken from a hand at random: which ones is not known before."""
    own = game.position.seats[seat]
    amounts = unseen_cards(game, seat) if stolen else list(counts(own.hand)) if robbed else []
    if not sum(amounts):
        return stake_chance(game, seat, defender)
    found = Fraction(0)
    for kind, amount in enumerate(amounts):
        if not amount:
            continue
        card = packed_kind(kind, 1) if stolen else -packed_kind(kind, 1)
        own.hand += card
        rest = (stolen - 1, robbed) if stolen else (0, robbed - 1)
        found += Fraction(int(amount), int(sum(amounts))) * expected_chance(game, seat, defender, *rest)
        own.hand -= card
    return found


def stake_chance(game: Scythe, seat: int, defender: int) -> Fraction:
    own = game.position.seats[seat]
    cards = sorted(card_values(own.hand), reverse=True)[: cards_allowed(game, seat, fight_of(game).place)]
    return beaten(totals_of(game, seat, defender), min(MOST_DIAL, own.power) + sum(cards), True)
