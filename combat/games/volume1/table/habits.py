"""Automatic answers for the player: to decisions with one answer, and by the player's standing instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Literal, get_args

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.stage.settings import Settings
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.decisions import (
    PASS,
    ChooseBandage,
    ChooseHex,
    ChooseMan,
    ChooseMove,
    ChooseRate,
    ChooseTarget,
    ChooseWeapon,
    ChooseWhom,
    ChooseWound,
    DuckBack,
    EndBattle,
    PlayCard,
    PlayDiscard,
)
from combat.games.volume1.rules.fighting import belt_fed, fire
from combat.games.volume1.rules.men import guards
from combat.games.volume1.rules.orders import give_orders, helping
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import leaving, threats
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing.ducking_answers import DuckingAnswers
from combat.games.volume1.table.battle_settings import DUCK_BACK, NEXT_MAN, ONE_ANSWER

FORCED = (PlayCard, ChooseMan, ChooseMove, ChooseHex, ChooseWeapon, ChooseRate, ChooseWhom, ChooseBandage)
"""Decisions answered automatically if they have one answer. Shots and blows are shown briefly, for their odds."""

Ducking = Literal["ask", "whenever", "never"]
DUCKING: tuple[Ducking, ...] = get_args(Ducking)
"""A man's behaviour when Duck Back would help: the player is asked, he ducks back, or he goes on."""


class Habits:
    """Automatic answers for the player.

    Each is marked as automatic in the journal, and is undone together with the player's answer before it.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: tuple[int, int, str, str] | None = None
        self._ducking: dict[str, Ducking] = {}
        self.duckings = DuckingAnswers()
        """Answers given at once for men threatened by the same sighting (7.19)."""
        self._fought_on = (0, 0)
        """Turn and ending, by its index, at which the player last chose to fight on."""
        self.drawn: Callable[[State, Iterable[Answer]], bool] = lambda state, men: False
        """Whether any of some men has a drawn move ahead; then the player is asked who goes on."""
        self.gives_orders = True
        """Whether a man's only possible order is given automatically; not in a lesson."""

    def go_by(self, settings: Settings) -> None:
        """Use other settings than the player's, as a lesson does."""
        self._settings = settings

    def keep_cards(self, decision: PlayDiscard, state: State) -> None:
        """Pass automatically when cards are offered for rolls of this kind during this impulse (5.1.2)."""
        self._kept = (state.clock.turn, state.clock.impulse, decision.window, decision.of)

    def fight_on(self, decision: EndBattle, state: State) -> None:
        """Answer “fight on” automatically for the further endings in this turn that the same question named (22.0i)."""
        self._fought_on = state.clock.turn, int(decision.subject)

    def ducking(self, man: str) -> Ducking:
        """Return a man's standing instruction on ducking back (7.19)."""
        return self._ducking.get(man, "ask")

    def let_duck(self, man: str, ducking: Ducking) -> None:
        """Store a man's standing instruction on ducking back (7.19)."""
        self._ducking[man] = ducking

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """Return the automatic answer to a decision; None if the player is asked."""
        if isinstance(decision, DuckBack):
            return self._duck_back(decision, state)
        if isinstance(decision, PlayDiscard):
            now = (state.clock.turn, state.clock.impulse, decision.window, decision.of)
            return PASS if self._kept == now else None
        if isinstance(decision, EndBattle):
            turn, ending = self._fought_on
            return EndBattle.FIGHT_ON if turn == state.clock.turn and int(decision.subject) > ending else None
        if self._settings.wish(ONE_ANSWER) == "asked":
            return None
        if isinstance(decision, ChooseMan):
            return next_man(decision, state) or self._first(decision, state)
        if isinstance(decision, GiveOrders):
            return only_order(state) if self.gives_orders else None
        return either_wound(decision, state) if isinstance(decision, ChooseWound) else forced(decision, state)

    def _first(self, decision: ChooseMan, state: State) -> Answer | None:
        """Return the first man of the roster; None if the settings or drawn moves require a question (4.0)."""
        asks = self._settings.wish(NEXT_MAN) == "asked" or self.drawn(state, decision.answers)
        return None if asks else decision.answers[0]

    def briefly(self, decision: Decision) -> Answer | None:
        """Return the single target of a melee attack, which is shown briefly with its odds.

        Return None for any other decision, or if the settings ask for a question.
        """
        if not isinstance(decision, ChooseTarget) or self._settings.wish(ONE_ANSWER) == "asked":
            return None
        return decision.answers[0] if len(decision.answers) == 1 and decision.melee else None

    def _duck_back(self, decision: DuckBack, state: State) -> Answer | None:
        """Return the automatic answer about ducking back; None if the player is asked (7.19).

        No instruction makes a man drop a live grenade.
        """
        man, wish = state.men[decision.subject], self._settings.wish(DUCK_BACK)
        ducking = self.ducking(man.id)
        if ducking == "never" or (wish == "never" and ducking == "ask"):
            return PASS
        danger = threats.peril(state, man)
        if ducking == "ask":
            given = self.duckings.answer(state, man, danger, in_turn=wish != "always")
            asked = wish == "always" or danger.sources or leaving.goal_left(state, man) is not None
            return given if given is not None or asked else PASS
        if not danger.sources:
            return PASS
        return None if man.grenade else DuckBack.DUCK_BACK


def next_man(decision: ChooseMan, state: State) -> Answer | None:
    """Return the first man, in roster order, whose order leaves no choice, else the only man left; None otherwise
    (4.0).
    """
    idle = (man for man in decision.answers if not chooses(state, state.men[str(man)]))
    return next(idle, forced(decision, state))


def only_order(state: State) -> OrderGiven | None:
    """Return the order of the first man who can have only one and need not choose a weapon to serve, or None (7.0,
    14.3).

    Orders that roll a die, ask for another man or free a prisoner at once are left to the player.
    """
    for man in give_orders.without_orders(state):
        orders = list(islice(give_orders.legal_orders(state, man), 2))
        if len(orders) != 1 or next(iter(belt_fed.choices(state, man)), None) is not None:
            continue
        order = orders[0]
        asks = order in helping.ABOUT_ANOTHER or give_orders.rolls_first(state, man, order)
        if not asks and not guards.freed_at_once(state, man, order):
            return OrderGiven(man, order)
    return None


def either_wound(decision: ChooseWound, state: State) -> Answer | None:
    """Return the first of the drawn wound cards if all have the same effect; None if they differ (16.0)."""
    found = [state.book.friendly_cards[int(number)] for number in decision.answers]
    return decision.answers[0] if len({(card.wound, card.evac) for card in found}) == 1 else None


def chooses(state: State, man: Man) -> bool:
    """Return whether a man's order leaves a choice in this impulse, apart from ducking back (6.0, 7.0)."""
    if man.order is None or man.id in state.charged_home:
        return False
    figure = state.book.charts.orders[man.order.id].figures[state.clock.impulse - 1]
    if man.hex in state.melee or figure == "melee":
        return man.hex in state.melee and figure == "melee"
    if figure == "fire":
        return bool(fire.targets(state, man))
    return figure != "none"


def forced(decision: Decision, state: State) -> Answer | None:
    """Return the only answer of a decision of a type in `FORCED`; None if there are more, or for other decisions."""
    if not isinstance(decision, FORCED):
        return None
    options = list(islice(decision.options(state), 2))
    return options[0] if len(options) == 1 else None
