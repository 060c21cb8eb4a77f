"""Small assaults of German infantry on American riflemen 10 cm north of it, and short forms of answers."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, Run, battle

GRENADIERS, RIFLES = "de-grenadier-platoon", "us-rifle-platoon"


def infantry(*places: str, unit: str = GRENADIERS, team: str = "mg34-team") -> Placed:
    """Return an infantry unit with a team at each place."""
    return Placed(unit, {team: len(places)}, places)


def rifles(*places: str) -> Placed:
    """Return a platoon of American riflemen at some places."""
    return infantry(*places, unit=RIFLES, team="garand-team")


def field(attacker: Placed, defender: Placed, *scenery: Scenery) -> State:
    """Return a battle in the attacker's assault phase."""
    return battle([attacker], [defender], *scenery, phase="assault")


def duel() -> State:
    """Return a battle of a German team at 60,60 that faces north, and an American one at 60,50 that faces south.

    They are 6.8 cm apart.
    """
    return field(infantry("60,60"), rifles("60,50@180"))


AT_ONE = "charge a1-1 60,53.2"
"""The charge of `duel` into contact."""


def play(state: State, *answers: Answer, dice: Sequence[Answer] = (), until: str = "") -> Run:
    """Give answers in order, then dice for chance while seats give their default answer; return the run.

    With `until` the game continues to the next question of that kind, with random dice when none are left.
    """
    events: list[Event] = []
    game: Game[State] = game_of(RULES, state.copy())
    game.on_event = lambda _, event: events.append(event)
    for answer in answers:
        game.answer(answer)
    left = list(dice)
    while (asked := game.decision) is not None and asked.kind != until and (until or left):
        usual = asked.passes_with if asked.passes_with is not None else next(asked.samples(game.state, SplitMix(1)))
        game.answer(left.pop(0) if asked.to_chance and left else usual)
    assert not left, left
    return Run(game.state, events, game.decision)


def refusal(state: State, answer: str) -> str:
    """Return the message id with which the pending question refuses an answer, "" if it is legal."""
    asked = play(state).asked
    assert asked is not None
    refused = asked.refusal(state, answer)
    return "" if refused is None else refused.message
