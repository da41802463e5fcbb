"""What the application needs of a kind of game. A kind is a folder of its own, and one line in `app/kinds.py`.

A kind has no memory: every game in progress is a record, and a kind says what its faces need of one.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.storage import GameRow, Storage
from maszyna.games import RuleSet
from maszyna.kernel.document import Part
from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, MaszynaError, UnreadableAction
from maszyna.kernel.record import Entry, G, Record

if TYPE_CHECKING:
    from maszyna.app.base.transaction import Transaction

Intent = Callable[["Transaction", Part], None]


class GameKind(Generic[G]):
    key: str  # in requests
    rules: RuleSet[G]
    hides = False  # whether anything is hidden from anybody; where nothing is, anything can be taken back
    has_review = False  # whether the turns of a game can be compared with better ones
    sheet_parts: ClassVar[list[str]] = []  # of its reference, where it has one
    intents: ClassVar[dict[str, Intent]] = {}  # the gestures it knows, besides an option chosen and a line told

    # Who plays.

    def over(self, record: Record[G]) -> bool:
        raise NotImplementedError

    def deciding(self, record: Record[G]) -> int:
        """The seat that is asked, or NOBODY."""
        raise NotImplementedError

    def seat_names(self, record: Record[G]) -> list[str]:
        raise NotImplementedError

    def people(self, record: Record[G]) -> list[int]:
        """The seats that persons play."""
        raise NotImplementedError

    def is_thinking(self, record: Record[G]) -> bool:
        """Whether an opponent that thinks is to decide."""
        return False

    def let_think(self, record: Record[G]) -> list[Entry]:
        """Let opponents that think decide until a person is asked; what they did."""
        return []

    def turn(self, record: Record[G]) -> int:
        """The number of the turn, the same for all seats."""
        raise NotImplementedError

    def turns_begun(self, record: Record[G]) -> int:
        """How many turns there have been, of every seat."""
        return self.turn(record)

    # Actions.

    def read_line(self, record: Record[G], line: str) -> list[str]:
        """The actions that a line means as a person writes it."""
        return [line]

    def in_asked_order(self, record: Record[G], texts: list[str]) -> list[str]:
        """Actions of one request, with what people name in any order in the order of the game."""
        return texts

    def option(self, record: Record[G], key: str, words: Language) -> str | None:
        """The action of an option by its id."""
        raise NotImplementedError

    def legal(self, record: Record[G]) -> list[str]:
        """The texts of all actions, where they can be listed."""
        return []

    def left_out(self, record: Record[G], text: str, words: Language) -> Text | None:
        """What an action leaves that could be done, to be named before the turn ends."""
        return None

    def refused(self, record: Record[G], error: MaszynaError, text: str, words: Language) -> tuple[str, Doc]:
        """The title of a refusal, and its code and sentence."""
        if isinstance(error, IllegalAction):
            return "problem_refused", {"code": error.reason, "say": self.reason(error, text, words)}
        if isinstance(error, UnreadableAction | AmbiguousAction):
            code = "unreadable" if isinstance(error, UnreadableAction) else "ambiguous"
            return "problem_unreadable", {"code": code, "say": words.spans_for("problem_unreadable")}
        if isinstance(error, GameIsOver):
            return "problem_refused", {"code": "game_is_over", "say": words.spans_for("ask_over")}
        return "problem_refused", {"code": "refused", "say": [words.error(error)]}

    def reason(self, error: IllegalAction, text: str, words: Language) -> Text:
        """Why an action is not possible."""
        return words.reason(error.reason)

    def last_gesture(self, record: Record[G]) -> int:
        """How many actions the last gesture took."""
        return 1

    def rewrite(self, transaction: "Transaction", fields: dict[str, Part]) -> int:
        """Change an action of the past, and return its number; only beside a real table."""
        raise transaction.refused("rewrite_not_own")

    # What is shown of a game.

    def view(self, record: Record[G], viewer: Viewer, words: Language, past: bool, free: int) -> Doc:
        """A view but for its frame; ``past``: only looked at as it once was; ``free``: actions that can be undone."""
        raise NotImplementedError

    def told(self, record: Record[G], entry: Entry, words: Language, sees: int) -> list[Text]:
        """What an action brought about, for who sees the secrets of a seat."""
        raise NotImplementedError

    def last_told(self, record: Record[G], words: Language) -> Text | None:
        """The last thing everybody was told, if anything has been done yet."""
        raise NotImplementedError

    def last_step(self, record: Record[G], words: Language) -> str:
        """What the last action was, in words; only where nothing is hidden."""
        raise NotImplementedError

    def next_step(self, record: Record[G], text: str, words: Language) -> str:
        """An action that could be taken again, in words."""
        return self.last_step(record.try_out([text]), words)

    def first_choice(self, entry: Entry) -> int:
        """The number of the choice with which its explanation begins."""
        return 1

    def has_choices(self, entry: Entry) -> bool:
        """Whether an Automa chose in this action."""
        raise NotImplementedError

    def begins_turn(self, entry: Entry) -> bool:
        """Whether a turn ended with this action and the next began."""
        raise NotImplementedError

    def turn_summary(self, transaction: "Transaction", words: Language) -> Doc:
        """The turn with what is only tried, for a look before it is done."""
        return {"summary": [], "moves": [], "svg": None, "next": None, "score": None, "stars": []}

    def corrects(self, text: str) -> bool:
        """Whether an action only sets right what was recorded: undone, nothing on a real table moves."""
        return False

    def put_back(self, later: Record[G], earlier: Record[G], words: Language) -> list[Doc] | None:
        """What to do with the pieces of a real table after an undo."""
        return None

    def log(self, record: Record[G], words: Language, sees: int) -> list[Doc]:
        """All turns, the first one first; ``at`` counts the actions up to and with the one a line came from."""
        raise NotImplementedError

    def film(self, record: Record[G], words: Language, sees: int, first: int, last: int) -> Doc | None:
        """The turns from one number to another as a board plays them; None where there is no such board."""
        return None

    def code(self, record: Record[G], words: Language, turn: int, step: int) -> str:
        """What everybody sees after a step of a turn, as letters of an address; "" where there is none."""
        return ""

    def why(self, record: Record[G], at: int, choice: int, place: str, words: Language) -> Doc | None:
        """A choice of an Automa in an action: its steps, and for a place when it fell out; None if there is none."""
        raise NotImplementedError

    def end(self, record: Record[G], words: Language) -> Doc:
        """The end; before it the same, as it would be now."""
        raise NotImplementedError

    def place(self, record: Record[G], key: str, words: Language) -> Doc:
        """One place and all that is there."""
        raise NotImplementedError

    def sheet(self, record: Record[G], part: str, words: Language) -> list[Doc]:
        """The groups of one part of its reference."""
        raise NotImplementedError

    def hints(self, record: Record[G], viewer: Viewer, words: Language) -> list[Doc]:
        """What a player that thinks would do, for the seat that decides."""
        return []

    def known_for(self, record: Record[G], kind: str) -> tuple[Doc, list[str]] | None:
        """The setup and the steps with which a game of another kind goes on from here; None if it cannot now."""
        return None

    # The list of games.

    def summary(self, record: Record[G]) -> Doc:
        """What is kept of a game for lists, beside its frame: the same in every language."""
        raise NotImplementedError

    def title(self, summary: Doc, words: Language) -> Text:
        raise NotImplementedError

    def thumbnail(self, summary: Doc, words: Language) -> str:
        """The key of a small drawing."""
        raise NotImplementedError

    def last_shown(self, record: Record[G], words: Language) -> Doc:
        """What a list tells of the last action, in one language: what everybody was told, and what the last turn of an
        Automa did first, with the name of its drawing."""
        return {"say": self.last_told(record, words)}

    def exercise(self, row: GameRow, record: Record[G], words: Language, storage: Storage) -> Doc:
        """What the view has beside, where the game is somebody's exercise."""
        return {}

    # Setting up.

    def begin(self, setup: Doc, seed: int) -> Record[G]:
        """A new game."""
        return self.rules.new(setup, seed)

    def default_setup(self) -> Doc:
        raise NotImplementedError

    def with_own(self, setup: Doc, storage: Storage) -> Doc:
        """A setup with what the owner has typed in."""
        raise NotImplementedError

    def setup_fields(self, setup: Doc, words: Language, storage: Storage) -> list[Doc]:
        raise NotImplementedError

    def setup_extras(self, setup: Doc, words: Language) -> Doc:
        """Advice, the most seats, and a board where one helps to choose."""
        raise NotImplementedError


AnyKind = GameKind[Any]
