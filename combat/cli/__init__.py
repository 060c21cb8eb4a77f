"""Command line entry point. Exit codes: 0 success, 1 cannot start or check failed, 2 bad input, 130 Ctrl-C.

Errors are printed as one line on standard error. Each command imports only what it needs.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from combat.cli.terminal import plain
from combat.cli.titles import DEFAULT, TITLES, load_title
from combat.engine.calls.exit_codes import FAILED, FINE, INTERRUPTED
from combat.engine.kernel.load_object import Shape, load_object

if TYPE_CHECKING:
    import argparse
    import multiprocessing

    from combat.cli.added_titles import listed
    from combat.cli.calls import language_in, read
    from combat.cli.failing import tell
    from combat.cli.pack_layers import lay
    from combat.engine.calls.given import speak_as_asked
    from combat.engine.kernel.text_message import TextMessage

MENU = "combat.engine.calls.window_call:menu"
"""The function that handles a command line without a command."""

CALL: Shape[Callable[[argparse.Namespace], int]] = Shape()
"""A command function: takes the options and returns the exit code."""

PATIENT = (100_000, 20, 20)
"""Thresholds of garbage collection during start-up, before all imports: it would delay the first frame and free
little.

Once the first frame is shown, collection becomes more frequent.
"""


def main(arguments: Sequence[str] | None = None, *, starting: Callable[[], None] = lambda: None) -> int:
    """Run a command line; return the exit code.

    `arguments` are by default those of the process. `starting` is called right before the command's function.
    """
    if getattr(sys, "frozen", False):  # a frozen executable starts itself for each job of `simulate`
        load_object("multiprocessing:freeze_support", lambda: multiprocessing.freeze_support)()
    gc.set_threshold(*PATIENT)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a program without a console has none
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors="replace")
    with contextlib.redirect_stdout(plain(sys.stdout)), contextlib.redirect_stderr(plain(sys.stderr, returns=True)):
        return _carried_out(sys.argv[1:] if arguments is None else arguments, starting)


def _carried_out(arguments: Sequence[str], starting: Callable[[], None]) -> int:
    try:
        options = _options(arguments)
        options.title = load_title(options.game)
        options.title.use(dict.fromkeys((*TITLES, options.game)))
        options.house = {id_: load_title(id_).name for id_ in dict.fromkeys((*TITLES, options.game))}
        options.added = _added_titles
        load_object("combat.cli.pack_layers:lay", lambda: lay)(options)
        load_object("combat.engine.calls.given:speak_as_asked", lambda: speak_as_asked)(options)
        call = load_object(options.call, CALL)
        starting()
        code = call(options)
        if sys.stdout is not None:  # None if the game was started without a terminal
            sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        asked = load_object("combat.cli.calls:language_in", lambda: language_in)(arguments)
        return load_object("combat.cli.failing:tell", lambda: tell)(fault, asked)


def _added_titles() -> tuple[Mapping[str, str], Sequence[TextMessage]]:
    """Return the names of titles of other packages by id, and a message about each unusable one."""
    return load_object("combat.cli.added_titles:listed", lambda: listed)()


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments; without any, skip loading the parser to open the game faster."""
    if not arguments:
        plain_call = SimpleNamespace(call=MENU, pack=[], first_packs=[], packs="laid", game=DEFAULT)
        return cast("argparse.Namespace", plain_call)
    return load_object("combat.cli.calls:read", lambda: read)(arguments)
