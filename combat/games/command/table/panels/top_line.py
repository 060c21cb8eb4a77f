"""Top line: turn, orders, time, points, casualties, pace and menu (3.0-5.0)."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.cell_strip import CellStrip
from combat.engine.words import text
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.words import command_names as names
from combat.games.command.words.saved_words import lead


class TopLine(CellStrip[State, CommandDesk, Hex]):
    """Strip of cells with the figures of the game, and their tooltips."""

    # -- content ----------------------------------------------------------------------------------------------------

    def cells(self) -> list[tuple[str, str, str]]:
        """Return (name, label, value) of each cell, most important first."""
        state = self.desk.state
        found = [("mark", "", mark)] if (mark := mark_of(self.desk.session.marks)) else []
        if state.turn:
            found.append(("turn", names.side(state.active), text("top-turn-value", turn=state.turn)))
            orders = state.book.forces[state.active].orders
            found.append(("orders", text("top-orders"), text("top-of", count=state.given, most=orders)))
        else:
            found.append(("turn", text("top-set-up"), names.side(state.active)))
        found.append(("time", text("top-time"), text("top-time-value", count=state.time, most=state.sudden_death)))
        found.append(("points", text("top-points"), lead(state.vp)))
        return found

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the lines of a cell's tooltip; empty for none."""
        state = self.desk.state
        match name:
            case "orders":
                return (text("tip-orders"),)
            case "time":
                return (text("tip-time", space=state.sudden_death),)
            case "points":
                forces = state.book.forces.values()
                sides = (text("tip-posture", side=names.side(force.side), posture=force.posture) for force in forces)
                return (text("tip-points"), *sides)
            case "turn" if state.turn:
                return (text("tip-turn"),)
        return ()
