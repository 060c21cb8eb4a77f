"""`combat shot`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import speak
from combat.engine.kernel.sentence import sentence
from combat.engine.space.hexes.hex import HexError
from combat.engine.tabletop import screenshot
from combat.engine.tabletop.table import table_of
from combat.games.volume1.reports.stills import still


def shot(options: argparse.Namespace) -> int:
    """One frame of a battle."""
    speak(options.language)
    if options.out.suffix.lower() != ".png":
        raise Refused(sentence("cli-no-png", file=options.out))
    moment = still(options.what, options.at)
    if not options.json:
        for note in moment.notes:
            print(note, file=sys.stderr)
    overlay = options.overlay
    if overlay is not None:
        try:
            overlay = moment.game.state.board.named(overlay)
            moment.game.state.board.place(overlay)
        except HexError as fault:
            raise Refused(f"combat shot: {fault}") from None
    title, game, entries, at = options.title, moment.game, moment.entries, moment.answers
    table, size, out = table_of(title), options.size, options.out
    screenshot.take(title, title.stage, table, game, entries, at, size, out, overlay, moment.past)
    if options.json:
        notes = [str(note) for note in moment.notes]
        print(json.dumps({"picture": str(out), "size": size, "answers": at, "notes": notes}, ensure_ascii=False))
    return FINE
