"""A tiny table for tests of the rules: a drawn map, placed units, and cards in a chosen order.

Cards 1-36 of the Axis and 101-136 of the Allies show each pair of dice once, as (white − 1) · 6 + colour, without a
trigger; those of `TRIGGERED` come after them. All are Fire cards, except those that a test puts into a hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, cast

from combat.engine.kernel.decision import Answer, Decision, Draw
from combat.engine.kernel.deck import Deck
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.record import field_names, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.book import Book, Force, Nation
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import Reroll
from combat.games.command.rules.fate_cards import ALLIED_CARDS, ActionKind, FateCard, OrderKind, Trigger
from combat.games.command.rules.ground.ground_map import Objective
from combat.games.command.rules.play.set_up import new_state
from combat.games.command.rules.state import State, Unit, Weapon
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES, Posture
from tests.games.command.drawn_book import at
from tests.games.command.skirmish import CHITS, RADIOS, UNITS, WEAPONS

TRIGGERED: dict[int, tuple[int, int, Trigger]] = {
    37: (1, 1, "jammed"), 38: (3, 4, "time"), 39: (3, 4, "sniper"), 40: (6, 1, "jammed"),
}  # fmt: skip
OPTIONS = frozenset(field_names(Options))
"""Optional rules that a test may switch by name."""


def dice(white: int, colour: int, side: str = AXIS) -> int:
    """Return the number of a side's card that shows a pair of dice."""
    return (white - 1) * 6 + colour + (ALLIED_CARDS if side == ALLIES else 0)


