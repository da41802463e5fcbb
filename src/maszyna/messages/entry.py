"""One entry of a table of messages; the tools that collect texts for translation look for this function."""


def message(code: str, text: str) -> tuple[str, str]:
    """The code, and its one sentence in English with the names of its values in braces."""
    return code, text
