"""Campaign files: `scenarios/<campaign>/campaign.toml`, battles in their order, and what they do to the squad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

from pydantic import Field

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.models import Fault, Id, Part, Words, twice
from combat.engine.content.partial import each, sure, told
from combat.engine.content.places import Places
from combat.engine.content.reading import Source
from combat.engine.kernel.sentence import sentence
from combat.games.volume1.content import campaign_plan
from combat.games.volume1.content.campaign_files import scenarios_of
from combat.games.volume1.content.campaign_plan import Care, Deed, WoundWord
from combat.games.volume1.content.kinds.scenario_file import VerdictPart, build_verdicts, table_faults
from combat.games.volume1.rules.book import Figure

Steps = Annotated[int, Field(ge=-3, le=3)]
Points = Annotated[int, Field(ge=1, le=20)]
PerCent = Annotated[int, Field(ge=0, le=100)]
Colour = Annotated[str, Field(pattern="^#[0-9A-F]{6}$")]


class AftermathPart(Part):
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
        """The aftermath as it is played."""
        return campaign_plan.Aftermath(**self.model_dump())


class BattlePart(Part):
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

    def build(self) -> campaign_plan.PlannedBattle:
        """The battle as it is played."""
        return campaign_plan.PlannedBattle(
            scenario=self.scenario,
            title=self.title,
            day=self.day,
            orders=tuple(self.orders),
            pin=(self.pin[0], self.pin[1]),
            won=self.won.build(),
            lost=self.lost.build(),
            attached=tuple(self.attached),
        )


class GainPart(Part):
    """What raises a figure: Troop Quality, or the skill with the main weapon."""

    figure: campaign_plan.Figure
    """tq, or ws for the skill with the main weapon."""
    deeds: Annotated[dict[Deed, Points], Field(min_length=1)]
    """How many points each deed is worth."""
    every: Annotated[int, Field(ge=1, le=99)]
    """So many points raise the figure by one."""
    most: Annotated[int, Field(ge=1, le=3)]
    """How often it may rise."""

    def build(self) -> campaign_plan.Gain:
        """The gain as it is played."""
        return campaign_plan.Gain(self.figure, _plain(self.deeds), self.every, self.most)


class DecorationPart(Part):
    """A medal, what it is given for, and its ribbon."""

    id: Id
    """What it is called in files."""
    title: Words
    """What it is called."""
    citation: Words
    """What it is given for."""
    deeds: Annotated[dict[Deed, Points], Field(min_length=1)]
    """How many points each deed is worth."""
    at_least: Annotated[int, Field(ge=1, le=99)]
    """The points that it takes in one battle."""
    ribbon: Annotated[list[Colour], Field(min_length=1, max_length=15)]
    """Its stripes from left to right, like #A32C2A."""
    in_all: bool = False
    """The points of all battles count."""
    once: bool = True
    """Given only once to a man."""
    instead_of: Id | None = None
    """The lesser decoration that it replaces where one battle is worth both."""
    infantry: bool = False
    """Not given to medics."""

    def build(self) -> campaign_plan.Decoration:
        """The decoration as it is played."""
        return campaign_plan.Decoration(
            self.id, self.title, self.citation, _plain(self.deeds), self.at_least, tuple(self.ribbon), self.in_all,
            self.once, self.instead_of or "", self.infantry,
        )  # fmt: skip


