"""Drawing of a team at the pointer that enters the table: aircraft, transports, carried teams (L547, L579, L581)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.rules.air.air_fire import unsafe_friend
from combat.games.armour.rules.answers import Dismount
from combat.games.armour.rules.artillery.template import teams_under, template
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.state import Team
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.standing.embarking import Boarding, end_of_boarding
from combat.games.armour.standing.entering import Entry, end_of
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    draw_dashed,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.models_on_board import draw_at


class EntryOverlay:
    """Overlay that draws in the movement phase while a team off the table is selected."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the team where a click would place it, or the reason why it cannot be placed there."""
        prompt, aim = self.desk.prompt, self.desk.input.aim
        if not isinstance(prompt, AskMove) or aim is None:
            return
        if prompt.boards is not None:
            self._draw_boarding(surface, prompt, *prompt.boards)
            return
        team, found = prompt.entering, prompt.entry_at(aim)
        if team is None or found is None:
            return
        if not isinstance(found, Refusal):
            self._draw(surface, team, found)
            return
        near = prompt.entry_near(aim)
        if near is not None:
            self._draw(surface, team, near)
        outline = self._footing(team, aim)
        pygame.draw.lines(surface, theme.CUT, True, outline, max(1, theme.px(1.5)))
        self.desk.title_desk.labels.put(surface, [shown(prompt.said(found))], box_around(outline), "note")

    def _draw_boarding(
        self, surface: pygame.Surface, prompt: AskMove, team: Team, vehicle: Team, found: Boarding | Refusal
    ) -> None:
        """Draw the way of a dragged team to a vehicle, and that it gets on or why not."""
        desk = self.desk
        outline = outline_on_screen(desk.view, shape_of(desk.state, vehicle))
        if isinstance(found, Refusal):
            pygame.draw.lines(surface, theme.CUT, True, outline, max(1, theme.px(1.5)))
            desk.title_desk.labels.put(surface, [shown(prompt.said(found))], box_around(outline), "note")
            return
        end = end_of_boarding(team, found)
        spots = [on_screen(desk.view, point) for point in (pose_of(team).point, end.point)]
        draw_dashed(surface, spots, theme.CHOSEN, 3.0, under=DARK)
        draw_at(surface, desk.title_desk.teams.model(team, pose=end, turret=end.heading, ghost=True), spots[-1])
        draw_mark_on(surface, outline, "chosen")
        said = text("ferry-boards", team=names.team(desk.state, team.id), vehicle=names.team(desk.state, vehicle.id))
        desk.title_desk.labels.put(surface, [said], box_around(outline), "measure")

    def _footing(self, team: Team, pose: Pose) -> list[tuple[float, float]]:
        card = self.desk.state.card(team)
        return outline_on_screen(self.desk.view, card.footing.at(pose.point, pose.heading))

    def _draw(self, surface: pygame.Surface, team: Team, entry: Entry) -> None:
        """Draw the way of a team that gets off, the team at its end, and what its bombs would strike."""
        desk, end = self.desk, end_of(entry)
        spot = on_screen(desk.view, end.point)
        if isinstance(entry, Dismount):
            start = pose_of(desk.state.teams[team.vehicle]).point
            corners = [on_screen(desk.view, point) for point in (start, *entry.route.corners)]
            draw_dashed(surface, corners, theme.CHOSEN, 3.0, under=DARK)
        draw_at(surface, desk.title_desk.teams.model(team, pose=end, turret=end.heading, ghost=True), spot)
        draw_mark_on(surface, self._footing(team, end), "hover")
        self._draw_template(surface, team, end)

    def _draw_template(self, surface: pygame.Surface, team: Team, end: Pose) -> None:
        """Draw the template below an aircraft with bombs, with the number of enemies under it."""
        state = self.desk.state
        weapons = (state.book.weapons[weapon] for weapon in state.card(team).weapons)
        if team.where != "due" or not any(weapon.bombardment is not None for weapon in weapons):
            return
        square = template(state, end.point, end.heading)
        outline = outline_on_screen(self.desk.view, square)
        draw_dashed(surface, [*outline, outline[0]], DARK, 1.6, under=CREAM)
        seat = state.seat_of(team.id)
        count = sum(1 for _ in teams_under(state, square, other_seat(seat)))
        friend = unsafe_friend(state, square, seat)
        labels = self.desk.title_desk.labels
        if friend is None:
            labels.put(surface, [text("flight-under", count=count)], box_around(outline), "measure")
        else:
            said = text("refusal-template-too-near", team=names.team(state, friend.id))
            labels.put(surface, [said], box_around(outline), "note")
