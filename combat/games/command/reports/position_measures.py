"""Measures of a lab position: lines of sight, pieces, steps and objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from combat.engine.kernel.ledger import total
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.play.lab.lab_run import measured_otherwise
from combat.engine.space.hexes.hex import NOWHERE
from combat.engine.words import text
from combat.games.command.rules.ground.entering import cost
from combat.games.command.rules.pieces.values import firepower, morale, moves, reach
from combat.games.command.rules.play.victory import worth
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State
from combat.games.command.words import command_names as names

VALUES = ("fp", "range", "move", "morale")
"""Values of a piece, in the order on its counter."""


def measured(state: State, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that a measure of a lab file asks for, by name; empty if its piece does not exist."""
    if unknown_piece(state, asked) is not None:
        return {}
    if "look" in asked:
        return _looked(state, asked)
    if "piece" in asked:
        return _weighed(state, asked["piece"])
    if "step" in asked:
        return {"cost": total(cost(state, *asked["step"]))}
    return {"worth": worth(state, asked["objective"])}


def unknown_piece(state: State, asked: Mapping[str, Any]) -> TextMessage | None:
    """Return a message if a measure names a piece that does not exist; otherwise None."""
    piece = asked.get("piece")
    known = piece is None or piece in state.units or piece in state.weapons
    return None if known else msg("finding-lab-no-piece", piece=piece)


def differences(state: State, asked: Mapping[str, Any]) -> list[TextMessage]:
    """Return a message for each value that differs from the one that a measure expects; empty if all agree."""
    if (missing := unknown_piece(state, asked)) is not None:
        return [missing]
    return measured_otherwise(asked, measured(state, asked))


def _looked(state: State, asked: Mapping[str, Any]) -> dict[str, Any]:
    found = sight(state, *asked["look"])
    blocked = found.line.blocked
    by = blocked.hex if blocked is not None else found.blaze
    return {"sees": found.clear, "hindrance": found.hindrance, "cut": by}


def _weighed(state: State, piece: str) -> dict[str, Any]:
    """Return the values of a unit or weapon and its hex; zeros and NOWHERE for a piece off the map."""
    unit = state.units.get(piece) or state.carrier(piece)
    if unit is None or not unit.on_map:
        return {"at": NOWHERE, **dict.fromkeys(VALUES, 0)}
    weighed = {"fp": total(firepower(state, piece)), "range": reach(state, piece), "at": unit.hex}
    if piece in state.units:
        weighed |= {"move": moves(state, unit), "morale": total(morale(state, unit))}
    return weighed


def in_words(state: State, asked: Mapping[str, Any]) -> str:
    """Return the result of a measure as one line of text."""
    if (missing := unknown_piece(state, asked)) is not None:
        return str(missing)
    found = measured(state, asked)
    if "look" in asked:
        start, end = asked["look"]
        sees = "yes" if found["sees"] else "no"
        return text("lab-look", start=start, end=end, sees=sees, hindrance=found["hindrance"], cut=found["cut"] or "")
    if "piece" in asked and not found["at"]:
        return text("lab-piece-off-map", piece=names.piece(state, asked["piece"]))
    if "piece" in asked:
        values = ", ".join(f"{text(f'value-{key}')} {names.plain(found[key])}" for key in VALUES if key in found)
        return text("lab-piece", piece=names.piece(state, asked["piece"]), hex=found["at"], values=values)
    if "step" in asked:
        start, end = asked["step"]
        return text("lab-step", start=start, end=end, cost=found["cost"])
    return text("lab-objective", number=asked["objective"], points=found["worth"])
