"""The player's standing wishes: what he need not be asked, because one answer is left or he has said so in advance."""

from __future__ import annotations

from itertools import islice

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import distance
from combat.engine.stage.settings import Settings
from combat.games.volume1.rules.decisions import (
    PASS,
    ChooseBandage,
    ChooseMan,
    ChooseMove,
    ChooseRate,
    ChooseWeapon,
    ChooseWhom,
    ChooseWound,
    DuckBack,
    PlayDiscard,
)
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table.battle_settings import DUCK_BACK, NEXT_MAN

FORCED = (ChooseMan, ChooseMove, ChooseWeapon, ChooseRate, ChooseWhom, ChooseBandage)
"""Questions that are not put where they have one answer."""


class Habits:
    """Answers for the player; each is journalled as a habit, and taken back with the answer before it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: tuple[int, int, str, str] | None = None

    def keep_cards(self, decision: PlayDiscard, state: State) -> None:
        """Not to be asked for a card on another roll of this kind in this impulse (5.1.2)."""
        self._kept = (state.clock.turn, state.clock.impulse, decision.window, decision.of)

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """The answer that need not be asked for, or None."""
        if isinstance(decision, DuckBack):
            return self._duck_back(decision, state)
        if isinstance(decision, PlayDiscard):
            now = (state.clock.turn, state.clock.impulse, decision.window, decision.of)
            return PASS if self._kept == now else None
        if isinstance(decision, ChooseWound):
            return either_wound(decision, state)
        if isinstance(decision, ChooseMan) and self._settings.wish(NEXT_MAN) == "matters":
            return next_man(decision, state)
        return forced(decision, state)

    def _duck_back(self, decision: DuckBack, state: State) -> Answer | None:
        """Asked always, never, or only in danger, as the settings say (7.19)."""
        wish = self._settings.wish(DUCK_BACK)
        if wish == "always":
            return None
        if wish == "in-sight" and in_danger(state, state.men[decision.subject]):
            return None
        return PASS


def in_danger(state: State, man: Man) -> bool:
    """Whether a known enemy in his sight acts again this turn, or a live grenade or a strike waits for its end."""
    if state.strikes or any(distance(bomb.hex, man.place) <= 1 for bomb in state.bombs):
        return True
    return any(prospects.acts_in(state, foe) for foe in visibility.seen_enemies(state, man))


def next_man(decision: ChooseMan, state: State) -> Answer | None:
    """First those with nothing to choose, in the order of the roster, then the last man who has something (4.0)."""
    idle = (man for man in decision.answers if not chooses(state, state.men[str(man)]))
    return next(idle, forced(decision, state))


def either_wound(decision: ChooseWound, state: State) -> Answer | None:
    """The first of two wound cards that say the same (16.0)."""
    found = [state.book.friendly_cards[int(number)] for number in decision.answers]
    return decision.answers[0] if len({(card.wound, card.evac) for card in found}) == 1 else None


def chooses(state: State, man: Man) -> bool:
    """Whether his order lets the player choose anything in this impulse, ducking back aside (6.0, 7.0)."""
    if man.order is None:
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
