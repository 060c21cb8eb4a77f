"""Top line: turn, seat that has the order, objectives, losses, visibility; pace and menu."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.cell_strip import CellStrip
from combat.engine.words import text
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording


class TopLine(CellStrip[State, ContactDesk, Pose]):
    """Strip of cells with the figures of the battle, and their tooltips."""

    def cells(self) -> list[tuple[str, str, str]]:
        """Return (name, label, value) of each cell, most important first."""
        state, prompt, mark = self.desk.state, self.desk.prompt, mark_of(self.desk.session.marks)
        found = [("mark", "", mark)] if mark else []
        asked = prompt.decision.seat if prompt is not None and prompt.decision.seat else state.active
        if not state.turn:
            return [*found, ("seat", text("top-deployment"), wording.seat(asked))]
        mission = state.book.mission
        found.append(("turn", text("top-turn"), text("top-of", count=state.turn, most=mission.turns)))
        found.append(("seat", "", wording.seat(asked)))
        held = [sum(holder == seat for holder in state.held.values()) for seat in SEATS]
        found.append(("goals", text("top-goals"), f"{held[0]} : {held[1]}"))
        lost = [break_values(state, seat) for seat in SEATS]
        found.append(("lost", text("top-lost"), f"{lost[0][0]} : {lost[1][0]}"))
        found.append(("light", "", text("top-dark" if state.dark else "top-light")))
        return found

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the lines of a cell's tooltip; empty for none."""
        if name in ("turn", "seat", "mark"):
            return ()
        if name == "goals":
            goals = self.desk.state.held.items()
            return (
                text("tip-goals"),
                *(text("tip-goal", goal=names.goal(goal), holder=wording.seat(seat) or "–") for goal, seat in goals),
            )
        return (text(f"tip-{name}"),)
