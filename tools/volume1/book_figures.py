"""Update the measured figures in the scenario book, `assets/volume1/scenario_book.toml`."""

from __future__ import annotations

import re
from pathlib import Path

FIGURES = Path(__file__).resolve().parents[2] / "assets" / "volume1" / "scenario_book.toml"


def with_figures(book: str, scenario: str, **figures: int) -> str:
    """Return the text of the book with the given figures of `scenario` replaced; unchanged if it lacks the scenario."""
    section = re.compile(rf"(?m)^\[battle\.{re.escape(scenario)}\]\n(?:\w+ = .*\n)*")
    found = section.search(book)
    if found is None:
        return book
    told = found[0]
    for name, figure in figures.items():
        line = f"{name} = {figure}\n"
        told, there = re.subn(rf"(?m)^{name} = .*\n", line, told)
        told += "" if there else line
    return f"{book[: found.start()]}{told}{book[found.end() :]}"
