"""Subcommand `combat --game command los`: a line of sight by the rules of the game (16.0)."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.space.hexes.hex import Hex, HexError, distance
from combat.games.command.content.kinds import KINDS
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.sight.sighting import Sighting, sight
from combat.games.command.rules.state import State
from combat.games.command.words import sight_words


def los(options: argparse.Namespace) -> int:
    """Print the line of sight between two hexes of a scenario's map or of a lab position; return the exit code.

    Raises Refused for a hex that is not on the map.
    """
    print_in(options)
    state = _state(options.where)
    try:
        start, end = Hex(options.start), Hex(options.end)
        for hex_ in (start, end):
            state.book.map.board.place(hex_)
    except HexError as fault:
        raise Refused(f"combat los: {fault}") from None
    seen = sight(state, start, end)
    far = distance(start, end)
    print(json.dumps(_as_json(seen, far)) if options.json else " · ".join(sight_words.note(seen, far)))
    return FINE


def _state(where: str) -> State:
    """Return the state of a lab file or of a scenario's start; raise ContentError."""
    path = Path(where)
    kind = KINDS.of(path) if path.suffix == ".toml" else None
    if kind is not None and kind.name == "lab":
        return load_position(path).state
    return RULES.new_state(load_book(where, ()))


def _as_json(seen: Sighting, far: int) -> dict[str, object]:
    blocked = seen.line.blocked
    cut = seen.blaze if seen.blaze is not None else blocked.hex if blocked is not None else None
    why = "blaze" if seen.blaze is not None else blocked.kind if blocked is not None else ""
    found = {"visible": seen.clear, "range": far, "hindrance": seen.hindrance, "by": seen.by}
    return {**found, "blocked_by": cut, "reason": why}