class CampaignFile(Part):
    """A campaign; the name of its folder is its id."""

    title: Words
    """What it is called."""
    introduction: Annotated[list[Words], Field(min_length=1)]
    """What the player reads before it, paragraph by paragraph."""
    squad: Annotated[list[Id], Field(min_length=1, max_length=12)]
    """The men who begin it, by their ids."""
    pool: list[Id] = Field(default_factory=list)
    """Who comes for a man that is lost, first to last."""
    least: Annotated[int, Field(ge=1, le=12)]
    """With fewer men fit to fight it is over."""
    care: dict[WoundWord, Care]
    """What becomes of each wound after a battle."""
    wounds_to_rest: Annotated[int, Field(ge=1, le=9)] = 2
    """With so many wounds left a man misses a battle."""
    gain: list[GainPart] = Field(default_factory=list)
    """What raises the men's figures."""
    decoration: list[DecorationPart] = Field(default_factory=list)
    """The medals."""
    battle: Annotated[list[BattlePart], Field(min_length=1, max_length=12)]
    """The battles in their order."""
    verdict: Annotated[list[VerdictPart], Field(min_length=2)]
    """How it ends, by battles won, the most first."""

    def faults(self) -> Iterator[Fault]:
        """Men and medals given twice, wounds that nobody cares for, a verdict that no number of victories reaches."""
        return sure(
            lambda: twice((*self.squad, *self.pool), "man", "squad"),
            lambda: twice(told(self.decoration, lambda part: part.id), "decoration", "decoration"),
            lambda: each(self.decoration, self._lesser),
            lambda: each(self.battle, self._lent),
            self._too_few,
            self._care,
            lambda: table_faults(self.verdict),
            self._most_victories,
        )

    def _lesser(self, index: int, part: DecorationPart) -> Iterator[Fault]:
        medals = [part.id for part in self.decoration]
        if part.instead_of is not None and part.instead_of not in medals:
            what = sentence("finding-no-such-decoration", name=part.instead_of, known=", ".join(medals))
            yield ("decoration", index, "instead_of"), what

    def _lent(self, index: int, battle: BattlePart) -> Iterator[Fault]:
        for at, man in enumerate(battle.attached):
            if man in (*self.squad, *self.pool) or man in battle.attached[:at]:
                what = sentence("finding-cannot-be-lent", man=man)
                yield ("battle", index, "attached", at), what

    def _too_few(self) -> Iterator[Fault]:
        if self.least > len(self.squad):
            yield ("least",), sentence("finding-squad-too-small", count=len(self.squad), least=self.least)

    def _care(self) -> Iterator[Fault]:
        for wound in WoundWord.__args__:  # type: ignore[attr-defined]
            if wound not in self.care:
                yield ("care",), sentence("finding-care-missing", wound=wound)

    def _most_victories(self) -> Iterator[Fault]:
        best = self.verdict[0].at_least
        if best is not None and best > len(self.battle):
            yield (
                ("verdict", 0, "at_least"),
                sentence("finding-too-many-victories", count=best, battles=len(self.battle)),
            )

    def build(self, id_: str) -> campaign_plan.Plan:
        """The campaign as it is played."""
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
            verdicts=build_verdicts(self.verdict),
        )


def _plain(deeds: Mapping[Deed, int]) -> dict[str, int]:
    return {str(deed): points for deed, points in deeds.items()}


def check_campaign(source: Source[CampaignFile], places: Places, figures: Mapping[str, Figure]) -> Iterator[Finding]:
    """A campaign's men are the player's, and its battles are scenarios that there are."""

    content = source.content
    ours = [id_ for id_, figure in figures.items() if figure.side == "friendly" and not figure.dummy]
    known = scenarios_of(places, source.path.absolute().parent.name)

    def men(named: Iterable[str], *where: str | int) -> Iterator[Finding]:
        for at, man in enumerate(named):
            if man not in ours:
                yield source.finding(unknown("man", man, ours), *where, at)

    def scenario(at: int, battle: BattlePart) -> Iterator[Finding]:
        if battle.scenario not in known:
            yield source.finding(unknown("scenario", battle.scenario, known), "battle", at, "scenario")

    return sure(
        lambda: men(content.squad, "squad"),
        lambda: men(content.pool, "pool"),
        lambda: each(content.battle, lambda index, battle: men(battle.attached, "battle", index, "attached")),
        lambda: each(content.battle, scenario),
    )
