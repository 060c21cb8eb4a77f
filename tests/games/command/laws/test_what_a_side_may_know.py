"""Hidden information: two games that differ only in hidden facts look the same to a seat (1.3)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision, Draw, Uncountable
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import Reroll
from combat.games.command.rules.fighting.shooting import Shoot, legal_shots
from combat.games.command.rules.odds import morale_odds, next_cards, roll_outcomes, shot_odds
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES, other_side
from combat.games.command.title import TITLE
from combat.games.command.words import foretelling
from combat.games.command.words.answers_said import answer as said
from combat.games.command.words.command_prompts import ask
from tests.games.command.laws.settings import setting, small

T = TypeVar("T", int, str)
SOAK = int(os.environ.get("COMBAT_SOAK", "0"))
GAMES = max(5, SOAK // 20)
OFTEN = 7
"""A game is dealt anew at every so manyth question."""
AHEAD = 6
"""So many questions are looked ahead."""
FEW = 12
"""Answers of one question that are looked at."""

each_game = pytest.mark.parametrize("number", range(GAMES))


@pytest.fixture(autouse=True)
def _command_is_told() -> Iterator[None]:
    TITLE.use()
    words.use("en")
    yield


def dealt_anew(truth: State, seat: Seat, numbers: SplitMix) -> State:
    """Return the state with the opponent's hidden cards and chits exchanged at random.

    Only cards and chits that `seat` cannot see are exchanged.
    """
    twin, rival = truth.copy(), other_side(seat)
    hand, deck = truth.hands[rival], truth.decks[rival]
    hidden = _shuffled({*hand, *deck.pile}, numbers)
    twin.hands[rival] = tuple(hidden[: len(hand)])
    twin.decks[rival] = replace(deck, pile=frozenset(hidden[len(hand) :]))
    secret = len(truth.secrets[rival])
    there = {*truth.cup, *truth.secrets[rival]}
    chits = _shuffled({chit for chit in there if not truth.book.chits[chit].shown}, numbers)[:secret]
    twin.secrets[rival], twin.cup = tuple(chits), frozenset(there - {*chits})
    return twin


def _shuffled(things: set[T], numbers: SplitMix) -> list[T]:
    left, found = sorted(things), list[T]()
    while left:
        found.append(left.pop(numbers.below(len(left))))
    return found


def questions(number: int) -> Iterator[Game[State]]:
    """Play a game at random; yield it at each question."""
    name, book = setting(number // 2 * 2) if SOAK and number % 2 else small(number)
    numbers, chance = SplitMix(number), SeededChance(number)
    game = game_of(RULES, RULES.new_state(book))
    while (decision := game.decision) is not None:
        if not decision.to_chance:
            yield game
        state = game.state
        said_ = chance.answer(decision, state) if decision.to_chance else next(decision.samples(state, numbers))
        game.answer(said_)
    assert name


def told(view: State, decision: Decision, seat: Seat) -> list[object]:
    """Return all texts and previews that window and terminal show for a question."""
    found: list[object] = [ask(view, decision)]
    options = [] if isinstance(decision, (Shoot, Activate)) else _options(decision, view)
    found += [said(view, decision, option) for option in options]
    found += [decision.refusal(view, option) for option in ("", "01.01", 7, 107)]
    match decision:
        case Shoot():
            shots = legal_shots(view, seat, decision.occasion)[:FEW]
            found += [
                foretelling.of_shot(view, shot_odds.of_shot(view, seat, decision.occasion, shot)) for shot in shots
            ]
        case Reroll():
            roll = view.book.cards[decision.card].sum
            found.append(foretelling.of_reroll(roll, next_cards.sums(view, decision.roller), decision.roller))
            comes = roll_outcomes.of_roll(view, decision.why, decision.subject)
            if comes is not None:
                found.append(foretelling.of_outcomes(roll, next_cards.sums(view, decision.roller), comes, seat))
    return found


def _options(decision: Decision, state: State) -> list[Answer]:
    """Return the first answers that are offered, or some where there are too many."""
    try:
        return list(islice(decision.options(state), FEW))
    except Uncountable:
        return list(islice(decision.samples(state, SplitMix(1)), 3))


def promised(view: State, seat: Seat) -> list[object]:
    """Return the previews of actions that any side could take, as a seat sees them."""
    found: list[object] = [foretelling.of_recover(view, morale_odds.of_recover(view, side)) for side in SIDES]
    broken = [unit for unit in view.on_map() if unit.broken]
    found.append(foretelling.of_rout(view, [morale_odds.of_rout(view, seat, unit) for unit in broken]))
    if view.attack is not None:
        found.append(foretelling.of_shot(view, shot_odds.of_attack(view, view.attack)))
    return found


@pytest.mark.rule("1.3", "5.5")
@each_game
def test_neither_side_sees_hears_or_is_promised_anything_by_what_lies_hidden(number: int) -> None:
    numbers, other_deals = SplitMix(number), 0
    for place, game in enumerate(questions(number)):
        if place % OFTEN:
            continue
        truth, decision = game.state, game.decision
        assert decision is not None
        for seat in SIDES:
            twin = dealt_anew(truth, seat, numbers)
            other_deals += twin != truth
            view, other = RULES.visible(truth, seat), RULES.visible(twin, seat)
            assert other == view
            assert promised(other, seat) == promised(view, seat)
            if decision.seat == seat:
                assert _options(decision, other) == _options(decision, view) == _options(decision, truth)
                assert told(other, decision, seat) == told(view, decision, seat)
    assert other_deals


@pytest.mark.rule("1.3", "14.0")
@each_game
def test_whether_and_when_the_opponent_is_asked_tells_nothing_of_his_cards(number: int) -> None:
    """From a checkpoint two games go on, in one of them with other cards: who is asked, and for what, is the same."""
    numbers, compared, windows, seen = SplitMix(number), 0, 0, -1
    for place, game in enumerate(questions(number)):
        checkpoint = game.checkpoints[-1]
        if place % OFTEN or checkpoint.answers == seen:
            continue
        seen = checkpoint.answers
        for seat in SIDES:
            twin = dealt_anew(checkpoint.state, seat, numbers)
            for one, other in _side_by_side(checkpoint.state.copy(), twin, seat):
                assert other == one, (seat, one)
                compared, windows = compared + 1, windows + (one[:1] == ("react",))
    assert compared > windows > 0


def _side_by_side(one: State, other: State, seat: Seat) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return the questions of two games for as long as the answers are the same: `seat` answers anything, its opponent
    always no."""
    games = [Game(state, RULES.play, RULES.apply, concession=RULES.concede) for state in (one, other)]
    for _ in range(AHEAD):
        asked = [game.decision for game in games]
        yield _public(asked[0]), _public(asked[1])
        answer = _answer(games, seat)
        if answer is None:
            return
        for game in games:
            game.answer(answer)


def _public(decision: Decision | None) -> tuple[str, ...]:
    """Return what everybody at the table notices of a question."""
    if decision is None:
        return ()
    why = getattr(decision, "why", "") or getattr(decision, "opens", "")
    return (decision.kind, decision.seat, str(why), decision.subject, decision.rule)


def _answer(games: list[Game[State]], seat: Seat) -> Answer | None:
    """Return an answer that both may be given; None where what comes next hangs on what is hidden."""
    one, other = (game.decision for game in games)
    if one is None or other is None:
        return None
    if isinstance(one, Draw):
        common = sorted(set(one.options(games[0].state)) & set(other.options(games[1].state)), key=str)
        return common[0] if common else None
    if one.seat != seat:
        return one.passes_with
    return next(one.samples(games[0].state, SplitMix(1)))