def _cards(held: Mapping[int, tuple[str, str]]) -> dict[int, FateCard]:
    made: dict[int, FateCard] = {}
    for first in (0, ALLIED_CARDS):
        for number in range(1, 37):
            made[first + number] = _card(first + number, (number - 1) // 6 + 1, (number - 1) % 6 + 1, "")
        for number, (white, colour, trigger) in TRIGGERED.items():
            made[first + number] = _card(first + number, white, colour, trigger)
    for id_, (order, action) in held.items():
        made[id_] = replace(_card(id_, 3, 4, ""), order=cast(OrderKind, order), action=cast(ActionKind, action))
    return made


def _card(id_: int, white: int, colour: int, trigger: Trigger) -> FateCard:
    return FateCard(id_, "fire", "command-confusion", "medic", Hex("01.01"), white, colour, trigger)


class Table:
    """Game in the middle of a turn.

    Windows are passed unless the test sets an answer; the cards to be drawn must be set.
    """

    def __init__(
        self,
        book: Book,
        units: Mapping[str, tuple[str, str]],
        *,
        hands: Mapping[int, tuple[str, str]] | None = None,
        postures: tuple[Posture, Posture] = ("attack", "recon"),
        active: str = AXIS,
        initiative: str = ALLIES,
        **facts: Any,
    ) -> None:
        """Prepare a game.

        `units` are figure and hex by id; ids of the Allies begin with "u". `hands` are order and action by card.
        """
        options = {name: facts.pop(name) for name in list(facts) if name in OPTIONS}
        forces = {
            side: Force(
                side, side, posture, "line", 3, facts.pop(f"{side}_surrender", 9), "top" if side == AXIS else "bottom",
                book.map.board.hexes(), "team", (),
            )
            for side, posture in zip(SIDES, postures, strict=True)
        }  # fmt: skip
        objectives = facts.pop("objectives", ())
        self.book = replace(
            book,
            map=replace(book.map, objectives=tuple(Objective(n, (at(name),)) for n, name in enumerate(objectives, 1))),
            forces=forces,
            nations={AXIS: Nation(AXIS, AXIS, 6, (ALLIES,)), ALLIES: Nation(ALLIES, ALLIES, 3)},
            cards=_cards(hands or {}), units=UNITS, weapons=WEAPONS, radios=RADIOS, chits=CHITS, smoke={4: 1, 7: 1},
            cup=tuple(CHITS), sudden_death=facts.pop("sudden_death", 9), initiative=initiative,
            options=replace(book.options, **options), night=facts.pop("night", False),
        )  # fmt: skip
        state = new_state(self.book)
        state.phase, state.turn, state.active = "turn", 1, active
        for id_, (figure, place) in units.items():
            side = ALLIES if id_.startswith("u") else AXIS
            state.units[id_] = Unit(id_, figure, side, hex=at(place))
        for card in hands or {}:
            side = ALLIES if card > ALLIED_CARDS else AXIS
            state.hands[side] += (card,)
        for side in SIDES:
            pile = frozenset(card for card in self.book.cards if (card > ALLIED_CARDS) == (side == ALLIES))
            state.decks[side] = Deck(side, side, pile - set(state.hands[side]))
        for name, value in facts.items():
            setattr(state, name, value)
        self._state = state
        self.events: list[Event] = []
        self._game: Game[State] | None = None
        self.queue: list[int] = []
        self.window: dict[str, Answer] = {}
        """The answer to a window that opens, by what opens it; it is used once."""
        self.rerolls = 0
        """Number of times that the next rolls are cancelled."""

    def arm(self, unit: str, weapon: str, *, broken: bool = False) -> str:
        """Give a unit a weapon; return its id."""
        id_ = f"{unit}-{weapon}"
        self._state.weapons[id_] = Weapon(id_, weapon, self._state.units[unit].side, broken=broken)
        self.mark(unit, weapon=id_)
        return id_

    def mark(self, unit: str, **facts: Any) -> None:
        """Change the state of a unit before the game begins."""
        self._state.units[unit] = replace(self._state.units[unit], **facts)

    @property
    def game(self) -> Game[State]:
        """Return the game, started at the first use."""
        if self._game is None:
            self._game = Game(self._state, RULES.play, self._hear, concession=RULES.concede)
        return self._game

    def _hear(self, state: State, event: Event) -> None:
        self.events.append(event)
        RULES.apply(state, event)

    @property
    def state(self) -> State:
        """Return the current state."""
        return self._state if self._game is None else self._game.state

    @property
    def asked(self) -> Decision | None:
        """Return the pending question to a seat, None if the game is over.

        Windows, re-rolls and draws before it are answered.
        """
        while (decision := self.game.decision) is not None:
            if isinstance(decision, Draw):
                self.game.answer(self._drawn(decision))
            elif isinstance(decision, Window) and decision.opens in self.window:
                self.game.answer(self.window.pop(decision.opens))
            elif isinstance(decision, Window):
                self.game.answer(PASS)
            elif isinstance(decision, Reroll):
                again, self.rerolls = self.rerolls > 0, max(0, self.rerolls - 1)
                self.game.answer("reroll" if again else PASS)
            else:
                return decision
        return None

    def _drawn(self, decision: Draw) -> Answer:
        if decision.why == "hand":
            return next(iter(decision.options(self.state)))
        assert self.queue, f"no card was told for {decision.why}"
        return self.queue.pop(0)

    def say(self, *answers: Answer) -> Self:
        """Give answers in order, each of which must be legal; return the table."""
        for answer in answers:
            asked = self.asked
            assert asked is not None, answer
            why = asked.refusal(self.state, answer)
            assert why is None, (asked, answer, why)
            self.game.answer(answer)
        return self

    def flip(self, *cards: int) -> Self:
        """Set the cards to be drawn next; return the table."""
        self.queue += cards
        return self

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of a class so far, up to the next question."""
        assert self.asked is not None or self.game.over
        return [event for event in self.events if isinstance(event, kind)]

    def refusal(self, answer: Answer) -> str:
        """Return the message id with which an answer is refused now; "" if it is legal."""
        asked = self.asked
        assert asked is not None
        why = asked.refusal(self.state, answer)
        return "" if why is None else why.message
