"""What is impossible on a table kept by hand, each as a code and what it is about; nothing is refused because of it."""

from typing import Final, NamedTuple

from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import LEAST_VALUE, LOCATIONS, MOST_VALUE, REGULAR_TOKENS, WALKED, place_text
from maszyna.kernel.bits import bit, count

# Three values in each of two colours, this many tokens of each (X1.2): two colours may share a value.
MOST_OF_A_VALUE: Final = 2 * 6
NOWHERE: Final = ""


class StatusProblem(NamedTuple):
    """``first`` is the number there, ``second`` the one possible."""

    code: str
    place: str
    first: int
    second: int


def status(game: Expedition) -> list[StatusProblem]:
    """Everything that cannot be: on the map, in the box, on the progress card."""
    found: list[StatusProblem] = []
    map_problems(found, game)
    box_problems(found, game)
    track_problems(found, game)
    return found


def map_problems(found: list[StatusProblem], game: Expedition) -> None:
    position = game.position
    for row in range(WALKED):
        for at in range(LOCATIONS):
            place = place_text(row, at)
            face_down = bool(position.maps[row] & bit(at))
            mine = position.human_in(row) == at
            if mine and position.at[row] == at:
                found.append(StatusProblem("mech_on_mech", place, 0, 0))
            if mine and face_down:  # a human stops there and explores (X4.5)
                found.append(StatusProblem("not_explored", place, 0, 0))
            if face_down and position.pile(row, at):  # corruption comes when the tile is flipped (X8.1)
                found.append(StatusProblem("corruption_on_face_down", place, len(position.pile(row, at)), 0))


def box_problems(found: list[StatusProblem], game: Expedition) -> None:
    """More than there is in the box (X1)."""
    position = game.position
    twenties = position.twenties() + (1 if game.human.twenty else 0)
    if twenties > 1:
        found.append(StatusProblem("two_twenties", NOWHERE, twenties, 1))
    regular = position.regular_out()
    if regular > REGULAR_TOKENS:
        found.append(StatusProblem("too_many_tokens", NOWHERE, regular, REGULAR_TOKENS))
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        out = position.taken.count(value) + sum([pile.count(value) for pile in position.piles])
        if out > MOST_OF_A_VALUE:
            found.append(StatusProblem("too_many_of_a_value", str(value), out, MOST_OF_A_VALUE))
    face_up = WALKED * LOCATIONS - count(position.maps[0]) - count(position.maps[1])
    if position.taken_maps > face_up:  # the Automa has them from tiles it flipped
        found.append(StatusProblem("too_many_maps", NOWHERE, position.taken_maps, face_up))


def track_problems(found: list[StatusProblem], game: Expedition) -> None:
    """X6: a glory token for every star the progress token has come to."""
    position = game.position
    passed = len([star for star in position.card.stars if star <= position.progress])
    if position.glory != min(passed, MOST_GLORY):
        found.append(StatusProblem("glory_does_not_fit", NOWHERE, position.glory, passed))
