"""Drawing of moves in advance: by dragging a man, clicking a distant hex or typing numbers, for one man or several."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import capital, text
from combat.engine.words.line import Spoken, ruled
from combat.games.volume1.rules.decisions import ChooseMan, ChooseMove, DuckBack
from combat.games.volume1.rules.events import OrdersCommitted
from combat.games.volume1.rules.orders.give_orders import GiveOrders, commanded, out_of_command
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing import saved_moves, told_moves
from combat.games.volume1.standing.drawn_move import DrawnMove, draw, step_now, thrown_down
from combat.games.volume1.standing.formation import goals_of
from combat.games.volume1.standing.move_plans import MovePlans
from combat.games.volume1.standing.move_slots import slots
from combat.games.volume1.standing.orders_there import orders_there
from combat.games.volume1.table.desk_parts.dropped_moves import DroppedMoves
from combat.games.volume1.table.desk_parts.move_group import MoveGroup
from combat.games.volume1.table.desk_parts.stopped_men import StoppedMen
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names, refusals

DRAWING = ("friendly-orders", "enemy-orders", "action")
"""Phases in which moves can be drawn."""
CLICKED = (GiveOrders, ChooseMan, ChooseMove)
"""Decisions during which a click on the ground or a number key draws a move."""
ALL_SPENT = 9
"""More hexes than any activation has: a man asked about ducking back has none left (7.19)."""


def may_be_ordered(desk: VolumeDesk, man: str) -> bool:
    """Return whether a man may be given an order now, also in place of an earlier one (7.0)."""
    return isinstance(desk.session.decision, GiveOrders) and man in commanded(desk.state)


def wants_order(desk: VolumeDesk, man: str, hex_: Hex) -> bool:
    """Return whether a man may be given an order now and has none that can take him nearer to a hex."""
    return may_be_ordered(desk, man) and not desk.title_desk.moves.drawn_to(man, hex_)


class DrawingMoves:
    """The player's drawn moves, and the move being drawn."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.plans = MovePlans()
        self.group = MoveGroup(desk)
        self.stopped = StoppedMen(desk, self.plans)
        self.dropped = DroppedMoves(desk, self.plans, self._keep)
        self._passed: Hex | None = NOWHERE
        """Hex under the pointer when a key was typed or a man selected; it is ignored until the pointer moves."""
        self._told = 0
        """Number of events shown; cached results are valid for one value."""
        self._kept: tuple[tuple[object, ...], tuple[DrawnMove, ...]] = ((), ())
        self._ahead: tuple[tuple[object, ...], dict[int, Hex]] = ((), {})
        """Next hexes by number for the selected man, with the cache key."""
        self._take_up()

    def _take_up(self) -> None:
        """Load the saved drawn moves; nobody starts moving before the player continues."""
        session, record = self.desk.session, self.desk.session.record
        for move in saved_moves.kept(record.path, session.view) if record is not None and not session.fresh else ():
            self.plans.draw(move)
            self.desk.controls.held_back = True

    def _keep(self) -> None:
        """Save the drawn moves."""
        record = self.desk.session.record
        if record is not None:
            saved_moves.keep(record.path, self.plans.unfinished(self.desk.state))

    # -- the selection ------------------------------------------------------------------------------------------

    def taken(self, man: str) -> int | None:
        """Return the number of hexes that a man has moved in this activation.

        Return ALL_SPENT while he is asked whether he ducks back, and None if the current decision is not about his
        movement.
        """
        decision = self.desk.session.decision if self.desk.prompt is not None else None
        if decision is None or decision.subject != man:
            return None
        if isinstance(decision, ChooseMove):
            return decision.step - 1
        return ALL_SPENT if isinstance(decision, DuckBack) else None

    def can_move(self, man: str) -> bool:
        """Return whether a friendly man moves by himself and has an order that still moves him this turn (6.0)."""
        return self._may_draw(man) and bool(slots(self.desk.state, self.desk.state.men[man], self.taken(man)))

    def may_carry(self, man: str) -> bool:
        """Return whether the player can start to drag a man: any friendly man on the board while a decision is open.

        Where he may not go is refused when he is dropped.
        """
        found = self.desk.state.men.get(man)
        ours = found is not None and found.side == "friendly" and found.on_board
        return ours and self.desk.session.decision is not None

    def _may_draw(self, man: str) -> bool:
        """Return whether moves are drawn in this phase and the man is friendly and on the board."""
        state = self.desk.state
        found = state.men.get(man)
        drawing = self.desk.session.decision is not None and state.clock.phase in DRAWING
        return drawing and found is not None and found.side == "friendly" and found.on_board

    # -- the move being drawn -------------------------------------------------------------------------------------

    @property
    def preview(self) -> tuple[DrawnMove, ...]:
        """Moves that dropping the dragged man, a click under the pointer or Enter at the cursor would draw; may be
        empty.
        """
        desk, held = self.desk, self.desk.input.held
        if held is None:
            over = self._pointed()
            further = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            return self.offered(over, on=further) if over is not None else ()
        over = desk.input.pointer.place
        if not held.moved or over is None or not isinstance(held.thing, PieceId) or not self.can_move(held.thing.id):
            return ()
        return self.drawn_to(held.thing.id, over)

    def _pointed(self) -> Hex | None:
        """Return the hex that a click or Enter would use: under the pointer, else the cursor's."""
        desk, pointer = self.desk, self.desk.input.pointer
        if desk.title_desk.sight or desk.title_desk.pointed_marker.order:
            return None
        if pointer.place != self._passed:
            self._passed = NOWHERE
        clicked = None if pointer.piece or self._passed != NOWHERE else pointer.place
        return clicked or desk.input.cursor

    def offered(self, hex_: Hex, *, on: bool = False) -> tuple[DrawnMove, ...]:
        """Return the moves that a click on a hex would draw for the man asked to move, else for the selected man.

        `on` (Shift): continue from the end of his drawn move. Before the action phase, return none unless he arrives
        this turn.
        """
        desk = self.desk
        decision = desk.prompt.decision if desk.prompt is not None else None
        if not isinstance(decision, CLICKED):
            return ()
        man = decision.subject if isinstance(decision, ChooseMove) else desk.selection.piece
        if not self.can_move(man):
            return ()
        moves = self.drawn_to(man, hex_, on=on)
        acting = desk.state.clock.phase == "action"
        return moves if acting or any(move.man == man and move.way[-1] == hex_ for move in moves) else ()

    def steps_now(self, man: str, hex_: Hex) -> bool:
        """Return whether a click on a hex is the next step of the man asked to move, so that no path is drawn.

        This is so only if he is in no group.
        """
        decision = self.desk.prompt.decision if self.desk.prompt is not None else None
        asked = isinstance(decision, ChooseMove) and decision.subject == man and hex_ in decision.hexes
        return asked and len(self.group.of(man)) == 1

    def moment(self, man: str) -> tuple[object, ...]:
        """Return a cache key for a man's possible paths, which changes whenever they may have changed."""
        return self._told, self.desk.session.answers, id(self.desk.state), self.taken(man)

    def tells(self, man: str) -> bool:
        """Return whether notes are shown beside a man's move: while a move is being drawn, or the pointer rests on
        him.
        """
        return bool(self.preview) or self.desk.input.pointer.resting == man

    def drawn_to(self, man: str, hex_: Hex, *, on: bool = False) -> tuple[DrawnMove, ...]:
        """Return the moves that take a man and his group to a hex; `on`: from the end of their drawn moves.

        Men who cannot come nearer are left out, so it may be empty. Where possible, a man moves at once and not in a
        later impulse. Cached until something happens.
        """
        state, men = self.desk.state, self.group.of(man)
        if hex_ == state.men[man].hex and not on:
            return ()
        key = (*self.moment(man), men, hex_, on, *(state.men[one] for one in men))
        if key != self._kept[0]:
            self._kept = key, tuple(self._draw(man, men, hex_, on=on))
        return self._kept[1]

    def _draw(self, lead: str, men: Sequence[str], hex_: Hex, *, on: bool) -> list[DrawnMove]:
        state = self.desk.state
        if not on and self.steps_now(lead, hex_):
            step = step_now(state, state.men[lead], hex_, self.taken(lead))
            return [step] if step is not None else []
        before = {man: tuple(leg.end for leg in self.plans.legs_of(state, man, self.taken(man))) for man in men}
        ends = {man: (before[man][-1] if on and before[man] else state.men[man].place) for man in men}
        goals = goals_of(state.board, ends, lead, hex_, stay=not on)
        found = []
        for man, goal in goals.items():
            through = (*(before[man] if on else ()), goal)
            move = draw(state, state.men[man], through, self.taken(man)) if self.can_move(man) else None
            if move is not None:
                found.append(move)
        return found

    def goals(self, lead: str, hex_: Hex) -> dict[str, Hex]:
        """Return, by man, the hex where each man of a group goes if their leader is sent to a hex.

        A man who is already there stays.
        """
        state = self.desk.state
        places = {man: state.men[man].place for man in self.group.of(lead) if state.men[man].on_board}
        return goals_of(state.board, places, lead, hex_, stay=True)

    def lay(self, moves: Sequence[DrawnMove], *, go: bool) -> bool:
        """Save drawn moves, replacing earlier ones of the same men; return False if `moves` is empty.

        With `go`, the first of the men whose turn it is starts to move; otherwise, or if it is nobody's turn, a notice
        describes the moves.
        """
        for move in moves:
            self.plans.draw(move)
        if moves:
            self._keep()
            self.desk.redraw("board", "prompt")
            if not (go and self._set_off([move.man for move in moves])):
                taken = {move.man: self.taken(move.man) for move in moves}
                self.desk.notice.show(told_moves.drawn(self.desk.state, moves, taken), refused=False)
        return bool(moves)

    def _set_off(self, men: Sequence[str]) -> bool:
        """Let the man among these whose turn it is start; return False if there is none."""
        decision = None if self.desk.mirror.busy else self.desk.session.decision
        if isinstance(decision, ChooseMan):
            first = next((man for man in men if man in decision.answers), "")
            if first:
                self.desk.controls.answer(first)
            return bool(first)
        if isinstance(decision, ChooseMove) and decision.subject in men:
            self.desk.controls.carry_on()
            return True
        return False

    # -- input ------------------------------------------------------------------------------------------------------

    def refuses(self, man: str, hex_: Hex | None) -> Spoken:
        """Return the reason why a dragged man cannot be dropped on a hex.

        Return "" if he can be dropped there, and for his own hex and places off the board.
        """
        state = self.desk.state
        if hex_ is None or hex_ == state.men[man].hex or self.drawn_to(man, hex_):
            return ""
        who, asked = capital(names.man(state, man)), self.desk.prompt
        if may_be_ordered(self.desk, man):
            leads = next(orders_there(state, man, hex_), None) is not None
            return "" if leads else text("move-no-order-leads", man=who, hex=hex_)
        barred = out_of_command(state, state.men[man]) if isinstance(self.desk.session.decision, GiveOrders) else None
        if barred is not None:
            return refusals.refusal(state, barred, man)
        if asked is not None and state.clock.phase != "action":
            return text("move-answer-first", man=who, asked=asked.line().title)
        if state.men[man].order is None:
            return text("move-no-order", man=who)
        return text("move-no-path", man=who, hex=hex_) if self.can_move(man) else text("move-no-slot", man=who)

    def _numbers_lead(self, man: Man) -> bool:
        """Return whether number keys draw a man's way: only at questions about orders, who acts, and moves."""
        return isinstance(self.desk.session.decision, CLICKED) and self.can_move(man.id)

    def steps(self, man: Man) -> dict[int, Hex]:
        """Return the hexes that the number keys 1 to 6 would add to a man's drawn move, by number.

        Numbers that lead nowhere are left out.
        """
        way = self._way(man)
        key = (*self.moment(man.id), man, way)
        if key != self._ahead[0]:
            self._ahead = key, {}
            start, board = way[-1] if way else man.place, self.desk.state.board
            for number in range(1, 7):
                there = board.neighbour(start, number - 1)
                move = draw(self.desk.state, man, (*way, there), self.taken(man.id)) if there is not None else None
                if there is not None and move is not None and len(move.way) > len(way) + 1:
                    self._ahead[1][number] = there
        return self._ahead[1]

    def _way(self, man: Man) -> tuple[Hex, ...]:
        """Return the remaining hexes of a man's drawn move."""
        return tuple(leg.end for leg in self.plans.legs_of(self.desk.state, man.id, self.taken(man.id)))

    def extend(self, man: Man, number: int) -> bool:
        """Extend a man's drawn move by one hex: 1 is straight up, the others follow clockwise.

        Show the reason if he cannot go there. Return False if he cannot draw a move by number keys now.
        """
        if not self._numbers_lead(man):
            return False
        there, way = self.steps(man).get(number), self._way(man)
        if there is None:
            barred = self.desk.state.board.neighbour(way[-1] if way else man.place, number - 1)
            self.desk.notice.show(self._ends_here(man, barred))
            return True
        self._passed = self.desk.input.pointer.place
        return self.lay(self.drawn_to(man.id, there, on=True), go=False)

    def _ends_here(self, man: Man, hex_: Hex | None) -> Spoken:
        """Return the reason why a man's path cannot be extended."""
        state, move, who = self.desk.state, self.plans.drawn.get(man.id), capital(names.man(self.desk.state, man.id))
        rough = thrown_down(state, move, self.taken(man.id)) if move is not None else None
        if rough is not None:
            return ruled("move-note-down", terrain=names.terrain(state.board.terrain(rough)), hex=rough)
        return text("move-no-slot", man=who) if hex_ is None else text("move-no-path", man=who, hex=hex_)

    def cancel(self) -> bool:
        """Remove the drawn moves of the selected man and his group; if there are none, dissolve the group.

        Return False if there was neither.
        """
        if self.dropped.take_back(self.group.of(self.desk.selection.piece)):
            return True
        return self.group.dissolve()

    # -- reactions to events ------------------------------------------------------------------------------------------

    def standing(self, answers: int, decision: Decision, state: State) -> Answer | None:
        """Return the answer that a drawn move gives to a decision, or None if no drawn move answers it.

        Men whose moves stop here are recorded with the reason; `answers` is the number of answers given so far.
        """
        before = dict(self.plans.waiting)
        found = self.plans(decision, state)
        self.stopped.add(answers, (stop for man, stop in self.plans.waiting.items() if man not in before))
        return found

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Update drawn moves after an event was shown, and record which men stop.

        When orders are committed, the group is dissolved. `answers` is the number of answers given so far.
        """
        self._told += 1
        if isinstance(event, OrdersCommitted):
            self.group.men = ()
        self.stopped.add(answers, self.plans.happened(state, event))

    def chose(self, piece: str) -> None:
        """Handle a new selection; if the man is not in the group, the group is dissolved."""
        self._passed = self.desk.input.pointer.place
        if piece not in self.group.men:
            self.group.men = ()

    def followed(self) -> None:
        """Log which men's moves stopped and why, after the events that stopped them were shown."""
        if self.stopped.tell():
            self._keep()
            self.desk.changed("told")
            self.desk.redraw("log", "board")
