"""Assembly of a Book: read all content files of some folders and check references between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.merged_files import MergedFiles
from combat.engine.content.places import Places
from combat.engine.content.reading import Source, examine
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.hexes.hex import Hex
from combat.games.command.content.ground_maps import find_map
from combat.games.command.content.kinds.box_files import ChitsFile, FiguresFile
from combat.games.command.content.kinds.deck_file import DeckFile
from combat.games.command.content.kinds.ground_file import GroundFile
from combat.games.command.content.kinds.nation_file import DatedPart, NationFile
from combat.games.command.content.kinds.scenario_file import ForcePart, ScenarioFile, TroopPart
from combat.games.command.content.zones import objectives_within, set_up_zone
from combat.games.command.rules.book import Arm, Book, Force, RuleFigures, Troop
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.ground.ground_map import GroundMap
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import SIDES, other_side

CLEAR = "clear"


class Assembly:
    """All content of some folders, with the findings about it; a faulty file is left out of further checks."""

    def __init__(self, places: Places) -> None:
        files = MergedFiles(places)
        self.places, self.findings = places, files.findings
        self.ground = files.read("assets/charts/ground.toml", GroundFile)
        self.figures = files.read("assets/charts/figures.toml", FiguresFile)
        self.chits = files.read("assets/charts/chits.toml", ChitsFile)
        self.nations = files.all("assets/nations/*.toml", NationFile)
        self.decks = files.all("assets/decks/*.toml", DeckFile)
        for name, deck in self.decks.items():
            if deck.content.nation not in self.nations:
                self.findings.append(deck.finding(unknown("nation", deck.content.nation, self.nations), "nation"))
            elif deck.content.nation != name:
                self.findings.append(deck.finding(msg("finding-deck-name", name=name), "nation"))

    def book(self, file: Path) -> Book:
        """Build the Book of a scenario file; raise ContentError with all findings in it and in the content that it
        uses.
        """
        source, map_, findings = self._scenario(file)
        if findings or self.findings:
            raise ContentError(sorted({*findings, *self.findings}))
        assert source
        assert map_
        return self.made(file.stem, source.content, map_)

    def made_book(self, name: str, sheet: ScenarioFile) -> Book:
        """Build the Book of a generated scenario, which is not in a file; raise ContentError with all findings in
        the content.
        """
        if self.findings:
            raise ContentError(sorted(set(self.findings)))
        return self.made(name, sheet, find_map(self.places, sheet.map))

    def made(self, id_: str, sheet: ScenarioFile, map_: GroundMap) -> Book:
        """Build the Book of a valid scenario, with `id_` as its id; the content files must be free of findings."""
        assert self.ground
        assert self.figures
        assert self.chits
        figures, ground = self.figures.content, self.ground.content
        names = {side: getattr(sheet, side).nation for side in SIDES}
        nations = {name: self.nations[name].content for name in names.values()}
        cards: dict[int, FateCard] = {}
        for side, name in names.items():
            cards |= self.decks[name].content.build(side)
        breaks = figures.breaks_works
        return Book(
            scenario=id_,
            title=sheet.title,
            year=sheet.year,
            map=map_,
            forces={side: _force(side, getattr(sheet, side), nations[names[side]], sheet, map_) for side in SIDES},
            nations={name: nation.nation(name) for name, nation in nations.items()},
            cards=cards,
            units={one: part.build(one, name) for name, nation in nations.items() for one, part in nation.unit.items()},
            weapons={one: p.build(one, name) for name, nation in nations.items() for one, p in nation.weapon.items()},
            radios={
                one: p.build(one, name, breaks) for name, nation in nations.items() for one, p in nation.radio.items()
            },
            chits=self.chits.content.build(),
            terrains=ground.terrains(),
            side_terrains=ground.sides(),
            way_kinds=ground.ways(),
            work_kinds=ground.works(),
            smoke=dict(figures.smoke),
            blazes=figures.blazes,
            figures=_figures(figures, sheet),
            initiative=sheet.initiative,
            first=sheet.first,
            sets_up_first=sheet.sets_up_first,
            time=sheet.time,
            sudden_death=sheet.sudden_death,
            vp=sheet.vp,
            open_chits=tuple(sheet.open_chits),
            drawn_open=sheet.drawn_open,
            cup=tuple(chit for chit in self.chits.content.chit if chit not in sheet.open_chits),
            night=sheet.night,
            options=replace(Options(), **sheet.options),
        )

    def about(self, kind: str, file: Path) -> list[Finding]:
        """Return all findings about a scenario file; `kind` is ignored."""
        return self._scenario(file)[2]

    def _scenario(self, file: Path) -> tuple[Source[ScenarioFile] | None, GroundMap | None, list[Finding]]:
        source, findings = examine(file, ScenarioFile)
        if source is None or findings:
            return source, None, findings
        try:
            map_ = find_map(self.places, source.content.map)
        except ContentError as fault:
            return source, None, list(fault.findings)
        found = [*self._about_map(source, map_), *self._about_chits(source), *self._about_objectives(source, map_)]
        for side in SIDES:
            found += self._about_force(source, side, map_)
        return source, map_, sorted(set(found))

    def _about_map(self, source: Source[ScenarioFile], map_: GroundMap) -> Iterator[Finding]:
        edges = ("top", "bottom") if map_.orientation == "wide" else ("left", "right")
        if source.content.axis.edge not in edges:
            said = msg("finding-edge-of-map", edge=source.content.axis.edge, map=map_.id, one=edges[0], other=edges[1])
            yield source.finding(said, "axis", "edge")
        if self.ground is None:
            return
        drawn = {hex_ for outline in map_.outlines for hex_ in outline.hexes}
        terrain = self.ground.content.terrain
        for hex_, id_ in zip(map_.board.hexes(), map_.board.terrains, strict=True):
            if id_ not in terrain:
                yield source.finding(unknown("terrain", id_, terrain), "map")
                return
            if terrain[id_].sight != CLEAR and hex_ not in drawn:
                yield source.finding(msg("finding-no-outline", hex=hex_, terrain=id_, map=map_.id), "map")

    def _about_chits(self, source: Source[ScenarioFile]) -> Iterator[Finding]:
        for place, id_ in enumerate(source.content.open_chits):
            if self.chits and id_ not in self.chits.content.chit:
                yield source.finding(unknown("chit", id_, self.chits.content.chit), "open_chits", place)

    def _about_force(self, source: Source[ScenarioFile], side: str, map_: GroundMap) -> Iterator[Finding]:
        part: ForcePart = getattr(source.content, side)
        if part.nation not in self.nations:
            yield source.finding(unknown("nation", part.nation, self.nations), side, "nation")
            return
        nation = self.nations[part.nation].content
        if nation.side != side:
            yield source.finding(msg("finding-nation-of-other-side", nation=part.nation, side=side), side, "nation")
            return
        if part.nation not in self.decks:
            yield source.finding(msg("finding-nation-without-deck", nation=part.nation), side, "nation")
        if part.radio is not None and part.radio not in nation.radio:
            yield source.finding(unknown("radio", part.radio, nation.radio), side, "radio")
        for work in part.works:
            if self.ground and work not in self.ground.content.work:
                yield source.finding(unknown("work", work, self.ground.content.work), side, "works", work)
        zone = set_up_zone(part.edge, part.depth, map_.board)
        if part.spotter and not _has_mortar(part, nation):
            yield source.finding(msg("finding-spotter-without-mortar", side=side), side, "spotter")
        for place, troop in enumerate(part.troop):
            for key, said in _about_troop(troop, nation, source.content.year, zone):
                yield source.finding(said, side, "troop", place, key)

    def _about_objectives(self, source: Source[ScenarioFile], map_: GroundMap) -> Iterator[Finding]:
        """Yield findings about objectives held by a side inside the other side's set-up zone (5.4, 20.2)."""
        for side in SIDES:
            part, other = (getattr(source.content, one) for one in (side, other_side(side)))
            own, others = (set(objectives_within(one.edge, one.depth, map_)) for one in (part, other))
            for number in sorted(set(part.holds) & others - own):
                said = msg("finding-held-in-other-zone", number=number, side=side, other=other_side(side))
                yield source.finding(said, side, "holds")


