"""One request with what the router found in it: its path, its body, the numbers of its query."""

from maszyna.app.base.documents import Request
from maszyna.app.base.language import Language
from maszyna.app.base.requester import Requester
from maszyna.app.base.storage import Link
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError


class RoutedRequest:
    def __init__(self, request: Request, who: Requester | None, words: Language) -> None:
        self.request = request
        self.who = who
        self.words = words
        self.links: list[Link] | None = None  # the live links of the game, once they have been looked up
        self.parts = [part for part in request.path.split("/") if part][1:]

    def body(self, known: list[str]) -> dict[str, Part]:
        """The fields of the body; anything unknown is refused. JSON has one kind of number: 7.0 is a whole one."""
        fields = Part(self.request.body, "body").fields(known)
        for part in fields.values():
            if isinstance(part.value, float) and part.value.is_integer():
                part.value = int(part.value)
        return fields

    def text(self, name: str) -> str:
        """A text in the query, or nothing."""
        return self.request.query.get(name, "")

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A number in the query."""
        text = self.request.query.get(name)
        if text is None:
            return default
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
        if not low <= number <= high:
            raise FormatError(name, "needs_number", low=low, high=high)
        return number
