"""The player draws moves: he drags a man, clicks a far hex or types its numbers, for one man or for several."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import capital, text
from combat.engine.words.line import Spoken, ruled
from combat.games.volume1.rules.decisions import ChooseMan, ChooseMove, DuckBack
from combat.games.volume1.rules.events import OrdersCommitted
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing import saved_moves, told_moves
from combat.games.volume1.standing.drawn_move import DrawnMove, draw, step_now, thrown_down
from combat.games.volume1.standing.formation import goals_of
from combat.games.volume1.standing.move_plans import MovePlans
from combat.games.volume1.standing.move_slots import is_led, slots
from combat.games.volume1.standing.orders_there import orders_there
from combat.games.volume1.standing.stops import Stop
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

if TYPE_CHECKING:
    from combat.games.volume1.table.menus.going_there import offer_orders

_OFFER = "combat.games.volume1.table.menus.going_there:offer_orders"
"""Opens the menu of orders that lead to a hex; nobody needs it before a man is dragged without one."""
DRAWING = ("friendly-orders", "enemy-orders", "action")
"""The phases in which moves are drawn: from when a man may have his order to when he has carried it out."""
CLICKED = (GiveOrders, ChooseMan, ChooseMove)
"""The questions at which a click on the ground draws a move."""
ALL_SPENT = 9
"""More hexes than an activation has: who is asked whether he ducks back has none left in it (7.19)."""


class DrawingMoves:
    """What the desk knows of drawn moves: whose they are, who goes together, and what is being drawn just now."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.plans = MovePlans()
        self.company: tuple[str, ...] = ()
        """Men who are meant together, in the order in which they were taken; () where only the chosen one is."""
        self._untold: list[tuple[int, Stop]] = []
        """Who stopped, and after how many answers, that the log does not tell yet."""
        self._passed: Hex | None = NOWHERE
        """The hex under the pointer when a way was typed or a man chosen: it draws nothing there before it is moved."""
        self._told = 0
        """How many events have been shown: whatever was reckoned before the last of them is reckoned anew."""
        self._kept: tuple[tuple[object, ...], tuple[DrawnMove, ...]] = ((), ())
        self._ahead: tuple[tuple[object, ...], dict[int, Hex]] = ((), {})
        """Where each number leads the chosen man on, and the moment for which that was found."""
        self._take_up()

    def _take_up(self) -> None:
        """Lay down what was drawn when the game was left; nobody sets off by it before the player says so."""
        session, record = self.desk.session, self.desk.session.record
        for move in saved_moves.kept(record.path, session.view) if record is not None and not session.fresh else ():
            self.plans.draw(move)
            self.desk.controls.held_back = True

    def _keep(self) -> None:
        """Write down what is drawn, for when the game is left."""
        record = self.desk.session.record
        if record is not None:
            saved_moves.keep(record.path, self.plans.unfinished(self.desk.state))

    # -- who ----------------------------------------------------------------------------------------------------

    def taken(self, man: str) -> int | None:
        """How many hexes he has gone in the activation he is at, where the question says so."""
        decision = self.desk.session.decision if self.desk.prompt is not None else None
        if decision is None or decision.subject != man:
            return None
        if isinstance(decision, ChooseMove):
            return decision.step - 1
        return ALL_SPENT if isinstance(decision, DuckBack) else None

    def can_move(self, man: str) -> bool:
        """Whether he is the player's, moves by himself, and has an order that still moves him this turn (6.0).

        Nobody can where a battle is only told.
        """
        return self._may_draw(man) and bool(slots(self.desk.state, self.desk.state.men[man], self.taken(man)))

    def may_carry(self, man: str) -> bool:
        """Whether the mouse picks him up: he can move, or is told when he is let go that he needs an order first."""
        return self.can_move(man) or (self._may_draw(man) and self.desk.state.men[man].order is None)

    def _may_draw(self, man: str) -> bool:
        """Whether he is the player's, on the board, and moves are drawn now."""
        state = self.desk.state
        found = state.men.get(man)
        drawing = self.desk.session.decision is not None and state.clock.phase in DRAWING
        return drawing and found is not None and found.side == "friendly" and found.on_board

    def group(self, man: str) -> tuple[str, ...]:
        """Who goes with a man: he alone, or those who were selected together with him."""
        return self.company if man in self.company else (man,)

    def select_next(self) -> None:
        """The chosen man's team together, then everyone, then him alone again."""
        desk, state = self.desk, self.desk.state
        everyone = [man.id for man in state.on_board("friendly") if not is_led(state, man)]
        chosen = desk.battle.chosen
        if chosen is None or chosen.id not in everyone:
            return self.gather(everyone)
        team = [man for man in everyone if state.men[man].team == chosen.team]
        steps = [one for one in (team, everyone) if len(one) > max(1, len(self.company))]
        return self.gather(steps[0] if steps else ())

    def gather(self, men: Sequence[str]) -> None:
        """Select men together; one alone is chosen like any other."""
        self.company = tuple(men) if len(men) > 1 else ()
        if men and self.desk.selection.piece not in men:
            self.desk.selection.select(men[0])
        self.desk.changed("chosen")

    def toggle(self, man: str) -> bool:
        """Take a man among those who are selected together, or out of them."""
        chosen = self.desk.battle.chosen
        before = self.company or ((chosen.id,) if chosen is not None and chosen.side == "friendly" else ())
        after = tuple(one for one in before if one != man) if man in before else (*before, man)
        self.gather(after)
        return True

    # -- what is being drawn --------------------------------------------------------------------------------------

    @property
    def preview(self) -> tuple[DrawnMove, ...]:
        """The moves that letting go now would draw; else those of a click here, or of Enter on the cursor's hex."""
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
        """The hex that a click, or Enter, would mean: the one under the pointer, else the cursor's."""
        desk, pointer = self.desk, self.desk.input.pointer
        if desk.battle.sight or desk.battle.marker:
            return None
        if pointer.place != self._passed:
            self._passed = NOWHERE
        clicked = None if pointer.piece or self._passed != NOWHERE else pointer.place
        return clicked or desk.input.cursor

    def offered(self, hex_: Hex, *, on: bool = False) -> tuple[DrawnMove, ...]:
        """The moves that a click on a hex draws: for the man who is asked where he goes, else for the chosen one.

        `on`: with Shift held, from where his drawn move ends.

        While orders are given he must be able to come there this turn.
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
        """Whether a click on a hex is a man’s next step, and draws no way: he is asked, alone, and may step there."""
        decision = self.desk.prompt.decision if self.desk.prompt is not None else None
        asked = isinstance(decision, ChooseMove) and decision.subject == man and hex_ in decision.hexes
        return asked and len(self.group(man)) == 1

    def moment(self, man: str) -> tuple[object, ...]:
        """What tells one moment from another in which a man's way might be another."""
        return self._told, self.desk.session.answers, id(self.desk.state), self.taken(man)

    def tells(self, man: str) -> bool:
        """Whether what is to be known of a man's move stands beside it: while it is drawn, and after that where the
        pointer rests on him."""
        return bool(self.preview) or self.desk.input.pointer.resting == man

    def drawn_to(self, man: str, hex_: Hex, *, on: bool = False) -> tuple[DrawnMove, ...]:
        """The moves of a man, and of those who go with him, to a hex; `on` from where those drawn before end.

        Where he steps there now it is that step, whatever impulse he could wait for with it.
        Remembered as long as nothing happens: those who cannot come nearer are left out.
        """
        state, men = self.desk.state, self.group(man)
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
        goals = goals_of(state.board, ends, lead, hex_)
        found = []
        for man in men:
            through = (*(before[man] if on else ()), goals[man])
            move = draw(state, state.men[man], through, self.taken(man)) if self.can_move(man) else None
            if move is not None:
                found.append(move)
        return found

    def lay(self, moves: Sequence[DrawnMove], *, go: bool) -> bool:
        """Lay moves down in place of earlier ones; `go`: whose turn it is sets off. False where there are none."""
        for move in moves:
            self.plans.draw(move)
        if moves:
            self._keep()
            self.desk.redraw("board", "prompt")
            if not (go and self._set_off([move.man for move in moves])):
                men = tuple(dict.fromkeys(move.man for move in moves))
                said = text("moves-stand", men=names.men(self.desk.state, men), count=len(men))
                self.desk.notice.show(said, refused=False)
        return bool(moves)

    def _set_off(self, men: Sequence[str]) -> bool:
        """Let that one of some men go whose turn it is; False where it is nobody's of them, and nobody goes."""
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

    # -- hands ------------------------------------------------------------------------------------------------------

    def drop(self, man: str, hex_: Hex) -> bool:
        """A man was dragged to a hex; back to his own he takes his move back."""
        if hex_ == self.desk.state.men[man].hex:
            return self.take_back(self.group(man))
        if self._may_be_ordered(man):
            load_object(_OFFER, lambda: offer_orders)(self.desk, man, hex_)
            return True
        return self.lay(self.drawn_to(man, hex_), go=True)

    def refuses(self, man: str, hex_: Hex | None) -> Spoken:
        """Why a man cannot be dragged to a hex; "" if he can."""
        state = self.desk.state
        if hex_ is None or hex_ == state.men[man].hex or self.drawn_to(man, hex_):
            return ""
        who = capital(names.man(state, man))
        if self._may_be_ordered(man):
            leads = next(orders_there(state, man, hex_), None) is not None
            return "" if leads else text("move-no-order-leads", man=who, hex=hex_)
        if state.men[man].order is None:
            return text("move-no-order", man=who)
        return text("move-no-path", man=who, hex=hex_) if self.can_move(man) else text("move-no-slot", man=who)

    def _may_be_ordered(self, man: str) -> bool:
        """Whether a man has no order yet, and orders are given now."""
        return self.desk.state.men[man].order is None and isinstance(self.desk.session.decision, GiveOrders)

    def click(self, hex_: Hex) -> bool:
        """A hex was clicked that means nothing to the question: whoever is meant goes there, if his order takes him."""
        return self.lay(self.offered(hex_), go=True)

    def also(self, thing: Thing[Hex]) -> bool:
        """With Shift held a man is selected besides others, and a hex is gone to after those drawn before."""
        match thing:
            case PieceId(man) if self.desk.battle.is_own(man):
                return self.toggle(man)
            case PlaceId(hex_) if self.can_move(self.desk.selection.piece):
                return self.lay(self.drawn_to(self.desk.selection.piece, hex_, on=True), go=False)
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """The key that selects men together, or the number of a hex beside the end of the chosen man's way."""
        if self.desk.app.keys.is_(event, "together"):
            self.select_next()
            return True
        number, man = digit(event), self.desk.battle.chosen
        if number is None or number > 6 or man is None or not self.can_move(man.id):
            return False
        return self._step(man, number)

    def steps(self, man: Man) -> dict[int, Hex]:
        """The hexes to which a number leads a man on from where his drawn move ends; remembered meanwhile."""
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
        """The hexes of his drawn move that are before him."""
        return tuple(leg.end for leg in self.plans.legs_of(self.desk.state, man.id, self.taken(man.id)))

    def _step(self, man: Man, number: int) -> bool:
        """One hex more from where his drawn move ends: 1 is straight up, the others follow clockwise."""
        there, way = self.steps(man).get(number), self._way(man)
        if there is None:
            barred = self.desk.state.board.neighbour(way[-1] if way else man.place, number - 1)
            self.desk.notice.show(self._ends_here(man, barred))
            return True
        self._passed = self.desk.input.pointer.place
        return self.lay(self.drawn_to(man.id, there, on=True), go=False)

    def _ends_here(self, man: Man, hex_: Hex | None) -> Spoken:
        """Why no number leads a man on from where his way ends."""
        state, move, who = self.desk.state, self.plans.drawn.get(man.id), capital(names.man(self.desk.state, man.id))
        rough = thrown_down(state, move, self.taken(man.id)) if move is not None else None
        if rough is not None:
            return ruled("move-note-down", terrain=names.terrain(state.board.terrain(rough)), hex=rough)
        return text("move-no-slot", man=who) if hex_ is None else text("move-no-path", man=who, hex=hex_)

    def take_back(self, men: Sequence[str]) -> bool:
        """Take drawn moves back; False where these men have none before them."""
        state = self.desk.state
        going = [man for man in men if self.plans.legs_of(state, man)]
        for man in going:
            self.plans.take_back(man)
        if going:
            self._keep()
            self.desk.notice.show(
                text("moves-taken-back", men=names.men(state, going), count=len(going)), refused=False
            )
            self.desk.redraw("board")
        return bool(going)

    def cancel(self) -> bool:
        """Take back the chosen man's drawn move, and then let those who are selected together go each his way."""
        if self.take_back(self.group(self.desk.selection.piece)):
            return True
        company, self.company = self.company, ()
        if company:
            self.desk.changed("chosen")
        return bool(company)

    def going_on(self, men: Sequence[str]) -> list[str]:
        """All who go on where some men are let go on: they, and those who wait for the same."""
        return list(dict.fromkeys((*men, *self.plans.with_same_news(men))))

    def going_now(self, men: Sequence[str]) -> list[str]:
        """Those of them whose turn it is now: whoever is of another team, or has acted, goes on when his own comes."""
        state = self.desk.state
        team, done = state.active_team, state.clock.done
        return [man for man in self.going_on(men) if man in men or (state.men[man].team == team and man not in done)]

    def carry_on(self, men: Sequence[str]) -> None:
        """Let those who wait go on, and whoever of these men is next."""
        self.plans.go_on(self.desk.state, men)
        self.desk.controls.carry_on()

    # -- what happens meanwhile ---------------------------------------------------------------------------------------

    def standing(self, answers: int, decision: Decision, state: State) -> Answer | None:
        """What a drawn move answers; whoever does not go on is told of, with the reason."""
        before = dict(self.plans.waiting)
        found = self.plans(decision, state)
        for man, stop in self.plans.waiting.items():
            if man not in before:
                self._untold.append((answers, stop))
        return found

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Take up an event that was shown."""
        self._told += 1
        if isinstance(event, OrdersCommitted):
            self.company = ()
        self._untold += [(answers, stop) for stop in self.plans.happened(state, event)]

    def chose(self, piece: str) -> None:
        """Another piece is chosen: who was selected together with others is so no more, and a pointer at rest means
        nothing for it yet."""
        self._passed = self.desk.input.pointer.place
        if piece not in self.company:
            self.company = ()

    def followed(self) -> None:
        """All that happened has been told: now that anybody stopped for it can be told, too."""
        told, self._untold = self._untold, []
        state = self.desk.state.copy() if told else self.desk.state  # said anew as things stand now
        for answers, group in itertools.groupby(told, lambda one: one[0]):
            for stops in told_moves.together(stop for _, stop in group):
                self.desk.story.remark(answers, state, partial(told_moves.entry, state, stops))
        if told:
            self._keep()
            self.desk.changed("told")
            self.desk.redraw("log", "board")
