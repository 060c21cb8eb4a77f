"""Places that the automatic camera of a table shows for a title."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.tabletop.thing import marked_places
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class CameraTargets(Generic[S, B, P]):
    """Groups of places that must be in view together; S, B and P are as for the desk."""

    def own_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places of the player's own pieces."""
        return []

    def first_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places to show while none of the player's pieces is on the board."""
        return []

    def surveyed_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places to show all at once until the question is finally answered; empty for most questions."""
        return []

    def asked_actors(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places of the pieces that a question is about, which must be visible."""
        place = None if desk.prompt is None else desk.title_hooks.place_of(desk.prompt.decision.subject)
        return [] if place is None else [place]

    def asked_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the other places of a question, by default those of legal answers."""
        return list(marked_places(desk.prompt.lit())) if desk.prompt is not None else []

    def moving_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return those of `asked_places` for which the camera may move; by default all."""
        return self.asked_places(desk)

    def uncovered_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return further places that the minimap must not cover, such as those of the player's pieces; by default
        none.
        """
        return []

    def beyond(self, desk: Desk[S, B, P], place: P) -> tuple[float, float]:
        """Return how far the pieces at a place extend above and below it, in sheet pixels."""
        return 0.0, 0.0

    def sets_up(self, desk: Desk[S, B, P]) -> bool:
        """Return whether any pieces are still being set up."""
        return False

    def gathered_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places to show together after the set-up; by default those of the player's pieces."""
        return self.own_places(desk)

    def asked_together(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places of all pieces concerned by a question that is not about a single piece.

        Empty if the question is not about the board.
        """
        return []

    def gathers_anew(self, desk: Desk[S, B, P]) -> bool:
        """Return whether to bring `asked_together` into view even if no pane has moved, as after another player's
        turn.
        """
        return False

    def places_around(self, desk: Desk[S, B, P]) -> list[P]:
        """Return further places to show if they fit, such as those of nearby enemies, the nearest first."""
        return []

    def kept_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return the places that stay in view when the camera moves, and that overlays avoid, the most important
        first.
        """
        return self.chosen_places(desk)

    def chosen_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Return a list of the place of the selected piece, empty if there is none."""
        return []
