"""Campaign files, `scenarios/<campaign>/campaign.toml`: battles in order, and their effects on the squad."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import Field

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.models import Fault, Id, TomlTable, Words, twice
from combat.engine.content.partial import each, sure, values_of
from combat.engine.content.places import Places
from combat.engine.content.reading import Source
from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content import campaign_plan
from combat.games.volume1.content.campaign_files import scenarios_of
from combat.games.volume1.content.campaign_plan import Care, Deed, WoundWord
from combat.games.volume1.content.kinds.campaign_battle import BattlePart, Moment
from combat.games.volume1.content.kinds.campaign_endless import EndlessPart
from combat.games.volume1.content.kinds.campaign_roads import longest_way, way_faults
from combat.games.volume1.content.kinds.scenario_file import LOWEST_TOTAL, VerdictPart, table_faults
from combat.games.volume1.rules.book import Figure

Points = Annotated[int, Field(ge=1, le=20)]
Colour = Annotated[str, Field(pattern="^#[0-9A-F]{6}$")]


class GainPart(TomlTable):
    """Increase of a value by deeds: Troop Quality, or Weapon Skill with the main weapon."""

    figure: campaign_plan.Figure
    """tq for Troop Quality, ws for Weapon Skill with the main weapon."""
    deeds: Annotated[dict[Deed, Points], Field(min_length=1)]
    """Points for each deed."""
    every: Annotated[int, Field(ge=1, le=99)]
    """Points that raise the value by one."""
    most: Annotated[int, Field(ge=1, le=3)]
    """Number of times that the value may rise."""

    def build(self) -> campaign_plan.Gain:
        """Return the gain as a record of the campaign."""
        return campaign_plan.Gain(self.figure, _plain(self.deeds), self.every, self.most)


class DecorationPart(TomlTable):
    """A decoration, its conditions and its ribbon."""

    id: Id
    """Id in files."""
    title: Words
    """Name shown to the player."""
    citation: Words
    """Reason shown to the player."""
    deeds: Annotated[dict[Deed, Points], Field(min_length=1)]
    """Points for each deed."""
    at_least: Annotated[int, Field(ge=1, le=99)]
    """Points required in one battle."""
    ribbon: Annotated[list[Colour], Field(min_length=1, max_length=15)]
    """Colours of its stripes from left to right, like #A32C2A."""
    in_all: bool = False
    """Whether the points of all battles are added up."""
    once: bool = True
    """Whether a man can receive it only once."""
    instead_of: Id | None = None
    """Id of the lesser decoration that it replaces if one battle earns both."""
    infantry: bool = False
    """Whether medics cannot receive it."""

    def build(self) -> campaign_plan.Decoration:
        """Return the decoration as a record of the campaign."""
        return campaign_plan.Decoration(
            self.id, self.title, self.citation, _plain(self.deeds), self.at_least, tuple(self.ribbon), self.in_all,
            self.once, self.instead_of or "", self.infantry,
        )  # fmt: skip


class IssuePart(TomlTable):
    """A weapon issued for a battle in addition to the men's own."""

    weapon: Id
    """Id of the weapon."""
    like: Id
    """Id of a weapon; men with a skill for it can use the issued one."""
    skill: Annotated[int, Field(ge=-3, le=3)] = 0
    """Modifier to that skill."""
    most: Annotated[int, Field(ge=1, le=12)] = 1
    """Number available per battle."""
    instead: bool = False
    """Whether it replaces the man's weapon named in `like`."""

    def build(self) -> campaign_plan.Issue:
        """Return the issued weapon as a record of the campaign."""
        return campaign_plan.Issue(self.weapon, self.like, self.skill, self.most, self.instead)


class LeadPart(TomlTable):
    """Effects of leading a battle."""

    ldr: Annotated[int, Field(ge=0, le=3)] = 0
    """Bonus to the leader's Leadership Rating."""
    most: Annotated[int, Field(ge=1, le=9)] = 9
    """Highest Leadership Rating that the bonus can give."""
    lost: Annotated[int, Field(ge=-3, le=0)] = 0
    """Change of the others' morale in the next battle if the leader is lost, in steps."""

    def build(self) -> campaign_plan.Lead:
        """Return the effects of leading as a record of the campaign."""
        return campaign_plan.Lead(self.ldr, self.most, self.lost)


class StrainPart(TomlTable):
    """Fatigue of men until they rest."""

    deeds: Annotated[dict[Deed, Points], Field(min_length=1)]
    """Fatigue points for each deed."""
    every: Annotated[int, Field(ge=1, le=99)]
    """Fatigue points that lower Troop Quality by one."""
    most: Annotated[int, Field(ge=1, le=3)]
    """Most by which Troop Quality is lowered."""

    def build(self) -> campaign_plan.Strain:
        """Return the strain as a record of the campaign."""
        return campaign_plan.Strain(_plain(self.deeds), self.every, self.most)


