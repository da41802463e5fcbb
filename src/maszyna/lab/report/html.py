"""Pieces of a page: escaped text, tables, figures."""

from html import escape
from math import isnan
from typing import Final

from maszyna.lab.statistics.shares import Estimate

NOTHING: Final = "-"
LEAST_P: Final = 0.0001
WIDE: Final = "wide"
NARROW: Final = "narrow"  # fits a phone as it is


def said(text: str) -> str:
    return escape(text, quote=True)


def with_interval(estimate: Estimate, digits: int = 1, sign: bool = False) -> str:
    """A figure and its interval as the cell of a table."""
    if isnan(estimate.value):
        return NOTHING
    shown = f"{estimate.value:+.{digits}f}" if sign else f"{estimate.value:.{digits}f}"
    return f"{shown} <small>[{estimate.low:.{digits}f}, {estimate.high:.{digits}f}]</small>"


def probability(p: float) -> str:
    if isnan(p):
        return NOTHING
    return f"&lt; {LEAST_P}" if p < LEAST_P else f"{p:.4f}"


def table(head: list[str], lines: list[tuple[str, list[str]]], kind: str = WIDE) -> str:
    """``head`` is text, the cells are pieces of a page; every line has the class that stands before it.

    On a phone each line of a wide table is a card: its cells stand under one another, each with its heading.
    """
    top = "".join(f"<th scope=col>{said(each)}</th>" for each in head)
    body = "".join(f"<tr{f' class={mark}' if mark else ''}>{cells_of(head, cells)}</tr>" for mark, cells in lines)
    content = f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
    return f"<div class=scroll tabindex=0><table class={kind}>{content}</table></div>"


def cells_of(head: list[str], cells: list[str]) -> str:
    return "".join(
        f'<td data-head="{said(name)}"><span>{cell}</span></td>' for name, cell in zip(head, cells, strict=True)
    )


def folded(title: str, content: str) -> str:
    """What is shown on demand."""
    return f"<details><summary>{said(title)}</summary>{content}</details>"


def plot(svg: str, caption: str = "") -> str:
    told = f"<figcaption>{said(caption)}</figcaption>" if caption else ""
    return f"<figure class=plot>{told}{svg}</figure>"


def board(svg: str, caption: str) -> str:
    return f"<figure><figcaption>{said(caption)}</figcaption>{svg}</figure>"


def beside(*figures: str, small: bool = False) -> str:
    """Figures side by side where there is room."""
    return f'<div class="pair{" small" if small else ""}">{"".join(figures)}</div>'


def section(key: str, title: str, *content: str) -> str:
    return f"<section id={key}><h2>{said(title)}</h2>{''.join(content)}</section>"
