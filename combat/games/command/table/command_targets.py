"""Hexes that the camera of COMMAND! shows."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.prompts.ways_shown import WaysShown
from combat.games.command.rules.play.set_up import SetUp
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_hub import CommandHub


class CommandTargets(CameraTargets[State, CommandDesk, Hex]):
    """Hexes that the camera shows for units, questions and the set-up."""

    def own_places(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes of the player's units; of all units for a spectator."""
        return [unit.hex for unit in desk.state.on_map(desk.title_desk.seat)]

    def first_places(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes to show while the player has no unit on the board: the set-up zone; empty for a
        spectator.
        """
        force = desk.state.book.forces.get(desk.title_desk.seat)
        return [] if force is None else list(force.zone)

    def surveyed_places(self, desk: CommandHub) -> list[Hex]:
        """Return the set-up zone and the objectives during set-up; otherwise an empty list."""
        if not isinstance(desk.session.decision, SetUp):
            return []
        goals = (hex_ for objective in desk.state.book.map.objectives for hex_ in objective.hexes)
        return [*self.first_places(desk), *goals]

    def beyond(self, desk: CommandHub, place: Hex) -> tuple[float, float]:
        """Return how far the counters in a hex extend above and below it, in pixels of the sheet."""
        return desk.title_desk.units.beyond(place)

    def sets_up(self, desk: CommandHub) -> bool:
        """Return whether any pieces are still being set up."""
        return desk.state.phase == "set-up"

    def asked_actors(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes of the pieces that the question is about, which must be visible."""
        return desk.prompt.looked_at() if isinstance(desk.prompt, CommandAsked) else super().asked_actors(desk)

    def asked_places(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes of the question's legal answers; empty at the choice of an order."""
        if isinstance(desk.session.decision, GiveOrder):
            return []
        return desk.prompt.looked_at_besides() if isinstance(desk.prompt, CommandAsked) else super().asked_places(desk)

    def moving_places(self, desk: CommandHub) -> list[Hex]:
        """Return the answers' hexes if the map should move to show them; empty if enough of them can be seen.

        A hex can be seen if its centre can. For a move, half of the hexes suffice, since they lie around the group.
        """
        about, view = self.asked_places(desk), desk.view
        if not view.framing.sees(self.asked_actors(desk)):
            return about
        hidden = [hex_ for hex_ in about if not view.camera.open.collidepoint(view.centre(hex_))]
        enough = isinstance(desk.prompt, WaysShown) and 2 * len(hidden) <= len(about)
        return about if hidden and not enough else []

    def asked_together(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes of both forces if the player must choose an order; otherwise an empty list."""
        return self.gathered_places(desk) if isinstance(desk.session.decision, GiveOrder) else []

    def gathered_places(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes to show together after the set-up: the player's units first, then all units."""
        return list(dict.fromkeys([*self.own_places(desk), *(unit.hex for unit in desk.state.on_map())]))

    def places_around(self, desk: CommandHub) -> list[Hex]:
        """Return the neighbours of the hexes with the player's units; showing them too saves scrolling."""
        return [
            hex_
            for here in self.own_places(desk)
            for hex_ in desk.state.book.map.board.neighbours(here)
            if hex_ is not None
        ]

    def gathers_anew(self, desk: CommandHub) -> bool:
        """Return whether the player's turn has just begun."""
        return isinstance(desk.session.decision, GiveOrder) and not desk.state.given

    def chosen_places(self, desk: CommandHub) -> list[Hex]:
        """Return the hex of the selected piece in a list; an empty list if it is not on the board."""
        hex_ = desk.title_desk.place_of(desk.selection.piece)
        return [] if hex_ is None else [hex_]
