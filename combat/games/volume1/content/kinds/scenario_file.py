"""Scenario files (22.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import BoardName, Fault, Id, TomlTable, Words, twice, within
from combat.engine.content.partial import each, sure, told
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import NOWHERE, distance
from combat.games.volume1.content.kinds import artillery_part as guns
from combat.games.volume1.content.kinds import comrade_part, outcome_part
from combat.games.volume1.content.kinds.events_file import EventPart, own_faults
from combat.games.volume1.content.kinds.night_part import NightPart
from combat.games.volume1.rules import book, sites
from combat.games.volume1.rules.book import Edge
from combat.games.volume1.rules.play import optional_rules

Fate = Literal[
    "enemy-killed", "enemy-officer-killed", "enemy-fled", "enemy-passed", "enemy-captured", "friendly-killed",
    "friendly-bad-wound", "friendly-bad-wound-bandaged", "friendly-fled", "friendly-captured", "friendly-escaped",
    "friendly-passed", "papers",
]  # fmt: skip
"""What points can be given for (22.0)."""
Searched = Literal["captured-officer", "fallen-officer"]
LOWEST_TOTAL = -9999
"""Reached by any number of points: the minimum of the last line of a victory table."""

DefaultMorale = Literal["shaken", "cautious", "normal", "bold", "aggressive"]
"""Default morale states allowed to a side; the rulebook lists no other (22.0)."""
Points = Annotated[int, Field(ge=-99, le=99)]
Turns = Annotated[int, Field(ge=1, le=30)]
Hand = Annotated[int, Field(ge=0, le=5)]


class CompassPart(TomlTable):
    """Where the compass marker lies and the hex beside it that its 1 points to (9.3)."""

    at: HexNumber
    """Where it lies."""
    one: HexNumber
    """A hex beside it."""

    @model_validator(mode="after")
    def _beside(self) -> Self:
        if distance(self.at, self.one) != 1:
            raise ValueError(msg("finding-compass-not-beside", at=self.at, one=self.one))
        return self


class GunPart(TomlTable):
    """A weapon counter of the player's and where it lies at the start (14.3)."""

    weapon: Id
    """A belt-fed weapon, by its id."""
    hex: HexNumber
    """Where it lies."""


class CrewPart(TomlTable):
    """An enemy with a belt-fed weapon and his assistant (14.3); with a hex they start there, else he is in the cup."""

    operator: Id
    """The man with the weapon, by his id."""
    assistant: Id
    """The man who feeds it."""
    hex: HexNumber | None = None
    """Where the two start; without it the operator is in the cup."""


class FriendlyPart(TomlTable):
    """The player's side."""

    edge: Edge
    """Your edge of the map (9.5)."""
    morale: DefaultMorale
    """The morale that your men begin with."""
    hidden: bool = True
    """Whether they begin unseen."""
    squads: list[Annotated[list[Id], Field(min_length=1)]]
    """One squad of ids, or six to be rolled for with a d6 (22.0.6)."""
    deployment: Annotated[list[HexNumber], Field(min_length=1)]
    """Where men may be set up."""
    weapon: list[GunPart] = Field(default_factory=list)
    """Guns without a crew, for your men to take (14.3)."""
    extra: list[comrade_part.ComradePart] = Field(default_factory=list)
    """Men on the board before the squad comes."""
    exits: list[Edge] = Field(default_factory=list)
    """Over which of the two sides' edges men may leave as they please."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a number of squads that no d6 fits, repeated men or hexes."""
        return sure(
            self._count_of_squads,
            lambda: each(self.squads, lambda index, squad: twice(squad, "man", "squads", index)),
            lambda: twice(self.deployment, "hex", "deployment"),
            lambda: comrade_part.faults(self.extra, self.squads, self.exits),
        )

    def _count_of_squads(self) -> Iterator[Fault]:
        if len(self.squads) not in (1, 6):
            yield ("squads",), msg("finding-count-of-squads", count=len(self.squads))