def _about_troop(
    troop: TroopPart, nation: NationFile, year: int, zone: tuple[Hex, ...]
) -> Iterator[tuple[str, TextMessage]]:
    """Yield the errors in a troop line of a force, each with its key."""
    for key, id_, known in (("figure", troop.figure, nation.unit), ("weapon", troop.weapon, nation.weapon)):
        if id_ is None:
            continue
        found: DatedPart | None = known.get(id_)
        if found is None:
            yield key, unknown("figure", id_, known)
        elif not found.years[0] <= year <= found.years[1]:
            yield (
                key,
                msg("finding-figure-not-yet", name=id_, year=year, first=found.years[0], last=found.years[1]),
            )
    unit = nation.unit.get(troop.figure)
    if unit is not None and unit.size != "leader" and troop.name:
        yield "name", msg("finding-name-of-no-leader", figure=troop.figure)
    if troop.hex is not None and troop.hex not in zone:
        yield "hex", msg("finding-troop-outside-zone", figure=troop.figure, hex=troop.hex)


def _has_mortar(part: ForcePart, nation: NationFile) -> bool:
    weapons = (nation.weapon.get(troop.weapon) for troop in part.troop if troop.weapon is not None)
    return any(weapon is not None and weapon.kind == "mortar" for weapon in weapons)


def _figures(figures: FiguresFile, sheet: ScenarioFile) -> RuleFigures:
    built = figures.build()
    return built if sheet.mines_fp is None else replace(built, mines_fp=sheet.mines_fp)


def _force(side: str, part: ForcePart, nation: NationFile, sheet: ScenarioFile, map_: GroundMap) -> Force:
    counted: Counter[str] = Counter()

    def number(figure: str) -> str:
        counted[figure] += 1
        return f"{figure}-{counted[figure]}"

    troops: list[Troop] = []
    arms: list[Arm] = []
    for line in part.troop:
        for _ in range(line.count):
            weapon = ""
            if line.weapon is not None:
                weapon = number(line.weapon)
                arms.append(Arm(weapon, line.weapon))
            troops.append(
                Troop(number(line.figure), line.figure, line.name, weapon, line.hex, line.arrives, line.spots)
            )
    support = nation.supports(sheet.year)
    pool = dict.fromkeys(figure for line in support for figure in line.what)
    sends_scout = nation.sends_scout((arm.figure for arm in arms), sheet.year)
    return Force(
        side=side,
        nation=part.nation,
        posture=part.posture,
        quality=part.quality,
        orders=part.orders,
        surrender=part.surrender,
        edge=part.edge,
        zone=set_up_zone(part.edge, part.depth, map_.board),
        team=getattr(nation.teams, part.quality),
        troops=tuple(troops),
        arms=tuple(arms),
        radio=part.radio or "",
        radio_arrives=part.radio_arrives,
        holds=tuple(part.holds),
        secrets=part.secrets,
        works=tuple(part.works.items()),
        support=support,
        hero=nation.hero,
        private=nation.private,
        pool=tuple(Arm(number(figure), figure) for figure in pool if figure != part.radio),
        names_spotter=part.spotter,
        scout=Arm(number(nation.scout), nation.scout) if part.spotter and sends_scout else None,
    )
