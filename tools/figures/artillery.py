"""Benchmark: an artillery strike among thirty men, with all dice, wounds and checks (20.0)."""

from __future__ import annotations

from itertools import cycle

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Barrage, Dice
from combat.games.volume1.rules.fighting import artillery
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Clock, Man, State
from tools.figures import Measured, figure
from tools.figures.benchmark import timed

MEN, TARGET = 30, Hex("16.08")
"""Number of men in the target hex and around it."""


def under_fire() -> State:
    """Return a state with thirty men of both sides in a farmyard and an artillery strike that is due."""
    book = load_book("first-light")
    barrage = Barrage("salvo", "Salvo", "enemy", "howitzer-105", (TARGET,) * 10, Dice(plus=1), Dice())
    state = sequence.new_state(replace(book, scenario=replace(book.scenario, artillery=(barrage,))))
    figures = [figure for figure in book.figures.values() if not figure.dummy][:MEN]
    for figure_, hex_ in zip(figures, cycle(book.board.within(TARGET, 1)), strict=False):
        state.men[figure_.id] = Man(figure_.id, figure_.side, figure_.team, hex_, seen=True, alert=True)
    state.clock, state.strikes, state.wind = Clock(1, "friendly-cards"), ("salvo",), 1
    return state


def resolve(state: State, seed: int = 5) -> Game[State]:
    """Play the strike to its end between random players; return the game."""
    game: Game[State] = Game(state, artillery.fall_due, apply)
    run(game, SeededChance(seed), RandomPlayer(seed))
    return game


@figure("strike", f"artillery strike on {MEN} men", 100)
def strike() -> Measured:
    """Measure the time to resolve an artillery strike."""
    state = under_fire()
    dice = len(resolve(state.copy()).entries)
    taken = timed(lambda: resolve(state.copy()))
    return Measured.of(taken, f"includes a 105 mm shell; {dice} dice and cards, from call to smoke")
