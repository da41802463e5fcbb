"""What is impossible on a table of Expeditions, and what to do with the pieces."""

from typing import Final

from maszyna.speech.tongue import mark

# By the codes of the table's status: a place, the number there and the one possible.
STATUS: Final[dict[str, str]] = {
    "mech_on_mech": mark("{place}: your mech and one of the Automa's stand on one location."),
    "not_explored": mark("{place}: your mech stands on a face-down tile; if you explored it, say so."),
    "corruption_on_face_down": mark("{place}: corruption lies on a face-down tile."),
    "two_twenties": mark("The 20 is on the table {first} times; the box has one."),
    "too_many_tokens": mark("{first} regular corruption tokens are out; the box has {second}."),
    "too_many_of_a_value": mark("{first} corruption tokens of value {place} are out; the box has {second} at most."),
    "too_many_maps": mark("The Automa has {first} map tokens, but only {second} tiles are flipped."),
    "glory_does_not_fit": mark("{first} glory tokens are in the camp; the progress token has passed {second} stars."),
}
# By the kinds of instruction.
TODO: Final[dict[str, str]] = {
    "mech": mark("{mech}: {from} → {to}"),
    "my_mech": mark("your mech: {from} → {to}"),
    "map_on": mark("{place}: tile face down, map token on it"),
    "map_off": mark("{place}: map token off, tile face up"),
    "pile": mark("{place}: corruption, top first: {from} → {to}"),
    "taken": mark("corruption of the Automa: {from} → {to}"),
    "maps": mark("map tokens of the Automa: {from} → {to}"),
    "progress": mark("progress token: {from} → {to}"),
    "glory": mark("glory tokens in the camp: {from} → {to}"),
    "my_glory": mark("your glory tokens: {from} → {to}"),
}
