"""The player's standing wishes: what he need not be asked, because one answer is left or he has said so in advance."""

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
    PlayCard,
    PlayDiscard,
)
from combat.games.volume1.rules.fighting import belt_fed, fire
from combat.games.volume1.rules.men import guards
from combat.games.volume1.rules.orders import give_orders, helping
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import threats
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing.ducking_answers import DuckingAnswers
from combat.games.volume1.table.battle_settings import DUCK_BACK, NEXT_MAN, ONE_ANSWER

FORCED = (PlayCard, ChooseMan, ChooseMove, ChooseHex, ChooseWeapon, ChooseRate, ChooseWhom, ChooseBandage)
"""Questions that are not put where they have one answer. That of a shot or a blow is put for a moment: with it goes a
die, and its odds are worth a look."""

Ducking = Literal["ask", "whenever", "never"]
DUCKING: tuple[Ducking, ...] = get_args(Ducking)
"""What a man does where Duck Back would spare him something: his player is asked, he ducks back, or he goes on."""


class Habits:
    """Answers for the player; each is journalled as a habit, and taken back with the answer before it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: tuple[int, int, str, str] | None = None
        self._ducking: dict[str, Ducking] = {}
        self.duckings = DuckingAnswers()
        """What the player has answered at once for men whom the same sighting threatens (7.19)."""
        self.drawn: Callable[[State, Iterable[Answer]], bool] = lambda state, men: False
        """Whether any of some men has a drawn move before him: then the player is asked who goes on."""
        self.gives_orders = True
        """Whether a man has the one order that is left to him by itself; in a lesson it is the player’s to give."""

    def go_by(self, settings: Settings) -> None:
        """Go by other settings than the player's, as in a lesson, which asks what it speaks of."""
        self._settings = settings

    def keep_cards(self, decision: PlayDiscard, state: State) -> None:
        """Not to be asked for a card on another roll of this kind in this impulse (5.1.2)."""
        self._kept = (state.clock.turn, state.clock.impulse, decision.window, decision.of)

    def ducking(self, man: str) -> Ducking:
        """What one of the player's men does of himself where he might duck back (7.19)."""
        return self._ducking.get(man, "ask")

    def let_duck(self, man: str, ducking: Ducking) -> None:
        """From now on he does this."""
        self._ducking[man] = ducking

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """The answer that need not be asked for, or None."""
        if isinstance(decision, DuckBack):
            return self._duck_back(decision, state)
        if isinstance(decision, PlayDiscard):
            now = (state.clock.turn, state.clock.impulse, decision.window, decision.of)
            return PASS if self._kept == now else None
        if self._settings.wish(ONE_ANSWER) == "asked":
            return None
        if isinstance(decision, ChooseMan):
            return next_man(decision, state) or self._first(decision, state)
        if isinstance(decision, GiveOrders):
            return only_order(state) if self.gives_orders else None
        return either_wound(decision, state) if isinstance(decision, ChooseWound) else forced(decision, state)

    def _first(self, decision: ChooseMan, state: State) -> Answer | None:
        """The first of the roster, unless the settings say that the player names him, or he has drawn moves (4.0)."""
        asks = self._settings.wish(NEXT_MAN) == "asked" or self.drawn(state, decision.answers)
        return None if asks else decision.answers[0]

    def briefly(self, decision: Decision) -> Answer | None:
        """The only answer of a question that is put for a moment, so that its odds are seen; None for any other."""
        if not isinstance(decision, ChooseTarget) or self._settings.wish(ONE_ANSWER) == "asked":
            return None
        return decision.answers[0] if len(decision.answers) == 1 and decision.melee else None

    def _duck_back(self, decision: DuckBack, state: State) -> Answer | None:
        """Asked where it spares him something, unless the settings or the man's own instructions say otherwise (7.19).

        No instruction drops a live grenade.
        """
        man, wish = state.men[decision.subject], self._settings.wish(DUCK_BACK)
        ducking = self.ducking(man.id)
        if ducking == "never" or (wish == "never" and ducking == "ask"):
            return PASS
        danger = threats.peril(state, man)
        if ducking == "ask":
            given = self.duckings.answer(state, man, danger, in_turn=wish != "always")
            return given if given is not None or wish == "always" or danger.sources else PASS
        if not danger.sources:
            return PASS
        return None if man.grenade else DuckBack.DUCK_BACK


def next_man(decision: ChooseMan, state: State) -> Answer | None:
    """First those with nothing to choose, in the order of the roster, then the last man who has something (4.0)."""
    idle = (man for man in decision.answers if not chooses(state, state.men[str(man)]))
    return next(idle, forced(decision, state))


def only_order(state: State) -> OrderGiven | None:
    """The order of the first man who has none and can be given no other, nor anything to serve instead (7.0, 14.3).

    One that rolls a die at once, goes on to ask whom it is about, or frees a prisoner is the player’s to give.
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
    """The first of two wound cards that say the same (16.0)."""
    found = [state.book.friendly_cards[int(number)] for number in decision.answers]
    return decision.answers[0] if len({(card.wound, card.evac) for card in found}) == 1 else None


def chooses(state: State, man: Man) -> bool:
    """Whether his order lets the player choose anything in this impulse, ducking back aside (6.0, 7.0)."""
    if man.order is None or man.id in state.charged_home:
        return False
    figure = state.book.charts.orders[man.order.id].figures[state.clock.impulse - 1]
    if man.hex in state.melee or figure == "melee":
        return man.hex in state.melee and figure == "melee"
    if figure == "fire":
        return bool(fire.targets(state, man))
    return figure != "none"


def forced(decision: Decision, state: State) -> Answer | None:
    """The only answer of a question that is not worth asking."""
    if not isinstance(decision, FORCED):
        return None
    options = list(islice(decision.options(state), 2))
    return options[0] if len(options) == 1 else None
