"""What happens in a human's turn, as far as the Automa's side must know of it."""

from maszyna.expeditions.events import HUMAN_EXPLORED, HUMAN_GLORY, HUMAN_MOVED, HUMAN_TOOK
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AWAY, HUMAN, LOCATIONS, SOUTH, TWENTY, WALKED, place_text
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit


class Report:
    def __init__(self, text: str) -> None:
        self.text = text

    def why_not(self, game: Expedition) -> str:
        """The reason code if it cannot be so, otherwise nothing."""
        return ""

    def take(self, game: Expedition) -> None:
        raise NotImplementedError


def may_pass(position: Position, row: int, at: int) -> bool:
    """X4.5: the human stops on a face-down tile, but passes one on which an Automa mech stands."""
    return not position.maps[row] & bit(at) or position.at[row] == at


def passable_face_down(position: Position) -> list[tuple[int, int]]:
    """Those face-down tiles, by row and location."""
    places = [(row, at) for row in range(WALKED) for at in range(LOCATIONS)]
    return [(row, at) for row, at in places if position.maps[row] & bit(at) and may_pass(position, row, at)]


def why_not_there(position: Position, row: int, at: int) -> str:
    """A move never ends where another mech stands."""
    return "a_mech_stands_there" if position.at[row] == at else ""


class MyMech(Report):
    """``me n3``, ``me south``, ``me away``: where the human's mech stands now."""

    def __init__(self, text: str, row: int, at: int) -> None:
        super().__init__(f"me {text}")
        self.row = row
        self.at = at

    def why_not(self, game: Expedition) -> str:
        return why_not_there(game.position, self.row, self.at) if self.at != AWAY else ""

    def take(self, game: Expedition) -> None:
        game.position.human_row = self.row
        game.position.human_at = self.at
        game.tell(HUMAN_MOVED, HUMAN, self.row, self.at)


class ReportAtLocation(Report):
    def __init__(self, verb: str, row: int, at: int) -> None:
        super().__init__(f"{verb} {place_text(row, at)}")
        self.row = row
        self.at = at


class IExplored(ReportAtLocation):
    """``explore n3``: the human's mech came to a face-down tile, took its map token and flipped it."""

    def why_not(self, game: Expedition) -> str:
        if not game.position.maps[self.row] & bit(self.at):
            return "no_map_token_there"
        return why_not_there(game.position, self.row, self.at)

    def take(self, game: Expedition) -> None:
        position = game.position
        position.human_row = self.row
        position.human_at = self.at
        position.maps[self.row] &= ~bit(self.at)
        game.tell(HUMAN_EXPLORED, HUMAN, self.row, self.at)
        game.push(TokensDrawn(HUMAN, HUMAN, self.row, self.at))


class ITook(ReportAtLocation):
    """``take n3``: the topmost corruption token of the location is gone."""

    def why_not(self, game: Expedition) -> str:
        return "" if game.position.pile(self.row, self.at) else "no_corruption_there"

    def take(self, game: Expedition) -> None:
        pile = game.position.pile(self.row, self.at)
        value = game.position.lift(self.row, self.at, len(pile) - 1)
        if value == TWENTY:
            game.human.twenty = True
        game.tell(HUMAN_TOOK, HUMAN, self.row, self.at, value)


class IPlacedGlory(Report):
    """``glory``: the human has placed one more glory token."""

    def why_not(self, game: Expedition) -> str:
        return "" if game.human.glory < human_facts().glory_tokens else "all_glory_tokens_are_placed"

    def take(self, game: Expedition) -> None:
        game.human.glory += 1
        game.tell(HUMAN_GLORY, HUMAN, game.human.glory)


def turn_reports() -> list[Report]:
    places = [(row, at) for row in range(WALKED) for at in range(LOCATIONS)]
    found: list[Report] = [MyMech(place_text(row, at), row, at) for row, at in places]
    found += [MyMech("south", SOUTH, AWAY), MyMech("away", AWAY, AWAY)]
    found += [IExplored("explore", row, at) for row, at in places]
    found += [ITook("take", row, at) for row, at in places]
    found.append(IPlacedGlory("glory"))
    return found
