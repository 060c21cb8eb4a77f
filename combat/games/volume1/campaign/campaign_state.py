"""State of a campaign as plain data: men with their deeds and wounds, and the battles fought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record, field
from combat.engine.words import translated
from combat.games.volume1.campaign.battle_ways import Outcome, route
from combat.games.volume1.content.campaign_plan import Ending, Plan, PlannedBattle, Way
from combat.games.volume1.rules.state import Wound

Loss = Literal["", "killed", "captured", "home"]


class Soldier(Record):
    """A man of the squad, present or lost, with his condition."""

    id: str
    joined: int = 0
    """Number of battles fought before he joined."""
    tq: int = 0
    """Increase of Troop Quality by experience."""
    ws: int = 0
    """Increase of the skill with his main weapon."""
    wounds: tuple[Wound, ...] = ()
    """Wounds with which he starts the next battle."""
    rests: bool = False
    """Whether he misses the next battle."""
    deeds: Mapping[str, int] = field(default_factory=dict)
    decorations: tuple[str, ...] = ()
    lost: Loss = ""
    strain: int = 0
    """Points of fatigue since his last rest."""


class Report(Record):
    """Report on one man in one battle; `hurt` is his worst new wound, `gains` the values that rose."""

    man: str
    deeds: Mapping[str, int] = field(default_factory=dict)
    hurt: Literal["", "light", "bad"] = ""
    ran: bool = False
    """Whether he left the board in Rout."""
    rests: bool = False
    lost: Loss = ""
    gains: tuple[str, ...] = ()
    decorations: tuple[str, ...] = ()
    felled_by: str = ""
    """The weapon that killed him, as far as known; "" for none, and for a blow."""

    @property
    def fought(self) -> bool:
        """Whether the battle counts for the man: not if it was conceded before the first contact."""
        return bool(self.lost or self.deeds.get("fought"))


class Fought(Record):
    """A finished battle and its results."""

    scenario: str
    title: str
    verdict: str
    points: int
    won: bool
    reports: tuple[Report, ...] = ()
    arrivals: tuple[str, ...] = ()
    """Replacements for lost men."""
    journal: str = ""
    fallen: tuple[str, ...] = ()
    """Men of other squads who fell: they are not lent again, and do not come as replacements."""
    line: int = 0
    """Line of the victory table reached, from 1 for the best; 0 if unknown."""
    held: tuple[str, ...] = ()
    """Objectives that the player held at the end."""
    place: str = ""
    """Place, as in its scenario."""
    leader: str = ""
    """Its leader."""

    @property
    def contact(self) -> bool:
        """Whether the battle counts: not if it was conceded before the first contact."""
        return any(report.fought for report in self.reports)

    @property
    def outcome(self) -> Outcome:
        """Result of the battle, as the conditions of ways use it."""
        losses = sum(bool(report.lost) for report in self.reports)
        return Outcome(self.won, self.points, self.line, self.held, losses)


class Decided(Record):
    """A decision of the player for the next battle, about a man or about a weapon."""

    word: Literal["goes", "rests", "leads", "carries", "leaves"]
    man: str
    weapon: str = ""
    """Weapon issued to him, or left behind."""


class Campaign(Record):
    """State of a campaign between two battles, or during one."""

    plan: Plan
    soldiers: tuple[Soldier, ...]
    fought: tuple[Fought, ...] = ()
    journal: str = ""
    """File name of the battle being fought; "" between battles."""
    options: tuple[str, ...] = ()
    """Optional rules chosen for the next battle, or played in the present one."""
    name: str = ""
    """The player's name for it."""
    decided: tuple[Decided, ...] = ()
    """The player's decisions for the next battle, in order."""

    @property
    def title(self) -> str:
        """The player's name for the campaign, else the plan's translated title."""
        return self.name or translated(self.plan.title)

    @property
    def fit(self) -> tuple[Soldier, ...]:
        """Men available for the next battle, in roster order."""
        return tuple(soldier for soldier in self.soldiers if not soldier.lost and not soldier.rests)

    @property
    def most(self) -> int:
        """Maximum number of the squad's men in the next battle."""
        battle = self.next
        return (battle.men if battle is not None else 0) or len(self.plan.squad)

    @property
    def going(self) -> tuple[Soldier, ...]:
        """Men who take part in the next battle: the first available ones, as changed by the player's decisions."""
        goes = {soldier.id: place < self.most for place, soldier in enumerate(self.fit)}
        goes |= {step.man: step.word == "goes" for step in self.decided if step.word in ("goes", "rests")}
        return tuple([soldier for soldier in self.fit if goes[soldier.id]][: self.most])

    @property
    def course(self) -> tuple[tuple[int, ...], int | None, Way | None]:
        """Indices of the battles fought, index of the next battle, and the way to it.

        The index is None at the end of the plan (whether or not enough men are left); the way is None if none was
        taken.
        """
        fought, place, way = route(self.plan, (battle.outcome for battle in self.fought))
        return tuple(fought), place, way

    @property
    def at_end(self) -> bool:
        """Whether the plan has no further battle."""
        return self.course[1] is None

    @property
    def over(self) -> bool:
        """Whether the plan has no further battle, or too few men are left for it."""
        return self.at_end or len(self.fit) < self.plan.least

    @property
    def next(self) -> PlannedBattle | None:
        """The next or current battle; None when the campaign is over."""
        place = self.course[1]
        return None if self.over or place is None else self.plan.battles[place]

    @property
    def attached(self) -> tuple[str, ...]:
        """Men lent to the squad for the next battle, except the fallen."""
        return tuple(man for man in self.next.attached if man not in self.fallen) if self.next is not None else ()

    @property
    def fallen(self) -> frozenset[str]:
        """Men of other squads who fell: they are not lent again, and do not come as replacements."""
        return frozenset(man for battle in self.fought for man in battle.fallen)

    @property
    def won(self) -> int:
        """Number of battles won."""
        return sum(battle.won for battle in self.fought)

    @property
    def verdict(self) -> Ending:
        """Entry of the campaign's table of results that applies to the battles won so far and the last result."""
        endings = self.plan.verdicts
        return next((line for line in endings if self.won >= line.at_least and self._ended(line)), endings[-1])

    def _ended(self, line: Ending) -> bool:
        """Return whether a line's conditions on the end of the campaign are met."""
        fought, last = self.course[0], self.fought[-1] if self.fought else None
        if line.after and (not self.at_end or self.plan.battles[fought[-1]].name not in line.after):
            return False
        return not line.result or (last is not None and last.won == (line.result == "won"))

    def soldier(self, man: str) -> Soldier:
        """Return a man of the campaign by id; raise StopIteration for an unknown id."""
        return next(soldier for soldier in self.soldiers if soldier.id == man)


def new_campaign(plan: Plan) -> Campaign:
    """Return a campaign before its first battle."""
    return Campaign(plan, tuple(Soldier(man) for man in plan.squad))
