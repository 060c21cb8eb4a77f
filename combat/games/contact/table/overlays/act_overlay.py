"""Drawing of the planned act: the path, its end, the enemies that detect the unit there, and the fire with its odds."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.contact.prompts.ask_action import AskAction
from combat.games.contact.prompts.ask_next import AskNext
from combat.games.contact.prompts.ask_point import AskPoint
from combat.games.contact.prompts.ask_react import AskReact
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.measuring import shape_of, under_disc
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.act_plan import WayPlan
from combat.games.contact.standing.forecast_lines import forecast_lines
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.standing.shot_forecast import Forecast
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.looks.detection_look import DetectionLook
from combat.games.contact.table.overlays.proposal_drawing import ProposalDrawing
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    Labels,
    box_around,
    draw_dashed,
    draw_wax,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.models_on_board import draw_at
from combat.games.miniatures.words import wording


class ActOverlay:
    """Overlay that draws while the question is about acts, orders, reactions or templates."""

    def __init__(self, desk: ContactHub) -> None:
        self.desk, self._detection = desk, DetectionLook(desk)
        self._proposals = ProposalDrawing(desk)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the plan for the current question, if it is about one of these."""
        prompt = self.desk.prompt
        if isinstance(prompt, AskAction):
            self._draw_act(surface, prompt)
        elif isinstance(prompt, AskNext):
            self._draw_dummies(surface, prompt)
        elif isinstance(prompt, AskReact):
            self._draw_reactions(surface, prompt)
        elif isinstance(prompt, AskPoint):
            self._draw_template(surface, prompt)

    # -- acts ---------------------------------------------------------------------------------------------------

    def _draw_act(self, surface: pygame.Surface, prompt: AskAction) -> None:
        self._proposals.draw(surface, prompt)
        plan, labels = prompt.shown, self.desk.title_desk.labels
        there = prompt.imagined(prompt.decision.subject)
        if plan is not None and there is not None:
            self._detection.finders = prompt.finders
            if not self.desk.title_desk.looks.shown:
                self._detection.draw_finders(surface)
            self._draw_way(surface, prompt, plan, there, labels)
        if plan is not None and plan.short is not None and self.desk.input.aim is not None:
            spot = pygame.Rect(self.desk.view.centre(self.desk.input.aim), (1, 1)).inflate(20, 20)
            labels.put(surface, [shown(prompt.said(plan.short))], spot, "note")
        if prompt.target:
            start = there.pose if there is not None else placed_at(prompt.state, prompt.decision.subject)
            self._draw_fire(surface, start, prompt.target, prompt.shots)

    def _draw_way(self, surface: pygame.Surface, prompt: AskAction, plan: WayPlan, there: Unit, labels: Labels) -> None:
        """Draw the way, the unit where it ends, and what it costs."""
        view, unit, end = self.desk.view, prompt.unit, plan.end
        assert plan.act is not None and plan.act.route is not None and plan.way is not None
        assert end is not None and unit.pose is not None
        corners = [on_screen(view, point) for point in (unit.pose.point, *plan.act.route.corners)]
        draw_dashed(surface, corners, theme.CHOSEN, 3.0, under=DARK)
        for x, y in corners[1:-1]:
            box = pygame.Rect(0, 0, theme.px(8), theme.px(8))
            box.center = round(x), round(y)
            pygame.draw.rect(surface, theme.CHOSEN, box)
            pygame.draw.rect(surface, DARK, box, max(1, theme.px(1.4)))
        draw_at(surface, self.desk.title_desk.units.model(unit, end), corners[-1])
        outline = outline_on_screen(view, shape_of(prompt.state, there))
        draw_mark_on(surface, outline, "chosen")
        labels.taken.append(box_around(outline))
        labels.put(surface, self._measures(prompt, plan, there), box_around(outline))

    def _measures(self, prompt: AskAction, plan: WayPlan, there: Unit) -> list[str]:
        """Return the lines of the label: the way, what is left, borders with dice, command, who finds it."""
        state, way = prompt.state, plan.way
        assert way is not None
        head = text(
            "act-way", way=wording.length(way.length), most=wording.length(max(0, plan.most - way.minus)),
            verb=text(f"verb-{prompt.verb}"),
        )  # fmt: skip
        view = state.copy()
        view.units[there.id] = there
        command = text("act-command", held=wording.flag(in_command(view, there)))
        lines = [head, text("act-left", left=wording.length(plan.left)) + " · " + command]
        lines += [
            text("act-border", ground=names.ground(state, each.kind), test=wording.flag(each.test))
            for each in way.crossings
        ]
        if prompt.finders is not None and not there.known:
            lines.append(text("act-found", count=len(prompt.finders.finding)))
        return lines

    def _draw_fire(self, surface: pygame.Surface, start: Pose | None, target: str, shots: Sequence[Forecast]) -> None:
        """Draw the line of fire with the odds of each weapon at the target."""
        state, view, labels = self.desk.state, self.desk.view, self.desk.title_desk.labels
        end = placed_at(state, target)
        if not shots or start is None or end is None:
            return
        draw_wax(surface, on_screen(view, start.point), on_screen(view, end.point), theme.CUT)
        lines = [line for shot in shots for line in forecast_lines(state, shot)]
        labels.put(surface, lines, self._box(target, end), "measure")

    def _box(self, piece: str, pose: Pose) -> pygame.Rect:
        found = self.desk.title_desk.units.find(piece)
        at = pygame.Rect(self.desk.view.centre(pose), (1, 1)).inflate(theme.px(24), theme.px(24))
        return at if found is None else self.desk.title_desk.units.box(found)

    # -- other questions ----------------------------------------------------------------------------------------

    def _draw_dummies(self, surface: pygame.Surface, prompt: AskNext) -> None:
        """Draw the moves of dummies that go with the order."""
        view = self.desk.view
        for dummy, route in prompt.dummies.items():
            start = placed_at(prompt.state, dummy)
            if start is not None:
                spots = [on_screen(view, point) for point in (start.point, *route.corners)]
                draw_dashed(surface, spots, theme.CHOSEN, 2.4, under=DARK)

    def _draw_reactions(self, surface: pygame.Surface, prompt: AskReact) -> None:
        """Draw the points of the mover's way, and the shots that are laid out with their odds."""
        state, view = prompt.state, self.desk.view
        places = prompt.decision.places
        spots = [on_screen(view, pose.point) for pose in places]
        if len(spots) > 1:
            draw_dashed(surface, spots, CREAM, 1.6, dash=5, gap=5, under=DARK)
        for spot in (spots[0], spots[-1]) if spots else ():
            pygame.draw.circle(surface, CREAM, spot, theme.px(5))
            pygame.draw.circle(surface, DARK, spot, theme.px(5), max(1, theme.px(2)))
        for shot, found in prompt.taken.values():
            unit = state.units[shot.unit]
            at = prompt.decision.place(unit, shot.point)
            if unit.pose is not None:
                draw_wax(surface, on_screen(view, unit.pose.point), on_screen(view, at.point), theme.CLEAR)
                head = text("react-at", point=shot.point)
                box = box_around([on_screen(view, at.point)]).inflate(theme.px(30), theme.px(30))
                self.desk.title_desk.labels.put(surface, [head, *forecast_lines(state, found)], box, "measure")

    def _draw_template(self, surface: pygame.Surface, prompt: AskPoint[Decision]) -> None:
        """Draw the template with the units under it."""
        at, disc, state, view = prompt.shown, prompt.disc, prompt.state, self.desk.view
        if at is None or not disc:
            return
        corners = outline_on_screen(view, ConvexShape((at.point,), disc // 2))
        for width, ink in ((5.0, CREAM), (2.6, theme.CUT)):
            pygame.draw.lines(surface, ink, True, corners, max(1, round(width * theme.scale())))
        x, y = on_screen(view, at.point)
        reach = theme.px(9)
        for start, end in (((x - reach, y), (x + reach, y)), ((x, y - reach), (x, y + reach))):
            pygame.draw.line(surface, theme.CUT, start, end, max(1, theme.px(2)))
        under = [unit.id for unit in state.units.values() if unit.placed and under_disc(unit, at.point, disc)]
        mine = sum(state.units[unit].seat == prompt.decision.seat for unit in under)
        words = text("template-under", theirs=len(under) - mine, ours=mine)
        self.desk.title_desk.labels.put(surface, [words], box_around(corners), "measure")
