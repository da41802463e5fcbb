"""A sheet of characters to draw on, each with its style; it becomes lines of text when it is done."""

from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write along a line; what goes beyond the sheet is lost."""
        for at, sign in enumerate(text, column):
            if 0 <= at < self.width and 0 <= line < self.height:
                self._signs[line][at] = sign
                self._styles[line][at] = style

    def put_text(self, line: int, column: int, text: Text) -> None:
        """Write a text with its styles; of two on one character the later holds."""
        self.put(line, column, text.plain, str(text.style))
        for span in text.spans:
            self.put(line, column + span.start, text.plain[span.start : span.end], str(span.style))

    def lines(self) -> list[Text]:
        found: list[Text] = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            text = Text(no_wrap=True, end="\n")
            start = 0
            for at in range(1, self.width + 1):
                if at == self.width or styles[at] != styles[start]:
                    text.append("".join(signs[start:at]), style=styles[start] or None)
                    start = at
            text.rstrip()
            found.append(text)
        return found
