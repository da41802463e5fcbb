"""`python -m maszyna` is the `maszyna` command."""

from maszyna.cli import main

if __name__ == "__main__":
    main()
