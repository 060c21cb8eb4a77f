"""Models of rosters: the men of one side with their printed values, and its dummies (8.1, 8.2)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable, laid_over, twice
from combat.engine.content.partial import each, sure, values_of
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.printed_values import Name
from combat.games.volume1.rules import book
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Side, Team

Value = Annotated[int, Field(ge=0, le=9)]


class ManPart(TomlTable):
    """A man's counter."""

    id: Id | None = None
    """Id; by default rank and name in lower case."""
    rank: Name
    """Printed rank: Pvt, Sgt, Obfr."""
    name: Name
    """Printed name. A man of a pack replaces the game's man of the same rank and name."""
    team: Team
    """Able, Baker, Charlie, or one of the enemy's four colours."""
    number: Annotated[int, Field(ge=0, le=99)] = 0
    """Initiative number printed on an enemy, different for each."""
    tq: Value
    """Troop Quality."""
    ldr: Value = 0
    """Leadership Rating."""
    skills: Annotated[dict[Id, Value], Field(min_length=1)]
    """Weapon id -> Weapon Skill: { m1-garand = 5, mk-2 = 3 }."""
    tough: bool = False
    """Whether he is Tough."""
    medic: bool = False
    """Whether he is a medic."""
    officer: bool = False
    """Whether he is an officer."""
    assistant: Id | None = None
    """Id of the man who comes with an enemy who has a belt-fed weapon (14.3)."""
    guest: bool = False
    """Whether he is a friendly man without a squad, whom a scenario can place on the board (22.0)."""

    @property
    def slug(self) -> str:
        """The man's id: pvt-oconnell for Pvt O'Connell."""
        plain = unicodedata.normalize("NFKD", f"{self.rank}-{self.name}").encode("ascii", "ignore").decode().lower()
        return self.id or re.sub(r"[\s.-]+", "-", re.sub(r"[^a-z0-9\s.-]", "", plain)).strip("-")

    def build(self, side: Side) -> book.Figure:
        """Return the man as a figure for the rules."""
        return book.Figure(
            id=self.slug,
            name=self.name,
            rank=self.rank,
            side=side,
            team=self.team,
            number=self.number,
            tq=self.tq,
            ldr=self.ldr,
            skills=tuple(book.Skill(weapon, value) for weapon, value in self.skills.items()),
            tough=self.tough,
            medic=self.medic,
            officer=self.officer,
            assistant=self.assistant or "",
            guest=self.guest,
        )


class MenFile(TomlTable):
    """A file of `men/`: one side's men and the number of dummies in each of its teams."""

    side: Literal["friendly", "enemy"]
    """Side that the men belong to."""
    dummies: dict[Team, Annotated[int, Field(ge=0, le=20)]] = Field(default_factory=dict)
    """Number of dummies per team."""
    man: Annotated[list[ManPart], Field(min_length=1)]
    """The men."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: repeated men or numbers, and teams of the other side."""
        yield from sure(lambda: twice(values_of(self.man, lambda man: man.slug), "man", "man"))
        yield from each(self.man, self._nameless)
        yield from each(self.man, lambda index, man: self._team(man.team, "man", index, "team"))
        yield from sure(*(partial(self._team, team, "dummies", team) for team in self.dummies))
        yield from sure(self._numbers)

    def _nameless(self, index: int, man: ManPart) -> Iterator[Fault]:
        if not man.slug:
            yield ("man", index), msg("finding-man-needs-id", rank=man.rank, name=man.name)

    def _team(self, team: Team, *where: str | int) -> Iterator[Fault]:
        teams = FRIENDLY_TEAMS if self.side == "friendly" else ENEMY_TEAMS
        if team not in teams:
            yield where, msg("finding-team-of-other-side", team=team, side=self.side, known=", ".join(teams))

    def _numbers(self) -> Iterator[Fault]:
        if self.side == "enemy":
            yield from twice(values_of(self.man, lambda man: man.number), "number", "man")

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of the men in a file's raw data."""
        return (ManPart.model_validate(man).slug for man in data["man"])

    def over(self, lower: Self) -> Self:
        """Return this roster merged over a lower one: men of the same id and dummies of the same team are replaced."""
        men = laid_over(self.man, lower.man, lambda man: man.slug)
        return self.model_copy(update={"man": men, "dummies": {**lower.dummies, **self.dummies}})

    def build(self) -> dict[str, book.Figure]:
        """Return all men and dummies by id."""
        figures = [man.build(self.side) for man in self.man]
        for team, count in self.dummies.items():
            figures += [
                book.Figure(f"dummy-{team}-{n}", "Dummy", "", self.side, team, dummy=True) for n in range(1, count + 1)
            ]
        return {figure.id: figure for figure in figures}
