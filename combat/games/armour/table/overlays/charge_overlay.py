"""Drawing of a planned charge: the route of each team into contact (L699, L731)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words import text
from combat.games.armour.prompts.ask_charge import AskCharge
from combat.games.armour.standing.charge_forecast import ChargeForecast
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.miniatures.board.drawn_lines import (
    DARK,
    Labels,
    box_around,
    draw_dashed,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.models_on_board import draw_at


class ChargeOverlay:
    """Overlay that draws while the question is about a charge."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the routes, the teams where they come into contact, and the forecast of defensive fire."""
        prompt, view = self.desk.prompt, self.desk.view
        if not isinstance(prompt, AskCharge):
            return
        boxes = list[pygame.Rect]()
        for part in prompt.ways:
            team = prompt.state.teams[part.team]
            if team.pose is None:
                continue
            end = part.route.end
            corners = [on_screen(view, point) for point in (team.pose.point, *part.route.corners)]
            draw_dashed(surface, corners, theme.CHOSEN, 2.4, under=DARK)
            turret = team.turret + end.heading - team.pose.heading
            piece = self.desk.title_desk.teams.model(team, pose=end, turret=turret, ghost=True)
            draw_at(surface, piece, corners[-1])
            shape = prompt.state.card(team).hull.at(end.point, end.heading)
            outline = outline_on_screen(view, shape)
            draw_mark_on(surface, outline, "chosen")
            boxes.append(box_around(outline))
        found = prompt.forecast
        if boxes and found is not None:
            Labels(view, [view.minimap.rect, *boxes], self.desk.title_desk.teams.boxes).put(
                surface, _lines(found), boxes[0].unionall(boxes[1:]), "measure"
            )


def _lines(found: ChargeForecast) -> list[str]:
    """Return what awaits the charge, in words."""
    if not found.firing:
        return [text("charge-no-fire")]
    fire = text("charge-fire", count=found.firing, hits=found.hits)
    losses = "yes" if found.by_losses else "no"
    return [fire, text("charge-repulse", needed=found.needed, odds=round(100 * found.repulsed), losses=losses)]
