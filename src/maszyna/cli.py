"""The `maszyna` command. `--version` alone is answered at once; everything else loads the commands."""

import sys

from maszyna.build import version_line, why_interpreted


def run(arguments: list[str]) -> int:
    """Carry out one command line and return the exit code."""
    if arguments == ["--version"]:
        try:
            sys.stdout.write(version_line() + "\n")
            sys.stdout.flush()
            if reason := why_interpreted():
                sys.stderr.write(f"The engine was not compiled when it was installed: {reason}\n")
            return 0
        except (OSError, AttributeError):
            pass  # closed, full or left: the commands know how to say so
    from maszyna.commands import all_commands

    return all_commands.run(arguments)


def main() -> None:
    sys.exit(run(sys.argv[1:]))
