"""`combat lab`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.kernel.load_object import load_object
from combat.games.volume1.content.lab.position import load_lab
from combat.games.volume1.reports import lab_report

if TYPE_CHECKING:
    from combat.engine.calls.window_call import shown


def lab(options: argparse.Namespace) -> int:
    """A lab file, in words or on the table."""
    if options.window:
        show = load_object("combat.engine.calls.window_call:shown", lambda: shown)
        return show(options, "lab", lambda: _sound(options))
    print_in(options)
    ended = lab_report.run(load_lab(options.file), lab_report.print_json if options.json else lab_report.print_words)
    print(json.dumps({"end": ended}, ensure_ascii=False) if options.json else lab_report.standing(ended))
    return FINE


def _sound(options: argparse.Namespace) -> dict[str, Any]:
    """What the scene is about: a file that can be read; raises ContentError."""
    load_lab(options.file)
    return {"path": options.file}
