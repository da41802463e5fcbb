"""Sentences that need other words where territories go by their names.

With a number, Ukrainian and Russian can say "{place} is the nearest" of a territory, which is feminine there; a name
brings its own gender. So these texts stand in the catalogues a second time, with the context "by name".
"""

from typing import Final

from maszyna.speech.language.translator import Form, mark_form

FORMS: Final[list[Form]] = [
    mark_form("by name", "{place} was not in reach of the Automa's units or of its base"),
    mark_form("by name", "{place} was not in reach of the Automa's units; its base does not count here"),
    mark_form("by name", "{place} was in reach, but {why}"),
    mark_form("by name", "{place} was chosen: nothing else was left"),
    mark_form("by name", "{place} was not in range of the Automa's airship"),
    mark_form("by name", "{place} is nearest to {target} (distance {value})"),
    mark_form("by name", "{place} has the most resources ({value})"),
    mark_form("by name", "{place} has the fewest of {combat_units} ({value})"),
    mark_form("by name", "{place} is nearest to the Factory (distance {value})"),
    mark_form("by name", "{place} is nearest to its base (distance {value})"),
    mark_form("by name", "{place} comes first in reading order"),
    mark_form("by name", "only {place} is left"),
    mark_form("by name", "{place} is nearest to the Automa's airship (distance {value})"),
    mark_form("by name", "{place} is free of {airships}"),
    mark_form("by name", "{place} is nearest to {workers} (distance {value})"),
    mark_form("by name", "{place} is nearest to {airships} (distance {value})"),
    mark_form("by name", "{place} is nearest to combat units of the Automa (distance {value})"),
    mark_form("by name", "{place} is beside the most of {combat_units} ({value})"),
    mark_form("by name", "{place} is occupied"),
    mark_form("by name", "{place} is unoccupied"),
    mark_form("by name", "encounter token off {place}"),
    mark_form("by name", "encounter token back on {place}"),
    mark_form("by name", "{who}: token off {place}"),
    mark_form("by name", "{who}: token on {place}"),
    mark_form("by name", "{who}: turn the trap over on {place}"),
    mark_form("by name", "Combat on {place}: {command}"),
    mark_form("by name", "The airships fight over {place}: {command}"),
]
# Where English differs too, by the text with numbers.
REWORDED: Final[dict[str, Form]] = {
    "{who}: {unit} {from} → {to}": mark_form("by name", "{who}: {unit}, {from} → {to}"),
    "{who}: {unit} ({amount}) {from} → {to}": mark_form("by name", "{who}: {unit} ({amount}), {from} → {to}"),
    "{who}: airship {from} → {to}": mark_form("by name", "{who}: airship, {from} → {to}"),
}
BY_NAME: Final[dict[str, Form]] = {form.text: form for form in FORMS} | REWORDED
