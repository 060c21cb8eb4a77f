"""Prompts of the moor, answered by clicks on tokens and ground, by drags, and by the keyboard cursor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.plane.leg_snapping import LegSnapping
from combat.engine.tabletop.plane.path_prompt import PathPrompt
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.prompts import Prompts
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words.line import Spoken
from tests.engine import moor_game as game
from tests.engine.moor_game import PASS, STAY, State
from tests.engine.tabletop.plane.moor_desk import MoorBoard, MoorDesk

D = TypeVar("D", bound=Decision)


class AskMoor(Prompt[D, State, MoorDesk, Pose]):
    """Base of the moor's prompts; `moor_drawing` draws their marks."""

    def answer_point(self, thing: Thing[Pose]) -> bool:
        """Answer with the point of the ground under the click, also under a piece; return whether there was one."""
        pose = self.ground(thing)
        if pose is not None:
            self.answer(Pose.at(pose.point))
        return pose is not None


class AskToken(AskMoor[game.ChooseToken]):
    """Prompt for a token."""

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the tokens that may be chosen, marked as legal."""
        return {PieceId(str(token)): "legal" for token in self.decision.answers}

    def click(self, thing: Thing[Pose]) -> bool:
        """Answer with the clicked token; return whether the answer was accepted."""
        return isinstance(thing, PieceId) and thing.id in self.decision.answers and self.answer(thing.id)

    def candidates(self) -> Sequence[str]:
        """Return the tokens that Tab selects in turn."""
        return [str(token) for token in self.decision.answers]

    def key(self, event: pygame.event.Event) -> bool:
        """Answer with the selected token on Enter; return whether the key was used."""
        selected = self.desk.selection.piece
        return self.desk.app.keys.is_(event, "accept") and selected in self.decision.answers and self.answer(selected)


class AskHide(AskMoor[game.Hide]):
    """Prompt for the scout's hiding place."""

    follows = True

    def click(self, thing: Thing[Pose]) -> bool:
        """Answer with the clicked point; return whether the click was used."""
        return self.answer_point(thing)


