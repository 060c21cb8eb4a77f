"""Set-up of a scenario: cup, squad, placement of the player's men, and wind (22.0, 9.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from combat.engine.kernel.asking import Steps, ask, draw
from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.str_value import parse_any
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.decisions import wavers
from combat.games.volume1.rules.events import ComradeFound, EnemyPlaced, ManPlaced, SquadMustered, WindSet
from combat.games.volume1.rules.fighting import belt_fed
from combat.games.volume1.rules.rolling import d6
from combat.games.volume1.rules.sight import flares
from combat.games.volume1.rules.state import State, Wound


def unplaced(state: State) -> list[str]:
    """Return the ids of the friendly men who are not yet on the board."""
    return [man.id for man in state.men.values() if man.side == "friendly" and man.hex is None and not man.fate]


def has_his_place(state: State, man: str) -> bool:
    """Return whether the scenario fixes a man's starting hex."""
    return any(comrade.man == man for comrade in state.book.scenario.comrades)


def wound_of(word: str) -> Wound:
    """Return the unbandaged wound for a word: light, bad or bad-evac."""
    return Wound("light" if word == "light" else "bad", evac=word == "bad-evac")


def placements(state: State) -> Iterator[Placement]:
    """Yield every possible placement of the men whom the player places."""
    for man in state.men.values():
        if man.side == "friendly" and not has_his_place(state, man.id):
            for hex_ in state.book.scenario.deployment:
                yield Placement(man.id, hex_)


def placement_refusal(state: State, man: str, hex_: Hex) -> Refusal | None:
    """Return the reason why a man may not be set up in a hex, or None if he may."""
    soldier = state.men.get(man)
    if soldier is None or soldier.side != "friendly":
        return Refusal("not-yours", "22.0", (("man", man),))
    if has_his_place(state, man):
        return Refusal("has-his-place", "22.0", (("man", man),))
    if not state.board.contains(hex_):
        return Refusal("off-board", "22.0", (("hex", hex_),))
    if hex_ not in state.book.scenario.deployment:
        return Refusal("outside-set-up", "22.0", (("hex", hex_),))
    return None


def ready_refusal(state: State) -> Refusal | None:
    """Return the reason why the set-up is not finished, or None if it is."""
    left = unplaced(state)
    return Refusal("men-not-placed", "22.0", (("count", len(left)), ("man", left[0]))) if left else None


class SetUp(Decision):
    """Where do your men start? "man hex" to place a man, also again; "ready" when all are placed (22.0)."""

    kind: ClassVar[str] = "set-up"
    READY: ClassVar[str] = "ready"

    def read(self, answer: Answer) -> str:
        """Return an answer as a Placement, or as plain text if it is not one."""
        return parse_any(answer, Placement)

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        yield from placements(state)
        if not unplaced(state):
            yield self.READY

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers without end: everybody is placed before "ready", and sometimes a man is moved again."""
        while True:
            men = unplaced(state)
            if not men:
                if not wavers(numbers):
                    yield self.READY
                    continue
                men = [man.id for man in state.on_board("friendly") if not has_his_place(state, man.id)]
            hexes = state.book.scenario.deployment
            yield Placement(men[numbers.below(len(men))], hexes[numbers.below(len(hexes))])

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused, or None if it is legal."""
        said = self.read(answer)
        if isinstance(said, Placement):
            return placement_refusal(state, said.man, said.hex)
        return ready_refusal(state) if said == self.READY else Refusal("not-an-option", self.rule)


def set_up(state: State) -> Steps[None]:
    """Set the wind, place the enemies, muster the squad, and ask the player to place it (22.0)."""
    scenario = state.book.scenario
    yield WindSet(scenario.wind or (yield from d6("wind", "9.3.1")))
    yield from flares.night_falls(state)
    for hex_ in scenario.enemy_hexes:
        man = str((yield from draw("cup", cast(frozenset[Answer], state.cup), "set-up", "22.0")))
        yield EnemyPlaced(man, hex_)
        yield from belt_fed.bring_assistant(state, man, hex_, EnemyPlaced)
    for crew in scenario.crews:
        if crew.hex:
            yield EnemyPlaced(crew.operator, crew.hex)
            yield from belt_fed.bring_assistant(state, crew.operator, crew.hex, EnemyPlaced)
    roll = (yield from d6("squad", "22.0")) if len(scenario.squads) == 6 else 0
    yield SquadMustered(scenario.squads[max(0, roll - 1)], roll)
    for comrade in scenario.comrades:
        yield ComradeFound(comrade.man, comrade.hex, tuple(map(wound_of, comrade.wounds)))
    yield from place_men(state)


def place_men(state: State) -> Steps[None]:
    """Ask for placements, in any order and repeatedly, until the player is ready."""
    while True:
        said = yield from ask(SetUp("22.0"))
        if not isinstance(said, Placement):
            return
        yield ManPlaced(said.man, said.hex)
