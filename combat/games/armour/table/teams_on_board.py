"""The teams on the table as they are drawn and hit by the pointer: models near, signs far out."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.space.plane.hit_test import HitTest
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import ATTACKER, SEATS
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import SIGNS
from combat.games.armour.table.team_symbols import kind_of
from combat.games.armour.words.team_states import has_acted, states_of
from combat.games.armour.words.unit_letters import letters_of
from combat.games.miniatures.board.drawn_lines import box_around, outline_on_screen
from combat.games.miniatures.pieces.model_face import model_face
from combat.games.miniatures.pieces.plume import plume
from combat.games.miniatures.pieces.sign_face import sign_face
from combat.games.miniatures.pieces.state_tabs import draw_tabs

FAR, NEAR = 0.34, 0.4
"""Zoom below which signs replace models, and from which teams that lie low show it."""

PLUMES = 4
"""Different plumes of smoke."""


class TeamsOnBoard:
    """Draws the teams; a motion may move or hide some of them."""

    def __init__(self, desk: ArmourHub) -> None:
        self._desk = desk
        self._letters: tuple[int, dict[str, str]] = (-1, {})

    @property
    def signs(self) -> bool:
        """Whether teams are shown by signs now."""
        return self._desk.title_desk.looks.is_on(SIGNS) or self._desk.view.camera.zoom < FAR

    @property
    def own_seat(self) -> str:
        """The seat whose teams have our rim: the player's, or the attacker's for a spectator."""
        seat = self._desk.session.seat
        return seat if seat in SEATS else ATTACKER

    def letter(self, unit: str) -> str:
        """Return the letter of a unit."""
        state = self._desk.state
        if self._letters[0] != len(state.units):
            self._letters = len(state.units), letters_of(state)
        return self._letters[1].get(unit, "")

    # -- pointing -----------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> str:
        """Return the uppermost team under a point of the screen; "" for none."""
        state, view = self._desk.state, self._desk.view
        if self.signs:
            found = [id_ for id_, box in self._boxes() if box.collidepoint(position)]
            return found[-1] if found else ""
        place = view.place_at(position)
        if place is None:
            return ""
        shapes = ((team.id, shape_of(state, team)) for team in self._shown() if team.pose is not None)
        return next(iter(HitTest(shapes).at(place.point)), "")

    def _boxes(self) -> Iterator[tuple[str, pygame.Rect]]:
        for team in self._shown():
            if team.pose is not None:
                yield team.id, self.box(team)

    def box(self, team: Team) -> pygame.Rect:
        """Return the area of a team on the screen, which must be on the table."""
        assert team.pose is not None
        if self.signs:
            area = pygame.Rect((0, 0), self._sign(team).size)
            area.center = self._desk.view.centre(team.pose)
            return area
        return box_around(outline_on_screen(self._desk.view, shape_of(self._desk.state, team)))

    def boxes(self) -> list[pygame.Rect]:
        """Return the areas of all teams on the screen."""
        return [box for _, box in self._boxes()]

    # -- drawing ------------------------------------------------------------------------------------------------

    def _shown(self) -> Iterator[Team]:
        """Yield the teams to draw, the uppermost last: wrecks, then those on the table, aircraft above all others."""
        state = self._desk.state
        yield from state.wrecks()
        yield from sorted(
            (team for team in state.teams.values() if team.on_table), key=lambda team: is_aircraft(state, team)
        )

    def face(self, team: Team, *, pose: Pose | None = None, turret: int | None = None, ghost: bool = False) -> Piece:
        """Return the picture of a team, by default as it stands."""
        if self.signs and not ghost:
            return self._sign(team)
        return self.model(team, pose=pose, turret=turret, ghost=ghost)

    def model(
        self, team: Team, *, pose: Pose | None = None, turret: int | None = None, ghost: bool = False,
        zoom: float = 0.0,
    ) -> Piece:  # fmt: skip
        """Return the model of a team at a zoom, by default that of the board."""
        state = self._desk.state
        placed = pose or team.pose
        heading = 0 if placed is None else placed.heading
        turned = team.turret if turret is None else turret
        unit = state.units[team.unit]
        return model_face(
            state.card(team), state.book.units[unit.card].nation, ours=unit.seat == self.own_seat, heading=heading,
            turret=turned, zoom=zoom or self._desk.view.camera.zoom, wreck=team.where == "destroyed", ghost=ghost,
        )  # fmt: skip

    def _sign(self, team: Team) -> Piece:
        state = self._desk.state
        unit = state.units[team.unit]
        return sign_face(
            kind_of(state.card(team)), self.letter(unit.id), ours=unit.seat == self.own_seat,
            leads=unit.leader == team.id, spent=has_acted(state, team), scale=theme.scale(),
            wreck=team.where == "destroyed",
        )  # fmt: skip

    def draw(self, surface: pygame.Surface, hidden: frozenset[str] = frozenset()) -> None:
        """Draw all teams but some, with the tabs of their states."""
        state, view = self._desk.state, self._desk.view
        safe = view.rect.inflate(120, 120)
        shown = list(self._shown())
        for team in shown:
            if team.pose is None or team.id in hidden:
                continue
            spot = view.centre(team.pose)
            if safe.collidepoint(spot):
                draw_at(surface, self.face(team), spot)
        if not self.signs:
            self._draw_plumes(surface, hidden)
        near, scale = view.camera.zoom >= NEAR and not self.signs, theme.scale()
        for team in shown:
            if team.pose is None or not team.on_table or team.id in hidden:
                continue
            if safe.collidepoint(view.centre(team.pose)):
                self._draw_tabs(surface, state, team, near=near, scale=scale)

    def _draw_plumes(self, surface: pygame.Surface, hidden: frozenset[str]) -> None:
        """Draw the smoke of the wrecks."""
        view = self._desk.view
        for number, team in enumerate(self._desk.state.wrecks()):
            if team.pose is not None and team.id not in hidden:
                x, y = view.centre(team.pose)
                plume(round(view.camera.zoom, 3), number % PLUMES).draw(surface, x, y)

    def _draw_tabs(self, surface: pygame.Surface, state: State, team: Team, *, near: bool, scale: float) -> None:
        names = states_of(state, team, near=near)
        assert team.pose is not None
        x, y = self._desk.view.centre(team.pose)
        if self.signs:
            size = self._sign(team).size
            draw_tabs(surface, names, (x + size[0] / 2 - 4 * scale, y - size[1] / 2), scale * 0.9)
            return
        box = self.box(team)
        draw_tabs(surface, names, (box.right - 6 * scale, box.top), scale)


def draw_at(surface: pygame.Surface, piece: Piece, middle: tuple[float, float]) -> None:
    """Draw a piece around a point of the screen."""
    piece.draw(surface, round(middle[0] - piece.size[0] / 2), round(middle[1] - piece.size[1] / 2))
