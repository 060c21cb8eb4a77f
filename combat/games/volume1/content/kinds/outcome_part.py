"""Endings before the last turn, and scenario events during a battle (22.0)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Id, TomlTable, Words, twice, within
from combat.engine.content.partial import each, values_of
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.effect_part import EffectPart
from combat.games.volume1.rules import outcomes
from combat.games.volume1.rules.outcomes import Condition

NEEDS: dict[Condition, tuple[str, ...]] = {
    "held": ("objectives", "turns?"),
    "losses": ("side", "count"),
    "cleared": (),
    "withdrawn": ("count",),
    "home": ("men",),
    "taken": ("men",),
}
"""Keys that each condition needs; "?" marks optional ones."""
Turn = Annotated[int, Field(ge=1, le=30)]


class EndingPart(TomlTable):
    """A condition that ends the battle before its last turn, checked at the end of each turn."""

    when: Condition
    """held: objectives are held; losses: a side has lost `count` men; cleared: no enemy is left; withdrawn: at most
    `count` of the player's men are on the board; home: comrades are home; taken: enemies are captured.
    """
    objectives: list[Id] = Field(default_factory=list)
    """Objectives that must all be held."""
    turns: Annotated[int, Field(ge=1, le=9)] | None = None
    """Number of consecutive turns at whose end the condition must hold; by default 1."""
    side: Literal["friendly", "enemy"] | None = None
    """Side whose losses count: men killed, captured or fled."""
    count: Annotated[int, Field(ge=1, le=99)] | None = None
    """Number of men."""
    men: list[Id] = Field(default_factory=list)
    """Comrades who must be home, or enemies who must be captured."""
    offered: bool = False
    """Whether the player is asked if the battle ends."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each key that the condition lacks or does not use."""
        wanted = NEEDS[self.when]
        for key in ("objectives", "turns", "side", "count", "men"):
            given = bool(getattr(self, key))
            if key in wanted and not given:
                yield ("when",), msg("finding-ending-needs", when=self.when, key=key)
            elif given and key not in wanted and f"{key}?" not in wanted:
                yield (key,), msg("finding-ending-takes-no", when=self.when, key=key)

    def build(self) -> outcomes.Ending:
        """Return the ending as a record for the rules."""
        return outcomes.Ending(
            self.when,
            tuple(self.objectives),
            self.turns or 1,
            self.side or "enemy",
            self.count or 0,
            tuple(self.men),
            self.offered,
        )


class LastTurnsPart(TomlTable):
    """Roll of a d10 at the start of a turn that makes it the last one; the result is announced."""

    first: Turn
    """First turn that can be the last."""
    most: Annotated[int, Field(ge=0, le=8)]
    """Highest roll that makes the turn the last."""

    def build(self) -> outcomes.LastTurns:
        """Return the roll as a record for the rules."""
        return outcomes.LastTurns(self.first, self.most)


class WorthPart(TomlTable):
    """New points of an objective after a scenario event."""

    objective: Id
    """Id of the objective."""
    points: Annotated[int, Field(ge=-99, le=99)]
    """Points from then on."""


class HappeningPart(TomlTable):
    """A scenario event at the start of a turn."""

    id: Id
    """Id in files."""
    turn: Turn
    """Turn at whose start it happens, or the earliest one if `held` is given."""
    held: Id | None = None
    """Id of an objective: it happens at the first turn start, from `turn` on, at which the player holds it."""
    title: Words
    """Name shown to the player."""
    text: Words
    """Text shown to the player."""
    effects: list[EffectPart] = Field(default_factory=list)
    """Effects, in order; see `effects` of event tables."""
    worth: list[WorthPart] = Field(default_factory=list)
    """New values of objectives."""

    def build(self) -> outcomes.Happening:
        """Return the happening as a record for the rules."""
        effects = tuple(effect.build() for effect in self.effects)
        worth = {part.objective: part.points for part in self.worth}
        return outcomes.Happening(self.id, self.title, self.text, self.turn, self.held or "", effects, worth)


def faults(
    endings: Sequence[EndingPart], last: LastTurnsPart | None, happenings: Sequence[HappeningPart], turns: int
) -> Iterator[Fault]:
    """Yield faults of endings, last turn and happenings.

    They are about incomplete endings, a roll for the last turn that is never made, and repeated, late or ineffective
    happenings.
    """
    yield from each(endings, lambda index, part: within(("ending", index), part.faults()))
    if last is not None and last.first >= turns:
        yield ("last_turns", "first"), msg("finding-turn-never-comes", turn=last.first, turns=turns)
    yield from twice(values_of(happenings, lambda part: part.id), "happening", "happening")

    def happening(index: int, part: HappeningPart) -> Iterator[Fault]:
        if part.turn > turns:
            yield ("happening", index, "turn"), msg("finding-turn-never-comes", turn=part.turn, turns=turns)
        if not part.effects and not part.worth:
            yield ("happening", index, "id"), msg("finding-happening-does-nothing", happening=part.id)
        for at, effect in enumerate(part.effects):
            for key, what in effect.faults_in("event"):
                yield ("happening", index, "effects", at, key), what

    yield from each(happenings, happening)


def name_faults(
    endings: Sequence[EndingPart],
    happenings: Sequence[HappeningPart],
    goals: Collection[str],
    comrades: Collection[str],
    enemies: Collection[str],
) -> Iterator[Fault]:
    """Yield a fault for each objective, comrade or enemy named here that the scenario lacks."""

    def ending(index: int, part: EndingPart) -> Iterator[Fault]:
        yield from _strange("objective", part.objectives, goals, "ending", index, "objectives")
        yield from _strange("man", part.men, comrades if part.when == "home" else enemies, "ending", index, "men")

    def happening(index: int, part: HappeningPart) -> Iterator[Fault]:
        if part.held is not None and part.held not in goals:
            yield ("happening", index, "held"), unknown("objective", part.held, goals)
        yield from _strange("objective", [line.objective for line in part.worth], goals, "happening", index, "worth")

    yield from each(endings, ending)
    yield from each(happenings, happening)


def _strange(what: str, names: Sequence[str], known: Collection[str], *where: str | int) -> Iterator[Fault]:
    for at, name in enumerate(names):
        if name not in known:
            yield (*where, at), unknown(what, name, known)
