"""Prompt for the set-up: units and dummies by click or drag, optionally hidden; strips of mines and wire (section
10).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.rules.answers import DONE, Hide, Lay, Load, Place
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.standing.deploying import nearest, next_setting, setting, waiting
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.standing.zone_places import facing


class AskDeploy(ContactAsked[Deploy]):
    """Prompt for `Deploy`: the selected unit follows the pointer; a click places it there or at the nearest legal
    place.
    """

    follows = turns = draws_carried = True

    def __init__(self, desk: ContactHub, decision: Deploy) -> None:
        super().__init__(desk, decision)
        self.strip = ""
        """Kind of the strip that is laid next; "" while units are placed."""
        self._tried: tuple[object, Place | Hide | Refusal, Place | Hide | None] | None = None

    @property
    def hides(self) -> bool:
        """Return whether units are set up hidden where that is allowed."""
        return self.state.book.mission.side(self.decision.seat).set_up == "hidden"

    def choices(self) -> Sequence[str]:
        """Return the ids of the units and dummies still to be set up, then of the units already set up."""
        left = waiting(self.state, self.decision.seat)
        return [*left, *(unit.id for unit in self.state.placed(self.decision.seat))]

    def begin(self) -> None:
        """Select the next unit or dummy to set up, and turn the pointer towards the enemy."""
        left = waiting(self.state, self.decision.seat)
        self.desk.selection.select(left[0] if left else "")
        self.desk.input.pointer.heading = facing(self.state.book.mission, self.decision.seat)

    @property
    def piece(self) -> str:
        """Return the id of the unit or dummy to set up: the dragged one, else the selected one; "" for none."""
        held = self.desk.input.held
        if held is not None and held.moved and isinstance(held.thing, PieceId):
            return held.thing.id
        piece = self.desk.selection.piece
        return piece if piece in self.choices() and not self.strip else ""

    def at(self, pose: Pose) -> tuple[Place | Hide | Refusal, Place | Hide | None]:
        """Return the answer that sets up the piece at a pose or the reason why it is illegal, and the nearest legal
        answer.

        The nearest answer is None if there is no room. Cached.
        """
        key = self.piece, pose
        if self._tried is None or self._tried[0] != key:
            found = setting(self.state, self.decision, self.piece, pose, hides=self.hides)
            near = found if not isinstance(found, Refusal) else None
            near = near or nearest(self.state, self.decision, self.piece, pose, hides=self.hides)
            self._tried = key, found, near
        return self._tried[1:]

    # -- mouse --------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return an empty mapping, since any place of the zone may be legal."""
        return {}

    def click(self, thing: Thing[Pose]) -> bool:
        """Select a unit, or place the strip or the selected unit at the pointer; return whether the click was used."""
        own = self.owned(thing)
        if own and not self.strip:
            self.desk.selection.select(own)
            self.refresh()
            return True
        place = self.ground(thing)
        if place is None:
            return False
        if self.strip:
            return self.answer(Lay(self.strip, place))
        return bool(self.piece) and self._put(place)

    def _put(self, pose: Pose) -> bool:
        found, near = self.at(pose)
        if near is not None:
            return self.answer(near)
        if isinstance(found, Refusal):
            self.desk.notice.show(self.said(found))
        return True

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is a unit or dummy of the seat."""
        return bool(self.owned(thing))

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why a unit cannot be dropped at a place; "" if it can be placed there or at a legal
        place nearby.
        """
        if self._loading(held, on) is not None:
            return ""
        place = self.ground(on)
        found, near = (None, None) if place is None else self.at(place)
        return self.said(found) if isinstance(found, Refusal) and near is None else ""

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Set up the dragged unit where it is dropped, or load it on a vehicle; return whether that was possible."""
        place = self.ground(on)
        if isinstance(held, PieceId):
            self.desk.selection.select(held.id)
        loading = self._loading(held, on)
        if loading is not None:
            return self.answer(loading)
        return place is not None and self._put(place)

    def _loading(self, held: Thing[Pose], on: Thing[Pose] | None) -> Load | None:
        """Return the answer that lets a dragged unit begin on the vehicle that it is dropped on; None if it cannot."""
        if not isinstance(held, PieceId) or not isinstance(on, PieceId):
            return None
        loading = Load(held.id, on.id)
        return loading if self.decision.refusal(self.state, loading) is None else None

    def _carriers(self) -> Iterator[Load]:
        """Yield the answers that let the chosen unit begin on a vehicle."""
        for unit in self.state.placed(self.decision.seat) if self.piece else ():
            loading = Load(self.piece, unit.id)
            if self.decision.refusal(self.state, loading) is None:
                yield loading

    # -- buttons ------------------------------------------------------------------------------------------------

    def _place_rest(self) -> None:
        first = next_setting(self.state, self.decision)
        if first is None:
            self.desk.notice.show(text("deploy-no-room"))
            return
        self.desk.title_desk.places_rest = True
        self.answer(first)

    def _lay(self, kind: str) -> None:
        self.strip = "" if self.strip == kind else kind
        self.refresh()

    def buttons(self) -> list[Button]:
        """Return the buttons: place the rest, end the set-up, load a unit, lay strips."""
        left = waiting(self.state, self.decision.seat)
        found = [Button(text("deploy-rest"), self._place_rest, "P", "commit")] if left else []
        found.append(self.button(text("deploy-done"), DONE, "Ctrl+Enter", "plain" if left else "commit"))
        for load in [*self._carriers()][:1]:
            label = text("deploy-load", vehicle=names.unit(self.state, load.carrier))
            found.append(self.button(label, load, "Shift+V"))
        for kind, key in (("mines", "M"), ("wire", "W")):
            side = self.state.book.mission.side(self.decision.seat)
            laid = sum(each.kind == kind and each.seat == self.decision.seat for each in self.state.fields.values())
            if laid < sum(each.count for each in side.fields if each.kind == kind):
                found.append(Button(text(f"deploy-{kind}"), partial(self._lay, kind), f"Shift+{key}"))
        return found
