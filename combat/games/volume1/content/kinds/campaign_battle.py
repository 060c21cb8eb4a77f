"""A battle in a campaign file: scenario, orders, effects of its result, and next battles (22.0)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from combat.engine.content.models import Id, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content import campaign_plan
from combat.games.volume1.content.kinds.letters_file import Scene

Steps = Annotated[int, Field(ge=-3, le=3)]
PerCent = Annotated[int, Field(ge=0, le=100)]
Total = Annotated[int, Field(ge=-999, le=999)]


def _moment(value: str) -> str:
    """Validate a time such as 1944-06-12T16:00; raise ValueError."""
    try:
        return datetime.strptime(value, "%Y-%m-%dT%H:%M").strftime("%Y-%m-%dT%H:%M")
    except ValueError:
        raise ValueError(msg("finding-no-moment", value=value)) from None


Moment = Annotated[str, AfterValidator(_moment)]


class AftermathPart(TomlTable):
    """Effects of a battle's result on the next one."""

    text: Words
    """Text shown to the player after the battle."""
    morale: Steps = 0
    """Change of your men's morale at the start of the next battle, in steps."""
    enemy_morale: Steps = 0
    """Change of the enemy's morale at the start of the next battle, in steps."""
    hand: Steps = 0
    """Change of the number of cards in the opening hand."""
    turns: Steps = 0
    """Change of the number of turns."""
    enemy_alert: bool | None = None
    """Whether the enemy is alert in the next battle; by default as its scenario says."""
    enemy_prepared: bool | None = None
    """Whether the enemy is prepared in the next battle; by default as its scenario says."""

    def build(self) -> campaign_plan.Aftermath:
        """Return the aftermath as a record of the campaign."""
        return campaign_plan.Aftermath(**self.model_dump())


class WayPart(TomlTable):
    """Condition for the next battle; all given keys must hold at the end of this one. The last way has no condition."""

    to: Id | None = None
    """Id of the next battle, which must be further down in the file."""
    ends: bool = False
    """Whether the campaign ends here, with no further battle."""
    result: Literal["won", "lost"] | None = None
    """Required result of the battle."""
    points: Total | None = None
    """Least number of points."""
    line: Annotated[int, Field(ge=1, le=20)] | None = None
    """Required line of the scenario's victory table, or a better one; 1 is the best."""
    held: list[Id] = Field(default_factory=list)
    """Objectives of the scenario that you must hold at the end."""
    losses: Annotated[int, Field(ge=0, le=12)] | None = None
    """Most men of the squad who may be lost."""
    text: Words | None = None
    """Text shown to the player when this way is taken."""

    @property
    def asks(self) -> bool:
        """Whether the way has any condition."""
        figures = (self.result, self.points, self.line, self.losses)
        return bool(self.held) or any(figure is not None for figure in figures)

    def covers(self, other: WayPart) -> bool:
        """Return whether every result that meets the other way's conditions also meets the conditions of this one."""
        return (
            self.result in (None, other.result)
            and (self.points is None or (other.points is not None and other.points >= self.points))
            and (self.line is None or (other.line is not None and other.line <= self.line))
            and (self.losses is None or (other.losses is not None and other.losses <= self.losses))
            and set(self.held) <= set(other.held)
        )

    def build(self) -> campaign_plan.Way:
        """Return the way as a record of the campaign."""
        to, result, text = self.to or "", self.result or "", self.text or ""
        return campaign_plan.Way(to, result, self.points, self.line or 0, tuple(self.held), self.losses, text)


class BattlePart(TomlTable):
    """A battle: a scenario from the campaign's folder, or one of the game's."""

    scenario: Id
    """Id of a scenario in the campaign's folder, or of one of the game's."""
    title: Words
    """Name of the battle."""
    day: Words
    """Date shown to the player, in any words."""
    orders: Annotated[list[Words], Field(min_length=1)]
    """Orders shown to the player, one paragraph per string."""
    pin: Annotated[list[PerCent], Field(min_length=2, max_length=2)]
    """Position of its pin on the map: percent from the left and from the top."""
    won: AftermathPart
    """Effects of a victory on the next battle."""
    lost: AftermathPart
    """Effects of a defeat on the next battle."""
    attached: list[Id] = Field(default_factory=list)
    """Men lent to the squad for this battle."""
    id: Id | None = None
    """Id for `to` of ways; by default the scenario's."""
    date: Moment | None = None
    """Date and time for the calendar: 1944-06-12T16:00."""
    men: Annotated[int, Field(ge=1, le=12)] | None = None
    """Most men of the squad who take part; by default as many as begin the campaign."""
    scene: list[Scene] = Field(default_factory=list)
    """Facts about its task and terrain that letters home may mention."""
    way: list[WayPart] = Field(default_factory=list)
    """Possible next battles; the first whose conditions hold is taken.

    Without any, the next battle in the file follows.
    """

    @property
    def name(self) -> str:
        """Id by which ways refer to the battle."""
        return self.id or self.scenario

    def build(self) -> campaign_plan.PlannedBattle:
        """Return the battle as a record of the campaign."""
        return campaign_plan.PlannedBattle(
            scenario=self.scenario,
            title=self.title,
            day=self.day,
            orders=tuple(self.orders),
            pin=(self.pin[0], self.pin[1]),
            won=self.won.build(),
            lost=self.lost.build(),
            attached=tuple(self.attached),
            id=self.id or "",
            date=self.date or "",
            men=self.men or 0,
            scene=tuple(self.scene),
            ways=tuple(part.build() for part in self.way),
        )
