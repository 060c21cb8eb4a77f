"""Input on the board of ARMOUR! outside prompts."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.armour.standing.movable import why_not
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.stepwise_prompt import StepwisePrompt
from combat.games.armour.table.teams_on_board import TeamsOnBoard
from combat.games.miniatures.board.model_input import NOTHING, ModelInput


class ArmourBoardInput(ModelInput):
    """Hit-testing of teams and places; dragging of teams."""

    _desk: ArmourHub
    _models: TeamsOnBoard

    def face(self, thing: Thing[Pose]) -> Piece:
        """Return the sprite of a dragged team, turned as by the wheel; raise TypeError for any other thing."""
        if not isinstance(thing, PieceId):
            raise TypeError(thing)
        prompt = self._desk.prompt
        if isinstance(prompt, StepwisePrompt) and prompt.draws_carried:
            return NOTHING
        team = self._desk.state.teams[thing.id]
        pose = None if team.pose is None else Pose.at(team.pose.point, self._desk.input.pointer.heading)
        turret = (
            team.turret if team.pose is None else team.turret + self._desk.input.pointer.heading - team.pose.heading
        )
        return self._models.face(team, pose=pose, turret=turret)

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is a team of the player that the question does not let move, so that a drop shows
        the reason.
        """
        state, prompt = self._desk.state, self._desk.prompt
        if prompt is None or not isinstance(thing, PieceId) or thing.id not in state.teams:
            return False
        return state.seat_of(thing.id) == prompt.decision.seat and state.teams[thing.id].on_table

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why a team cannot be moved now, else a text on what is asked instead; "" without a
        question.
        """
        prompt = self._desk.prompt
        if prompt is None or not isinstance(held, PieceId):
            return ""
        why = why_not(self._desk.state, prompt.decision, held.id)
        if why is not None:
            return self._desk.table.words.refusal(self._desk.state, why)
        return text("drag-not-now", question=prompt.line().title)

    def gather(self, box: pygame.Rect) -> bool:
        """Pass the teams of the asked seat in a selection box to the prompt; return whether the prompt takes them."""
        state, prompt = self._desk.state, self._desk.prompt
        if prompt is None or not isinstance(prompt, StepwisePrompt):
            return False
        own = state.on_table(prompt.decision.seat)
        prompt.gather([team.id for team in own if box.collidepoint(self._models.box(team).center)])
        return True
