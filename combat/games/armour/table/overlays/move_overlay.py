"""Drawing of a planned move: routes and places of the group, remaining distance, command, zones, enemies that see
it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import replace
from combat.engine.space.plane.distance import compare_distance
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.posture import command_limit, in_command
from combat.games.armour.rules.state import State
from combat.games.armour.standing.move_plan import MovePlan
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import (
    COMMAND,
    CREAM,
    DARK,
    Labels,
    Spot,
    box_around,
    dashes,
    draw_dashed,
    draw_halo,
    draw_ring,
    draw_wax,
    grown,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.board.models_on_board import draw_at
from combat.games.miniatures.words import wording

HALO_NEAR = 1_200
"""Distance from a team of the group within which the zone around an enemy is drawn, in units of 0.1 mm."""
BOX = 30
"""Length of the parts of a way that labels leave free, in pixels at scale 1."""
MOST_EYES = 6
"""Number of enemies seeing the group that have a label."""


class MoveOverlay:
    """Overlay that draws while the question is about moves."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the plan to the pointer, or the one that waits for confirmation."""
        prompt = self.desk.prompt
        if not isinstance(prompt, AskMoves) or not prompt.anchor:
            return
        plan = prompt.shown
        if plan is None:
            return
        moved = self._moved(prompt, plan)
        labels = self.desk.title_desk.labels
        for halo in self._halos(prompt, plan, moved):
            draw_halo(surface, halo)
        self._draw_command(surface, prompt, moved)
        self._draw_eyes(surface, prompt, labels)
        boxes = self._draw_ways(surface, prompt, plan)
        if boxes:
            labels.taken += boxes
            labels.put(surface, self._measures(prompt, plan, moved), boxes[0])
        if plan.short is not None:
            spot = self._wanted(prompt)
            labels.put(surface, [shown(prompt.said(plan.short))], pygame.Rect(spot, (1, 1)).inflate(20, 20), "note")

    def _moved(self, prompt: AskMoves[Decision], plan: MovePlan) -> State:
        """Return the state after the plan."""
        view = prompt.state.copy()
        for part in plan.parts:
            view.teams[part.team] = replace(view.teams[part.team], pose=part.route.end, moved=plan.speed)
        return view

    def _wanted(self, prompt: AskMoves[Decision]) -> tuple[int, int]:
        aim = self.desk.input.aim
        place = aim if aim is not None else self.desk.title_desk.start()
        return self.desk.view.centre(place)

    # -- ways and places ----------------------------------------------------------------------------------------

    def _draw_ways(self, surface: pygame.Surface, prompt: AskMoves[Decision], plan: MovePlan) -> list[pygame.Rect]:
        """Draw the way and the place of each team; return the areas of the places, that of the anchor first."""
        desk, state, view, found = self.desk, prompt.state, self.desk.view, list[pygame.Rect]()
        for part in sorted(plan.parts, key=lambda each: each.team == prompt.anchor):
            team = state.teams[part.team]
            assert team.pose is not None
            corners = [on_screen(view, point) for point in (team.pose.point, *part.route.corners)]
            leads = part.team == prompt.anchor
            if leads:
                draw_dashed(surface, corners, theme.CHOSEN, 3.0, under=DARK)
                for x, y in corners[1:-1]:
                    side = theme.px(8)
                    pygame.draw.rect(surface, theme.CHOSEN, (x - side / 2, y - side / 2, side, side))
                    pygame.draw.rect(surface, DARK, (x - side / 2, y - side / 2, side, side), max(1, theme.px(1.4)))
            else:
                draw_dashed(surface, corners, CREAM, 1.4, dash=6, gap=6, under=DARK)
            end = part.route.end
            turret = team.turret + end.heading - team.pose.heading
            piece = desk.title_desk.teams.model(team, pose=end, turret=turret, ghost=not leads)
            draw_at(surface, piece, corners[-1])
            outline = outline_on_screen(view, state.card(team).hull.at(end.point, end.heading))
            draw_mark_on(surface, outline, "chosen")
            found.insert(0, box_around(outline))
            self.desk.title_desk.labels.taken += along(corners)
        return found

    def _measures(self, prompt: AskMoves[Decision], plan: MovePlan, moved: State) -> list[str]:
        """Return the lines of the label: the way, what is left, and what is at stake."""
        way, limit = wording.length(plan.distance), wording.length(plan.limit)
        head = text("move-way", way=way, limit=limit, speed=plan.speed)
        lines = [head, text("move-left", left=wording.length(max(0, plan.limit - plan.distance)))]
        stray = sum(1 for part in plan.parts if not in_command(moved, moved.teams[part.team]))
        lines[-1] += " · " + text("move-command", stray=stray, count=len(plan.parts))
        if prompt.watchers is not None:
            seeing = prompt.watchers.seeing
            plain = sum(1 for watcher in seeing if not watcher.sees.concealed)
            lines[-1] += " · " + text("move-seen", count=len(seeing))
            if seeing:
                lines.append(text("move-concealed", plain=plain, count=len(seeing)))
        lines += roll_lines(plan, moved)
        return lines

    # -- what matters there -------------------------------------------------------------------------------------

    def _halos(self, prompt: AskMoves[Decision], plan: MovePlan, moved: State) -> Iterator[list[tuple[float, float]]]:
        """Yield the outlines of the zones around enemies that the group must not enter, where it comes near (L553)."""
        spaces = [prompt.planner(prompt.anchor).space(part.team, plan.speed) for part in plan.parts]
        shapes = [shape_of(moved, moved.teams[part.team]) for part in plan.parts]
        done = set[str]()
        for space in spaces:
            for zone in space.bars:
                if zone.key in done:
                    continue
                done.add(zone.key)
                near = zone.reach + HALO_NEAR
                if any(compare_distance(shape, zone.shape, near) <= 0 for shape in shapes):
                    yield outline_on_screen(self.desk.view, grown(zone.shape, zone.reach))

    def _draw_command(self, surface: pygame.Surface, prompt: AskMoves[Decision], moved: State) -> None:
        """Draw how far command reaches around the leader of the group, where he is going to be (L557)."""
        unit = moved.unit_of(prompt.anchor)
        if not unit.leader or not moved.teams[unit.leader].on_table:
            return
        if sum(1 for _ in moved.teams_of(unit.id)) < 2:
            return
        reach = command_limit(moved, unit).distance
        ring = grown(shape_of(moved, moved.teams[unit.leader]), reach)
        draw_ring(surface, outline_on_screen(self.desk.view, ring), COMMAND, ticks=True)

    def _draw_eyes(self, surface: pygame.Surface, prompt: AskMoves[Decision], labels: Labels) -> None:
        """Draw a line from each enemy that would see the anchor, with its distance."""
        if prompt.watchers is None or self.desk.title_desk.looks.shown:
            return
        state, view = prompt.state, self.desk.view
        end = on_screen(view, prompt.watchers.about[1].point)
        for number, watcher in enumerate(prompt.watchers.seeing):
            pose = state.teams[watcher.team].pose
            assert pose is not None
            start = on_screen(view, pose.point)
            draw_wax(surface, start, end, theme.CLEAR)
            if number < MOST_EYES:
                said = text("move-eye", team=names.team(state, watcher.team), distance=wording.length(watcher.distance))
                box = box_around(outline_on_screen(view, shape_of(state, state.teams[watcher.team])))
                labels.put(surface, [said], box, "fact")


def roll_lines(plan: MovePlan, state: State) -> Iterator[str]:
    """Yield a line for the Cross rolls of each number needed, with the chance that all of them succeed (L563)."""
    for need in sorted({roll.need for roll in plan.rolls}):
        rolls = [roll for roll in plan.rolls if roll.need == need]
        grounds = ", ".join(dict.fromkeys(names.ground(roll.ground, state) for roll in rolls))
        odds = round(100 * math.prod(roll.odds for roll in rolls))
        yield text("move-rolls", count=len(rolls), ground=grounds, need=need, odds=odds)


def along(corners: Sequence[Spot]) -> list[pygame.Rect]:
    """Return boxes along a route on the screen, which labels must leave free."""
    return [box_around(part) for part in dashes(corners, theme.px(BOX), 0.0)]
