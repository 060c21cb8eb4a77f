"""The part of a campaign file for battles generated from a seed (22.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, TypeVar

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content import campaign_plan
from combat.games.volume1.content.generator.request import TURNS, Guns, Hour, Kind, Quality, Readiness
from combat.games.volume1.content.kinds.campaign_battle import AftermathPart, Moment
from combat.games.volume1.rules.made_names import COUNTRIES

Weight = Annotated[int, Field(ge=0, le=100)]
Two = Annotated[list[Annotated[int, Field(ge=1, le=60)]], Field(min_length=2, max_length=2)]
Country = Annotated[str, Field(pattern=f"^({'|'.join(COUNTRIES)})$")]


Name = TypeVar("Name", bound=str)


class StagePart(TomlTable):
    """How strong the enemy is from so much success on."""

    success: Annotated[int, Field(ge=0, le=99)]
    """Points: two for each battle won, one less for each lost."""
    enemies: Annotated[int, Field(ge=-6, le=12)]
    """Enemy counters more than your men, or fewer."""
    qualities: Annotated[dict[Quality, Weight], Field(min_length=1)]
    """How likely each quality is."""
    readiness: Annotated[dict[Readiness, Weight], Field(min_length=1)]
    """How likely it is that he sleeps, watches or is alert."""
    machine_gun: Weight
    """Of a hundred battles so many in which a machine gun may be there."""

    def build(self) -> campaign_plan.Stage:
        """Return the stage for play."""
        return campaign_plan.Stage(
            self.success, self.enemies, _plain(self.qualities), _plain(self.readiness), self.machine_gun
        )


class EndlessPart(TomlTable):
    """How battles are made up, one after the other."""

    first: Moment
    """The day of the first battle, as 1944-06-08T10:00."""
    last: Moment
    """The moment after which no battle is made up."""
    apart: Two
    """The fewest and the most days from one battle to the next."""
    turns: Two
    """The fewest and the most turns of a battle."""
    boards: Annotated[list[Id], Field(min_length=1)]
    """The boards that there are."""
    countries: list[Country] = Field(default_factory=list)
    """The kinds of country in which ground is made up."""
    made_up: Weight = 0
    """Of a hundred battles so many on ground that is made up."""
    kinds: Annotated[dict[Kind, Weight], Field(min_length=1)]
    """How likely each task is."""
    hours: Annotated[dict[Hour, Weight], Field(min_length=1)]
    """How likely each hour is; by night only when there is no moon."""
    artillery: Annotated[dict[Guns, Weight], Field(min_length=1)]
    """How likely it is that one side or both have guns."""
    stage: Annotated[list[StagePart], Field(min_length=1, max_length=20)]
    """The enemy, from the weakest on; the first one asks for no success."""
    relief: Two
    """Every so many days replacements come, and how many at most."""
    won: Annotated[list[AftermathPart], Field(min_length=1)]
    """What a victory can change in the next battle."""
    lost: Annotated[list[AftermathPart], Field(min_length=1)]
    """What a defeat can change in it."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: days, turns or stages out of order, no kind of country, chances that are all 0."""
        if self.last <= self.first:
            yield ("last",), msg("finding-last-before-first", last=self.last, first=self.first)
        if self.apart[0] > self.apart[1]:
            yield ("apart",), msg("finding-most-below-least", least=self.apart[0], most=self.apart[1])
        if not TURNS[0] <= self.turns[0] <= self.turns[1] <= TURNS[1]:
            what = msg("finding-not-between", what="turns", value=self.turns[1], least=TURNS[0], most=TURNS[1])
            yield ("turns",), what
        if self.made_up and not self.countries:
            yield ("made_up",), msg("finding-missing", name="countries")
        steps = [stage.success for stage in self.stage]
        for place, (before, step) in enumerate(zip([-1, *steps], steps, strict=False)):
            if step <= before or (place == 0 and step != 0):
                yield ("stage", place, "success"), msg("finding-stage-out-of-order", success=step)
        yield from self._nothing()

    def _nothing(self) -> Iterator[Fault]:
        """Yield faults for chances that are all 0."""
        for name in ("kinds", "hours", "artillery"):
            if not any(getattr(self, name).values()):
                yield (name,), msg("finding-no-chance", name=name)
        for place, stage in enumerate(self.stage):
            for name in ("qualities", "readiness"):
                if not any(getattr(stage, name).values()):
                    yield ("stage", place, name), msg("finding-no-chance", name=name)

    def build(self) -> campaign_plan.Endless:
        """Return the rules of generation for play."""
        return campaign_plan.Endless(
            first=self.first,
            last=self.last,
            apart=(self.apart[0], self.apart[1]),
            turns=(self.turns[0], self.turns[1]),
            boards=tuple(self.boards),
            countries=tuple(self.countries),
            made_up=self.made_up,
            kinds=_plain(self.kinds),
            hours=_plain(self.hours),
            artillery=_plain(self.artillery),
            stages=tuple(part.build() for part in self.stage),
            relief=(self.relief[0], self.relief[1]),
            won=tuple(part.build() for part in self.won),
            lost=tuple(part.build() for part in self.lost),
        )


def _plain(weights: Mapping[Name, int]) -> dict[str, int]:
    return {str(name): weight for name, weight in weights.items()}
