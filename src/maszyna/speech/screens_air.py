"""What the terminal says around airships and resolutions."""

from typing import Final

from maszyna.speech.tongue import mark

AIR_SCREENS: Final[dict[str, str]] = {
    "airship": mark("airship"),
    "airship_at": mark("Airship {place} · carries: {cargo}"),
    "airship_range": mark("range {range}"),
    "nothing_aboard": mark("nothing"),
    "no_tiles": mark("This game has no airships and no resolution."),
    "shared_tiles": mark("All airships have these tiles:"),
    "tiles_of": mark("The airship of {faction} has these tiles:"),
    "card_of": mark("The airship of {faction}, an Automa, follows this card:"),
    "resolution_is": mark("The game ends by this resolution:"),
    "last_turns": mark("Last turns still to come: {who}"),
    "clock": mark("Round {round} of {rounds}"),
    "open_objectives": mark("Open to everybody:"),
    # The dialogue before a game.
    "ask_wind": mark("With The Wind Gambit (airships, resolution tiles)?"),
    "ask_airships": mark("With airships?"),
    "ask_own_pairs": mark("Two tiles of its own for every faction?"),
    "ask_aggressive": mark("Aggressive tile"),
    "ask_passive": mark("Passive tile"),
    "ask_aggressive_of": mark("Aggressive tile of {faction}"),
    "ask_passive_of": mark("Passive tile of {faction}"),
    "ask_active": mark("Variant (house): does the Automa's airship move with its mechs too?"),
    "ask_resolution": mark("How does the game end"),
    "sixth_star": mark("with the 6th star, as usual"),
}
