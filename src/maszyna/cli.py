"""The `maszyna` command. `--version` alone is answered at once; everything else loads the commands."""

import sys

from maszyna.build import version_line


def run(arguments: list[str]) -> int:
    """Carry out one command line and return the exit code."""
    if arguments == ["--version"]:
        try:
            sys.stdout.write(version_line() + "\n")
            sys.stdout.flush()
            return 0
        except (OSError, AttributeError):
            pass  # closed, full or left: the commands know how to say so
    from maszyna.commands import all_commands

    return all_commands.run(arguments)


def main() -> None:
    sys.exit(run(sys.argv[1:]))
