"""Board layers: ground, marks, models, plans of the question, motions and rulers."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.panes.table_pane import Tip
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.looks.contact_looks import SWITCHES
from combat.games.contact.table.overlays.act_overlay import ActOverlay
from combat.games.contact.table.overlays.ground_overlay import GroundOverlay
from combat.games.contact.table.unit_note import unit_note
from combat.games.miniatures.board.model_layers import Drawing, ModelLayers
from combat.games.miniatures.pieces.coats import DOT_OURS, DOT_THEIRS


class ContactLayers(ModelLayers[State, ContactDesk]):
    """Draws the table's content in the layers of the board view."""

    switches = SWITCHES

    def __init__(self, desk: ContactHub) -> None:
        super().__init__(desk)
        desk.view.minimap.roams = True
        self.ground, self.acts_planned = GroundOverlay(desk), ActOverlay(desk)

    def dots(self) -> Iterator[Dot[Pose]]:
        """Yield a dot on the minimap for every unit and marker, except wrecks."""
        units = self.desk.title_desk.units
        for piece in units.shown():
            if piece.pose is not None and not (piece.unit is not None and piece.unit.wreck):
                ours = piece.seat == units.own_seat
                yield Dot(piece.pose, DOT_OURS if ours else DOT_THEIRS, own=ours)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the unit or marker at a point; None if there is none or something is dragged."""
        units = self.desk.title_desk.units
        piece = units.find(units.at(position)) if self.desk.input.held is None else None
        return None if piece is None else Tip(piece.id, unit_note(self.desk, piece.id), units.box(piece))

    def under_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw on the ground below the marks of units, in order."""
        yield self.ground.draw_ground
        yield self.desk.title_desk.shown.draw_ground

    def over_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw plans above the models, in order."""
        yield self.ground.draw_air
        yield self.acts_planned.draw_air
        yield self.desk.title_desk.shown.draw_air
