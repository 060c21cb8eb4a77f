"""Read all content of some layers, cross-check it, and build a Book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Generic, TypeVar, TypeVarTuple, Unpack

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.hexes.board_files import JOINT, as_if_joined, on_board
from combat.engine.content.models import Root, TomlTable
from combat.engine.content.partial import Unsure, sure
from combat.engine.content.places import Places
from combat.engine.content.reading import MOST_FINDINGS, Source, examine
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content import card_checks, chart_checks, crosschecks
from combat.games.volume1.content.boards import find_board
from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.kinds.campaign_file import CampaignFile, check_campaign
from combat.games.volume1.content.kinds.chart_files import (
    FireFile,
    MoraleFile,
    NumbersFile,
    OrdersFile,
    SpottingFile,
    TerrainFile,
    WoundsFile,
)
from combat.games.volume1.content.kinds.deck_files import EnemyDeckFile, FriendlyDeckFile
from combat.games.volume1.content.kinds.events_file import EventsFile, overlaid
from combat.games.volume1.content.kinds.men_file import MenFile
from combat.games.volume1.content.kinds.rule_options_file import RuleOptionsFile
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.content.kinds.weapons_file import WeaponsFile
from combat.games.volume1.content.places_and_ground import PlacesAndGround
from combat.games.volume1.content.scenario_writing import scenario_text
from combat.games.volume1.rules.book import Book, Charts, Figure
from combat.games.volume1.rules.play.optional_rules import offering

FRIENDLY_DECK, ENEMY_DECK = "assets/decks/friendly.toml", "assets/decks/enemy.toml"

L = TypeVar("L", bound=TomlTable | Root[Any, Any])

About = TypeVarTuple("About")


class Stack(Generic[L]):
    """The files at one path, the lowest layer first, and their merged content."""

    def __init__(self, sources: list[Source[L]]) -> None:
        self.sources = sources
        content: Any = sources[0].content
        for source in sources[1:]:
            content = source.content.over(content)
        self.content: L = content

    @property
    def whole(self) -> Source[L]:
        """The merged content, with the topmost file as its source."""
        return replace(self.sources[-1], content=self.content)


class Assembly:
    """Parsed sources of some layers, and all findings; a broken file is None and is not compared with others."""

    def __init__(self, places: Places) -> None:
        self.places = PlacesAndGround(places.layers)
        """The layers, with generated boards."""
        self.findings: list[Finding] = []
        self.read: dict[str, list[Source[Any]]] = {}
        """Every file of each path; of a broken one the valid parts, which are checked all the same."""
        self.weapons = self._read("assets/weapons.toml", WeaponsFile)
        self.men = {place: self._read(place, MenFile) for place in places.places("assets/men/*.toml")}
        self.friendly_deck = self._read(FRIENDLY_DECK, FriendlyDeckFile)
        self.enemy_deck = self._read(ENEMY_DECK, EnemyDeckFile)
        tables = {f"assets/events/{side}.toml" for side in ("friendly", "enemy")}
        tables.update(places.places("assets/events/*.toml"))
        self._event_places = sorted(tables)
        self.events = {Path(place).stem: self._read(place, EventsFile) for place in self._event_places}
        self.terrain = self._read("assets/charts/terrain.toml", TerrainFile)
        self.orders = self._read("assets/charts/orders.toml", OrdersFile)
        self.fire = self._read("assets/charts/fire.toml", FireFile)
        self.spotting = self._read("assets/charts/spotting.toml", SpottingFile)
        self.morale = self._read("assets/charts/morale.toml", MoraleFile)
        self.wounds = self._read("assets/charts/wounds.toml", WoundsFile)
        self.numbers = self._read("assets/charts/numbers.toml", NumbersFile)
        options = "assets/charts/options.toml"
        self.options = self._read(options, RuleOptionsFile) if places.places(options) else None
        self.figures = self._figures()
        self._compare_charts()
        self._compare_men_and_cards()

    def parts(self) -> ContentLibrary:
        """Return the content that all scenarios share; raise ContentError with every finding if there is any."""
        if self.findings:
            raise ContentError(sorted(self.findings))
        assert self.weapons and self.friendly_deck and self.enemy_deck
        return ContentLibrary(
            figures=self.figures,
            weapons=self.weapons.content.build(),
            friendly_cards=self.friendly_deck.content.build(),
            enemy_cards=self.enemy_deck.content.build(),
            events={id_: table.content.build() for id_, table in self.events.items() if table},
            charts=self._charts(),
            options=self.options.content.build() if self.options else (),
        )

    def book(self, file: Path) -> Book:
        """Return the Book of a scenario file; raise ContentError with every finding if there is any."""
        return self._whole(file.stem, *self.scenario(file))

    def book_of(self, sheet: ScenarioFile, id_: str) -> Book:
        """Return the Book of a scenario that is not in a file; raise ContentError with every finding if there is
        any.
        """
        source = Source(Path(f"{id_}.toml"), scenario_text(sheet), sheet)
        own = [source.finding(what, *where) for where, what in sheet.faults()]
        source, board, findings = self._compared(source)
        return self._whole(id_, source, board, own + findings)

    def _whole(
        self, id_: str, source: Source[ScenarioFile] | None, board: Board | None, findings: list[Finding]
    ) -> Book:
        if findings or self.findings:
            raise ContentError(sorted(findings + self.findings))
        assert source and board
        parts = self.parts()
        return Book(
            scenario=offering(source.content.build(id_), parts.options),
            board=board,
            figures=parts.figures,
            weapons=parts.weapons,
            friendly_cards=parts.friendly_cards,
            enemy_cards=parts.enemy_cards,
            friendly_events=overlaid(parts.events[source.content.events.friendly], source.content.friendly_event),
            enemy_events=overlaid(parts.events[source.content.events.enemy], source.content.enemy_event),
            charts=parts.charts,
            packs=tuple(layer.title for layer in self.places.layers if layer.name),
        )

    def scenario(self, file: Path) -> tuple[Source[ScenarioFile] | None, Board | None, list[Finding]]:
        """Return a scenario file, its board, and all findings about them; file or board is None if it cannot be
        read.
        """
        source, own = examine(file, ScenarioFile, self._by_board)
        if source is None:
            return None, None, own
        source, board, findings = self._compared(source)
        return source, board, sorted({*own, *findings})

    def _compared(self, source: Source[ScenarioFile]) -> tuple[Source[ScenarioFile], Board | None, list[Finding]]:
        """Return a scenario, its board, and the findings of its cross-checks; a broken scenario is checked in part."""
        board, findings = self._board_of(source)
        if board is not None:
            findings += _few(crosschecks.check_hexes, source, board)
        findings += _few(crosschecks.check_event_tables, source, self.events)
        if all(self.men.values()):
            findings += _few(crosschecks.check_sides, source, self.figures)
            if self.wounds:
                findings += _few(crosschecks.check_alive, source, self.figures, self.wounds.content)
        if self.orders:
            findings += _few(crosschecks.check_own_events, source, self.orders.content.root)
        if self.weapons:
            findings += _few(crosschecks.check_artillery, source, self.weapons.content.build())
            if all(self.men.values()):
                findings += _few(crosschecks.check_guns, source, self.figures, self.weapons.content.build())
        return source, board, findings

    def _board_of(self, source: Source[ScenarioFile]) -> tuple[Board | None, list[Finding]]:
        """Return a scenario's board; None with the findings, or without any if the file names no board."""
        try:
            name = source.content.board
        except Unsure:
            return None, []
        strange = [sheet for sheet in name.split(JOINT) if not self.places.has_board(sheet)]
        if strange:
            ids = [path.stem for path in self.places.files("assets/boards/*.tmx")]
            return None, [source.finding(unknown("board", sheet, ids), "board") for sheet in strange]
        try:
            return find_board(self.places, name), []
        except ContentError as fault:
            return None, list(fault.findings)

    def about(self, kind: str, file: Path) -> list[Finding]:
        """Return every finding about a campaign file (`kind` "campaign") or a scenario file."""
        return self.campaign(file) if kind == "campaign" else self.scenario(file)[2]

    def campaign(self, file: Path) -> list[Finding]:
        """Return every finding about a campaign file.

        The scenarios in its folder are not checked here, but as scenario files.
        """
        source, findings = examine(file, CampaignFile)
        if source is not None and all(self.men.values()) and self.weapons is not None:
            findings += _few(check_campaign, source, self.places, self.figures, self.weapons.content.root)
        return sorted(set(findings))

    def _by_board(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return raw scenario data in which hexes with a sheet, like village:12.10, are hexes of the joined board."""
        board = data.get("board")
        if not isinstance(board, str) or JOINT not in board:
            return data
        try:
            return on_board(data, find_board(self.places, board))
        except ContentError:
            return as_if_joined(data)  # board errors are reported, with their line, once the file is read

    def _read(self, place: str, model: type[L]) -> Stack[L] | None:
        """Return all layers of a path; None if one of them is broken, with its findings recorded."""
        files = self.places.files_at(place)
        sources: list[Source[L]] = []
        for file in files:
            below = sources[-1].content if sources else None
            source, findings = examine(file, model, _filled(below), alone=len(files) == 1)
            self.findings += findings
            if source is not None:
                self.read.setdefault(place, []).append(source)
                sources += [] if findings else [source]
        if len(sources) < len(files):
            return None
        stack = Stack(sources)
        found = stack.content.gaps() if len(files) > 1 else ()
        gaps = [stack.whole.finding(what) for _, what in found]
        self.findings += gaps
        return None if gaps else stack

    def _figures(self) -> dict[str, Figure]:
        """Return every man and dummy by id; upper layers override lower ones."""
        figures: dict[str, Figure] = {}
        for layer in self.places.layers:
            mine: set[str] = set()
            for stack in self.men.values():
                for source in stack.sources if stack else ():
                    if not source.path.is_relative_to(layer.root):
                        continue
                    built = source.content.build()
                    self.findings += [
                        source.finding(msg("finding-man-in-two-files", man=id_)) for id_ in built if id_ in mine
                    ]
                    mine |= built.keys()
                    figures |= built
        return figures

    def _compare_charts(self) -> None:
        if self.terrain:
            self.findings += _few(chart_checks.check_terrain, self.terrain.whole)
        if not self.orders:
            return
        for grid in (self.fire, self.spotting):
            if grid:
                self.findings += _few(chart_checks.check_grid, grid.whole, self.orders.content)
        if self.fire and self.terrain:
            self.findings += _few(chart_checks.check_caps, self.fire.whole, self.terrain.content)
        if self.wounds:
            self.findings += _few(chart_checks.check_wounds, self.wounds.whole, self.orders.content.root)

    def _compare_men_and_cards(self) -> None:
        if self.weapons:
            for source in self._all(*self.men):
                self.findings += _few(crosschecks.check_men, source, self.weapons.content.root)
                self.findings += _few(crosschecks.check_crews, source, self.weapons.content.root)
            weapons = self.weapons.content.build()
            for cards in self._all(FRIENDLY_DECK, *self._event_places):
                self.findings += _few(card_checks.check_called_weapons, cards, weapons)
        for deck in self._all(ENEMY_DECK):
            self.findings += _few(card_checks.check_enemy_deck, deck)
        if self.orders:
            orders = self.orders.content.root
            for cards in self._all(FRIENDLY_DECK):
                self.findings += _few(card_checks.check_friendly_deck, cards, orders)
            for events in self._all(*self._event_places):
                self.findings += _few(card_checks.check_events, events, orders)

    def _all(self, *places: str) -> list[Source[Any]]:
        """Return every file of some paths; of a broken one its valid parts."""
        return [source for place in places for source in self.read.get(place, ())]

    def _charts(self) -> Charts:
        assert (
            self.terrain
            and self.orders
            and self.fire
            and self.spotting
            and self.morale
            and self.wounds
            and self.numbers
        )
        return Charts(
            terrain=self.terrain.content.build(),
            orders=self.orders.content.build(),
            fire=self.fire.content.build(),
            spotting=self.spotting.content.build(),
            spotting_ranges=self.spotting.content.bands(),
            morale=self.morale.content.build(),
            wounds=self.wounds.content.build(),
            numbers=self.numbers.content.build(),
        )


def _filled(below: TomlTable | Root[Any, Any] | None) -> Callable[[dict[str, Any]], Any] | None:
    """Return a function that fills numbers missing in a pack from the layer below; None for other kinds."""
    return (lambda data: below.model_dump() | data) if isinstance(below, NumbersFile) else None


def _few(check: Callable[[Unpack[About]], Iterable[Finding]], *about: *About) -> list[Finding]:
    """Return at most `MOST_FINDINGS` findings of one check, since suggestions are slow to compute."""
    return list(islice(sure(partial(check, *about)), MOST_FINDINGS))
