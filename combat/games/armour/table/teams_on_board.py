"""Drawing and hit-testing of teams on the table: models at a large zoom, symbols at a small one."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import Team
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.team_symbols import kind_of
from combat.games.armour.words.team_states import has_acted, states_of
from combat.games.armour.words.unit_letters import letters_of
from combat.games.miniatures.board.models_on_board import ModelsOnBoard
from combat.games.miniatures.pieces.model_face import model_face
from combat.games.miniatures.pieces.sign_face import sign_face


class TeamsOnBoard(ModelsOnBoard[Team]):
    """Draws the teams; a motion may draw some of them itself."""

    _desk: ArmourHub

    def __init__(self, desk: ArmourHub) -> None:
        super().__init__(desk)
        self._letters: tuple[int, dict[str, str]] = (-1, {})

    def find(self, piece: str) -> Team | None:
        """Return a team by its id, on the table or not; None if there is none."""
        return self._desk.state.teams.get(piece)

    def letter(self, unit: str) -> str:
        """Return the letter of a unit on its symbols; "" for an unknown one."""
        state = self._desk.state
        if self._letters[0] != len(state.units):
            self._letters = len(state.units), letters_of(state)
        return self._letters[1].get(unit, "")

    # -- drawing ------------------------------------------------------------------------------------------------

    def shown(self) -> Iterator[Team]:
        """Yield the teams to draw, topmost last: wrecks, teams on the table, aircraft above all others."""
        state = self._desk.state
        yield from state.wrecks()
        yield from sorted(
            (team for team in state.teams.values() if team.on_table), key=lambda team: is_aircraft(state, team)
        )

    def face(self, team: Team, *, pose: Pose | None = None, turret: int | None = None, ghost: bool = False) -> Piece:
        """Return the sprite of a team, a symbol or model by the zoom; pose and turret are by default the team's.

        A `ghost` is pale, for a planned place.
        """
        if self.signs and not ghost:
            return self.sign(team)
        return self.model(team, pose=pose, turret=turret, ghost=ghost)

    def model(
        self, team: Team, *, pose: Pose | None = None, turret: int | None = None, ghost: bool = False,
        zoom: float = 0.0,
    ) -> Piece:  # fmt: skip
        """Return the sprite of a team's model; pose, turret and zoom are by default those on the board.

        A `ghost` is pale, for a planned place.
        """
        state = self._desk.state
        placed = pose or team.pose
        heading = 0 if placed is None else placed.heading
        turned = team.turret if turret is None else turret
        unit = state.units[team.unit]
        return model_face(
            state.card(team), state.book.units[unit.card].nation, ours=unit.seat == self.own_seat, heading=heading,
            turret=turned, zoom=zoom or self._desk.view.camera.zoom, wreck=team.where == "destroyed", ghost=ghost,
        )  # fmt: skip

    def sign(self, model: Team) -> Piece:
        """Return the symbol of a team."""
        team, state = model, self._desk.state
        unit = state.units[team.unit]
        return sign_face(
            kind_of(state.card(team)), self.letter(unit.id), ours=unit.seat == self.own_seat,
            leads=unit.leader == team.id, spent=has_acted(state, team), scale=theme.scale(),
            wreck=team.where == "destroyed",
        )  # fmt: skip

    def shape(self, model: Team) -> ConvexShape:
        """Return the area that a team covers on the table."""
        return shape_of(self._desk.state, model)

    def picture(self, model: Team) -> Piece:
        """Return the sprite of a team's model on the board."""
        return self.model(model)

    def tabs(self, model: Team, *, near: bool) -> Iterator[str]:
        """Yield the names of the state tabs of a team; none for wrecks.

        Minor states are left out unless `near`.
        """
        return states_of(self._desk.state, model, near=near) if model.on_table else iter(())

    def burning(self) -> Iterator[Team]:
        """Yield the wrecks that smoke."""
        return self._desk.state.wrecks()
