"""The door: every call of the command line; exit 0 fine, 1 cannot start or a check failed, 2 bad input.

What goes wrong is one clear line on standard error. Everything is imported by the call that needs it.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from combat import __version__
from combat.cli import calls
from combat.cli import pack_layers as packs
from combat.cli.exit_codes import BAD_INPUT, FAILED, FINE, Refused
from combat.cli.options import BEFORE, Parser, add_pack, add_window_options
from combat.cli.terminal import plain
from combat.cli.titles import DEFAULT, TITLES, load_title
from combat.engine.content.findings import ContentError
from combat.engine.journal.faults import Disagreement, SaveError
from combat.engine.kernel.named import named
from combat.engine.words.catalogue import MissingText

PATIENT = (50_000, 20, 20)
"""Garbage is looked for seldom: what is made at the start stays, and each look would delay the first picture."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code."""
    if getattr(sys, "frozen", False):  # a program in one file starts itself anew for each job of `simulate`
        named("multiprocessing:freeze_support")()
    gc.set_threshold(*PATIENT)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    with contextlib.redirect_stdout(plain(sys.stdout)), contextlib.redirect_stderr(plain(sys.stderr, returns=True)):
        return _carried_out(sys.argv[1:] if arguments is None else arguments)


def _carried_out(arguments: Sequence[str]) -> int:
    try:
        options = _options(arguments)
        options.title = load_title(options.game)
        options.title.play(TITLES)
        packs.lay(options)
        code: int = named(options.call)(options)
        if sys.stdout is not None:  # there is none where the game was started without a terminal
            sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return FAILED
    except Exception as fault:
        return _failed(fault)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for; the game itself opens without the time that it takes to learn all the other calls."""
    if not arguments:
        return argparse.Namespace(call=calls.MENU.does, pack=[], first_packs=[], packs="laid", game=DEFAULT)
    first = arguments[2:3] if arguments[0] == "--game" else arguments[:1]
    return _parser(whole=not first or first[0] not in (call.name for call in calls.WINDOW)).parse_args(arguments)


def _failed(fault: Exception) -> int:
    """One line, or one for each finding, for whatever went wrong."""
    if isinstance(fault, OSError):
        place = f"{fault.filename}: " if fault.filename else ""
        print(f"combat: {place}{(fault.strerror or str(fault)).lower()}", file=sys.stderr)
        return BAD_INPUT
    if isinstance(fault, Refused | ContentError | SaveError | MissingText):
        print(fault, file=sys.stderr)
        return FAILED if isinstance(fault, Disagreement) else BAD_INPUT
    last = traceback.extract_tb(fault.__traceback__)[-1]
    what = f"{type(fault).__name__} in {Path(last.filename).name}, line {last.lineno}: {fault}"
    print(f"combat: the game itself is at fault ({what}); please report it", file=sys.stderr)
    return FAILED


def _parser(*, whole: bool) -> Parser:
    """The calls and their arguments; only those with a window unless the whole is wanted."""
    parser = Parser(prog="combat", description="COMBAT!, the solitaire game of man-to-man fighting in Normandy.")
    parser.add_argument("--version", action="version", version=f"combat {__version__}")
    parser.set_defaults(call=calls.MENU.does, pack=[], packs="laid")
    about = f"the game that is meant, {' or '.join(TITLES)}; default: {DEFAULT}"
    parser.add_argument("--game", default=DEFAULT, metavar="ID", help=about)
    add_pack(parser, "first_packs")
    add_window_options(parser, BEFORE)
    known = parser.add_subparsers(metavar="CALL", title="calls (without one: the menu)", parser_class=Parser)

    for call in (*calls.WINDOW, *(calls.HEADLESS if whole else ())):
        about = f"{call.about[:1].upper()}{call.about[1:]}."
        made: Parser = known.add_parser(call.name, help=call.about, description=about)
        call.options(made)
        made.set_defaults(call=call.does, packs=call.packs)
    return parser
