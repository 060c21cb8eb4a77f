"""Number of answers between two checkpoints, which limits how much looking ahead and resuming must replay."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.record import Record
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.events import ManPlaced, StrikeBegan
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from tests.sampled import sample

MOST = 40


class Stretch(Record):
    """Interval between two checkpoints: its answers, and how many of them belong to an artillery strike."""

    answers: int
    of_strikes: int
    again: int
    """Number of times that the player placed a man who had been placed already."""


def stretches(scenario: str, player: Answerer[State], seed: int) -> Iterator[Stretch]:
    """Yield the intervals between the checkpoints of a game."""
    game, chance = new_game(load_book(scenario)), SeededChance(seed)
    answers = of_strikes = again = 0
    falling, placed = False, set[str]()
    while (decision := game.decision) is not None:
        passed = len(game.checkpoints)
        if decision.to_chance:
            of_strikes += falling
            events = game.answer(chance.answer(decision, game.state))
        else:
            falling = False
            events = game.answer(player.answer(decision, game.state))
        answers += 1
        falling |= any(isinstance(event, StrikeBegan) for event in events)
        men = [event.man for event in events if isinstance(event, ManPlaced)]
        again += sum(man in placed for man in men)
        placed.update(men)
        if len(game.checkpoints) > passed:
            yield Stretch(answers, of_strikes, again)
            answers = of_strikes = again = 0
            falling = False


def test_no_more_than_forty_besides_what_has_no_bound() -> None:
    """A man is put down as often as the player likes, and a strike rolls for each man whom each of its shells reaches."""
    found = [one for name in sample(scenario_ids(), 2) for one in stretches(name, RandomPlayer(1), 1)]
    found += stretches("hill-defence", CautiousPlayer(), 1)
    assert max(one.answers - one.of_strikes - one.again for one in found) <= MOST
    assert max(one.answers for one in found if not one.of_strikes and not one.again) <= MOST
    assert max(one.answers for one in found) > MOST
