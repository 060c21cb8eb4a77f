"""Measure the performance figures on this machine and print the table.

    python -m tools.bench [NAME…] [--markdown]

First come the units: a plain Python loop and a plain frame of the window. Each figure is measured alternately with
what it is compared with, as the speed of a machine varies. The exit code is 1 if a figure exceeds its budget. At the
end, figures are listed that are worse than in docs/performance.md by more than noise. Window figures use a virtual
screen (Xvfb), 1920 × 1080 unless noted, without SDL's framebuffer acceleration.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from combat.games.volume1.title import TITLE
from tools.figures import Figure, all_figures
from tools.figures.benchmark import in_words, unit
from tools.figures.last_kept import PAGE, last_kept
from tools.figures.last_kept import worse as worse_than
from tools.figures.window import plain_frame

SCREEN = "3840x2160x24"


def main(arguments: list[str] | None = None) -> int:
    """Measure and print the figures named in `arguments`, or all; return 1 if one exceeds its budget, otherwise 0."""
    TITLE.use()
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
        _print_yards(shown, markdown=options.markdown)
        kept, worse = last_kept(PAGE.read_text(encoding="utf-8")), list[str]()
        lines = [_line(figure, shown, kept, worse, markdown=options.markdown) for figure in chosen]
    _print_worse(worse)
    return 0 if all(lines) else 1


def _print_worse(worse: list[str]) -> None:
    """Print the figures that are worse to standard error, as standard output may be redirected into the page."""
    said = "nothing has become worse than in the table of docs/performance.md, but for noise"
    print("\n".join(["worse than in the table of docs/performance.md:", *worse] if worse else [said]), file=sys.stderr)


def _print_yards(shown: bool, *, markdown: bool) -> None:
    """Measure and print the units on this machine."""
    yards = [("unit", "a unit: a loop of 1,000 turns of `x = (x * 31 + i) & 0xffff`", unit())]
    if shown:
        yards.append(
            ("plain frame", "a plain frame: a blit of the whole screen, 60 counters and a flip", plain_frame())
        )
    for name, what, seconds in yards:
        time = in_words(seconds)
        print(f"| {what} | | {time} | |" if markdown else f"{name:<15} {time:>30}  {'':<30} {what}", flush=True)


def _line(figure: Figure, shown: bool, kept: dict[str, float], worse: list[str], *, markdown: bool) -> bool:
    """Measure one figure and print its line; append it to `worse` if it is worse than before.

    Return False if it exceeds its budget.
    """
    if why := figure.left_out(shown=shown):
        print(f"{figure.name:<15} left out: {why}", file=sys.stderr)
        return True
    measured = figure.take()
    worse += filter(None, [worse_than(figure, measured, kept)])
    holds, found, bound = figure.holds(measured), figure.shown(measured), figure.bound(measured)
    if markdown:
        print(f"| {figure.what} | {bound} | {found} | {measured.note} |", flush=True)
    else:
        verdict = "" if holds else "   OVER"
        print(f"{figure.name:<15} {found:>30}  {bound:<30} {figure.what}{verdict}", flush=True)
        if measured.note:
            print(f"{'':<15} {measured.note}", flush=True)
    return holds


@contextmanager
def virtual_screen(wanted: bool) -> Iterator[bool]:
    """Start a virtual screen (Xvfb) within the block, for this process and its children.

    Yield True if it runs, False if it is not `wanted` or Xvfb is not installed.
    """
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
