"""Desk of COMMAND!: counters, paths and overlays of the player, beyond what every table has."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.thing import CardId, PieceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words.log_entry import LogEntry
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.end_events import ObjectiveTaken, PointsScored
from combat.games.command.rules.state import State
from combat.games.command.standing.drawn_ways import DrawnWay
from combat.games.command.standing.habits import CommandHabits
from combat.games.command.standing.meant_shots import MeantShot
from combat.games.command.standing.piece_figures import TurnKeys
from combat.games.command.standing.rolls_in_order import RollsInOrder
from combat.games.command.table import command_settings
from combat.games.command.table.advice import Advice
from combat.games.command.table.bot_reasons import BotReasons
from combat.games.command.table.command_board_input import CommandBoardInput
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.units_on_board import UnitsOnBoard

SIGHT = "sight"
"""Action that toggles the line-of-sight overlay."""


class CommandDesk(TitleDesk[State, Hex]):
    """COMMAND!'s part of the desk. "Own" means belonging to the player's seat."""

    def __init__(self, desk: CommandHub) -> None:
        self.desk = desk
        self.units = UnitsOnBoard(desk)
        self.board_input: CommandBoardInput = CommandBoardInput(desk, self.units)
        self.way = DrawnWay()
        """Path that the moving group follows automatically."""
        self.meant = MeantShot()
        """Op Fire shot declared together with the activation."""
        self.rolls = RollsInOrder()
        """Order of rolls set by the player."""
        self.keys = TurnKeys()
        """Number keys of units and weapons."""
        self.habits = CommandHabits(self._asks, lambda: len(desk.session.party) > 1)
        """Automatic answers for the player."""
        desk.session.wish = self._wished
        self._answers = 0
        """Number of answers before the last event."""
        self._raised = 0
        self._answer_card = 0
        """Card of the answer button under the pointer; 0 for none."""
        self.advice = Advice(desk)
        self.reasons = BotReasons(desk)
        """The reasons for the computer's orders, for the log."""
        self.overlay = ""
        """Action of the overlay that the player has switched on; "" for none."""
        self.spot: Hex | None = None
        """Origin of the sight overlay, if it is not the selected unit."""

    @property
    def seat(self) -> Seat:
        """Return the player's seat, whose hand and chits are open."""
        return self.desk.session.seat

    @property
    def raised(self) -> int:
        """Return the card of the hand raised by pointer or key; 0 for none."""
        return self._raised

    @property
    def looked_from(self) -> Hex | None:
        """Return the hex that the sight overlay starts from; None if it is off."""
        return (self.spot or self.place_of(self.desk.selection.piece)) if self.overlay == SIGHT else None

    def look_from(self, hex_: Hex | None) -> None:
        """Show the sight overlay from a hex, or hide it with None."""
        if hex_ is not None or self.overlay == SIGHT:
            self.overlay = "" if hex_ is None else SIGHT
            self.spot = None if hex_ == self.place_of(self.desk.selection.piece) else hex_
            self.desk.redraw("board", "prompt")
            self.desk.view.touch()

    def raise_card(self, card: int) -> None:
        """Raise the hand card under the pointer; with 0, the card of the button under the pointer, if any."""
        card = card or self._answer_card
        if card != self._raised:
            self._raised = card
            self.desk.redraw("hand", "board", "body")

    def answer_pointed(self, thing: Thing[Hex] | None) -> None:
        """Raise the card of the answer button under the pointer, or highlight the hex of its unit."""
        was, self._answer_card = self._answer_card, int(thing.card) if isinstance(thing, CardId) else 0
        if self._answer_card or self._raised == was:
            self.raise_card(self._answer_card)
        hex_ = self.place_of(thing.id) if isinstance(thing, PieceId) else None
        self.desk.log_places.light((hex_,) if hex_ is not None else ())

    def _asks(self, action: str) -> str:
        """Return the setting of when the player is asked about an action."""
        return self.desk.app.settings.wish(command_settings.wish_of(action))

    def _wished(self, decision: Decision, state: State) -> Answer | None:
        """Return an automatic answer; in hot-seat play also the next step of a drawn path."""
        wished = None if self.meant.waits(decision) else self.habits(decision, state)
        return self.way(decision, state) if wished is None and len(self.desk.session.party) > 1 else wished

    def standing(self, decision: Decision) -> Answer | None:
        """Return the answer that the player has given in advance by a declared shot, an order of rolls or a path;
        else None.
        """
        state = self.desk.state
        found = (said(decision, state) for said in (self.meant, self.rolls, self.way))
        return next((answer for answer in found if answer is not None), None)

    @property
    def has_turn(self) -> bool:
        """Return whether it is the player's turn; False during a reaction in another's turn."""
        return self.desk.state.active == self.seat

    # -- pieces and hexes -------------------------------------------------------------------------------------------

    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as the player sees it."""
        return piece in self.desk.state.units or piece in self.desk.state.weapons

    def is_own(self, piece: str) -> bool:
        """Return whether a piece belongs to the player's seat."""
        state = self.desk.state
        found = state.units.get(piece) or state.weapons.get(piece)
        return found is not None and found.side == self.seat

    def place_of(self, piece: str) -> Hex | None:
        """Return the hex of a piece; None if it is not on the board."""
        state = self.desk.state
        unit = state.units.get(piece) or (state.carrier(piece) if piece in state.weapons else None)
        return unit.hex or None if unit is not None and not unit.fate else None

    def pieces_at(self, hex_: Hex) -> Sequence[str]:
        """Return the ids of the units in a hex, the topmost first."""
        return [unit.id for unit in reversed(self.units.pile(hex_))]

    def candidates(self) -> Sequence[str]:
        """Return the ids that Tab cycles through by default: those of the player's units on the map."""
        return [unit.id for unit in self.desk.state.on_map(self.seat)]

    def start(self) -> Hex:
        """Return the initial cursor: the selected piece's hex, else that of the player's first unit, else the set-up
        zone.
        """
        state = self.desk.state
        zone = state.book.forces[self.seat or state.book.first].zone
        return self.place_of(self.desk.selection.piece) or next((unit.hex for unit in state.on_map(self.seat)), zone[0])

    def counter_box(self, piece: str) -> pygame.Rect | None:
        """Return the screen area of a piece's counter with its markers; None if it is not shown."""
        place = self.units.place_of(piece)
        return None if place is None else place.rect

    # -- notifications ----------------------------------------------------------------------------------------------

    def asked(self) -> None:
        """Prepare for a new question: write pending reasons into the log and lower the raised card."""
        self.reasons.tell(self.desk.session.answers)
        self._answer_card = 0
        self.raise_card(0)

    def is_own_deed(self, event: Event) -> bool:
        """Return whether the player has caused an event.

        That is so if the player takes an objective in the player's turn, or has just chosen the unit or hex of the
        event.
        """
        if isinstance(event, ObjectiveTaken):
            return event.side == self.seat == self.desk.state.active
        given = self.desk.session.game.entries[: self._answers]
        if not given or not given[-1].is_decision(self.seat):
            return False
        return given[-1].value in (getattr(event, "unit", None), getattr(event, "hex", None))

    def is_own_harm(self, event: Event, entry: LogEntry) -> bool:
        """Return whether an event harms a piece of the player, discards a card of the player or gives the enemy
        points.
        """
        if isinstance(event, CardsDiscarded | PointsScored):
            return (event.side == self.seat) == isinstance(event, CardsDiscarded)
        return super().is_own_harm(event, entry)

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Handle an event after it was applied; `answers` is the number of answers given so far."""
        self._answers = answers
        self.reasons.happened(answers, state, event)
        if self._raised and self._raised not in state.hands.get(self.seat, ()):
            self._raised = self._answer_card = 0
        self.overlay = ""
