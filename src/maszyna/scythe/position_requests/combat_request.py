"""The request ``combat``: one combat of an Automa with a human or another Automa, both sides' choices given."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import counts, packed, total
from maszyna.scythe.airships.duel import RevealDuel
from maszyna.scythe.automa.automa_combat import cards_called, commit, power_used, tell_card
from maszyna.scythe.automa.deck import card_of, last_card, read_card
from maszyna.scythe.automa.moves import AttackWon
from maszyna.scythe.decks import card_values
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MOST_DIAL
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.places import read_territory
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.notation.write_position import write_position
from maszyna.scythe.play.combat.combat import ATTACKER, DEFENDER, Reveal, card_points, cards_allowed
from maszyna.scythe.position_requests.before_combat import prepare, prepare_automa
from maszyna.scythe.position_requests.decide_request import automa_in, read_layout
from maszyna.scythe.position_requests.position_game import game_of, run_on
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.turn_state import Combat

FIELDS: Final = [
    "position", "territory", "attacker", "card", "human_power", "human_cards", "automa_cards", "artillery",
    "airships", "bombard", "automa", "card2", "automa_cards2",
]  # fmt: skip
SIDES: Final = ["human", "automa"]  # by HUMAN and AUTOMA


class CombatAnswer:
    """The layout after a combat, what happened, and the answer in short."""

    def __init__(self, layout: Layout, winner: int, events: list[Event], result: dict[str, object]) -> None:
        self.layout = layout
        self.winner = winner
        self.events = events
        self.result = result

    def document(self) -> dict[str, object]:
        answer = dict(self.result)
        answer["position"] = write_position(self.layout)
        answer["events"] = [write_event(self.layout.position, event) for event in self.events]
        return answer


def combat_answer(request: object) -> dict[str, object]:
    return answer_combat(request).document()


def answer_combat(request: object) -> CombatAnswer:
    """Who wins, what both used, and the position afterwards.

    The human's abilities that need no choice work by themselves; ``artillery`` says whether Nordic fires,
    ``bombard`` what is paid for an airship's bombs; ``airships`` makes it a fight between airships. Where two Automas
    meet (A20), ``automa`` names the attacker and ``card2`` is the defender's card.
    """
    fields = Part(request, "request").fields(FIELDS)
    layout = read_layout(fields)
    place = read_territory(needed(fields, "territory", "fought_territory"))
    attacker = needed(fields, "attacker", "either", first=SIDES[AUTOMA], second=SIDES[HUMAN]).name(SIDES)
    in_the_air = fields["airships"].flag() if "airships" in fields else False
    fighters = fighters_at(layout, fields, place, attacker, in_the_air)
    people = [seat for seat in fighters if layout.position.seats[seat].player == HUMAN]
    automas = [seat for seat in fighters if seat not in people]
    game = game_of(layout, fighters[ATTACKER])
    game.combat = Combat(place, fighters, [0, 0], [0, 0])
    if in_the_air:
        duel(game, layout, fields)
    else:
        game.position.battles = bit(place)
        game.position.attacker = fighters[ATTACKER]
        for role in (ATTACKER, DEFENDER):
            if fighters[role] in people:
                prepare(game, fighters[role], role, fields)
            else:
                prepare_automa(game, fighters[role], role)
    for human in people:
        commit_human(game, human, fighters.index(human), fields)
    for number, automa in enumerate(automas):
        commit_automa(game, automa, fighters.index(automa), fields, "2" if number else "")
    dials, cards = list(game.combat.dials), list(game.combat.cards)
    if in_the_air:
        game.push(RevealDuel(fighters[ATTACKER]))
    else:
        if fighters[ATTACKER] in automas:
            game.push(AttackWon(fighters[ATTACKER], place))
        game.push(Reveal(fighters[ATTACKER]))
    run_on(game)
    totals = [dials[role] + card_points(cards[role]) for role in (ATTACKER, DEFENDER)]
    winner = fighters[ATTACKER if totals[ATTACKER] >= totals[DEFENDER] else DEFENDER]
    answer: dict[str, object] = {"winner": SIDES[AUTOMA if winner in automas else HUMAN]}
    used: list[dict[str, object]] = []
    for role in (ATTACKER, DEFENDER):
        used.append({"power": dials[role], "cards": card_values(cards[role]), "total": totals[role]})
    if people:
        answer[SIDES[AUTOMA]] = used[fighters.index(automas[0])]
        answer[SIDES[HUMAN]] = used[fighters.index(people[0])]
    else:
        names = [FACTIONS[layout.position.seats[seat].faction] for seat in fighters]
        answer["winner_index"] = fighters.index(winner)
        answer["automas"] = [{"faction": name, **used[role]} for role, name in enumerate(names)]
    layout.finale = game.finale
    assert game.log is not None
    return CombatAnswer(layout, winner, game.log, answer)


def fighters_at(layout: Layout, fields: dict[str, Part], place: int, attacker: int, in_the_air: bool) -> list[int]:
    """Who fights, the attacker first."""
    find = airship_over if in_the_air else fighter
    automas = [seat for seat in clockwise(layout, AUTOMA, 0) if stands(layout, seat, place, in_the_air)]
    people = [seat for seat in clockwise(layout, HUMAN, 0) if stands(layout, seat, place, in_the_air)]
    if len(automas) < 2 or people or attacker == HUMAN:
        for name in ("card2", "automa_cards2"):
            if name in fields:
                raise FormatError(f"request.{name}", "only_two_automas")
        automa = find(layout, place, AUTOMA, 0)
        human = find(layout, place, HUMAN, automa)
        return [human, automa] if attacker == HUMAN else [automa, human]
    if layout.automa_options.cooperative:
        raise FormatError("request.territory", "allied_automas", territory=place)
    for name in ("human_power", "human_cards", "artillery", "bombard"):
        if name in fields:
            raise FormatError(f"request.{name}", "only_of_human")
    first = automa_in(layout, fields)
    if first not in automas:
        names = [FACTIONS[layout.position.seats[seat].faction] for seat in automas]
        raise FormatError("request.automa", "name_the_attacker", names=names)
    return [first, next(seat for seat in automas if seat != first)]


def stands(layout: Layout, seat: int, place: int, in_the_air: bool) -> bool:
    own = layout.position.seats[seat]
    return own.airship == place if in_the_air else bool(own.combat_units & bit(place))


def clockwise(layout: Layout, player: int, first: int) -> list[int]:
    """The seats of a kind, from ``first`` on around the table."""
    seats = layout.position.seats
    return [index for index in [*range(first, len(seats)), *range(first)] if seats[index].player == player]


def airship_over(layout: Layout, place: int, player: int, first: int) -> int:
    """The seat of this kind whose airship is over the territory."""
    for index in clockwise(layout, player, first):
        if layout.position.seats[index].airship == place:
            return index
    raise FormatError("request.territory", "no_airship_over", territory=place, side=SIDES[player])


def duel(game: Scythe, layout: Layout, fields: dict[str, Part]) -> None:
    """W6.6: airships fight where the attacker's tile says so; units and their abilities take no part."""
    fleet = fleet_of(layout.position)
    combat = fight(game)
    combat.in_the_air = True
    if fleet is None or not fleet.airships[combat.fighters[ATTACKER]].powers.duel:
        raise FormatError("request.airships", "airships_cannot_fight", tile="blitzkrieg")
    for name in ("artillery", "bombard"):
        if name in fields:
            raise FormatError(f"request.{name}", "only_on_the_ground")


