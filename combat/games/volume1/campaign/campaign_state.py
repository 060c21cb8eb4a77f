"""How a campaign stands: its men with all that they did and suffered, and the battles fought; plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record, field
from combat.engine.words import translated
from combat.games.volume1.content.campaign_plan import Plan, PlannedBattle
from combat.games.volume1.rules.book import Verdict
from combat.games.volume1.rules.state import Wound

Loss = Literal["", "killed", "captured", "home"]


class Soldier(Record):
    """A man of the squad, or one that it lost."""

    id: str
    joined: int = 0
    """How many battles had been fought when he came."""
    tq: int = 0
    """What experience added to his Troop Quality."""
    ws: int = 0
    """The same for the skill with his main weapon."""
    wounds: tuple[Wound, ...] = ()
    """What he goes into the next battle with."""
    rests: bool = False
    """He misses the next battle."""
    deeds: Mapping[str, int] = field(default_factory=dict)
    decorations: tuple[str, ...] = ()
    lost: Loss = ""


class Report(Record):
    """What one battle was to one man; `hurt` is his worst new wound, `gains` the figures that rose."""

    man: str
    deeds: Mapping[str, int] = field(default_factory=dict)
    hurt: Literal["", "light", "bad"] = ""
    ran: bool = False
    """He left the board in Rout."""
    rests: bool = False
    lost: Loss = ""
    gains: tuple[str, ...] = ()
    decorations: tuple[str, ...] = ()


class Fought(Record):
    """A battle that is over, and what it brought."""

    scenario: str
    title: str
    verdict: str
    points: int
    won: bool
    reports: tuple[Report, ...] = ()
    arrivals: tuple[str, ...] = ()
    """Who came for the men that were lost."""
    journal: str = ""
    fallen: tuple[str, ...] = ()
    """The men who had been lent to the squad and will not be lent again."""


class Campaign(Record):
    """A campaign at one moment between two battles, or while one is being fought."""

    plan: Plan
    soldiers: tuple[Soldier, ...]
    fought: tuple[Fought, ...] = ()
    journal: str = ""
    """The file name of the battle being fought; "" between battles."""
    options: tuple[str, ...] = ()
    """The optional rules chosen for the next battle, or played in the one being fought."""
    name: str = ""
    """What the player calls it."""

    @property
    def title(self) -> str:
        """What it is called: by the player, or else as planned, in the language spoken."""
        return self.name or translated(self.plan.title)

    @property
    def fit(self) -> tuple[Soldier, ...]:
        """The men who go into the next battle, in the order of the roster."""
        return tuple(soldier for soldier in self.soldiers if not soldier.lost and not soldier.rests)

    @property
    def over(self) -> bool:
        """Whether every battle was fought, or too few men are left for the next."""
        return len(self.fought) >= len(self.plan.battles) or len(self.fit) < self.plan.least

    @property
    def next(self) -> PlannedBattle | None:
        """The battle to come, or being fought; None when the campaign is over."""
        return None if self.over else self.plan.battles[len(self.fought)]

    @property
    def attached(self) -> tuple[str, ...]:
        """The men lent to the squad for the next battle, without those who fell in an earlier one."""
        fallen = {man for battle in self.fought for man in battle.fallen}
        return tuple(man for man in self.next.attached if man not in fallen) if self.next is not None else ()

    @property
    def won(self) -> int:
        """How many battles were won."""
        return sum(battle.won for battle in self.fought)

    @property
    def verdict(self) -> Verdict:
        """The line of the campaign's table that the battles won come to."""
        verdicts = self.plan.verdicts
        return next((line for line in verdicts if self.won >= line.at_least), verdicts[-1])

    def soldier(self, man: str) -> Soldier:
        """A man of the roster by his id."""
        return next(soldier for soldier in self.soldiers if soldier.id == man)


def new_campaign(plan: Plan) -> Campaign:
    """A campaign before its first battle."""
    return Campaign(plan, tuple(Soldier(man) for man in plan.squad))
