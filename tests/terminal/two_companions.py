"""`maszyna play` with two companions that only say what they were opened with."""

import typer

from maszyna.commands import play


def scythe(lang: str, seed: int | None) -> None:
    typer.echo(f"Scythe in {lang}, seed {seed}")


def expeditions(lang: str, seed: int | None) -> None:
    typer.echo(f"Expeditions in {lang}, seed {seed}")


if __name__ == "__main__":
    play.COMPANIONS = {"menu_scythe": scythe, "menu_expeditions": expeditions}
    typer.run(play.play)
