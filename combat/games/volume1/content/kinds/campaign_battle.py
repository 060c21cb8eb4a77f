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
    """What a battle's result changes in the next one."""

    text: Words
    """What the player reads after the battle."""
    morale: Steps = 0
    """Steps that your men begin the next battle higher or lower."""
    enemy_morale: Steps = 0
    """Steps that the enemy does."""
    hand: Steps = 0
    """Cards more or fewer in the opening hand."""
    turns: Steps = 0
    """Turns more or fewer."""
    enemy_alert: bool | None = None
    """Whether the enemy is awake then."""
    enemy_prepared: bool | None = None
    """Whether he is prepared then."""

    def build(self) -> campaign_plan.Aftermath:
        """Return the aftermath for play."""
        return campaign_plan.Aftermath(**self.model_dump())


class WayPart(TomlTable):
    """Where a battle leads when all that is asked here is true of its end; the last way asks nothing."""

    to: Id | None = None
    """The battle that follows: one further down in the file."""
    ends: bool = False
    """The campaign ends here, and no battle follows."""
    result: Literal["won", "lost"] | None = None
    """How the battle went."""
    points: Total | None = None
    """At least so many points."""
    line: Annotated[int, Field(ge=1, le=20)] | None = None
    """This line of the scenario's victory table or a better one; 1 is the best."""
    held: list[Id] = Field(default_factory=list)
    """Objectives of the scenario that are yours at the end."""
    losses: Annotated[int, Field(ge=0, le=12)] | None = None
    """At most so many men of the squad who do not come back."""
    text: Words | None = None
    """What the player reads of it."""

    @property
    def asks(self) -> bool:
        """True if it has any condition."""
        figures = (self.result, self.points, self.line, self.losses)
        return bool(self.held) or any(figure is not None for figure in figures)

    def covers(self, other: WayPart) -> bool:
        """Return True if every result that meets the other way's conditions meets these too."""
        return (
            self.result in (None, other.result)
            and (self.points is None or (other.points is not None and other.points >= self.points))
            and (self.line is None or (other.line is not None and other.line <= self.line))
            and (self.losses is None or (other.losses is not None and other.losses <= self.losses))
            and set(self.held) <= set(other.held)
        )

    def build(self) -> campaign_plan.Way:
        """Return the way for play."""
        to, result, text = self.to or "", self.result or "", self.text or ""
        return campaign_plan.Way(to, result, self.points, self.line or 0, tuple(self.held), self.losses, text)


class BattlePart(TomlTable):
    """One battle: a scenario of the campaign's own folder, or one of the game's."""

    scenario: Id
    """A file of this folder, or one of the game's scenarios."""
    title: Words
    """What the battle is called."""
    day: Words
    """When it is, in any words."""
    orders: Annotated[list[Words], Field(min_length=1)]
    """What the player is told, paragraph by paragraph."""
    pin: Annotated[list[PerCent], Field(min_length=2, max_length=2)]
    """Where its pin stands on the map: per cent from the left and from the top."""
    won: AftermathPart
    """What a victory changes in the next battle."""
    lost: AftermathPart
    """What a defeat changes in it."""
    attached: list[Id] = Field(default_factory=list)
    """Men who are lent to the squad for this battle."""
    id: Id | None = None
    """What ways call it, where that is not its scenario."""
    date: Moment | None = None
    """When it is, for the calendar: 1944-06-12T16:00."""
    men: Annotated[int, Field(ge=1, le=12)] | None = None
    """How many of the squad go at most; as many as begin the campaign where it is not said."""
    scene: list[Scene] = Field(default_factory=list)
    """What letters may say of its task and its ground."""
    way: list[WayPart] = Field(default_factory=list)
    """Where it leads, the first that fits; without any to the battle behind it, or to the end."""

    @property
    def name(self) -> str:
        """Id used by ways."""
        return self.id or self.scenario

    def build(self) -> campaign_plan.PlannedBattle:
        """Return the battle for play."""
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
