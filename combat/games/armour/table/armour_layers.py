"""Board layers: goals, marks, teams, plans of the question, motions and rulers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import PieceId, marked_pieces
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.posture import command_limit
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import SWITCHES
from combat.games.armour.table.overlays.artillery_overlay import ArtilleryOverlay
from combat.games.armour.table.overlays.charge_overlay import ChargeOverlay
from combat.games.armour.table.overlays.deploy_overlay import DeployOverlay
from combat.games.armour.table.overlays.entry_overlay import EntryOverlay
from combat.games.armour.table.overlays.goals_overlay import GoalsOverlay
from combat.games.armour.table.overlays.move_overlay import MoveOverlay
from combat.games.armour.table.overlays.shot_overlay import ShotOverlay
from combat.games.armour.table.overlays.works_overlay import WorksOverlay
from combat.games.armour.table.stepwise_prompt import StepwisePrompt
from combat.games.armour.table.team_note import team_note
from combat.games.armour.words.work_note import work_note
from combat.games.miniatures.board.drawn_lines import COMMAND, draw_ring, grown, outline_on_screen
from combat.games.miniatures.board.model_layers import Drawing, ModelLayers
from combat.games.miniatures.looks.look_switches import COMMAND as COMMAND_RING
from combat.games.miniatures.pieces.coats import DOT_OURS, DOT_THEIRS


class ArmourLayers(ModelLayers[State, ArmourDesk]):
    """Draws the table's content in the layers of the board view."""

    switches = SWITCHES

    def __init__(self, desk: ArmourHub) -> None:
        super().__init__(desk)
        self.goals, self.deploying = GoalsOverlay(desk), DeployOverlay(desk)
        self.moves, self.shots = MoveOverlay(desk), ShotOverlay(desk)
        self.charges, self.artillery = ChargeOverlay(desk), ArtilleryOverlay(desk)
        self.entries = EntryOverlay(desk)
        self.works = WorksOverlay(desk)

    def dots(self) -> Iterator[Dot[Pose]]:
        """Yield a dot on the minimap for every team on the table."""
        state, own = self.desk.state, self.desk.title_desk.teams.own_seat
        for team in state.teams.values():
            if team.on_table and team.pose is not None:
                ours = state.seat_of(team.id) == own
                yield Dot(team.pose, DOT_OURS if ours else DOT_THEIRS, own=ours)

    def cancel(self) -> bool:
        """Hide the overlay shown on the board, else undo the plan; return whether there was anything."""
        prompt = self.desk.prompt
        return super().cancel() or (isinstance(prompt, StepwisePrompt) and prompt.take_back())

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the team at a point, else of the work there; None if there is neither."""
        team = self.desk.title_desk.teams.at(position)
        if self.desk.input.held is not None:
            return None
        if not team:
            work = self.works.at(position)
            return None if work is None else Tip(work, work_note(self.desk.state, work), self.works.box(work))
        return Tip(team, team_note(self.desk, team), self.desk.title_desk.teams.box(self.desk.state.teams[team]))

    def _draw_command(self, surface: pygame.Surface) -> None:
        state, unit = self.desk.state, self.desk.title_desk.unit
        if (
            not self.desk.title_desk.looks.is_on(COMMAND_RING)
            or unit is None
            or not unit.leader
            or not state.teams[unit.leader].on_table
        ):
            return
        ring = grown(shape_of(state, state.teams[unit.leader]), command_limit(state, unit).distance)
        draw_ring(surface, outline_on_screen(self.desk.view, ring), COMMAND, ticks=True)

    def under_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw on the ground below the marks of teams, in order."""
        yield self.works.draw_ground
        yield self.goals.draw_ground
        yield self.desk.title_desk.shown.draw_ground
        yield self.artillery.draw_ground
        yield self.deploying.draw_ground
        yield self._draw_command

    def marks(self) -> Mapping[str, Mark]:
        """Return the marks of teams by id: those of the question in the selected unit, and that of the selected
        team.
        """
        desk, unit, selected = self.desk, self.desk.title_desk.unit, self.desk.selection.piece
        lit = marked_pieces(desk.prompt.lit()) if desk.prompt is not None else {}
        found = {
            team: mark
            for team, mark in lit.items()
            if team != selected and (mark != "legal" or unit is None or desk.state.teams[team].unit == unit.id)
        }
        return {**found, selected: "chosen"}

    def hidden(self) -> Collection[str]:
        """Return the ids of the teams that the current motion draws itself or that are being dragged."""
        held = self.desk.input.held
        carried = [held.thing.id] if held is not None and held.moved and isinstance(held.thing, PieceId) else []
        return [*super().hidden(), *carried]

    def with_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw planned shots and charges just above the teams."""
        yield self.shots.draw_pieces
        yield self.charges.draw_pieces

    def over_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw plans above the teams, in order."""
        yield self.artillery.draw_air
        yield self.works.draw_air
        yield self.deploying.draw_air
        yield self.moves.draw_air
        yield self.desk.title_desk.shown.draw_air
        yield self.entries.draw_air
