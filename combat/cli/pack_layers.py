"""Load the packs of the command line and of the player's folder before a command runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.calls.exit_codes import Refused
from combat.engine.calls.given import named_packs
from combat.engine.content import layers
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    import argparse


def _holds_any(folder: Path) -> bool:
    """Return whether a folder has any content, or cannot be read, which is reported when packs are read."""
    try:
        return any(folder.iterdir())
    except FileNotFoundError:
        return False
    except OSError:
        return True


def lay(options: argparse.Namespace) -> None:
    """Put the packs of the command line and of the player's folder into use; report broken ones and leave them out.

    Raises Refused if the command requires sound packs and a named one cannot be used.
    """
    layers.use(())
    named = named_packs(options)
    if options.packs == "left" or not layers.kinds() or not (named or _holds_any(layers.own() / "packs")):
        return
    from combat.engine.stage import packs_in_use  # noqa: PLC0415 - 12 ms, only if there are packs

    shelf = packs_in_use.shelf_of(named)
    findings = [finding for pack in shelf.packs for finding in pack.findings]
    asked = [pack for pack in shelf.packs if pack.path in named]
    faults = [*findings, *(note for pack in asked if pack.foreign for note in pack.notes)]
    unusable = [pack for pack in asked if not pack.sound or pack.foreign]
    if options.packs == "sound" and unusable:
        raise Refused("\n".join(str(fault) for pack in unusable for fault in pack.findings or pack.notes))
    for fault in faults:
        print(msg("cli-left-out", what=fault), file=sys.stderr)
    packs_in_use.use_packs(shelf)
