"""Prompt for the next order: a unit, or a command group with units in its radius; or a pass (section 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.kernel.decision import Answer
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.rules.answers import PASS, DummyRoute, Order
from combat.games.contact.rules.command.leading import is_leader, may_act
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names


class AskNext(ContactAsked[NextOrder]):
    """Prompt for `NextOrder`: a click chooses a unit, a second click or Enter gives the order; a leader may add
    other units.
    """

    follows = draws_carried = True

    def __init__(self, desk: ContactHub, decision: NextOrder) -> None:
        super().__init__(desk, decision)
        self.chosen: tuple[str, ...] = ()
        """Units of the order, a leader first."""
        self.dummies: dict[str, Route] = {}

    def choices(self) -> Sequence[str]:
        """Return the ids of the units that may still act."""
        return [unit.id for unit in self.state.of(self.decision.seat) if may_act(unit)]

    def begin(self) -> None:
        """Choose the selected unit if it may act, otherwise none."""
        piece = self.desk.selection.piece
        self.chosen = (piece,) if piece in self.choices() else ()

    @property
    def order(self) -> Order | None:
        """Return the planned order; None if no unit or dummy is chosen."""
        moves = [DummyRoute(dummy, route) for dummy, route in self.dummies.items()]
        return Order(self.chosen, moves) if self.chosen or moves else None

    def may_join(self, unit: str) -> bool:
        """Return whether a unit may be added to the chosen leader's order."""
        if not self.chosen or not is_leader(self.state, self.state.units[self.chosen[0]]):
            return False
        joined = Order((*self.chosen, unit)) if unit not in self.chosen else None
        return joined is not None and self.decision.refusal(self.state, joined) is None

    # -- mouse --------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the units that may act; those of the order are marked as chosen."""
        marks: dict[Thing[Pose], Mark] = {PieceId(unit): "legal" for unit in self.choices()}
        return {**marks, **{PieceId(unit): "chosen" for unit in self.chosen}}

    def click(self, thing: Thing[Pose]) -> bool:
        """Choose a unit, add it to a leader's order, or give the order if the unit is clicked again.

        Returns whether the click was on an own unit; one that may not act shows the reason.
        """
        piece = self.owned(thing)
        if not piece or piece not in self.state.units:
            return False
        if piece in self.chosen:
            return self._give()
        if self.may_join(piece):
            self.chosen = (*self.chosen, piece)
        elif may_act(self.state.units[piece]):
            self.chosen = (piece,)
        self.desk.selection.select(piece)
        if not may_act(self.state.units[piece]):
            refusal = self.decision.refusal(self.state, Order((piece,)))
            self.desk.notice.show(self.said(refusal))
        self.refresh()
        return True

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is a dummy of the seat."""
        return self.owned(thing) in self.state.dummies

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why a dummy cannot move to where it is dropped; "" if it can."""
        return self.said(self.decision.refusal(self.state, self._with(held, on) or PASS))

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Add the dragged dummy's move to the order; return False if that is illegal."""
        order = self._with(held, on)
        if order is None or self.decision.refusal(self.state, order) is not None:
            return False
        self.dummies = {each.dummy: each.route for each in order.dummies}
        self.refresh()
        return True

    def _with(self, held: Thing[Pose], on: Thing[Pose] | None) -> Order | None:
        """Return the order with the move of a dragged dummy."""
        place = self.ground(on)
        if not isinstance(held, PieceId) or place is None:
            return None
        moves = {**self.dummies, held.id: Route([place.point])}
        return Order(self.chosen, [DummyRoute(dummy, route) for dummy, route in moves.items()])

    # -- buttons ------------------------------------------------------------------------------------------------

    def _give(self) -> bool:
        order = self.order
        return order is not None and self.answer(order)

    def _clear(self) -> None:
        self.chosen, self.dummies = (), {}
        self.refresh()

    def take(self) -> Answer | None:
        """Return the answer for Enter: the planned order, else an order to the selected unit; None if neither is
        possible.
        """
        piece = self.desk.selection.piece
        return self.order or (Order((piece,)) if piece in self.choices() else None)

    def buttons(self) -> list[Button]:
        """Return the buttons: give the order, pass, clear the plan."""
        found, order = list[Button](), self.take()
        if isinstance(order, Order):
            about = " + ".join(names.unit(self.state, unit) for unit in order.units) or text("order-dummies")
            found.append(self.button(text("order-give", units=about), order, "Enter", "commit"))
        found.append(self.button(text("order-pass"), PASS, "Ctrl+Enter"))
        if self.chosen or self.dummies:
            found.append(Button(text("order-clear"), self._clear, "Del"))
        return found
