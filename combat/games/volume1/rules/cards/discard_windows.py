"""Offer discard cards at the moments that their texts allow, if the hand holds one that fits (5.1.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Effect
from combat.games.volume1.rules.decisions import PASS, PlayDiscard
from combat.games.volume1.rules.events import CardDiscarded, DiscardPlayed
from combat.games.volume1.rules.rolling import d10
from combat.games.volume1.rules.state import State


def discard_cards(state: State, kind: str, side: str, of: str = "") -> Iterator[int]:
    """Yield the numbers of the discard cards in the hand with an effect of a kind that fits the side and the roll
    `of`.
    """
    for number in state.hand:
        card = state.book.friendly_cards[number]
        if card.kind == "discard" and any(_fits(effect, kind, side, of) for effect in card.effects):
            yield number


def _fits(effect: Effect, kind: str, side: str, of: str) -> bool:
    return effect.kind == kind and effect.side in ("both", side) and effect.of in ("", of)


class Stake(Record):
    """The player's interest in a roll: whether he wants a success, and the man concerned besides the one who rolls."""

    wanted: bool
    about: str = ""
    """The man whom it concerns besides the roller; "" for none."""
    called: str = ""
    """The name of the roll for the player, if it differs from its name on cards."""
    whose: str = ""
    """The side that a card must name, where it is not the roller's: "both" for a roll of neither side."""


def offer(
    state: State,
    cards: tuple[int, ...],
    man: str,
    window: str,
    result: int | None = None,
    need: int = 0,
    chance: float = 0.0,
    about: str = "",
    of: str = "",
) -> Steps[bool]:
    """Ask whether one of `cards` is used now; if so, discard it and return True.

    Return False without asking if there are no cards. `result`, `need`, `chance` and `about` inform the player: the
    number rolled, the number needed, the chance that a card helps, and the man whom the roll is about.
    """
    if not cards:
        return False
    answers: tuple[Answer, ...] = (*cards, PASS)
    answer = yield from ask(PlayDiscard("5.1.2", man, answers, PASS, window, result, need, chance, about, of))
    if answer == PASS:
        return False
    yield DiscardPlayed(int(answer), man=man, roll=result)
    yield CardDiscarded(int(answer), "5.1.2", spent=True)
    return True


def roll_with_cards(
    state: State,
    man: str,
    need: int,
    of: str,
    why: str,
    rule: str,
    serves: Callable[[int], bool],
    odds: float,
    stake: Stake | None = None,
) -> Steps[int]:
    """Roll a d10 and return the result; offer re-roll cards while the player wants another result that is possible.

    `serves` returns whether a result is a success; `odds` is the chance of one, 0.0-1.0. If no `stake` is given, the
    player wants his own men to succeed and enemies to fail.
    """
    side = state.men[man].side
    stake = stake or Stake(side == "friendly")
    while True:
        number = yield from d10(why, rule, man)
        if serves(number) == stake.wanted:
            return number
        cards = tuple(discard_cards(state, "re-roll", stake.whose or side, of))
        if not cards or all(serves(other) != stake.wanted for other in range(10)):
            return number
        if not (yield from offer(state, cards, man, "re-roll", number, need, odds, stake.about, stake.called or of)):
            return number


def pass_by_card(state: State, man: str, *rolls: str, odds: float, about: str = "") -> Steps[bool]:
    """Offer cards that pass one of these rolls of a friendly man without a die; return whether one was used.

    `odds` is the chance, 0.0-1.0, that he passes without a card; `about` is the target of a blow.
    """
    if state.men[man].side != "friendly":
        return False
    cards = {card: None for of in rolls for card in discard_cards(state, "pass", "friendly", of)}
    return (yield from offer(state, tuple(cards), man, "pass", chance=odds, about=about, of=rolls[-1]))
