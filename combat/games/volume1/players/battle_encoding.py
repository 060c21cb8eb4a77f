"""Numeric encoding of a battle as the player may know it, for machine learning (8.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Row
from combat.engine.play.port import Port
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.answers import GunLeft, GunTaken, OrderGiven, Placement
from combat.games.volume1.rules.book import MORALE_STATES
from combat.games.volume1.rules.play import endings, victory
from combat.games.volume1.rules.state import PHASES, Man, State
from combat.games.volume1.rules.view import is_hidden
from combat.games.volume1.rules.volume_one import RULES

MEN = 64
"""Rows for men; any further men are left out."""
AMMO = ("full", "low", "none")
QUESTIONS = tuple(sorted(decision.kind for decision in RULES.decisions if not decision.to_chance))
WORDS = (
    "ready", "commit", "pass", "draw-card", "draw-none", "stay", "duck-back", "shift", "leave", "hold-fire", "flare",
    "take-along", "leave-behind", "call", "light", "bad", "bad-evac", "end", "fight-on",
)  # fmt: skip
"""Answers that are words of the rules; any other is a man, hex, order, weapon or number."""
BATTLE_COLUMNS = (
    "turn", "turns", "phase", "impulse", "place", "points", "wind", "night", "cards", "question", "subject",
)  # fmt: skip
MAN_COLUMNS = (
    "present", "enemy", "on_board", "column", "row", "terrain", "level", "smoke", "seen", "alert", "order", "morale",
    "light_wounds", "bad_wounds", "ammo", "troop_quality", "leadership", "weapon_skill", "prisoner", "acted",
)  # fmt: skip
ANSWER_COLUMNS = ("man", "column", "row", "terrain", "level", "order", "weapon", "number", "word", "passes")


class BattleEncoding:
    """Encodes a battle and answers as tables.

    Indices into lists count from 1, and 0 means none; each man keeps his row.
    """

    tables: Mapping[str, tuple[int, Sequence[str]]] = {"battle": (1, BATTLE_COLUMNS), "men": (MEN, MAN_COLUMNS)}
    answer_columns: Sequence[str] = ANSWER_COLUMNS

    def view(self, port: Port[State]) -> Mapping[str, Sequence[Row]]:
        """Return the tables of the seat's view: "battle" with one row, "men" with a row for each man.

        The environment pads missing rows with zeros and cuts excess rows.
        """
        state, decision = port.view, port.decision
        return {
            "battle": [_battle(state, decision)],
            "men": [_man(state, man) for man in state.men.values()],
        }

    def answer(self, port: Port[State], answer: Answer) -> Row:
        """Return an answer as a row of `answer_columns`; its `number` is a card number or a rate of fire."""
        state, decision = port.view, port.decision
        assert decision is not None
        said = decision.read(answer)
        man, hex_, order, weapon, number, word = "", NOWHERE, "", "", 0, ""
        match said:
            case Placement(man=man, hex=hex_):
                pass
            case OrderGiven(man=man, order=order):
                pass
            case GunTaken(man=man, gun=gun):
                weapon = state.guns[gun].weapon
            case GunLeft(man=man):
                word = "leave"
            case Hex():
                hex_ = said
            case _:
                man, weapon = (said if said in state.men else ""), (said if said in state.book.weapons else "")
                number = int(said) if said.isdecimal() else 0
                word = said if said in WORDS else ""
        orders, weapons = list(state.book.charts.orders), list(state.book.weapons)
        row: list[float] = [_place(list(state.men), man), *_ground(state, hex_ or None), _place(orders, order)]
        return (*row, _place(weapons, weapon), number, _place(WORDS, word), answer == decision.passes_with)

    def score(self, view: State, seat: Seat) -> float:
        """Return the victory points so far, or of a finished game (22.0)."""
        return view.points if view.clock.phase == "over" else victory.points(view)

    def won(self, view: State, seat: Seat) -> bool:
        """Return whether the seat has won a finished game."""
        return victory.verdict(view, view.points).won


def _battle(state: State, decision: Decision | None) -> Row:
    clock = state.clock
    points = victory.points(state)
    asked = "" if decision is None else decision.kind
    subject = "" if decision is None else decision.subject
    return (
        clock.turn, endings.last_turn(state), PHASES.index(clock.phase), clock.impulse, clock.place, points,
        state.wind, state.night, len(state.hand), _place(QUESTIONS, asked), _place(list(state.men), subject),
    )  # fmt: skip


def _man(state: State, man: Man) -> Row:
    """Return the row of a man; no printed values for an unknown enemy (8.2)."""
    known = not is_hidden(man)
    figure = state.figure(man.id) if known else None
    wounds = [wound.kind for wound in man.wounds if not wound.bandaged]
    smoke = state.smoke.get(man.place)
    column, row, terrain, level = _ground(state, man.hex)
    order = man.order.id if man.order is not None else ""
    return (
        1, man.side == "enemy", man.on_board, column, row, terrain, level, 0 if smoke is None else smoke.markers,
        man.seen, man.alert, _place(list(state.book.charts.orders), order), _place(MORALE_STATES, man.morale),
        wounds.count("light"), wounds.count("bad"), AMMO.index(man.ammo),
        figure.tq if figure is not None else 0, (figure.ldr or 0) if figure is not None else 0,
        max((skill.value for skill in figure.skills), default=0) if figure is not None else 0,
        bool(man.held_by), man.id in state.clock.done,
    )  # fmt: skip


def _ground(state: State, hex_: Hex | None) -> tuple[float, float, float, float]:
    """Return column, row, terrain index and level of a hex; zeros for none."""
    if hex_ is None or not state.board.contains(hex_):
        return 0, 0, 0, 0
    terrain = _place(list(state.book.charts.terrain), state.board.terrain(hex_))
    return hex_.column, hex_.row, terrain, state.board.level(hex_)


def _place(known: Sequence[str], name: str) -> int:
    """Return the index of a name in a list, from 1; 0 if it is not there."""
    return known.index(name) + 1 if name in known else 0


ENCODING = BattleEncoding()
