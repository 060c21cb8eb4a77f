"""Input on Volume 1's board that no prompt handles: stacks under the pointer, and drawn moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import CardId, MarkerId, PieceId, PlaceId, Thing
from combat.engine.words.line import Spoken
from combat.games.volume1.standing.orders_there import orders_there
from combat.games.volume1.table.drawing_moves import wants_order
from combat.games.volume1.table.pieces import card_pictures, counters, markers
from combat.games.volume1.table.pieces.faces_from_state import friendly_card_face, man_face, order_face
from combat.games.volume1.table.volume_desk import VolumeDesk

if TYPE_CHECKING:
    from combat.games.volume1.table.menus.going_there import offer_orders

_OFFER = "combat.games.volume1.table.menus.going_there:offer_orders"
"""Import path of the menu of orders that lead to a hex, imported on demand."""
MARKER, CARD = 80, 140
"""Widths of a dragged order marker and card, in pixels at scale 1."""
SIDES = 6
"""Number keys for the next hex of a path, one for each side of a hex."""


class BattleInput(BoardInput[Hex]):
    """Finds weapon counters, men and hexes under the pointer; dragging, clicking and number keys draw moves."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Hex]]:
        """Return the things at a screen position, the topmost first: weapon counter, man, hex."""
        battle = self._desk.title_desk
        gun, man, hex_ = battle.guns.at(position), battle.people.at(position), self._desk.view.place_at(position)
        found = [MarkerId("gun", gun) if gun else None, PieceId(man) if man else None, PlaceId(hex_) if hex_ else None]
        return [thing for thing in found if thing is not None]

    def hover(self, position: tuple[int, int] | None) -> bool:
        """Fan out the stack under the pointer; return whether a fan opened or closed.

        While something is dragged, stacks fan out only for an order marker, and stay unchanged for a prisoner.
        """
        held, men, people = self._desk.input.held, self._desk.state.men, self._desk.title_desk.people
        if held is not None and isinstance(held.thing, PieceId) and men[held.thing.id].held_by:
            return False
        if held is not None and held.moved and not (isinstance(held.thing, MarkerId) and held.thing.kind == "order"):
            return people.point(None)
        return people.point(position)

    def face(self, thing: Thing[Hex]) -> Piece:
        """Return the picture of a thing being dragged; raise TypeError for a thing that cannot be dragged."""
        state, battle = self._desk.state, self._desk.title_desk
        match thing:
            case PieceId(man):
                return counters.man(man_face(state, state.men[man], selected=True), battle.people.size)
            case CardId(card):
                return card_pictures.friendly(friendly_card_face(state, int(card)), theme.px(CARD))
            case MarkerId("gun", gun):
                return battle.guns.piece(gun)
            case MarkerId("order", order):
                return markers.order(order_face(state, "", order), theme.px(MARKER))
        raise TypeError(f"the mouse cannot carry {thing}")

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged although the current prompt, if any, does not use it."""
        return isinstance(thing, PieceId) and self._desk.title_desk.moves.may_carry(thing.id)

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Draw the move of a man dropped on a hex; return whether anything was done.

        If his order does not take him there, offer the orders that do. A drop on his own hex removes his drawn move.
        """
        hex_, moves = self._desk.input.pointer.place, self._desk.title_desk.moves
        if not isinstance(held, PieceId) or hex_ is None:
            return False
        man = held.id
        if hex_ == self._desk.state.men[man].hex:
            return moves.dropped.take_back(moves.group.of(man))
        if wants_order(self._desk, man, hex_):
            load_object(_OFFER, lambda: offer_orders)(self._desk, man, hex_)
            return True
        return moves.lay(moves.drawn_to(man, hex_), go=True)

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        """Return the reason why a thing cannot be dropped under the pointer; "" if it can, or if it is not a man."""
        if not isinstance(held, PieceId):
            return ""
        return self._desk.title_desk.moves.refuses(held.id, self._desk.input.pointer.place)

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click or Enter on a thing that the prompt does not use; return whether it had an effect."""
        battle = self._desk.title_desk
        if isinstance(thing, PieceId):
            return battle.other_man.let_act(thing.id)
        return isinstance(thing, PlaceId) and (
            battle.moves.lay(battle.moves.offered(thing.place), go=True) or self._send(thing.place)
        )

    def _send(self, hex_: Hex) -> bool:
        """Send the chosen men to a clicked hex as a drag does, or say why not.

        Return False where the click only deselects: for one man whom no order takes there that he could be given.
        """
        desk, moves, man = self._desk, self._desk.title_desk.moves, self._desk.selection.piece
        if not man or not desk.title_desk.is_own(man) or hex_ == desk.state.men[man].hex:
            return False
        alone = len(moves.group.of(man)) == 1
        asks = wants_order(desk, man, hex_) and not (alone and desk.state.men[man].order is not None)
        if asks and next(orders_there(desk.state, man, hex_), None) is not None:
            load_object(_OFFER, lambda: offer_orders)(desk, man, hex_)
            return True
        if alone:
            return False
        why = moves.refuses(man, hex_)
        if why:
            desk.notice.show(why)
        else:
            moves.lay(moves.drawn_to(man, hex_), go=True)
        return True

    def also(self, thing: Thing[Hex]) -> bool:
        """Handle a click with Shift: add a man to the group or remove him, or extend the drawn move to a hex.

        Return whether it had an effect.
        """
        battle, chosen = self._desk.title_desk, self._desk.selection.piece
        match thing:
            case PieceId(man) if battle.is_own(man):
                return battle.moves.group.toggle(man)
            case PlaceId(hex_) if battle.moves.can_move(chosen):
                return battle.moves.lay(battle.moves.drawn_to(chosen, hex_, on=True), go=False)
        return False

    def gather(self, box: pygame.Rect) -> bool:
        """Group the player's men within a selection box; return True."""
        battle = self._desk.title_desk
        inside = [place.id for place in battle.people.places() if box.collidepoint(place.rect.center)]
        battle.moves.group.gather([man for man in inside if battle.is_own(man)])
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the key that groups men, or a number key that extends the selected man's drawn move.

        Return whether it was used.
        """
        battle = self._desk.title_desk
        if self._desk.app.keys.is_(event, "together"):
            battle.moves.group.select_next()
            return True
        number, man = digit(event), battle.chosen
        return number is not None and number <= SIDES and man is not None and battle.moves.extend(man, number)