def fighter(layout: Layout, place: int, player: int, first: int) -> int:
    """The seat of this kind with a combat unit on the territory."""
    for index in clockwise(layout, player, first):
        if layout.position.seats[index].combat_units & bit(place):
            return index
    raise FormatError("request.territory", "no_fighter_there", territory=place, side=SIDES[player])


def fight(game: Scythe) -> Combat:
    assert game.combat is not None
    return game.combat


def read_values(part: Part) -> list[int]:
    """Combat cards by value, as counts of each."""
    values = [item.number(2, 5, "card_value") for item in part.items("combat_cards")]
    return [values.count(value) for value in (2, 3, 4, 5)]


def show_cards(game: Scythe, seat: int, role: int, part: Part, shown: list[int]) -> None:
    """Cards leave the hand: known ones first, the rest out of those nobody had seen; an untold hand has any."""
    own = game.position.seats[seat]
    hidden = game.hidden[seat]
    missing = [max(0, wanted - held) for wanted, held in zip(shown, counts(own.hand), strict=True)]
    if not hidden.hand_told:
        hidden.unseen = max(hidden.unseen, sum(missing))
    if sum(missing) > hidden.unseen:
        values = card_values(own.hand)
        code = "cards_not_held" if values else "no_known_cards_held"
        raise FormatError(part.where, code, held=values, unseen=hidden.unseen)
    hidden.unseen -= sum(missing)
    own.hand += packed(missing)
    fight(game).cards[role] = packed(shown)


def commit_human(game: Scythe, human: int, role: int, fields: dict[str, Part]) -> None:
    own = game.position.seats[human]
    power = needed(fields, "human_power", "dial")
    most = min(MOST_DIAL, own.power)
    fight(game).dials[role] = power.number(0, most, "dial_power")
    if "human_cards" in fields:
        part = fields["human_cards"]
        shown = read_values(part)
        allowed = cards_allowed(game, human, fight(game).place)
        if sum(shown) > allowed:
            code = "more_than_duel_allows" if fight(game).in_the_air else "more_than_units_allow"
            raise FormatError(part.where, code, count=sum(shown), most=allowed)
        show_cards(game, human, role, part, shown)


def commit_automa(game: Scythe, automa: int, role: int, fields: dict[str, Part], end: str = "") -> None:
    """A15.3 and A15.4: power by the card's table, and its number of cards or as many as there are.

    ``end`` is that of the fields of a second Automa.
    """
    own = game.position.seats[automa]
    options = game.automa(automa).automa_options
    part = needed(fields, f"card{end}", "automa_card_number", low=1, high=last_card(options))
    number = read_card(part, options)
    card = card_of(game.automa(automa), number)
    tell_card(game, automa, number)
    fight(game).dials[role] = power_used(card, own.power)
    known, unseen = total(own.hand), game.automa(automa).unseen
    called = cards_called(game, automa, card)
    plays = min(called, known + unseen)
    if f"automa_cards{end}" in fields:
        part = fields[f"automa_cards{end}"]
        shown = read_values(part)
        if not game.automa(automa).hand_told:
            plays = min(called, max(plays, sum(shown)))
        if sum(shown) != plays:
            raise FormatError(part.where, "automa_plays", count=sum(shown), card=number, plays=plays)
        show_cards(game, automa, role, part, shown)
    elif plays and unseen:
        raise FormatError(f"request.automa_cards{end}", "automa_cards_missing", plays=plays)
    elif plays:
        commit(game, automa, role, number)  # all its cards are known: some of them by chance
