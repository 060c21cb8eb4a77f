"""`combat lab`, for any game with lab files."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.engine.calls.window_call import shown

L = TypeVar("L")


def run_lab(
    options: argparse.Namespace, load: Callable[[Path], L], tell: Callable[[argparse.Namespace, L], None]
) -> int:
    """Show a lab file in the window or print its outcome by `tell`; return the exit code. `load` raises
    ContentError."""
    if options.window:

        def sound() -> dict[str, object]:
            load(options.file)
            return {"path": options.file}

        show = load_object("combat.engine.calls.window_call:shown", lambda: shown)
        return show(options, "lab", sound)
    print_in(options)
    tell(options, load(options.file))
    return FINE
