"""What to do with the pieces, as short as a person reads it at a glance."""

from typing import Final

from maszyna.speech.language.translator import mark

# By the kinds of instruction.
TODO: Final[dict[str, str]] = {
    "base": mark("base"),
    "mat": mark("mat"),
    "aboard": mark("airship"),
    "unit": mark("{who}: {unit} {from} → {to}"),
    "units": mark("{who}: {unit} ({amount}) {from} → {to}"),
    "airship": mark("{who}: airship {from} → {to}"),
    "cargo": mark("{who}: aboard {amount} {resource}"),
    "resources": mark("{place}: {amount} {resource}"),
    "power": mark("power {from} → {to}"),
    "popularity": mark("popularity {from} → {to}"),
    "coins": mark("coins {from} → {to}"),
    "cards": mark("combat cards {from} → {to}"),
    "stars": mark("stars {from} → {to}"),
    "tracker": mark("marker on the star card {from} → {to}"),
    "scheme": mark("scheme {from} → {to}"),
    "track": mark("{who}: {track}"),
    "encounter_off": mark("encounter token off {place}"),
    "encounter_on": mark("encounter token back on {place}"),
    "token_off": mark("{who}: token off {place}"),
    "token_on": mark("{who}: token on {place}"),
    "token_spent": mark("{who}: turn the trap over on {place}"),
    "factory_on": mark("{who}: take a Factory card"),
    "factory_off": mark("{who}: give the Factory card back"),
    "thing_on": mark("{who}: {thing} ✓"),
    "thing_off": mark("{who}: {thing} ✗"),
    "recruit": mark("recruit: {bonus}"),
    "cards_out": mark("{who}: discard {cards}"),
    "cards_in": mark("{who}: draw {cards}"),
    "deck_turned": mark("{who}: shuffle all 19 Automa cards, the last one too, into a new deck, scheme {scheme} up"),
    "card_back": mark("{who}: Automa card {card} back into the deck"),
    "card_out": mark("{who}: Automa card {card} out of the deck"),
}
