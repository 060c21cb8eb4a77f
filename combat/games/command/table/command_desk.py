"""What a game of COMMAND! keeps on the desk besides what every table has: its counters, and who sits before it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.keys import chords
from combat.engine.tabletop.counters.counters_on_board import CounterPlace
from combat.engine.tabletop.thing import CardId, PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.games.command.rules.events.end_events import ObjectiveTaken
from combat.games.command.rules.state import State
from combat.games.command.standing.drawn_ways import DrawnWay
from combat.games.command.standing.habits import CommandHabits
from combat.games.command.standing.meant_shots import MeantShot
from combat.games.command.standing.piece_figures import PieceFigures
from combat.games.command.standing.rolls_in_order import RollsInOrder
from combat.games.command.table import command_settings
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.table.units_on_board import UnitsOnBoard

SIGHT = "sight"
"""The action that lays on the board what is seen."""
FIGURES = 9
"""How many pieces have a figure of the keyboard."""
SETTING_OFF = 6
"""How many of those who may set off have one; the others are those of cards."""
CARD = 140
"""How wide the mouse carries a card, in pixels at scale 1."""


class CommandDesk(TitleDesk[State, Hex]):
    """COMMAND!'s part of the desk. Whatever is "own" belongs to the seat at which the player sits."""

    def __init__(self, desk: CommandHub) -> None:
        self.desk = desk
        self.units = UnitsOnBoard(desk)
        self.way = DrawnWay()
        """The way that the group on the move goes on by itself."""
        self.meant = MeantShot()
        """The op fire that was declared with those who are activated for it."""
        self.rolls = RollsInOrder()
        """The order that was said for units that all have to roll."""
        most = {"set-off": SETTING_OFF, "shoot": FIGURES}
        self.figures = {kind: PieceFigures(figures) for kind, figures in most.items()}
        """By the kind of a question the figures of its pieces, which they keep through the order."""
        self.habits = CommandHabits(self._asks, lambda: len(desk.session.party) > 1)
        """What is answered for the player because he has said so in advance."""
        desk.session.wish = self._wished
        self._raised = 0
        self._answer_card = 0
        """The card that the answer plays on whose button the pointer lies; 0 for none."""
        self.overlay = ""
        """What the player has laid on the board with a key, by the name of the action; "" for nothing."""
        self.spot: Hex | None = None
        """From where it is shown what is seen, where that is no chosen unit."""
        self._where: Hex | None = None

    @property
    def seat(self) -> Seat:
        """Where the player sits, whose hand and chits lie open before him."""
        return self.desk.session.seat

    @property
    def raised(self) -> int:
        """The card of the hand that is read or pointed at; 0 for none."""
        return self._raised

    @property
    def looked_from(self) -> Hex | None:
        """The hex of which it is shown what is in sight."""
        return (self.spot or self.place_of(self.desk.selection.piece)) if self.overlay == SIGHT else None

    def look_from(self, hex_: Hex | None) -> None:
        """Show what is in sight of a hex, or take that away."""
        if hex_ is not None or self.overlay == SIGHT:
            self.overlay = "" if hex_ is None else SIGHT
            self.spot = None if hex_ == self.place_of(self.desk.selection.piece) else hex_
            self.desk.redraw("board", "prompt")
            self.desk.view.touch()

    def raise_card(self, card: int) -> None:
        """The pointer lies on a card of the hand, or on none (0) but perhaps on the button that plays one."""
        card = card or self._answer_card
        if card != self._raised:
            self._raised = card
            self.desk.redraw("hand", "board", "body")

    def put_back(self) -> bool:
        """The card that lies over the board goes back into the hand; False where none does."""
        raised = self._raised
        if raised and self.desk.prompt is not None:
            self.desk.prompt.put_down()
        self._lower()
        return bool(raised)

    def _lower(self) -> None:
        self._answer_card = 0
        self.raise_card(0)

    def answer_pointed(self, thing: Thing[Hex] | None) -> None:
        """A card is raised by its button as it is by the pointer, so that its promise is told; of a unit the hex lights
        up."""
        was, self._answer_card = self._answer_card, int(thing.card) if isinstance(thing, CardId) else 0
        if self._answer_card or self._raised == was:
            self.raise_card(self._answer_card)
        hex_ = self.place_of(thing.id) if isinstance(thing, PieceId) else None
        self.desk.log_places.light((hex_,) if hex_ is not None else ())

    def _asks(self, action: str) -> str:
        """When the player is asked about an action."""
        return self.desk.app.settings.wish(command_settings.wish_of(action))

    def _wished(self, decision: Decision, state: State) -> Answer | None:
        """What he has said in advance; where two share the window a group on its way calls nobody back to it."""
        wished = None if self.meant.waits(decision) else self.habits(decision, state)
        return self.way(decision, state) if wished is None and len(self.desk.session.party) > 1 else wished

    def standing(self, decision: Decision) -> Answer | None:
        state = self.desk.state
        found = (said(decision, state) for said in (self.meant, self.rolls, self.way))
        return next((answer for answer in found if answer is not None), None)

    def key(self, event: pygame.event.Event) -> bool:
        """0 passes, stops or takes nothing in every question."""
        prompt = self.desk.prompt
        return "0" in chords(event) and prompt is not None and prompt.decline()

    @property
    def has_turn(self) -> bool:
        return self.desk.state.active == self.seat

    # -- pieces and places --------------------------------------------------------------------------------------

    def has(self, piece: str) -> bool:
        return piece in self.desk.state.units or piece in self.desk.state.weapons

    def is_own(self, piece: str) -> bool:
        state = self.desk.state
        found = state.units.get(piece) or state.weapons.get(piece)
        return found is not None and found.side == self.seat

    def place_of(self, piece: str) -> Hex | None:
        state = self.desk.state
        unit = state.units.get(piece) or (state.carrier(piece) if piece in state.weapons else None)
        return unit.hex or None if unit is not None and not unit.fate else None

    def pieces_at(self, hex_: Hex) -> Sequence[str]:
        """The units, the uppermost first."""
        return [unit.id for unit in reversed(self.units.pile(hex_))]

    def candidates(self) -> Sequence[str]:
        return [unit.id for unit in self.desk.state.on_map(self.seat)]

    def start(self) -> Hex:
        """At the chosen piece, else at the first of the player's units, else where he sets up."""
        state = self.desk.state
        zone = state.book.forces[self.seat or state.book.first].zone
        return self.place_of(self.desk.selection.piece) or next((unit.hex for unit in state.on_map(self.seat)), zone[0])

    def counter_of(self, piece: str) -> CounterPlace | None:
        """Where a piece's counter lies on the screen."""
        return self.units.place_of(piece)

    # -- the board under the pointer ----------------------------------------------------------------------------

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Hex]]:
        """A unit or its weapon, the ground."""
        piece, hex_ = self.units.at(position), self.desk.view.place_at(position)
        found = [PieceId(piece) if piece else None, PlaceId(hex_) if hex_ else None]
        return [thing for thing in found if thing is not None]

    def hover(self, position: tuple[int, int] | None) -> bool:
        """A stack fans out under the pointer, unless something is carried over it; the form speaks of the hex."""
        held = self.desk.input.held
        where = None if position is None else self.desk.view.place_at(position)
        if where != self._where:
            self._where = where
            self.desk.redraw("body", "stack")
        return self.units.point(None if held is not None and held.moved else position)

    def face(self, thing: Thing[Hex]) -> Piece:
        match thing:
            case PieceId(piece):
                return self.units.piece(piece, self.units.size)
            case CardId(card):
                return card_pictures.card(card_face(self.desk.state, int(card)), theme.px(CARD))
        raise TypeError(f"the mouse cannot carry {thing}")

    # -- what it is told ----------------------------------------------------------------------------------------

    def asked(self) -> None:
        """A card that was raised for the question before is lowered."""
        self._lower()

    def is_own_deed(self, event: Event) -> bool:
        """An objective that he takes in his own turn."""
        return isinstance(event, ObjectiveTaken) and event.side == self.seat == self.desk.state.active

    def happened(self, answers: int, state: State, event: Event) -> None:
        if self._raised and self._raised not in state.hands.get(self.seat, ()):
            self._raised = self._answer_card = 0
        self.overlay = ""
        """What the player has laid on the board with a key, by the name of the action; "" for nothing."""
