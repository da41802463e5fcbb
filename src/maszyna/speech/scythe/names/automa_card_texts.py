"""An Automa card in words: what both schemes do, and how it counts in a combat."""

from typing import Final

from maszyna.scythe.facts.automa import (
    ANY_FACTION,
    GAIN_CARD,
    GAIN_COIN,
    GAIN_POWER,
    GAIN_WORKER,
    NO_RECRUIT,
    GainGroup,
    MoveGroup,
    Scheme,
    automa_cards,
)
from maszyna.scythe.words import COINS, COMBAT_CARDS, POWER, WORKER
from maszyna.speech.common.amounts import amount
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import NAMES

SCHEME: Final = mark("Scheme {scheme}: {moves}; then {gains}.")
RECRUIT: Final = mark("Recruit bonus: {bonus}.")
COMBAT: Final = mark("In combat: power {low}, {middle} or {high}; cards: {cards}; resources: {resources}.")
GOES_ON: Final = mark("The cube on the star card goes on.")
STAYS: Final = mark("The cube on the star card stays.")
SKIPPED: Final = mark("Autometta skips this card.")
MECH_OR_CHARACTER: Final = mark("gain a mech or the character")
GAINS: Final = mark("gain {amount}")
NOTHING: Final = mark("gain nothing")
ONLY: Final = mark("{what} (only {faction})")
NEEDS_POWER: Final = mark("{what} (power {power} or more)")
GOODS: Final = {GAIN_WORKER: WORKER, GAIN_COIN: COINS, GAIN_POWER: POWER, GAIN_CARD: COMBAT_CARDS}


def automa_card_lines(translator: Translator, number: int, invaders: bool) -> list[str]:
    """The card in sentences: a line for each scheme, then what both share."""
    card = automa_cards(invaders)[number - 1]
    lines = [scheme_line(translator, scheme, at) for at, scheme in enumerate(card.schemes, 1)]
    low, middle, high = card.combat_power
    values = {"low": low, "middle": middle, "high": high, "cards": card.combat_cards, "resources": card.resources}
    lines.append(translator.say(COMBAT, values))
    lines.append(translator.say(GOES_ON if card.advances else STAYS))
    return lines + ([translator.say(SKIPPED)] if card.skipped_by_autometta else [])


def scheme_line(translator: Translator, scheme: Scheme, number: int) -> str:
    moves = ", ".join(move_text(translator, move) for move in scheme.moves)
    gains = ", ".join(gain_text(translator, gain) for gain in scheme.gains) or translator.say(NOTHING)
    values = {"scheme": translator.say(NAMES["scheme"][number]), "moves": moves, "gains": gains}
    line = translator.say(SCHEME, values)
    if scheme.recruit == NO_RECRUIT:
        return line
    return f"{line} {translator.say(RECRUIT, {'bonus': translator.say(NAMES['bonus'][scheme.recruit])})}"


def move_text(translator: Translator, move: MoveGroup) -> str:
    text = translator.say(NAMES["symbol"][move.symbol])
    if move.min_power:
        text = translator.say(NEEDS_POWER, {"what": text, "power": move.min_power})
    return for_one_faction(translator, text, move.faction)


def gain_text(translator: Translator, gain: GainGroup) -> str:
    text = translator.say(MECH_OR_CHARACTER)
    if gain.gain in GOODS:
        text = translator.say(GAINS, {"amount": amount(translator, GOODS[gain.gain], gain.amount)})
    return for_one_faction(translator, text, gain.faction)


def for_one_faction(translator: Translator, text: str, faction: int) -> str:
    """A group in brackets is for one faction."""
    if faction == ANY_FACTION:
        return text
    return translator.say(ONLY, {"what": text, "faction": translator.say(NAMES["faction"][faction])})