class EnemyPart(TomlTable):
    """The enemy's side."""

    edge: Edge
    """The enemy's edge of the map (9.5)."""
    morale: DefaultMorale
    """The morale that his men begin with."""
    alert: bool
    """Whether they are awake from the first turn (9.8)."""
    prepared: bool
    """Whether whoever is woken draws his orders at once (9.7)."""
    cup: Annotated[list[Id], Field(min_length=1)]
    """Men and dummies by their ids, of whom as many are drawn as there are hexes (22.0.4)."""
    hexes: Annotated[list[HexNumber], Field(min_length=1)]
    """Where they are laid face down (22.0.5)."""
    crew: list[CrewPart] = Field(default_factory=list)
    """Machine guns with their men, apart from the cup."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: repeated men, fewer men than hexes."""
        return sure(lambda: twice(self.cup, "man", "cup"), self._crews_twice, self._room_in_cup)

    def _crews_twice(self) -> Iterator[Fault]:
        return twice((man for crew in self.crew for man in (crew.operator, crew.assistant)), "man", "crew")

    def _room_in_cup(self) -> Iterator[Fault]:
        if len(self.cup) < len(self.hexes):
            yield ("cup",), msg("finding-too-few-in-cup", count=len(self.cup), hexes=len(self.hexes))


class EventTablesPart(TomlTable):
    """Which event tables of `assets/events` are rolled on; the two generic ones where nothing is said (22.0)."""

    friendly: Id = "friendly"
    """The table for your events."""
    enemy: Id = "enemy"
    """The table for the enemy's."""


class ObjectivePart(TomlTable):
    """Hexes worth points to the side that holds them at the end."""

    id: Id
    """What it is called in files."""
    title: Words
    """What the player reads."""
    hexes: Annotated[list[HexNumber], Field(min_length=1)]
    """Where it lies."""
    points: Points
    """What it is worth."""
    who: Id | None = None
    """One of the player's men who lies hidden there: seen on the board, he takes no part."""

    def build(self) -> book.Objective:
        """Return the objective for the rules."""
        return book.Objective(self.id, self.title, tuple(self.hexes), self.points, self.who or "")


class VerdictPart(TomlTable):
    """A line of the victory table; the last one names no number."""

    at_least: Points | None = None
    """The points that it takes; the last line goes without."""
    title: Words
    """The verdict."""
    text: Words
    """What the player reads below it."""
    won: bool
    """Whether the battle counts as won."""


class ChangesPart(TomlTable):
    """What an optional rule writes over on the sheet; what is left out stays as it is."""

    turns: Turns | None = None
    """How many turns are played."""
    hand: Hand | None = None
    """How many cards are drawn before the first turn."""
    friendly_morale: DefaultMorale | None = None
    """The morale that your men begin with."""
    enemy_morale: DefaultMorale | None = None
    """The morale that the enemy begins with."""
    enemy_alert: bool | None = None
    """Whether the enemy is awake from the first turn."""
    enemy_prepared: bool | None = None
    """Whether woken enemies draw orders at once."""
    friendly_hidden: bool | None = None
    """Whether your men begin unseen."""
    large_battle: bool | None = None
    """Whether one enemy card is turned for each team."""
    points: dict[Fate, Points] = Field(default_factory=dict)
    """Points in place of the sheet's own."""
    verdict: list[VerdictPart] = Field(default_factory=list)
    """A victory table in place of the sheet's own."""

    def build(self) -> book.Changes:
        """Return the changes for the rules."""
        plain = self.model_dump(exclude={"points", "verdict"})
        return book.Changes(**plain, points=_points(self.points), verdicts=build_verdicts(self.verdict))


