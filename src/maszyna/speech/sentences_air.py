"""What happened around airships and resolutions, as sentences (see sentences.py)."""

from typing import Final

from maszyna.speech.tongue import Many, mark, mark_many

AIR_SENTENCES: Final[dict[str, str]] = {
    "airship_moved": mark("flies the airship {from} {to}"),
    "airship_loaded": mark("takes {amount} aboard {place}"),
    "airship_unloaded": mark("sets down {amount} {place}"),
    "effect_used": mark("uses the airship against {against}: {effect}"),
    "toll_taken": mark("takes a toll from {from} {place}: {resource}"),
    "air_combat_began": mark("begins a combat of airships against {defender} {place}"),
    "airship_retreated": mark("withdraws the airship {from} {to}"),
    "automa_airship": mark("flies the airship {from} {to}"),
    "automa_camp": mark("finds no way out of its base and attacks instead of following the first two rows of the card"),
    "finale_began": mark("begins the finale: {last_turns}"),
    "factory_exploded": mark("brings about the explosion of the Factory"),
}
# The same events, where one of their numbers makes something else of them.
FOR_ITSELF: Final = mark("uses the airship: {effect}")
AIRSHIP_STAYS: Final = mark("leaves the airship {place}")
LAST_TURNS: Final[Many] = mark_many("{n} last turn", "{n} last turns")