class ArrivalPart(TomlTable):
    """A day on which replacements arrive."""

    date: Moment
    """Date and time, like 1944-06-14T12:00."""
    most: Annotated[int, Field(ge=1, le=12)]
    """Most men who arrive."""

    def build(self) -> campaign_plan.Arrival:
        """Return the arrival as a record of the campaign."""
        return campaign_plan.Arrival(self.date, self.most)


class EndingPart(VerdictPart):
    """A result of the campaign by number of battles won; the last one applies if no other does."""

    after: list[Id] = Field(default_factory=list)
    """Battles after one of which the campaign must have ended."""
    result: Literal["won", "lost"] | None = None
    """Required result of the last battle."""

    def build(self) -> campaign_plan.Ending:
        """Return the ending as a record of the campaign."""
        least = LOWEST_TOTAL if self.at_least is None else self.at_least
        return campaign_plan.Ending(least, self.title, self.text, self.won, tuple(self.after), self.result or "")


class CampaignFile(TomlTable):
    """A campaign; the name of its folder is its id."""

    title: Words
    """Name shown to the player."""
    introduction: Annotated[list[Words], Field(min_length=1)]
    """Introduction, one paragraph per string."""
    squad: Annotated[list[Id], Field(min_length=1, max_length=12)]
    """Ids of the men at the start."""
    pool: list[Id] = Field(default_factory=list)
    """Ids of the replacements, in order of arrival."""
    least: Annotated[int, Field(ge=1, le=12)]
    """With fewer men fit to fight than this, the campaign is over."""
    care: dict[WoundWord, Care]
    """Wound -> what is left of it after a battle."""
    wounds_to_rest: Annotated[int, Field(ge=1, le=9)] = 2
    """Number of remaining wounds with which a man misses a battle."""
    issue: list[IssuePart] = Field(default_factory=list)
    """Weapons that can be issued for a battle."""
    loads: Annotated[int, Field(ge=0, le=12)] = 0
    """Number of issued weapons per battle."""
    lead: LeadPart | None = None
    """Effects of leading a battle."""
    strain: StrainPart | None = None
    """Fatigue of men until they rest."""
    strength: Annotated[int, Field(ge=1, le=24)] | None = None
    """Most men in the squad, including resting ones; by default as many as at the start."""
    arrival: list[ArrivalPart] = Field(default_factory=list)
    """Days on which replacements arrive; without any, each lost man is replaced at once."""
    gain: list[GainPart] = Field(default_factory=list)
    """Increases of the men's values."""
    decoration: list[DecorationPart] = Field(default_factory=list)
    """The decorations."""
    map: Id | None = None
    """Id of the campaign whose map is used; by default its own."""
    battle: list[BattlePart] = Field(default_factory=list, max_length=30)
    """The battles; each before those that can follow it."""
    endless: EndlessPart | None = None
    """Settings of battles generated from a seed, instead of `battle`."""
    verdict: Annotated[list[EndingPart], Field(min_length=2)]
    """Endings by number of battles won, the highest first."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: repeated men or medals, wounds without care, or a result that needs too many victories."""
        return sure(
            lambda: twice((*self.squad, *self.pool), "man", "squad"),
            lambda: twice(values_of(self.decoration, lambda part: part.id), "decoration", "decoration"),
            lambda: each(self.decoration, self._lesser),
            lambda: each(self.battle, self._lent),
            self._which,
            self._too_few,
            self._care,
            lambda: way_faults(self.battle),
            self._endings,
            self._most_victories,
        )

    def _which(self) -> Iterator[Fault]:
        """Yield a fault unless the file has either battles or rules to generate them."""
        if bool(self.battle) == (self.endless is not None):
            yield ("battle",) if self.battle else (), msg("finding-battles-or-endless")

    def _lesser(self, index: int, part: DecorationPart) -> Iterator[Fault]:
        medals = [part.id for part in self.decoration]
        if part.instead_of is not None and part.instead_of not in medals:
            what = msg("finding-no-such-decoration", name=part.instead_of, known=", ".join(medals))
            yield ("decoration", index, "instead_of"), what

    def _lent(self, index: int, battle: BattlePart) -> Iterator[Fault]:
        for at, man in enumerate(battle.attached):
            if man in (*self.squad, *self.pool) or man in battle.attached[:at]:
                what = msg("finding-cannot-be-lent", man=man)
                yield ("battle", index, "attached", at), what

    def _too_few(self) -> Iterator[Fault]:
        if self.least > len(self.squad):
            yield ("least",), msg("finding-squad-too-small", count=len(self.squad), least=self.least)
        for index, battle in enumerate(self.battle):
            if battle.men is not None and battle.men < self.least:
                what = msg("finding-too-few-go", count=battle.men, least=self.least)
                yield ("battle", index, "men"), what

    def _care(self) -> Iterator[Fault]:
        for wound in get_args(WoundWord):
            if wound not in self.care:
                yield ("care",), msg("finding-care-missing", wound=wound)

    def _most_victories(self) -> Iterator[Fault]:
        if not self.battle:
            return
        best, most = self.verdict[0].at_least, longest_way(self.battle)
        if best is not None and best > most:
            yield ("verdict", 0, "at_least"), msg("finding-too-many-victories", count=best, battles=most)

    def _endings(self) -> Iterator[Fault]:
        """Yield faults: lines out of order, unknown battles, conditions in the last line."""
        last = self.verdict[-1]
        if last.after or last.result:
            yield ("verdict", len(self.verdict) - 1), msg("finding-last-ending-asks")
            return
        names = [battle.name for battle in self.battle]
        for index, line in enumerate(self.verdict):
            for at, name in enumerate(line.after):
                if name not in names:
                    yield ("verdict", index, "after", at), unknown("battle", name, names)
        if not any(line.after or line.result for line in self.verdict):
            yield from table_faults([*self.verdict])

    def build(self, id_: str) -> campaign_plan.Plan:
        """Return the campaign's plan under an id."""
        return campaign_plan.Plan(
            id=id_,
            title=self.title,
            introduction=tuple(self.introduction),
            battles=tuple(part.build() for part in self.battle),
            squad=tuple(self.squad),
            pool=tuple(self.pool),
            least=self.least,
            care={str(wound): str(care) for wound, care in self.care.items()},
            wounds_to_rest=self.wounds_to_rest,
            gains=tuple(part.build() for part in self.gain),
            decorations=tuple(part.build() for part in self.decoration),
            verdicts=tuple(part.build() for part in self.verdict),
            issues=tuple(part.build() for part in self.issue),
            loads=self.loads,
            lead=self.lead.build() if self.lead is not None else None,
            strain=self.strain.build() if self.strain is not None else None,
            strength=self.strength or len(self.squad),
            map=self.map or "",
            endless=self.endless.build() if self.endless is not None else None,
            arrivals=tuple(part.build() for part in self.arrival),
        )


