"""Table of a campaign file for battles generated from a seed (22.0)."""

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
    """Strength of the enemy from a number of success points on."""

    success: Annotated[int, Field(ge=0, le=99)]
    """Least success, in points: two for each battle won, minus one for each lost."""
    enemies: Annotated[int, Field(ge=-6, le=12)]
    """Number of enemy counters relative to the number of your men."""
    qualities: Annotated[dict[Quality, Weight], Field(min_length=1)]
    """Relative frequency of each quality."""
    readiness: Annotated[dict[Readiness, Weight], Field(min_length=1)]
    """Relative frequency of a sleeping, watching or alert enemy."""
    machine_gun: Weight
    """Percentage of battles with a possible machine gun."""

    def build(self) -> campaign_plan.Stage:
        """Return the stage as a record of the campaign."""
        return campaign_plan.Stage(
            self.success, self.enemies, _plain(self.qualities), _plain(self.readiness), self.machine_gun
        )


class EndlessPart(TomlTable):
    """Settings of the battles generated one after the other."""

    first: Moment
    """Date and time of the first battle, like 1944-06-08T10:00."""
    last: Moment
    """Date and time after which no battle is generated."""
    apart: Two
    """Least and most days between two battles."""
    turns: Two
    """Least and most turns of a battle."""
    boards: Annotated[list[Id], Field(min_length=1)]
    """Ids of the boards to choose from."""
    countries: list[Country] = Field(default_factory=list)
    """Kinds of country in which ground is generated."""
    made_up: Weight = 0
    """Percentage of battles on generated ground."""
    kinds: Annotated[dict[Kind, Weight], Field(min_length=1)]
    """Relative frequency of each task."""
    hours: Annotated[dict[Hour, Weight], Field(min_length=1)]
    """Relative frequency of each time of day; night only without a moon."""
    artillery: Annotated[dict[Guns, Weight], Field(min_length=1)]
    """Relative frequency of artillery on one or both sides."""
    stage: Annotated[list[StagePart], Field(min_length=1, max_length=20)]
    """Strength of the enemy, the weakest stage first; the first has `success = 0`."""
    relief: Two
    """Days between replacements, and most men who come at once."""
    won: Annotated[list[AftermathPart], Field(min_length=1)]
    """Possible effects of a victory on the next battle."""
    lost: Annotated[list[AftermathPart], Field(min_length=1)]
    """Possible effects of a defeat on the next battle."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: days, turns or stages out of order, no landscape type, or chances that are all 0."""
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
        """Return the settings as a record of the campaign."""
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
