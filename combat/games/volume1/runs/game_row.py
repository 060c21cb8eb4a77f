"""Row of a simulated game: its result, and counts of what occurred in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from combat.engine.files.one_line import one_line
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import as_plain
from combat.engine.runs.row_columns import RowColumns, Tallies
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.state import State
from combat.games.volume1.runs.outcome import Outcome, outcome


class GameRow(Outcome):
    """A game: its outcome, and counts of things that the player decides on or suffers from."""

    men: Tallies
    """Friendly men who took part, comrades on the board included: 1 each."""
    cards: Tallies
    """The player's cards by number: put on the track, or used for their text (5.1)."""
    orders: Tallies
    """Turns that friendly men began under each order (7.0)."""
    friendly_fire: Tallies
    """Shots fired and grenades thrown by friendly men, by weapon (13.0, 7.09)."""
    enemy_fire: Tallies
    friendly_struck: Tallies
    """Hits on friendly men by weapon, fragments included (13.0, 14.2, 20.0)."""
    enemy_struck: Tallies
    hexes: Tallies
    """Impulses that friendly men began in each hex (4.0)."""
    friendly_hit_in: Tallies
    """Hits on friendly men by hex."""
    enemy_hit_in: Tallies


COLUMNS = RowColumns(GameRow)


class GameRecorder:
    """Counts events while a game is played."""

    def __init__(self) -> None:
        self._cards, self._orders, self._hexes = Counter[str](), Counter[str](), Counter[str]()
        self._fire: dict[Side, Counter[str]] = {"friendly": Counter(), "enemy": Counter()}
        self._struck: dict[Side, Counter[str]] = {"friendly": Counter(), "enemy": Counter()}
        self._hit_in: dict[Side, Counter[str]] = {"friendly": Counter(), "enemy": Counter()}

    def hear(self, state: State, event: Event) -> None:
        """Count an event; `state` is the state before it."""
        match event:
            case ev.CardPlayed() | ev.DiscardPlayed():
                self._cards[str(event.card)] += 1
            case ev.OrdersCommitted():
                self._orders.update(man.order.id for man in state.on_board("friendly") if man.order is not None)
            case ev.ImpulseBegan():
                self._hexes.update(str(man.hex) for man in state.on_board("friendly"))
            case ev.ShotFired():
                self._fire[_side(state, event.man)][event.weapon] += 1
                if event.result != "miss":
                    self._hit(state, event.target, event.weapon)
            case ev.GrenadeThrown():
                self._fire[_side(state, event.man)][event.weapon] += 1
            case ev.FragmentRolled() if event.hit:
                self._hit(state, event.man, event.weapon)

    def _hit(self, state: State, man: str, weapon: str) -> None:
        side, hex_ = _side(state, man), state.men[man].hex
        self._struck[side][weapon] += 1
        if hex_ is not None:
            self._hit_in[side][str(hex_)] += 1

    def row(self, state: State, seed: int, decisions: int) -> GameRow:
        """Return the row of the finished game, with the counts so far."""
        ended: dict[str, Any] = as_plain(outcome(state, seed, decisions))
        ended["verdict"] = one_line(ended["verdict"])
        return GameRow(
            **ended,
            men={man.id: 1 for man in state.men.values() if man.side == "friendly"},
            cards=dict(self._cards),
            orders=dict(self._orders),
            friendly_fire=dict(self._fire["friendly"]),
            enemy_fire=dict(self._fire["enemy"]),
            friendly_struck=dict(self._struck["friendly"]),
            enemy_struck=dict(self._struck["enemy"]),
            hexes=dict(self._hexes),
            friendly_hit_in=dict(self._hit_in["friendly"]),
            enemy_hit_in=dict(self._hit_in["enemy"]),
        )


def _side(state: State, man: str) -> Side:
    return state.book.figures[man].side