class OptionPart(TomlTable):
    """An optional rule on offer: one of the rulebook's, named by its id, or one that changes the sheet (22.0)."""

    id: Id
    """What it is called in files; enemy-holds-fire and steady-in-cover are the rulebook's own, offered in any case."""
    title: Words
    """What the player reads."""
    text: Words
    """What it does, in a sentence."""
    changes: ChangesPart = ChangesPart()
    """What it writes over on the sheet."""

    @property
    def changes_victory(self) -> bool:
        """Whether it changes what wins: no two of these are played together (22.0)."""
        return bool(self.changes.points or self.changes.verdict)

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a rule of the rulebook that changes the scenario too, or a rule without effect."""
        return sure(self._rule_faults, lambda: within("changes", table_faults(self.changes.verdict)))

    def _rule_faults(self) -> Iterator[Fault]:
        named, changed = self.id in optional_rules.RULES, self.changes.model_fields_set
        if named and changed:
            yield (
                ("changes",),
                msg("finding-rulebook-rule-changes", rule=self.id),
            )
        if not named and not changed:
            known = ", ".join(optional_rules.RULES)
            yield ("id",), msg("finding-rule-does-nothing", rule=self.id, known=known)


class ScenarioFile(TomlTable):
    """A file of `scenarios/`; its name is the scenario's id."""

    title: Words
    """What it is called."""
    date: Words
    """Any words."""
    place: Words
    """Any words."""
    briefing: Annotated[list[Words], Field(min_length=1)]
    """What the player is told, paragraph by paragraph."""
    board: BoardName
    """One board's id, or several joined with "+": their hexes then carry the sheet, like village:12.10."""
    turns: Turns
    """How many turns are played."""
    hand: Hand
    """How many cards are drawn before the first turn."""
    compass: CompassPart
    """The rose by whose numbers enemies and wind move (9.3)."""
    wind: Annotated[int, Field(ge=0, le=6)] = 0
    """The compass number that smoke drifts to; 0: a d6 says it (9.3.1)."""
    large_battle: bool = False
    """Whether one enemy card is turned for each team (9.2)."""
    friendly: FriendlyPart
    """Your side."""
    enemy: EnemyPart
    """The enemy's side."""
    events: EventTablesPart = EventTablesPart()
    """Which event tables are rolled on."""
    points: dict[Fate, Points]
    """What each deed is worth."""
    searches: list[Searched] = Field(default=["captured-officer"])
    """Who may be searched for Papers (7.15)."""
    objective: list[ObjectivePart] = Field(default_factory=list)
    """Places worth points."""
    verdict: Annotated[list[VerdictPart], Field(min_length=2)]
    """The victory table, the most points first."""
    option: list[OptionPart] = Field(default_factory=list)
    """Optional rules on offer."""
    night: NightPart | None = None
    """How dark it is; a battle by day goes without."""
    friendly_event: list[EventPart] = Field(default_factory=list)
    """Lines of the scenario's own in place of those of the generic event table."""
    enemy_event: list[EventPart] = Field(default_factory=list)
    """The same for the enemy's table."""
    artillery: list[guns.ArtilleryPart] = Field(default_factory=list)
    """Strikes kept ready off the board."""
    ending: list[outcome_part.EndingPart] = Field(default_factory=list)
    """What ends the battle before its last turn."""
    last_turns: outcome_part.LastTurnsPart | None = None
    """From when on a die says whether a turn is the last; without it, all turns are played."""
    happening: list[outcome_part.HappeningPart] = Field(default_factory=list)
    """What comes in the middle of the battle."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: conflicting edges, hexes of both sides, a victory table out of order, repeated ids."""
        return sure(
            lambda: within("friendly", self.friendly.faults()),
            lambda: within("enemy", self.enemy.faults()),
            self._shared_edge,
            self._shared_hexes,
            lambda: comrade_part.exit_faults(self.friendly.exits, self.friendly.edge, self.enemy.edge),
            lambda: twice(told(self.objective, lambda part: part.id), "objective", "objective"),
            lambda: twice(told(self.option, lambda part: part.id), "option", "option"),
            lambda: within("night", self.night.faults() if self.night else ()),
            lambda: own_faults(self.friendly_event, "friendly_event"),
            lambda: own_faults(self.enemy_event, "enemy_event"),
            lambda: twice(self.searches, "search", "searches"),
            lambda: guns.faults(self.artillery),
            lambda: each(self.option, lambda index, option: within(("option", index), option.faults())),
            lambda: table_faults(self.verdict),
            lambda: outcome_part.faults(self.ending, self.last_turns, self.happening, self.turns),
            self._strange_names,
        )

    def _strange_names(self) -> Iterator[Fault]:
        """Yield faults for unknown objectives, comrades and enemies in endings and happenings."""
        goals = set(told(self.objective, lambda part: part.id))
        comrades = set(told(self.friendly.extra, lambda part: part.man))
        enemies = {*self.enemy.cup, *(man for crew in self.enemy.crew for man in (crew.operator, crew.assistant))}
        return outcome_part.name_faults(self.ending, self.happening, goals, comrades, enemies)

    def _shared_edge(self) -> Iterator[Fault]:
        if self.friendly.edge == self.enemy.edge:
            yield ("enemy", "edge"), msg("finding-same-edge", edge=self.enemy.edge)

    def _shared_hexes(self) -> Iterator[Fault]:
        """Yield faults for hexes in which men of both sides could start."""
        theirs = {*self.enemy.hexes, *(crew.hex for crew in self.enemy.crew)}
        for at, hex_ in enumerate(self.friendly.deployment):
            if hex_ in theirs:
                what = msg("finding-hex-of-both", hex=hex_)
                yield ("friendly", "deployment", at), what
        for index, comrade in enumerate(self.friendly.extra):
            if comrade.hex in theirs:
                what = msg("finding-start-of-both", hex=comrade.hex)
                yield ("friendly", "extra", index, "hex"), what

    def build(self, id_: str) -> book.Scenario:
        """Return the scenario for the rules."""
        friendly, enemy = self.friendly, self.enemy
        return book.Scenario(
            id=id_,
            title=self.title,
            date=self.date,
            place=self.place,
            briefing=tuple(self.briefing),
            board=self.board,
            turns=self.turns,
            hand=self.hand,
            compass_at=self.compass.at,
            compass_to=self.compass.one,
            friendly_edge=friendly.edge,
            enemy_edge=enemy.edge,
            friendly_morale=friendly.morale,
            enemy_morale=enemy.morale,
            enemy_alert=enemy.alert,
            enemy_prepared=enemy.prepared,
            large_battle=self.large_battle,
            friendly_hidden=friendly.hidden,
            squads=tuple(tuple(squad) for squad in friendly.squads),
            deployment=tuple(friendly.deployment),
            cup=tuple(enemy.cup),
            enemy_hexes=tuple(enemy.hexes),
            points=_points(self.points),
            objectives=tuple(part.build() for part in self.objective),
            verdicts=build_verdicts(self.verdict),
            options=tuple(
                book.Option(part.id, part.title, part.text, part.changes_victory, part.changes.build())
                for part in self.option
            ),
            searches=tuple(self.searches),
            wind=self.wind,
            night=self.night.build() if self.night else None,
            artillery=tuple(part.build() for part in self.artillery),
            guns=tuple(
                sites.GunSite(f"{part.weapon}-{number}", part.weapon, part.hex)
                for number, part in enumerate(friendly.weapon, 1)
            ),
            crews=tuple(sites.Crew(part.operator, part.assistant, part.hex or NOWHERE) for part in enemy.crew),
            comrades=tuple(part.build() for part in friendly.extra),
            exits=tuple(friendly.exits),
            endings=tuple(part.build() for part in self.ending),
            last_turns=self.last_turns.build() if self.last_turns else None,
            happenings=tuple(part.build() for part in self.happening),
        )


def _points(points: dict[Fate, int]) -> dict[str, int]:
    return {str(fate): amount for fate, amount in points.items()}


def build_verdicts(lines: list[VerdictPart]) -> tuple[book.Verdict, ...]:
    """Return a victory table for the rules."""
    return tuple(
        book.Verdict(LOWEST_TOTAL if line.at_least is None else line.at_least, line.title, line.text, line.won)
        for line in lines
    )


def table_faults(table: list[VerdictPart]) -> Iterator[Fault]:
    """Yield faults of a victory table: order, or a last line that does not take all other results."""
    above: int | None = None
    for index, verdict in enumerate(table):
        here, last = ("verdict", index, "at_least"), index == len(table) - 1
        if (verdict.at_least is None) != last:
            yield here, msg("finding-verdict-points")
        elif above is not None and verdict.at_least is not None and verdict.at_least >= above:
            yield here, msg("finding-verdict-order", points=str(verdict.at_least), above=str(above))
        above = verdict.at_least
