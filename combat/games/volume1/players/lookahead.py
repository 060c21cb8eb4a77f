"""Choose the veteran bot's temper (set of weights) for a whole battle, by simulated games before it begins.

The simulations use only the scenario and the positions of enemy counters, nothing hidden. The result does not depend
on a game's seed, so it is cached for each scenario.
"""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.chance.shared_luck import SharedLuck
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.runner import run
from combat.games.volume1.players.weighing import DOUBT, Course, Effort, End, Follower, Stage, end_of, race
from combat.games.volume1.players.weights import TEMPERS
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.events import EnemyPlaced
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

STUDY: Effort = (Stage(6, 4), Stage(3, 6), Stage(2, 8))
"""Simulation effort for choosing the temper of a battle."""
SEED = 0x5EED
"""Seed of the simulated battles."""
_KEPT = 8
_FOUND: dict[int, tuple[Book, tuple[Event, ...], Effort, str]] = {}
"""Cache by the id of a book: book, placements, effort and temper."""


def temper_for(view: State, effort: Effort = STUDY) -> str:
    """Return the name of the best temper for a battle whose enemy counters have just been placed. Cached by scenario.

    `effort` limits the simulation.
    """
    book, hexes = view.book, dict.fromkeys(man.place for man in view.on_board("enemy"))
    laid = tuple(EnemyPlaced("", hex_) for hex_ in hexes)
    found = _FOUND.get(id(book))
    if found is None or found[0] is not book or found[1:3] != (laid, effort):
        if len(_FOUND) >= _KEPT:
            _FOUND.clear()
        found = _FOUND[id(book)] = book, laid, effort, _studied(book, laid, effort)
    return found[3]


def _studied(book: Book, laid: Sequence[Event], effort: Effort) -> str:
    courses = [Course("", name, name) for name in TEMPERS]
    best = courses[0]
    for weighed in race(lambda world, course: _end(book, laid, world, course), courses, effort, DOUBT):
        best = weighed[0].course
    return best.temper


def _end(book: Book, laid: Sequence[Event], world: int, course: Course) -> End:
    """Return the result of a battle played from its beginning in one temper and one sampled world."""
    luck = SplitMix(SEED * 0x1_0000 + world).below(1 << 32)
    state = RULES.sample(RULES.visible(RULES.new_state(book), PLAYER), laid, PLAYER, SplitMix(luck))
    game = game_of(RULES, state)
    game.keep = 0
    run(game, SharedLuck(luck, lambda state: state.clock.moment.key), Follower(course, 0))
    return end_of(game.state)
