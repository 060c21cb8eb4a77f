"""Moves drawn by the player: they choose the next man and his step, until something new happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.decisions import ChooseMan, ChooseMove
from combat.games.volume1.rules.state import State
from combat.games.volume1.standing import stops
from combat.games.volume1.standing.drawn_move import DrawnMove, Leg, legs, seeing
from combat.games.volume1.standing.stops import Stop


class MovePlans:
    """At most one drawn move per man, in the order drawn; called as a `Standing` answer.

    They are not part of the game state: their answers could have been given by hand, and use only what the player
    sees. A move gives no answer if its man is off the path or has another order.
    """

    def __init__(self) -> None:
        self.drawn: dict[str, DrawnMove] = {}
        self.waiting: dict[str, Stop] = {}
        """Men who wait for the player, with the reason."""
        self._ended: dict[str, Stop] = {}
        """Men whose drawn move is over, with the reason."""
        self._put: set[Stop] = set()
        """Reasons that a question has shown to the player."""
        self._old: frozenset[Stop] = frozenset()
        """Reasons that he had been shown when this impulse began, which are no longer news."""

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, move: DrawnMove) -> None:
        """Add a drawn move, replacing the man's earlier one; he then moves after all others who still move."""
        self.take_back(move.man)
        self.drawn[move.man] = move

    def take_back(self, man: str) -> bool:
        """Remove a man's drawn move; return False if he has none."""
        self.waiting.pop(man, None)
        self._ended.pop(man, None)
        return self.drawn.pop(man, None) is not None

    def given_up(self, state: State) -> list[str]:
        """Return the ids of the men whose drawn moves of this turn were made for another order than they have now
        (7.0).
        """
        now = state.clock.turn
        return [man for man, move in self.drawn.items() if move.turn == now and stops.is_given_up(state, move)]

    def clear(self) -> None:
        """Remove all drawn moves."""
        self.drawn.clear()
        self.waiting.clear()
        self._ended.clear()
        self._put.clear()
        self._old = frozenset()

    def with_same_news(self, men: Sequence[str]) -> list[str]:
        """Return the ids of the men who wait for the same reason as any of `men`, including those of `men` who wait."""
        known = {self.waiting[man].news for man in men if man in self.waiting}
        return [man for man, stop in self.waiting.items() if stop.news in known]

    def news_of(self, men: Sequence[str]) -> list[Stop]:
        """Return the reasons why the given men do not continue by themselves.

        A reason counts until the end of the impulse in which it was shown to the player.
        """
        found = (self.waiting.get(man) or self._ended.get(man) for man in men)
        return [stop for stop in found if stop is not None and stop not in self._old]

    def told(self, stops: Iterable[Stop]) -> None:
        """Record that a question has shown the player these reasons for stopping."""
        self._put.update(stops)

    def go_on(self, state: State, men: Sequence[str]) -> None:
        """Let waiting men continue, and all who wait for the same reasons; these reasons do not stop them again."""
        for man in self.with_same_news(men):
            if self.waiting.pop(man, None) is not None and man in self.drawn:
                move = self.drawn[man]
                seen_by = dict.fromkeys((*move.seen_by, *seeing(state, state.men[man], move.way)))
                self.drawn[man] = replace(move, seen_by=tuple(seen_by))

    def legs_of(self, state: State, man: str, taken: int | None = None) -> tuple[Leg, ...]:
        """Return the remaining hexes of a man's move; () if he has none, or is at its end.

        `taken` is the number of hexes that he has moved in this activation.
        """
        move = self.drawn.get(man)
        return legs(state, move, taken) if move is not None and state.men[man].on_board else ()

    def under_way(self, state: State) -> list[DrawnMove]:
        """Return the moves that have hexes left, whether their men wait or not."""
        return [move for move in self.drawn.values() if self.legs_of(state, move.man)]

    def unfinished(self, state: State) -> list[DrawnMove]:
        """Return the moves of this turn whose men have not reached the end, whether they wait or not."""
        return [move for move in self.drawn.values() if stops.is_unfinished(state, move)]

    # -- answering ----------------------------------------------------------------------------------------------

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """Return the next man with a path ahead, or his next hex; None if the player must be asked."""
        if isinstance(decision, ChooseMan):
            going = (man for man in self.drawn if man in decision.answers and self.legs_of(state, man))
            return next((man for man in going if self._goes(state, man)), None)
        if isinstance(decision, ChooseMove) and decision.subject in self.drawn:
            return self._step(decision, state)
        return None

    def _step(self, decision: ChooseMove, state: State) -> Answer | None:
        man, taken = decision.subject, decision.step - 1
        before = self.legs_of(state, man, taken)
        if not before:
            self._end(state, man)
            return None
        if not self._goes(state, man, taken):
            return None
        goes = before[0].impulse == state.clock.impulse
        wished = before[0].end if goes else ChooseMove.STAY
        if wished in decision.answers:
            return wished
        self.waiting[man] = Stop(man, "stop-barred" if goes else "stop-must-move", "6.0", hex=before[0].end)
        return None

    def _end(self, state: State, man: str) -> None:
        """Record that a man's path has ended although his order has not, so that he is asked about."""
        way, here = self.drawn[man].way, state.men[man].hex
        if here == way[-1] and man not in self._ended:
            self._ended[man] = Stop(man, stops.ENDS, "6.0", hex=here, over=True)

    def _goes(self, state: State, man: str, taken: int | None = None) -> bool:
        """Return whether a man goes on by himself; record the reason where something new stops him."""
        if man not in self.waiting:
            found = stops.before_step(state, self.drawn[man], taken)
            if found is not None:
                self.waiting[man] = found
                self._stop_others(state, found)
        return man not in self.waiting

    def _stop_others(self, state: State, stop: Stop) -> None:
        """Stop every other man whose path the same enemy sees, so that the player is asked once about all of them."""
        if stop.why != "stop-in-sight":
            return
        for move in self.under_way(state):
            found = stops.in_sight(state, move, stop.about) if move.man not in self.waiting else None
            if found is not None:
                self.waiting[move.man] = found

    # -- reactions to events ------------------------------------------------------------------------------------

    def happened(self, state: State, event: Event) -> list[Stop]:
        """Process an event that was just applied; return the reasons why men stop because of it.

        If a reason ends a man's move, the move is removed.
        """
        if isinstance(event, ev.TurnCleared):
            self.clear()
        if isinstance(event, ev.ImpulseBegan):
            self._old = frozenset(self._put)
        if isinstance(event, ev.StrangerTurned):
            self._rename(event.stranger, event.man)
        found = stops.by_event(state, event, self.unfinished(state))
        found = [stop for stop in found if stop.over or stop.man not in self.waiting]
        for stop in found:
            if stop.over:
                self.take_back(stop.man)
                self._ended[stop.man] = stop
            else:
                self.waiting[stop.man] = stop
        return found

    def _rename(self, stranger: str, man: str) -> None:
        for name, move in self.drawn.items():
            if stranger in move.seen_by:
                self.drawn[name] = replace(move, seen_by=tuple(man if foe == stranger else foe for foe in move.seen_by))
