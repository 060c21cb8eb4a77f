"""How a campaign stands: its men with all that they did and suffered, and the battles fought; plain data."""

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
    strain: int = 0
    """Points of weariness since his last rest."""


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
    felled_by: str = ""
    """The weapon that killed him, as far as it is known; "" for none, and for a blow."""

    @property
    def fought(self) -> bool:
        """Whether the battle counts for him: not if it was conceded before the first contact."""
        return bool(self.lost or self.deeds.get("fought"))


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
    """Men of other squads who will not be lent again, and come as no replacement."""
    line: int = 0
    """The line of the victory table that it came to, from 1 for the best; 0 where nobody noted it."""
    held: tuple[str, ...] = ()
    """The objectives that the player held at the end."""
    place: str = ""
    """Where it was, as its sheet says."""
    leader: str = ""
    """Who led it."""

    @property
    def contact(self) -> bool:
        """Whether the battle counts for anybody: not if it was conceded before the first contact."""
        return any(report.fought for report in self.reports)

    @property
    def outcome(self) -> Outcome:
        """What of it decides where the campaign leads."""
        losses = sum(bool(report.lost) for report in self.reports)
        return Outcome(self.won, self.points, self.line, self.held, losses)


class Decided(Record):
    """One thing that the player decided for the next battle: of a man, or of what he carries."""

    word: Literal["goes", "rests", "leads", "carries", "leaves"]
    man: str
    weapon: str = ""
    """What he carries besides his own, or leaves behind."""


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
    decided: tuple[Decided, ...] = ()
    """What the player decided for the next battle, step by step."""

    @property
    def title(self) -> str:
        """What it is called: by the player, or else as planned, in the language spoken."""
        return self.name or translated(self.plan.title)

    @property
    def fit(self) -> tuple[Soldier, ...]:
        """The men who can go into the next battle, in the order of the roster."""
        return tuple(soldier for soldier in self.soldiers if not soldier.lost and not soldier.rests)

    @property
    def most(self) -> int:
        """How many of the squad go into the next battle at most."""
        battle = self.next
        return (battle.men if battle is not None else 0) or len(self.plan.squad)

    @property
    def going(self) -> tuple[Soldier, ...]:
        """The men who go into the next battle: the first of the fit ones, and what the player decided since."""
        goes = {soldier.id: place < self.most for place, soldier in enumerate(self.fit)}
        goes |= {step.man: step.word == "goes" for step in self.decided if step.word in ("goes", "rests")}
        return tuple([soldier for soldier in self.fit if goes[soldier.id]][: self.most])

    @property
    def course(self) -> tuple[tuple[int, ...], int | None, Way | None]:
        """The places in the plan of the battles fought, that of the next whoever is left, and the way to it."""
        fought, place, way = route(self.plan, (battle.outcome for battle in self.fought))
        return tuple(fought), place, way

    @property
    def at_end(self) -> bool:
        """Whether no battle follows the last one."""
        return self.course[1] is None

    @property
    def over(self) -> bool:
        """Whether no battle follows, or too few men are left for it."""
        return self.at_end or len(self.fit) < self.plan.least

    @property
    def next(self) -> PlannedBattle | None:
        """The battle to come, or being fought; None when the campaign is over."""
        place = self.course[1]
        return None if self.over or place is None else self.plan.battles[place]

    @property
    def attached(self) -> tuple[str, ...]:
        """The men lent to the squad for the next battle, without those who fell in an earlier one."""
        return tuple(man for man in self.next.attached if man not in self.fallen) if self.next is not None else ()

    @property
    def fallen(self) -> frozenset[str]:
        """The men of other squads who fell beside this one: they are lent no more, and come as no replacement."""
        return frozenset(man for battle in self.fought for man in battle.fallen)

    @property
    def won(self) -> int:
        """How many battles were won."""
        return sum(battle.won for battle in self.fought)

    @property
    def verdict(self) -> Ending:
        """The line of the campaign's table that the battles won come to, and how the last one went."""
        endings = self.plan.verdicts
        return next((line for line in endings if self.won >= line.at_least and self._ended(line)), endings[-1])

    def _ended(self, line: Ending) -> bool:
        """Whether the campaign came to its end where a line asks it to, and as it asks."""
        fought, last = self.course[0], self.fought[-1] if self.fought else None
        if line.after and (not self.at_end or self.plan.battles[fought[-1]].name not in line.after):
            return False
        return not line.result or (last is not None and last.won == (line.result == "won"))

    def soldier(self, man: str) -> Soldier:
        """A man of the roster by his id."""
        return next(soldier for soldier in self.soldiers if soldier.id == man)


def new_campaign(plan: Plan) -> Campaign:
    """A campaign before its first battle."""
    return Campaign(plan, tuple(Soldier(man) for man in plan.squad))
