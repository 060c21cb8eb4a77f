"""Generate battles and play them with the cautious player in several processes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.record import Record, replace
from combat.engine.play import processes
from combat.engine.play.runner import run
from combat.engine.words import text
from combat.games.volume1.content.generator.request import Kind
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.made_names import any_name
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.runs.outcome import Outcome, outcome


class Task(Record):
    """Battle to be generated from a seed, with the number of times to play it."""

    kind: Kind
    seed: int
    games: int = 1
    again: int = 0
    """Most further games until the battle is won, so that a hard battle is not called impossible."""
    country: str = ""
    """Country of the board generated from the same seed; "" for an existing board."""


class Fought(Record):
    """The result of one game of a generated battle."""

    outcome: Outcome
    cost: bool
    """Whether the enemy had an effect: he cost the player points or is on an objective."""


class Battle(Record):
    """A generated battle and its games."""

    kind: Kind
    seed: int
    features: dict[str, float]
    """Features from which its victory table was computed; see
    `combat.games.volume1.content.generator.victory_table`."""
    games: tuple[Fought, ...]


def play_all(tasks: Iterable[Task], jobs: int) -> list[Battle]:
    """Generate and play battles in `jobs` processes; return them in the order of their tasks."""
    with processes.pool(jobs, _begin) as players:
        return players.map(_play, tasks, chunksize=1)


@cache
def _workshop() -> Workshop:
    """Return the generator of this process, created once."""
    return Workshop()


def _begin() -> None:
    _workshop()


def _play(task: Task) -> Battle:
    return play(_workshop(), task)


def play(workshop: Workshop, task: Task) -> Battle:
    """Generate the battle of a task and play its games; return it with their results."""
    wishes = replace(workshop.roll(task.seed), kind=task.kind)
    if task.country:
        wishes = replace(wishes, board=str(any_name(task.country, task.seed)))
    made = workshop.make(wishes, text)
    book = workshop.book(made, f"made-up-{task.seed}")
    games = list[Fought]()
    for number in range(task.games + task.again):
        if number >= task.games and any(game.outcome.won for game in games):
            break
        game, seed = new_game(book), 1000 * task.seed + number
        game.keep = 0
        decisions = run(game, SeededChance(seed), CautiousPlayer())
        games.append(Fought(outcome(game.state, seed, decisions), _cost(game.state)))
    return Battle(task.kind, task.seed, made.features, tuple(games))


def _cost(state: State) -> bool:
    goals = {hex_ for objective in state.book.scenario.objectives for hex_ in objective.hexes}
    taken = any(man.hex in goals for man in state.on_board("enemy"))
    return taken or any(score.points < 0 for score in victory.tally(state))
