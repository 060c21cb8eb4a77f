"""Drawing of proposed acts other than moves and shots: mounting, dismounting, smoke, flares, charges with their
odds.
"""

from __future__ import annotations

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words import text
from combat.games.contact.prompts.proposed_acts import ProposedActs
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.moves.transport import landing_reach
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    draw_dashed,
    grown,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.models_on_board import draw_at


class ProposalDrawing:
    """Overlay that draws only while the question is about an act."""

    def __init__(self, desk: ContactHub) -> None:
        self._desk = desk

    def draw(self, surface: pygame.Surface, prompt: ProposedActs) -> None:
        """Draw the proposed act, or the smoke or flare at the pointer, and the area in which a passenger may
        dismount.
        """
        waits = prompt.waits
        if prompt.laid_disc:
            place = self._laid(prompt)
            if place is not None:
                self._draw_disc(surface, place, prompt.laid_disc)
        elif waits is not None and waits.route is not None:
            self._draw_way(surface, prompt, waits)
        elif waits is not None and waits.verb == "mount":
            self._draw_boarding(surface, prompt, waits.other)
        if prompt.is_aboard:
            self._draw_reach(surface, prompt)

    def _laid(self, prompt: ProposedActs) -> Pose | None:
        waits = prompt.waits
        return self._desk.input.aim if waits is None or not waits.aims else waits.aims[0].at

    def _draw_disc(self, surface: pygame.Surface, at: Pose, disc: int) -> None:
        corners = outline_on_screen(self._desk.view, ConvexShape((at.point,), disc // 2))
        draw_dashed(surface, [*corners, corners[0]], CREAM, 2.4, dash=8, gap=5, under=DARK)

    def _draw_way(self, surface: pygame.Surface, prompt: ProposedActs, act: Act) -> None:
        """Draw the way of a charge, or the place where a passenger gets off, with the model there."""
        view, state, unit, labels = self._desk.view, prompt.state, prompt.unit, self._desk.title_desk.labels
        assert act.route is not None
        end = act.route.end
        start = placed_at(state, unit.id) or end
        spots = [on_screen(view, point) for point in (start.point, *act.route.corners)]
        draw_dashed(surface, spots, theme.CHOSEN, 3.0, under=DARK)
        draw_at(surface, self._desk.title_desk.units.model(unit, end, turret=end.heading, ghost=True), spots[-1])
        outline = outline_on_screen(view, shape_of(state, unit, end))
        draw_mark_on(surface, outline, "chosen")
        lines = [self._odds_line(prompt, place) for place in range(len(prompt.odds))] or [text("board-land")]
        labels.put(surface, lines, box_around(outline), "measure")

    @staticmethod
    def _odds_line(prompt: ProposedActs, place: int) -> str:
        """Return the odds of a charge at one enemy in words."""
        odds = prompt.odds[place]
        shares = {name: round(100 * getattr(odds, name)) for name in ("wins", "loses", "stopped", "stuck")}
        return text(f"odds-{odds.what}", target=names.subject(prompt.state, odds.target), **shares)

    def _draw_boarding(self, surface: pygame.Surface, prompt: ProposedActs, vehicle: str) -> None:
        view, state, unit = self._desk.view, prompt.state, prompt.unit
        found = state.units[vehicle]
        ends = [on_screen(view, pose_of(each).point) for each in (unit, found)]
        draw_dashed(surface, ends, theme.CHOSEN, 3.0, under=DARK)
        outline = outline_on_screen(view, shape_of(state, found))
        draw_mark_on(surface, outline, "chosen")
        words = text("board-mount", vehicle=names.unit(state, vehicle))
        self._desk.title_desk.labels.put(surface, [words], box_around(outline), "measure")

    def _draw_reach(self, surface: pygame.Surface, prompt: ProposedActs) -> None:
        """Draw how far from its vehicle a passenger may get off (C24)."""
        state, vehicle = prompt.state, prompt.state.units[prompt.unit.carrier]
        corners = outline_on_screen(self._desk.view, grown(shape_of(state, vehicle), landing_reach(state, prompt.unit)))
        draw_dashed(surface, [*corners, corners[0]], CREAM, 1.6, dash=7, gap=6, under=DARK)
