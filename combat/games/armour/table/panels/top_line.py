"""Top line: turn, active side, goals, losses, points; pace and menu."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.cell_strip import CellStrip
from combat.engine.words import text
from combat.games.armour.rules.hidden.off_table import units_off_table
from combat.games.armour.rules.play.goals import holder, points_destroyed
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS, other_seat
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording


class TopLine(CellStrip[State, ArmourDesk, Pose]):
    """Strip of cells with the figures of the battle, and their tooltips."""

    def cells(self) -> list[tuple[str, str, str]]:
        """Return (name, label, value) of each cell, most important first."""
        state, mission = self.desk.state, self.desk.state.book.mission
        found = [("mark", "", mark)] if (mark := mark_of(self.desk.session.marks)) else []
        if not state.turn:
            prompt = self.desk.prompt
            asked = prompt.decision.seat if prompt is not None else state.active
            return [*found, ("seat", text("top-deployment"), wording.seat(asked))]
        found.append(("turn", text("top-turn"), text("top-of", count=state.turn, most=mission.turns)))
        found.append(("seat", "", wording.seat(state.active)))
        goals = mission.side(state.active).goals
        held = sum(1 for goal in goals if holder(state, goal) == state.active)
        if goals:
            found.append(("goals", text("top-goals"), text("top-of", count=held, most=len(goals))))
        lost = [
            sum(1 for team in state.teams.values() if team.where == "destroyed" and state.seat_of(team.id) == seat)
            for seat in SEATS
        ]
        found.append(("lost", text("top-lost"), f"{lost[0]} : {lost[1]}"))
        waiting = [units_off_table(state, seat) for seat in SEATS]
        if any(waiting):
            found.append(("off-table", text("top-off-table"), f"{waiting[0]} : {waiting[1]}"))
        if state.winner:
            won = victory_points(state, state.winner)
            return [*found, ("victory", text("top-victory"), f"{won[SEATS[0]]} : {won[SEATS[1]]}")]
        points = [points_destroyed(state, other_seat(seat)) // 100 for seat in SEATS]
        found.append(("points", text("top-points"), f"{points[0]} : {points[1]}"))
        return found

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the lines of a cell's tooltip; empty for none."""
        state, mission = self.desk.state, self.desk.state.book.mission
        match name:
            case "turn":
                return (text("tip-turn", first=mission.first_check, turns=mission.turns),)
            case "goals":
                goals = (
                    text("tip-goal", goal=names.goal(goal), holder=wording.seat(holder(state, goal)) or "–")
                    for goal in mission.side(state.active).goals
                )
                return (text("tip-goals"), *goals)
            case "lost":
                return (text("tip-lost"),)
            case "off-table":
                return (text("tip-off-table"),)
            case "victory":
                return (text("tip-victory"),)
            case "points":
                return (text("tip-points"),)
        return ()
