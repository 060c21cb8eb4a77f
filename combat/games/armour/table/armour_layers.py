"""Board layers: goals, marks, teams, plans of the question, motions and rulers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import PieceId, marked_pieces
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.posture import command_limit
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
from combat.games.miniatures.board.drawn_lines import COMMAND, Labels, draw_ring, grown, outline_on_screen
from combat.games.miniatures.board.rulers import draw_rulers
from combat.games.miniatures.looks.look_switches import COMMAND as COMMAND_RING
from combat.games.miniatures.pieces.coats import DOT_OURS, DOT_THEIRS

RIM = 30
"""Distance of a mark from the outline of its team, in units of 0.1 mm."""


class ArmourLayers:
    """Draws the table's content in the layers of the board view."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk
        self.goals, self.deploying = GoalsOverlay(desk), DeployOverlay(desk)
        self.moves, self.shots = MoveOverlay(desk), ShotOverlay(desk)
        self.charges, self.artillery = ChargeOverlay(desk), ArtilleryOverlay(desk)
        self.entries = EntryOverlay(desk)
        self.works = WorksOverlay(desk)
        self.missed = Missed(desk)

    def hang(self) -> None:
        """Register the draw functions of the view's layers and the dots of the minimap."""
        layers = self.desk.view.layers
        layers["ground"] = self.draw_ground
        layers["pieces"] = self.draw_pieces
        layers["air"] = self.draw_air
        self.desk.view.minimap.dots = self._dots

    def _dots(self) -> Iterator[Dot[Pose]]:
        """Yield a dot for every team on the small map."""
        state, own = self.desk.state, self.desk.title_desk.teams.own_seat
        for team in state.teams.values():
            if team.on_table and team.pose is not None:
                ours = state.seat_of(team.id) == own
                yield Dot(team.pose, DOT_OURS if ours else DOT_THEIRS, own=ours)

    # -- scene interface ----------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return None: nothing extends over other panes."""
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return the key actions of the board: field of view, and one switch for each look."""
        looks = self.desk.title_desk.looks
        switches: dict[str, Callable[[], None]] = {action: partial(looks.toggle, action) for action in SWITCHES}
        return {**switches, "sight-here": looks.look_here}

    def cancel(self) -> bool:
        """Hide what is shown on the board, else undo the plan; return whether there was anything."""
        prompt = self.desk.prompt
        return self.desk.title_desk.looks.cancel() or (isinstance(prompt, StepwisePrompt) and prompt.take_back())

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on the note about missed events; return False to leave it to the board."""
        return self.missed.press(position)

    def released(self, event: pygame.event.Event) -> bool:
        """Return False: no key acts while it is held."""
        return False

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the team at a point, else of the work there; None if there is neither."""
        team = self.desk.title_desk.teams.at(position)
        if self.desk.input.held is not None:
            return None
        if not team:
            work = self.works.at(position)
            return None if work is None else Tip(work, work_note(self.desk.state, work), self.works.box(work))
        return Tip(team, team_note(self.desk, team), self.desk.title_desk.teams.box(self.desk.state.teams[team]))

    # -- layers -------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw goals and zones, the marks of teams, and the cursor."""
        GUARD.draw(self.works.draw_ground, surface)
        GUARD.draw(self.goals.draw_ground, surface)
        GUARD.draw(self.desk.title_desk.shown.draw_ground, surface)
        GUARD.draw(self.artillery.draw_ground, surface)
        GUARD.draw(self.deploying.draw_ground, surface)
        GUARD.draw(self._draw_command, surface)
        GUARD.draw(self._draw_marks, surface)
        for place in self.desk.log_places.lit:
            x, y = self.desk.view.centre(place)
            draw_mark_on(surface, _square(x, y, theme.px(26)), "area")

    def _draw_marks(self, surface: pygame.Surface) -> None:
        prompt, selected = self.desk.prompt, self.desk.selection.piece
        marks = marked_pieces(prompt.lit()) if prompt is not None else {}
        unit = self.desk.title_desk.unit
        for team, mark in marks.items():
            if mark == "legal" and unit is not None and self.desk.state.teams[team].unit != unit.id:
                continue
            if team != selected:
                self._mark(surface, team, mark)
        if selected and self.desk.title_desk.place_of(selected) is not None:
            self._mark(surface, selected, "chosen")

    def _mark(self, surface: pygame.Surface, team: str, mark: Mark) -> None:
        found = self.desk.state.teams.get(team)
        if found is None or found.pose is None:
            return
        if self.desk.title_desk.teams.signs:
            box = self.desk.title_desk.teams.box(found).inflate(theme.px(8), theme.px(8))
            draw_mark_on(surface, [box.topleft, box.topright, box.bottomright, box.bottomleft], mark)
            return
        shape = shape_of(self.desk.state, found)
        draw_mark_on(surface, outline_on_screen(self.desk.view, grown(shape, RIM)), mark)

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

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the teams except those moved by a motion or the pointer, then the planned shots."""
        showing, held = self.desk.mirror.showing, self.desk.input.held
        hidden = set[str]()
        if showing is not None and isinstance(showing.motion, Motion):
            hidden.update(showing.motion.shift(showing.share))
        if held is not None and held.moved and isinstance(held.thing, PieceId):
            hidden.add(held.thing.id)
        GUARD.draw(self.desk.title_desk.teams.draw, surface, frozenset(hidden))
        GUARD.draw(self.shots.draw_pieces, surface)
        GUARD.draw(self.charges.draw_pieces, surface)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the plan at the pointer, the current motion, effects, and the rulers."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.desk.view.rect))
        self.desk.title_desk.labels = Labels(
            self.desk.view, [self.desk.view.minimap.rect], self.desk.title_desk.teams.boxes
        )
        GUARD.draw(self.artillery.draw_air, surface)
        GUARD.draw(self.works.draw_air, surface)
        GUARD.draw(self.deploying.draw_air, surface)
        GUARD.draw(self.moves.draw_air, surface)
        GUARD.draw(self.desk.title_desk.shown.draw_air, surface)
        GUARD.draw(self.entries.draw_air, surface)
        if self.desk.animation.has_effects:
            GUARD.draw(self.desk.animation.effects.draw_low, surface)
        showing = self.desk.mirror.showing
        if showing is not None and isinstance(showing.motion, Motion):
            GUARD.draw(showing.motion.draw, surface, showing.share)
        if self.desk.animation.has_effects:
            GUARD.draw(self.desk.animation.effects.draw_high, surface)
        GUARD.draw(self._draw_cursor, surface)
        table = self.desk.state.book.table
        GUARD.draw(draw_rulers, surface, self.desk.view, (table.width, table.height))
        GUARD.draw(self.missed.draw, surface)
        surface.set_clip(clip)

    def _draw_cursor(self, surface: pygame.Surface) -> None:
        if self.desk.input.cursor is not None:
            x, y = self.desk.view.centre(self.desk.input.cursor)
            draw_mark_on(surface, _square(x, y, theme.px(14)), "chosen")


def _square(x: int, y: int, side: int) -> list[tuple[float, float]]:
    half = side / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
