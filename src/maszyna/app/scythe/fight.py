"""A combat as both sides may see it: power, cards, who attacks, and what may be spent."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.words import Words
from maszyna.app.scythe.chance import chance_view
from maszyna.kernel.errors import ActionError
from maszyna.kernel.packed_counts import total
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.decks import card_values
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ATTACKER, ChooseCard, cards_allowed
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.fight_step import bombs_of, fighters_at
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Combat
from maszyna.scythe.words import ARTILLERY, FACTIONS, MOST_DIAL
from maszyna.speech.common.keys import PLACE_KEYS


def fight_view(game: Scythe, words: Words, sees: int) -> Doc | None:
    """The combat being fought in a digital game."""
    combat = game.combat
    if combat is None:
        return None
    document = fight_document(game, combat, words, sees)
    document["chance"] = chance_view(game, combat, sees)
    return document


def fight_document(game: Scythe, combat: Combat, words: Words, sees: int) -> Doc:
    fighters = [side_view(game, combat, role, words, seat == sees) for role, seat in enumerate(combat.fighters)]
    return {"place": PLACE_KEYS[combat.place], "in_the_air": combat.in_the_air, "sides": fighters, "chance": None}


def side_view(game: Scythe, combat: Combat, role: int, words: Words, own_hand: bool) -> Doc:
    seat = combat.fighters[role]
    own = game.position.seats[seat]
    held = int(total(own.hand)) + game.hidden[seat].unseen
    document: Doc = {
        "seat": FACTIONS[own.faction],
        "name": words.faction(own.faction),
        "art": art_key(f"emblem.{FACTIONS[own.faction]}", words.lang),
        "player": "automa" if own.player == AUTOMA else "human",
        "attacks": role == ATTACKER,
        "power": own.power,
        "most_power": min(MOST_DIAL, own.power),
        "cards": held,
        "most_cards": min(cards_allowed(game, seat, combat.place), held) if own.player != AUTOMA else None,
        "says": [words.talk("attacks"), words.talk("ties")] if role == ATTACKER else [words.talk("defends")],
    }
    if own_hand:
        document["hand"] = card_values(own.hand - combat.cards[role])
        document["dialled"] = None
        asking = game.asking
        if isinstance(asking, ChooseCard) and asking.seat == seat:  # the dial is set, what is left are cards
            document["dialled"] = combat.dials[role]
            document["most_cards"] = min(asking.allowed, len(document["hand"]))
    return document


def table_fight(table: Table, words: Words) -> Doc | None:
    """The combat that waits at a table; the cards in a person's hand are on the table, not here."""
    place = table.fight_place()
    if not place:
        return None
    if table.duel:
        fighters = table.duel
    else:
        try:
            fighters = fighters_at(table, place)
        except ActionError:
            return None
    combat = Combat(place, fighters, [0, 0], [0, 0])
    combat.in_the_air = bool(table.duel)
    document = fight_document(table.game, combat, words, -1)
    for role, seat in zip(document["sides"], fighters, strict=True):
        if table.game.position.seats[seat].player != AUTOMA:
            own = table.game.position.seats[seat]
            role["most_cards"] = cards_allowed(table.game, seat, place)
            role["artillery"] = bool(own.abilities & ARTILLERY and own.power)
            role["bombs"] = 0 if table.duel else len(bombs_of(table, seat, place))
    document["typed"] = table.typed
    return document
