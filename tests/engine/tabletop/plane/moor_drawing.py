"""Draw the moor: tokens, the path and the template at the pointer, and the motions of events."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import cast

import pygame

from combat.engine.kernel.event import Event
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.board_drawing import BoardDrawing
from combat.engine.tabletop.effects.effect_instance import EffectInstance
from combat.engine.tabletop.effects.painted.bursts import BLASTS, USUAL
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.motion import Motion, eased
from combat.engine.tabletop.motions import Motions
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.tabletop.overlay.place_mark import GROUND, Mark
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.plane.plane_ground import outline_of
from tests.engine import moor_game as game
from tests.engine.moor_game import BLAST, RANGES, REACH, State, zone_of
from tests.engine.moor_title import called
from tests.engine.tabletop.plane.moor_desk import MoorBoard, MoorDesk
from tests.engine.tabletop.plane.moor_prompts import AskBlast, AskHide, AskMove, AskToken
from tests.engine.tabletop.plane.moor_tokens import SIGNS, face, shown_at

OnScreen = tuple[float, float]


class Going(Motion[game.Moved, State, MoorDesk, Pose]):
    """Motion of a token along its path; it turns at corners and at the end."""

    def where(self) -> tuple[Pose, ...]:
        """Return the end of the path, () if the viewer does not see it."""
        return () if self.event.route is None else (self.event.route.end,)

    def pose(self, share: float) -> tuple[tuple[float, float], int] | None:
        """Return position (table units) and heading at a share (0-1) of the motion; None if the token is not seen."""
        route, start = self.event.route, self.desk.state.places[self.event.token]
        if route is None or start is None:
            return None
        legs = list(route.legs(start.point))
        left = eased(share) * sum(squared_distance(a, b) ** 0.5 for a, b in legs)
        for a, b in legs:
            long = squared_distance(a, b) ** 0.5
            if left < long:
                return (a.x + (b.x - a.x) * left / long, a.y + (b.y - a.y) * left / long), heading_to(a, b)
            left -= long
        return route.end.point, route.heading


class Bursting(Motion[game.BlastLaid, State, MoorDesk, Pose]):
    """Motion of a blast that explodes."""

    def __init__(self, desk: MoorBoard, event: Event, duration: float, wait: bool) -> None:
        super().__init__(desk, cast(game.BlastLaid, event), duration, wait)
        desk.animation.effects.add(EffectInstance(BLASTS[USUAL], self.event.place, 1))

    def where(self) -> tuple[Pose, ...]:
        """Return the place of the blast."""
        return (self.event.place,)


MOTIONS: Motions[State, MoorDesk, Pose] = Motions()
MOTIONS.pause(game.TurnBegan, game.Hid, game.Spotted, game.DieThrown, game.Lost, game.Ended)
MOTIONS.show(Going, game.Moved)
MOTIONS.show(Bursting, game.BlastLaid)


class MoorDrawing(BoardDrawing):
    """Drawing functions for the layers of the board."""

    def __init__(self, desk: MoorBoard) -> None:
        self.desk, self.view = desk, desk.view

    def hang(self) -> None:
        """Install the drawing functions in the layers of the board view and the minimap."""
        self.view.layers |= {"ground": self.draw_ground, "pieces": self.draw_pieces, "air": self.draw_air}
        self.view.minimap.dots = self._dots

    def _dots(self) -> Iterator[Dot[Pose]]:
        for token, pose in self.desk.state.places.items():
            if pose is not None:
                yield Dot(pose, SIGNS[self.desk.state.token(token).seat], own=self.desk.title_desk.is_own(token))

    # -- marks --------------------------------------------------------------------------------------------------

    def _mark(self, surface: pygame.Surface, shape: ConvexShape, mark: Mark) -> None:
        draw_mark_on(surface, [self.view.camera.to_screen(corner) for corner in outline_of(shape)], mark)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the marks of the question on the ground."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.view.paper.sheet))
        self._draw_asked(surface)
        surface.set_clip(clip)

    def _draw_asked(self, surface: pygame.Surface) -> None:
        desk, prompt = self.desk, self.desk.prompt
        chosen = desk.state.shape(desk.selection.piece) if desk.title_desk.has(desk.selection.piece) else None
        if chosen is not None:
            self._mark(surface, _around(chosen), "chosen")
        if isinstance(prompt, AskToken):
            for token in prompt.candidates():
                shape = desk.state.shape(token)
                if shape is not None and token != desk.selection.piece:
                    self._mark(surface, _around(shape), "legal")
        elif isinstance(prompt, AskHide):
            zone = zone_of(desk.state, prompt.decision.seat)
            draw_mark_on(surface, [self.view.camera.to_screen((x / 5, y / 5)) for x, y in zone.corners], "area")
        elif isinstance(prompt, AskMove):
            far = RANGES[desk.state.token(prompt.decision.subject).footprint]
            self._mark(surface, ConvexShape.disc(prompt.start.point, far), "area")
        elif isinstance(prompt, AskBlast):
            pose = cast(Pose, desk.state.places[prompt.decision.subject])
            self._mark(surface, ConvexShape.disc(pose.point, REACH), "area")

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the tokens, except one that is moving; a hidden or dragged token is drawn pale."""
        desk, showing = self.desk, self.desk.mirror.showing
        going = showing.motion.event.token if showing is not None and isinstance(showing.motion, Going) else ""
        held = desk.input.held
        carried = getattr(held.thing, "id", "") if held is not None and held.moved else ""
        for token, pose in desk.state.places.items():
            if pose is not None and token != going:
                pale = token in desk.state.hidden or token == carried
                piece = face(desk.state.token(token), pose.heading, self.view.camera.zoom, pale=pale)
                shown_at(surface, piece, self.view.camera.to_screen(self.view.ground.middle(pose)))

    def _draw_aim(self, surface: pygame.Surface) -> None:
        """The path and its end, or the template, as an answer would have it now."""
        prompt, aim = self.desk.prompt, self.desk.input.aim
        if isinstance(prompt, AskMove):
            self._draw_path(surface, prompt, aim)
        elif isinstance(prompt, AskBlast) and aim is not None:
            refused = prompt.decision.refusal(self.desk.state, Pose.at(aim.point)) is not None
            self._mark(surface, ConvexShape.disc(aim.point, BLAST), "refused" if refused else "target")
        elif isinstance(prompt, AskHide) and aim is not None:
            refused = prompt.decision.refusal(self.desk.state, Pose.at(aim.point)) is not None
            self._mark(surface, game.SCOUT.at(aim.point), "refused" if refused else "legal")

    def _draw_path(self, surface: pygame.Surface, prompt: AskMove, aim: Pose | None) -> None:
        held = self.desk.input.held is not None and self.desk.input.held.moved
        route = prompt.route if aim is None else prompt.drawn_to(aim, dropped=held)
        if route is None:
            return
        refused = bool(prompt.why_not(route))
        corners = [self._on_screen(point) for point in (prompt.start.point, *route.corners)]
        ink = theme.CUT if refused else theme.CHOSEN
        for line, wide in ((GROUND, 5), (ink, 3)):
            for start, end in pairwise(corners):
                for dash in _pieces(start, end, broken=refused):
                    pygame.draw.line(surface, line, *dash, theme.px(wide))
            for corner in corners[1 : 1 + len(prompt.corners)]:
                pygame.draw.circle(surface, line, corner, theme.px(wide + 1))
        token = self.desk.state.token(prompt.decision.subject)
        if not held:
            piece = face(token, route.heading, self.view.camera.zoom, pale=True)
            shown_at(surface, piece, corners[-1])
        self._mark(surface, token.footprint.at(route.end.point, route.heading), "refused" if refused else "hover")

    def _on_screen(self, point: Point) -> tuple[float, float]:
        return self.view.camera.to_screen(self.view.ground.middle(Pose.at(point)))

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the path to the pointer, a moving token, and effects."""
        self._draw_aim(surface)
        showing = self.desk.mirror.showing
        if showing is not None and isinstance(showing.motion, Going):
            found = showing.motion.pose(showing.share)
            if found is not None:
                token = self.desk.state.token(showing.motion.event.token)
                (x, y), heading = found
                piece = face(token, heading, self.view.camera.zoom)
                shown_at(surface, piece, self.view.camera.to_screen((x / 5, y / 5)))
        if self.desk.animation.has_effects:
            self.desk.animation.effects.draw_low(surface)
            self.desk.animation.effects.draw_high(surface)

    # -- what takes clicks and keys -----------------------------------------------------------------------------

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the token at a point, None if there is none."""
        place = self.desk.input.place_at(position)
        here = self.desk.title_desk.pieces_at(place) if place is not None else ()
        if not here:
            return None
        words = called(here[0])
        seen = (words, "hidden: only you see it") if here[0] in self.desk.state.hidden else (words,)
        return Tip(here[0], seen, pygame.Rect(position, (1, 1)).inflate(theme.px(24), theme.px(24)))

    def press(self, position: tuple[int, int]) -> bool:
        """Return False, as clicks on the board are left to the prompt."""
        return False

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return {}, as there are no additional key actions."""
        return {}

    def released(self, event: pygame.event.Event) -> bool:
        """Return False, as no released key is used."""
        return False

    def cancel(self) -> bool:
        """Return False, as there is nothing to cancel."""
        return False


def _pieces(start: OnScreen, end: OnScreen, *, broken: bool) -> Iterator[tuple[OnScreen, OnScreen]]:
    """Yield a line, or its dashes where the way is refused."""
    count = max(1, round(math.dist(start, end) / theme.px(16))) if broken else 1
    for number in range(count):
        low, high = (number + 0.2) / count if broken else 0.0, (number + 0.8) / count if broken else 1.0
        (x, y), (u, v) = start, end
        yield (x + (u - x) * low, y + (v - y) * low), (x + (u - x) * high, y + (v - y) * high)


def _around(shape: ConvexShape) -> ConvexShape:
    """Return a shape with a rim of 3 mm."""
    return ConvexShape(shape.corners, shape.radius + 30)