class AskMove(PathPrompt[game.Move, State, MoorDesk]):
    """Prompt for a move: a click adds a corner, a second click on it confirms the path, as Go does.

    A drop adds a corner and confirms. Each leg is limited to what the rules allow.
    """

    letters = True

    def __init__(self, desk: MoorBoard, decision: game.Move) -> None:
        super().__init__(desk, decision)
        self.route: Route | None = None
        """The path over the corners that were set."""
        self._clicked: Point | None = None
        """The point that was clicked for the last of them, which may lie beyond it."""

    @property
    def start(self) -> Pose:
        """Return the pose of the moving token."""
        return cast(Pose, self.desk.state.places[self.decision.subject])

    @property
    def corners(self) -> tuple[Point, ...]:
        """Return the corners set so far."""
        return () if self.route is None else self.route.corners

    @property
    def last(self) -> Point:
        """Return the start of the next leg."""
        return self.corners[-1] if self.corners else self.start.point

    def leg(self) -> LegSnapping:
        """Return the snapping rules of the next leg."""
        state, mover = self.desk.state, self.decision.subject
        shapes = (state.shape(token) for token in state.known_to(self.decision.seat) if token != mover)
        bases = [shape for shape in shapes if shape is not None]
        return LegSnapping(self.last, state.token(mover).footprint, bases, self.allows)

    def allows(self, pose: Pose) -> bool:
        """Return whether the path may continue to a pose."""
        route = Route((*self.corners, pose.point), pose.heading)
        return self.decision.refusal(self.desk.state, route) is None

    def route_to(self, pose: Pose, *, dropped: bool = False) -> Route:
        """Return the path to a pose, legal or not; unless the pose is turned, the token faces along its way."""
        turned = dropped or pose.heading != self.start.heading
        if self.route is not None and pose.point == self.last:
            return Route(self.corners, pose.heading) if turned else self.route
        straight = pose.heading if turned or pose.point == self.last else heading_to(self.last, pose.point)
        return Route((*self.corners, pose.point), straight)

    def drawn_to(self, pose: Pose, *, dropped: bool = False) -> Route:
        """Return the path to a pose, limited by the rules; a click on the last corner keeps that corner."""
        if self.corners and pose.point == self._clicked:
            pose = Pose.at(self.last, pose.heading)
        route = self.route_to(pose, dropped=dropped)
        end = self.settled(route.end)
        return route if end == route.end else Route((*self.corners, end.point), end.heading)

    def why_not(self, route: Route) -> Spoken:
        """Return why a path is illegal, "" if it is legal."""
        refusal = self.decision.refusal(self.desk.state, route)
        return "" if refusal is None else self.desk.table.words.refusal(self.desk.state, refusal)

    def click(self, thing: Thing[Pose]) -> bool:
        """Add a corner, confirm the path, or show why neither is legal; return whether the click was on the ground."""
        place = None if self.may_carry(thing) else self.ground(thing)
        if place is None:
            return False
        route = self.drawn_to(place)
        why = self.why_not(route)
        if why:
            self.desk.notice.show(why)
        elif route == self.route:
            self.answer(route)
        else:
            self._set(route, place.point)
        return True

    def _set(self, route: Route | None, clicked: Point | None = None) -> None:
        self.route, self._clicked = route, clicked
        self.desk.redraw("board", "prompt")

    def buttons(self) -> list[Button]:
        """Return the buttons: Go and Back if there is a path, and Stay."""
        go: list[Button] = []
        if self.route is not None:
            route, before = self.route, self.corners[:-1]
            shorter = Route(before, heading_to((self.start.point, *before)[-2], before[-1])) if before else None
            go = [self.button("Go", route, "G", "commit"), Button("Back", lambda: self._set(shorter), "Del")]
        return [*go, self.button("Stay", STAY, "S")]

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is the moving token, which may be dragged."""
        return thing == PieceId(self.decision.subject)

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return why the token cannot be dropped at a place, "" if it can."""
        place = self.ground(on)
        return "" if place is None else self.why_not(self.drawn_to(place, dropped=True))

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Answer with the path to the place of the drop; return whether the answer was accepted."""
        place = self.ground(on)
        return place is not None and self.answer(self.drawn_to(place, dropped=True))


class AskBlast(AskMoor[game.LayBlast]):
    """Prompt for the place of a blast."""

    follows = letters = True

    def in_reach(self) -> list[Pose]:
        """Return the places of enemy tokens in reach of the blast, nearest first."""
        state, subject = self.desk.state, self.decision.subject
        start = cast(Pose, state.places[subject]).point
        known = [state.places[token] for token in state.places if state.token(token).seat != self.decision.seat]
        reached = [
            pose for pose in known if pose is not None and self.decision.refusal(state, Pose.at(pose.point)) is None
        ]
        return sorted(reached, key=lambda pose: squared_distance(start, pose.point))

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the places of tokens in reach, marked as targets."""
        return {PlaceId(pose): "target" for pose in self.in_reach()}

    def places_in_turn(self, *, by_pad: bool) -> Sequence[Pose]:
        """Return the places to which Tab moves the cursor in turn: those of tokens in reach."""
        return self.in_reach()

    def click(self, thing: Thing[Pose]) -> bool:
        """Answer with the clicked point; return whether the click was used."""
        return self.answer_point(thing)

    def buttons(self) -> list[Button]:
        """Return the button Hold fire."""
        return [self.button("Hold fire", PASS, "H")]


PROMPTS: Prompts[State, MoorDesk, Pose] = Prompts()
PROMPTS.register(game.ChooseToken, AskToken)
PROMPTS.register(game.Hide, AskHide)
PROMPTS.register(game.Move, AskMove)
PROMPTS.register(game.LayBlast, AskBlast)
