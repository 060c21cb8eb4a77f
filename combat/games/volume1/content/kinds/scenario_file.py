"""Models of scenario files (22.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import BoardName, Fault, Id, TomlTable, Words, twice, within
from combat.engine.content.partial import each, sure, values_of
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
"""The deeds for which points can be given (22.0)."""
Searched = Literal["captured-officer", "fallen-officer"]
LOWEST_TOTAL = -9999
"""Reached by any number of points: the minimum of the last line of a victory table."""

DefaultMorale = Literal["shaken", "cautious", "normal", "bold", "aggressive"]
"""Default morale states allowed to a side; the rulebook lists no other (22.0)."""
Points = Annotated[int, Field(ge=-99, le=99)]
Turns = Annotated[int, Field(ge=1, le=30)]
Hand = Annotated[int, Field(ge=0, le=5)]


class CompassPart(TomlTable):
    """Hex of the compass marker, and the adjacent hex to which its 1 points (9.3)."""

    at: HexNumber
    """Hex of the compass marker."""
    one: HexNumber
    """The adjacent hex to which 1 points."""

    @model_validator(mode="after")
    def _beside(self) -> Self:
        if distance(self.at, self.one) != 1:
            raise ValueError(msg("finding-compass-not-beside", at=self.at, one=self.one))
        return self


class GunPart(TomlTable):
    """A weapon counter of the player and its starting hex (14.3)."""

    weapon: Id
    """Id of a belt-fed weapon."""
    hex: HexNumber
    """Starting hex."""


class CrewPart(TomlTable):
    """An enemy with a belt-fed weapon and his assistant (14.3).

    With `hex` they start there, otherwise he is in the cup.
    """

    operator: Id
    """Id of the man with the weapon."""
    assistant: Id
    """Id of his assistant."""
    hex: HexNumber | None = None
    """Starting hex of both; without it the operator is in the cup."""


class FriendlyPart(TomlTable):
    """The player's side."""

    edge: Edge
    """Your edge of the map (9.5)."""
    morale: DefaultMorale
    """Morale of your men at the start."""
    hidden: bool = True
    """Whether your men start unspotted."""
    squads: list[Annotated[list[Id], Field(min_length=1)]]
    """One squad (a list of ids), or six of which a d6 selects one (22.0.6)."""
    deployment: Annotated[list[HexNumber], Field(min_length=1)]
    """Hexes in which men may be set up."""
    weapon: list[GunPart] = Field(default_factory=list)
    """Weapons without a crew that your men can take (14.3)."""
    extra: list[comrade_part.ComradePart] = Field(default_factory=list)
    """Men on the board before the squad is set up."""
    exits: list[Edge] = Field(default_factory=list)
    """Sides over whose map edges men may leave at any time."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a number of squads that does not fit a d6, and repeated men or hexes."""
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
    """Morale of the enemy's men at the start."""
    alert: bool
    """Whether they are alert from the first turn (9.8)."""
    prepared: bool
    """Whether an enemy who becomes alert draws orders at once (9.7)."""
    cup: Annotated[list[Id], Field(min_length=1)]
    """Ids of men and dummies in the cup; one is drawn for each of `hexes` (22.0.4)."""
    hexes: Annotated[list[HexNumber], Field(min_length=1)]
    """Hexes where they are placed face down (22.0.5)."""
    crew: list[CrewPart] = Field(default_factory=list)
    """Machine guns with their men, not in `cup`."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: repeated men, or fewer men than hexes."""
        return sure(lambda: twice(self.cup, "man", "cup"), self._crews_twice, self._room_in_cup)

    def _crews_twice(self) -> Iterator[Fault]:
        return twice((man for crew in self.crew for man in (crew.operator, crew.assistant)), "man", "crew")

    def _room_in_cup(self) -> Iterator[Fault]:
        if len(self.cup) < len(self.hexes):
            yield ("cup",), msg("finding-too-few-in-cup", count=len(self.cup), hexes=len(self.hexes))


class EventTablesPart(TomlTable):
    """Event tables of `assets/events` in use; by default the two generic ones (22.0)."""

    friendly: Id = "friendly"
    """Table for your events."""
    enemy: Id = "enemy"
    """Table for the enemy's events."""


class ObjectivePart(TomlTable):
    """Hexes that give points to the player if he holds them at the end."""

    id: Id
    """Id in files."""
    title: Words
    """Name shown to the player."""
    hexes: Annotated[list[HexNumber], Field(min_length=1)]
    """Its hexes."""
    points: Points
    """Its points."""
    who: Id | None = None
    """Id of a friendly man hidden there: he is shown on the board but takes no part."""

    def build(self) -> book.Objective:
        """Return the objective as a record for the rules."""
        return book.Objective(self.id, self.title, tuple(self.hexes), self.points, self.who or "")


class VerdictPart(TomlTable):
    """A line of the victory table."""

    at_least: Points | None = None
    """Least points; the last line has none."""
    title: Words
    """Name of the result."""
    text: Words
    """Text shown below it."""
    won: bool
    """Whether the battle counts as won."""


