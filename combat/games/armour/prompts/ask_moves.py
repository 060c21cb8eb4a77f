"""Base of the prompts for moves: drags and clicks towards a place, corners, turns (L551)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.space.plane.heading import Heading, heading_to
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.prompts.movers_asked import MoversAsked
from combat.games.armour.rules.answers import DONE
from combat.games.armour.standing.movable import most_granted, why_not
from combat.games.armour.standing.move_plan import MovePlan
from combat.games.armour.standing.move_planner import MovePlanner
from combat.games.armour.standing.watchers import Watchers
from combat.games.armour.table.armour_hub import ArmourHub

D = TypeVar("D", bound=Decision)
AGAIN = 15 * CM // 10
"""Distance from the end of a plan within which a second click executes it, in units of 0.1 mm."""
CORNER_KEYS = (pygame.K_LALT, pygame.K_RALT)


class AskMoves(MoversAsked[D]):
    """Prompt for moves: a drag moves the whole unit in formation, with Shift one team; a click plans a move, a
    second click there makes it.
    """

    follows = turns = draws_carried = True
    done: str
    """Message of the button that ends the moves."""

    def __init__(self, desk: ArmourHub, decision: D) -> None:
        super().__init__(desk, decision)
        self.corners: tuple[Point, ...] = ()
        """Corners of the anchor's way that are set."""
        self.pending: MovePlan | None = None
        """The plan that waits for a second click or Enter."""
        self._planner: MovePlanner | None = None
        self._last: tuple[object, MovePlan] | None = None
        self.watchers: Watchers | None = None

    # -- whom it is about ---------------------------------------------------------------------------------------

    @property
    def anchor(self) -> str:
        """Return the id of the dragged, else the selected team, if it may move; otherwise ""."""
        held = self.desk.input.held
        piece = held.thing.id if held is not None and isinstance(held.thing, PieceId) else self.desk.selection.piece
        return piece if self.may_move(piece) else ""

    def _group(self, anchor: str) -> tuple[str, ...]:
        """Return the teams that move with the anchor: its unit, or it alone while Shift is held."""
        if self.alone or pygame.key.get_mods() & pygame.KMOD_SHIFT:
            return (anchor,)
        able = tuple(team.id for team in self.movable(self.state.unit_of(anchor)))
        return tuple(team for team in able if team in self.boxed) if anchor in self.boxed else able

    def planner(self, anchor: str) -> MovePlanner:
        """Return the planner for the group that moves with the team `anchor`; cached."""
        group = self._group(anchor)
        if self._planner is None or (self._planner.anchor, self._planner.group) != (anchor, group):
            limit = most_granted(self.state, self.decision)
            self._planner, self._last = MovePlanner(self.state, group, anchor, limit), None
        return self._planner

    # -- plans --------------------------------------------------------------------------------------------------

    def plan_to(self, pose: Pose) -> MovePlan | None:
        """Return the plan to a pose of the dragged or selected team; None without one. Cached.

        The team faces ahead unless the player has turned it.
        """
        anchor = self.anchor
        if not anchor:
            return None
        key = anchor, self.planner(anchor).group, self.corners, pose
        if self._last is None or self._last[0] != key:
            self._last = key, self._made(anchor, pose)
        return self._last[1]

    def _made(self, anchor: str, pose: Pose) -> MovePlan:
        """Return the plan of the group of an anchor over the corners that are set to a pose."""
        planner = self.planner(anchor)
        last = self.corners[-1] if self.corners else planner.start.point
        corners = (*self.corners, pose.point) if pose.point != last else self.corners or (pose.point,)
        return planner.plan(corners, self._heading(pose, (planner.start.point, *corners)))

    def _heading(self, pose: Pose, way: Sequence[Point]) -> Heading:
        """Return the heading at the end of a way: that of the pose if it was turned, else the way of the last leg."""
        start = self.desk.title_desk.place_of(self.anchor)
        legs = [(a, b) for a, b in pairwise(way) if a != b]
        if not legs or (start is not None and pose.heading != start.heading):
            return pose.heading
        return heading_to(*legs[-1])

    @property
    def shown(self) -> MovePlan | None:
        """Return the plan to draw: to the pointer or cursor if it is in use, else the pending one; None without one."""
        hand = self.desk.input
        drags = hand.held is not None and hand.held.moved
        if self.pending is not None and not drags and not hand.cursor_moved:
            return self.pending
        by_cursor = hand.by_keys or hand.pointer.place is None
        aim = hand.where if drags else hand.cursor if by_cursor else None
        return None if aim is None else self.plan_to(aim)

    def end_of(self, team: str) -> Pose | None:
        """Return the pose of a team at the end of the drawn plan; None if it has no part in it."""
        plan = self.shown
        return None if plan is None else plan.end_of(team)

    def settled(self, place: Pose) -> Pose:
        """Return the pose at which the dragged or selected team stops on its way to a place; the place if it cannot
        move.
        """
        plan = self.plan_to(place)
        return (plan.end_of(self.anchor) if plan is not None else None) or place

    def _why_not(self, plan: MovePlan | None) -> Spoken:
        """Return the reason why a plan cannot be taken; "" if it can."""
        if plan is None:
            return ""
        if not plan.parts:
            return self.said(plan.short)
        return self.said(self.decision.refusal(self.state, plan.moves))

    def _take(self, plan: MovePlan) -> bool:
        """Declare the moves of a plan."""
        self.pending = None
        return self.answer(plan.moves)

    def _set(self, plan: MovePlan | None) -> None:
        self.pending = plan
        self.desk.redraw("board", "prompt", "unit")

    # -- mouse --------------------------------------------------------------------------------------------------

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing may be dragged: a team that may move."""
        return isinstance(thing, PieceId) and self.may_move(thing.id)

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why the group cannot move to where a team is dropped; "" if it can."""
        place = self.ground(on)
        return "" if place is None else self._why_not(self.plan_to(place))

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Move the group to where a team is dropped; a move with Cross rolls must be confirmed first.

        Returns whether there was a legal move.
        """
        place = self.ground(on)
        assert isinstance(held, PieceId)
        self.desk.selection.select(held.id)
        plan = None if place is None else self.plan_to(place)
        if plan is None or not plan.parts:
            return False
        if plan.rolls:
            self._set(plan)
            return True
        return self._take(plan)

    def click(self, thing: Thing[Pose]) -> bool:
        """Select a team, plan a move to a place, or make the planned move whose end is clicked again.

        A plan to the cursor is carried out at once, unless it needs Cross rolls. Returns whether the click was used.
        """
        if isinstance(thing, PieceId) and self.may_move(thing.id):
            self._choose(thing.id)
            return True
        if isinstance(thing, PieceId) and self.is_own(thing):
            self._choose(thing.id)
            barred = why_not(self.state, self.decision, thing.id)
            if barred is not None:
                self.desk.notice.show(self.said(barred))
            return True
        place = self.ground(thing) if isinstance(thing, PlaceId) else None
        if place is None or not self.anchor:
            return False
        if self.pending is not None and self._is_again(place):
            return self._take(self.pending)
        plan = self.plan_to(place)
        why = self._why_not(plan)
        if why or plan is None:
            self.desk.notice.show(why)
        elif place == self.desk.input.cursor and not plan.rolls:
            self._take(plan)  # it was drawn while the cursor moved
        else:
            self._set(plan)
        return True

    def _is_again(self, place: Pose) -> bool:
        end = None if self.pending is None else self.pending.end_of(self.anchor)
        if end is None or place.heading not in (end.heading, self.planner(self.anchor).start.heading):
            return False
        near = squared_distance(end.point, place.point) <= AGAIN * AGAIN
        clicked = self._last[0] if self._last is not None else None
        return near or (isinstance(clicked, tuple) and place == clicked[-1])

    def begin_again(self) -> None:
        """Remove the plan and its corners."""
        self.corners = ()
        self._set(None)

    def take_back(self) -> bool:
        """Undo the last corner, the plan, or the choice by a selection box; return whether there was anything to
        undo.
        """
        if self.pending is None and not self.corners:
            boxed, self.boxed = self.boxed, frozenset()
            self._set(None)
            return bool(boxed)
        self._back()
        return True

    def _choose(self, piece: str) -> None:
        if piece != self.desk.selection.piece:
            self.corners, self.pending = (), None
        if piece not in self.boxed:
            self.boxed = frozenset()
        self.desk.selection.select(piece)
        self.desk.redraw("board", "prompt")

    # -- keys and buttons ---------------------------------------------------------------------------------------

    def key(self, event: pygame.event.Event) -> bool:
        """Add a corner with Alt while dragging, or choose a unit by its number; return whether the key was used."""
        if event.type == pygame.KEYDOWN and event.key in CORNER_KEYS:
            return self._add_corner(by_mouse=True)
        chosen = super().key(event)
        if chosen:
            self.corners, self.pending = (), None
        return chosen

    def _add_corner(self, *, by_mouse: bool = False) -> bool:
        """Set a corner where the plan ends now."""
        held, aim = self.desk.input.held, self.desk.input.aim
        if by_mouse and (held is None or not held.moved):
            return False
        plan = self.pending or (self.plan_to(aim) if aim is not None else None)
        corners = plan.corners_of(self.anchor) if plan is not None else ()
        if corners:
            self.corners, self.pending = corners, None
            self.desk.redraw("board", "prompt")
        return bool(corners)

    def _back(self) -> None:
        """Drop the plan, else the last corner."""
        if self.pending is None:
            self.corners = self.corners[:-1]
        self._set(None)

    def _toggle_alone(self) -> None:
        self.alone = not self.alone
        self._set(None)

    def buttons(self) -> list[Button]:
        """Return the buttons: make the move, end the movement, corners, one team or the whole unit."""
        found = list[Button]()
        if self.pending is not None:
            plan = self.pending
            found.append(Button(text("move-go"), lambda: self._take(plan), "Enter", "commit"))
        done = self.button(text(self.done), DONE, "Ctrl+Enter", "plain" if found else "commit")
        found.append(done)
        if self.anchor:
            found.append(Button(text("move-corner"), self._add_corner, "Ins"))
            if self.pending is not None or self.corners:
                found.append(Button(text("move-back"), self._back, "Del"))
            label = text("move-unit" if self.alone else "move-alone")
            found.append(Button(label, self._toggle_alone, "T"))
        return found

    def line(self) -> PromptWords:
        """Return the prompt line with the number of Cross rolls of the pending plan."""
        said = super().line()
        plan, anchor = self.pending, self.anchor
        if plan is not None and anchor:
            return PromptWords(said.title, text("move-pending", count=len(plan.rolls)), rule=said.rule)
        return said

    # -- who sees it --------------------------------------------------------------------------------------------

    def follow(self) -> bool:
        """Test a few more enemies for whether they would see the team at its drawn end.

        Returns whether there is something new to draw.
        """
        plan, anchor = self.shown, self.anchor
        pose = plan.end_of(anchor) if plan is not None and anchor else None
        if pose is None:
            changed, self.watchers = self.watchers is not None, None
            return changed
        if self.watchers is None or self.watchers.about != (anchor, pose):
            self.watchers = Watchers(self.state, anchor, pose)
        return self.watchers.step()