def _plain(deeds: Mapping[Deed, int]) -> dict[str, int]:
    return {str(deed): points for deed, points in deeds.items()}


def check_campaign(
    source: Source[CampaignFile], places: Places, figures: Mapping[str, Figure], weapons: Collection[str]
) -> Iterator[Finding]:
    """Yield a finding for each man, weapon or scenario of a campaign that does not exist."""

    content = source.content
    ours = [id_ for id_, figure in figures.items() if figure.side == "friendly" and not figure.dummy]
    known = scenarios_of(places, source.path.absolute().parent.name)

    def men(named: Iterable[str], *where: str | int) -> Iterator[Finding]:
        for at, man in enumerate(named):
            if man not in ours:
                yield source.finding(unknown("man", man, ours), *where, at)

    def issued(at: int, part: IssuePart) -> Iterator[Finding]:
        for key, weapon in (("weapon", part.weapon), ("like", part.like)):
            if weapon not in weapons:
                yield source.finding(unknown("weapon", weapon, weapons), "issue", at, key)

    def scenario(at: int, battle: BattlePart) -> Iterator[Finding]:
        if battle.scenario not in known:
            yield source.finding(unknown("scenario", battle.scenario, known), "battle", at, "scenario")
        else:
            yield from _asked(source, at, battle, known[battle.scenario])

    return sure(
        lambda: each(content.issue, issued),
        lambda: men(content.squad, "squad"),
        lambda: men(content.pool, "pool"),
        lambda: each(content.battle, lambda index, battle: men(battle.attached, "battle", index, "attached")),
        lambda: each(content.battle, scenario),
    )


def _asked(source: Source[CampaignFile], at: int, battle: BattlePart, scenario: Path) -> Iterator[Finding]:
    """Yield findings about objectives and lines of the victory table that the scenario lacks."""
    if not any(way.held or way.line for way in battle.way):
        return
    try:
        sheet = read_toml(scenario) or {}
    except OSError:
        return  # reported with the scenario's own file
    goals = [goal.get("id", "") for goal in sheet.get("objective", [])]
    lines = len(sheet.get("verdict", []))
    for place, way in enumerate(battle.way):
        for number, goal in enumerate(way.held):
            if goal not in goals:
                yield source.finding(unknown("objective", goal, goals), "battle", at, "way", place, "held", number)
        if way.line is not None and way.line >= lines:
            what = msg("finding-no-such-line", line=way.line, lines=lines)
            yield source.finding(what, "battle", at, "way", place, "line")
