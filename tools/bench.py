"""``python -m tools.bench [NAME…] [--markdown]``: measures the game's figures on this machine and prints the table.

Each is a ratio to a baseline that the same run measures, or an absolute figure with a generous budget; exit 1 if one is
over. Figures of the window are measured on a virtual screen of 1920 × 1080 (Xvfb) without SDL's framebuffer acceleration.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools.figures import Figure, Measured, all_figures

SCREEN = "1920x1080x24"


def main(arguments: list[str] | None = None) -> int:
    """Measures and prints; returns the exit code."""
    figures = all_figures()
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(figures)}; default: all")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in figures]
    if unknown:
        parser.error(f'there is no figure "{unknown[0]}"; known are {", ".join(figures)}')
    chosen = [figure for name, figure in figures.items() if not options.names or name in options.names]
    with virtual_screen(any(figure.screen for figure in chosen)) as shown:
        lines = [_line(figure, shown, markdown=options.markdown) for figure in chosen]
    return 0 if all(lines) else 1


def _line(figure: Figure, shown: bool, *, markdown: bool) -> bool:
    """Measures one figure and prints its line; False if it is over its budget."""
    if figure.screen and not shown:
        print(f"{figure.name:<12} left out: Xvfb is not installed (apt-get install xvfb)")
        return True
    measured = figure.measure()
    holds = figure.holds(measured)
    bound = f"{'≥' if figure.least else '≤'} {figure.budget:g} {figure.unit}"
    if markdown:
        print(f"| {figure.what} | {bound} | {_shown(measured, figure)} | {measured.baseline} |", flush=True)
    else:
        verdict = "" if holds else "   OVER"
        print(f"{figure.name:<12} {_shown(measured, figure):>16}  {bound:<22} {figure.what}{verdict}", flush=True)
        if measured.baseline:
            print(f"{'':<12} {measured.baseline}", flush=True)
    return holds


def _shown(measured: Measured, figure: Figure) -> str:
    digits = 0 if measured.value >= 1000 else 2 if measured.value < 100 else 1
    return f"{measured.value:,.{digits}f} {figure.unit}"


@contextmanager
def virtual_screen(wanted: bool) -> Iterator[bool]:
    """A screen that nobody sees, for this process and its children; False where none can be had."""
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if not wanted:
        yield False
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    try:
        server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        yield False
        return
    finally:
        os.close(write)
    try:
        with os.fdopen(read) as display:
            os.environ["DISPLAY"] = f":{display.readline().strip()}"
        os.environ["SDL_VIDEODRIVER"] = "x11"
        yield True
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main())