class ChangesPart(TomlTable):
    """Values of the scenario that an optional rule replaces; others stay the same."""

    turns: Turns | None = None
    """Number of turns."""
    hand: Hand | None = None
    """Number of cards drawn before the first turn."""
    friendly_morale: DefaultMorale | None = None
    """Morale of your men at the start."""
    enemy_morale: DefaultMorale | None = None
    """Morale of the enemy's men at the start."""
    enemy_alert: bool | None = None
    """Whether the enemy is alert from the first turn."""
    enemy_prepared: bool | None = None
    """Whether enemies who become alert draw orders at once."""
    friendly_hidden: bool | None = None
    """Whether your men start unspotted."""
    large_battle: bool | None = None
    """Whether one enemy card is drawn for each team."""
    points: dict[Fate, Points] = Field(default_factory=dict)
    """Points that replace those of the scenario."""
    verdict: list[VerdictPart] = Field(default_factory=list)
    """Victory table that replaces that of the scenario."""

    def build(self) -> book.Changes:
        """Return the changes as a record for the rules."""
        plain = self.model_dump(exclude={"points", "verdict"})
        return book.Changes(**plain, points=_points(self.points), verdicts=build_verdicts(self.verdict))


class OptionPart(TomlTable):
    """An optional rule: one of the rulebook's, by its id, or one that changes the scenario (22.0)."""

    id: Id
    """Id in files; enemy-holds-fire and steady-in-cover are the rulebook's own and always offered."""
    title: Words
    """Name shown to the player."""
    text: Words
    """Description in one sentence."""
    changes: ChangesPart = ChangesPart()
    """Values of the scenario that it replaces."""

    @property
    def changes_victory(self) -> bool:
        """Whether the rule changes the victory conditions; two such rules cannot be combined (22.0)."""
        return bool(self.changes.points or self.changes.verdict)

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a rule of the rulebook that also changes the scenario, or a rule without effect."""
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
    """A file of `scenarios/`; the file name is the scenario's id."""

    title: Words
    """Name shown to the player."""
    date: Words
    """Date shown to the player, in any words."""
    place: Words
    """Place shown to the player, in any words."""
    briefing: Annotated[list[Words], Field(min_length=1)]
    """Briefing, one paragraph per string."""
    board: BoardName
    """Id of a board, or several joined by "+"; hexes are then written with the sheet: village:12.10."""
    turns: Turns
    """Number of turns."""
    hand: Hand
    """Number of cards drawn before the first turn."""
    compass: CompassPart
    """Compass that defines the directions of enemy moves and wind (9.3)."""
    wind: Annotated[int, Field(ge=0, le=6)] = 0
    """Compass number of the direction in which smoke drifts; 0: rolled with a d6 (9.3.1)."""
    large_battle: bool = False
    """Whether one enemy card is drawn for each team (9.2)."""
    friendly: FriendlyPart
    """Your side."""
    enemy: EnemyPart
    """The enemy's side."""
    events: EventTablesPart = EventTablesPart()
    """Event tables in use."""
    points: dict[Fate, Points]
    """Points for each deed."""
    searches: list[Searched] = Field(default=["captured-officer"])
    """Kinds of men who may be searched for Papers (7.15)."""
    objective: list[ObjectivePart] = Field(default_factory=list)
    """Hexes worth points."""
    verdict: Annotated[list[VerdictPart], Field(min_length=2)]
    """Victory table, the most points first."""
    option: list[OptionPart] = Field(default_factory=list)
    """Optional rules offered in addition."""
    night: NightPart | None = None
    """Night rules; by day left out."""
    friendly_event: list[EventPart] = Field(default_factory=list)
    """The scenario's own lines for the friendly event table; others come from the generic one."""
    enemy_event: list[EventPart] = Field(default_factory=list)
    """The scenario's own lines for the enemy event table."""
    artillery: list[guns.ArtilleryPart] = Field(default_factory=list)
    """Off-board artillery."""
    ending: list[outcome_part.EndingPart] = Field(default_factory=list)
    """Conditions that end the battle before its last turn."""
    last_turns: outcome_part.LastTurnsPart | None = None
    """Roll for the last turn; without it, all turns are played."""
    happening: list[outcome_part.HappeningPart] = Field(default_factory=list)
    """Events at the start of certain turns."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: conflicting edges, hexes of both sides, a victory table out of order, repeated ids, and those
        of its tables.
        """
        return sure(
            lambda: within("friendly", self.friendly.faults()),
            lambda: within("enemy", self.enemy.faults()),
            self._shared_edge,
            self._shared_hexes,
            lambda: comrade_part.exit_faults(self.friendly.exits, self.friendly.edge, self.enemy.edge),
            lambda: twice(values_of(self.objective, lambda part: part.id), "objective", "objective"),
            lambda: twice(values_of(self.option, lambda part: part.id), "option", "option"),
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
        goals = set(values_of(self.objective, lambda part: part.id))
        comrades = set(values_of(self.friendly.extra, lambda part: part.man))
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
        """Return the scenario under an id, as a record for the rules."""
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
    """Return the lines of a victory table as records for the rules."""
    return tuple(
        book.Verdict(LOWEST_TOTAL if line.at_least is None else line.at_least, line.title, line.text, line.won)
        for line in lines
    )


def table_faults(table: list[VerdictPart]) -> Iterator[Fault]:
    """Yield faults of a victory table: lines out of order, or a last line that does not cover all other results."""
    above: int | None = None
    for index, verdict in enumerate(table):
        here, last = ("verdict", index, "at_least"), index == len(table) - 1
        if (verdict.at_least is None) != last:
            yield here, msg("finding-verdict-points")
        elif above is not None and verdict.at_least is not None and verdict.at_least >= above:
            yield here, msg("finding-verdict-order", points=str(verdict.at_least), above=str(above))
        above = verdict.at_least
