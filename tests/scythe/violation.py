"""What a referee says of something the rules make impossible."""


class Violation(AssertionError):
    """Something the rules make impossible has happened."""


def insist(truth: object, what: str) -> None:
    if not truth:
        raise Violation(what)
