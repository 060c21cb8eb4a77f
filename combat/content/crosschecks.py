"""Whether content files agree: men with weapons, cards with orders, charts with terrains, scenarios with all."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from combat.board.board import Board
from combat.content.boards import TERRAINS
from combat.content.charts import FireFile, OrdersFile, SpottingFile, TerrainFile, WoundsFile
from combat.content.decks import EnemyDeckFile, FriendlyDeckFile, row_of
from combat.content.effects import EffectPart
from combat.content.events import EventsFile
from combat.content.findings import Finding
from combat.content.men import MenFile
from combat.content.reading import Source
from combat.content.scenarios import ScenarioFile
from combat.content.weapons import WeaponPart
from combat.rules.book import Figure, Side, Weapon

CAPPED_ORDERS = ("hide", "rally", "reload")
"""The orders under which a hit in rocks or a building is only a Morale Check (11.01, 11.02)."""
NO_ORDER = "none"
"""The charts' row for a man without an order."""
GIVEN_TO_ENEMIES = (
    "aimed-fire", "rapid-fire", "suppressive-fire", "run-and-gun", "sneak", "evade", "sprint", "hide", "rally",
)  # fmt: skip
"""The orders that an enemy card can print (10.01-10.12); the others come about otherwise."""
MOVES = ("run-and-gun", "sneak", "evade", "sprint")


def check_terrain(source: Source[TerrainFile]) -> Iterator[Finding]:
    """Every terrain that a board can hold has its line in the chart (11.0)."""
    for terrain in TERRAINS:
        if terrain not in source.content.root:
            yield source.finding(f'terrain "{terrain}" is missing')
    for terrain in source.content.root:
        if terrain not in TERRAINS:
            yield source.finding(f'terrain "{terrain}" is unknown; known are {", ".join(TERRAINS)}', terrain)


def check_grid(source: Source[FireFile] | Source[SpottingFile], orders: OrdersFile) -> Iterator[Finding]:
    """A chart has a row for each order and for none, and a column for each terrain."""
    yield from _missing_and_odd(source, "terrain", TERRAINS, source.content.terrains, "terrains")
    yield from _missing_and_odd(source, "row", (NO_ORDER, *orders.root), source.content.rows, "rows")


def _missing_and_odd(
    source: Source[FireFile] | Source[SpottingFile], what: str, wanted: Iterable[str], given: Iterable[str], where: str
) -> Iterator[Finding]:
    wanted, given = list(wanted), list(given)
    for name in wanted:
        if name not in given:
            yield source.finding(f'{what} "{name}" is missing', where)
    for name in given:
        if name not in wanted or given.count(name) > 1:
            yield source.finding(f'{what} "{name}" is {"there twice" if name in wanted else "unknown"}', where, name)


def check_event_tables(source: Source[ScenarioFile], tables: Iterable[str]) -> Iterator[Finding]:
    """A scenario rolls on event tables that there are (22.0)."""
    for side, table in source.content.events:
        if table not in tables:
            yield source.finding(unknown("event table", table, tables), "events", side)


def check_caps(source: Source[FireFile], terrain: TerrainFile) -> Iterator[Finding]:
    """The chart prints M exactly where the terrain says that a hit is capped (11.01, 11.02)."""
    for order, row in source.content.build().items():
        for name, cell in row.items():
            capped = order in CAPPED_ORDERS and name in terrain.root and terrain.root[name].caps_hit
            if cell.check_only != capped:
                says = "needs an M" if capped else "has an M that it must not have"
                yield source.finding(f"{order} in {name} {says}; see caps_hit in the terrain chart", "rows", order)


def check_wounds(source: Source[WoundsFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Wounds rule out orders that exist."""
    for kind, part in source.content.root.items():
        for index, order in enumerate(part.forbids):
            if order not in orders:
                yield source.finding(unknown("order", order, orders), kind, "forbids", index)


def check_artillery(source: Source[ScenarioFile], weapons: Mapping[str, Weapon]) -> Iterator[Finding]:
    """A scenario's strikes are fired by artillery, and its own events call only such as it has (20.0)."""
    sheet = source.content
    for index, strike in enumerate(sheet.artillery):
        yield from _artillery(source, weapons, strike.weapon, "artillery", index, "weapon")
    for key in ("friendly_event", "enemy_event"):
        for where, effect in _effects_of(getattr(sheet, key), key):
            ready = [strike for strike in sheet.artillery if strike.side == effect.side]
            if effect.kind == "artillery" and not any(effect.weapon in (None, strike.weapon) for strike in ready):
                what = f'effect "artillery" finds no such guns of the {effect.side} side; give them in [[artillery]]'
                yield source.finding(what, *where, "kind")


def check_called_weapons(
    source: Source[FriendlyDeckFile] | Source[EventsFile], weapons: Mapping[str, Weapon]
) -> Iterator[Finding]:
    """Cards and events that name a weapon name a piece of artillery (20.0)."""
    key = "card" if isinstance(source.content, FriendlyDeckFile) else "event"
    for where, effect in _effects_of(getattr(source.content, key), key):
        if effect.weapon is not None:
            yield from _artillery(source, weapons, effect.weapon, *where, "weapon")


def _effects_of(parts: Iterable[Any], key: str) -> Iterator[tuple[tuple[str | int, ...], EffectPart]]:
    """Every effect of some cards or events, after its key path."""
    for index, part in enumerate(parts):
        for at, effect in enumerate(part.effects):
            yield (key, index, "effects", at), effect


def _artillery(source: Source[Any], weapons: Mapping[str, Weapon], weapon: str, *where: str | int) -> Iterator[Finding]:
    guns = [id_ for id_, kind in weapons.items() if kind.is_artillery]
    if weapon not in weapons:
        yield source.finding(unknown("weapon", weapon, guns), *where)
    elif weapon not in guns:
        yield source.finding(f'weapon "{weapon}" does not fire from off the board; known are {", ".join(guns)}', *where)


def check_friendly_deck(source: Source[FriendlyDeckFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Cards restrict men to orders that exist."""
    for index, card in enumerate(source.content.card):
        yield from _effect_orders(source, orders, card.effects, "card", index)


def check_events(source: Source[EventsFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Events restrict men to orders that exist."""
    for index, event in enumerate(source.content.event):
        yield from _effect_orders(source, orders, event.effects, "event", index)


def check_own_events(source: Source[ScenarioFile], orders: Iterable[str]) -> Iterator[Finding]:
    """A scenario's own events restrict men to orders that exist, and fire illumination rounds where they can (21.1)."""
    night = source.content.night
    for key in ("friendly_event", "enemy_event"):
        for index, event in enumerate(getattr(source.content, key)):
            yield from _effect_orders(source, orders, event.effects, key, index)
            for at, effect in enumerate(event.effects):
                if effect.kind == "illumination" and not (night and night.rounds):
                    what = 'effect "illumination" needs the ten hexes of its rounds; give rounds in [night]'
                    yield source.finding(what, key, index, "effects", at, "kind")


def _effect_orders(
    source: Source[FriendlyDeckFile] | Source[EventsFile] | Source[ScenarioFile],
    orders: Iterable[str],
    effects: Iterable[EffectPart],
    *where: str | int,
) -> Iterator[Finding]:
    for at, effect in enumerate(effects):
        if effect.order is not None and effect.order not in orders:
            yield source.finding(unknown("order", effect.order, orders), *where, "effects", at, "order")


def check_enemy_deck(source: Source[EnemyDeckFile]) -> Iterator[Finding]:
    """Enemy cards print orders that a card can give, with directions just where the order moves (9.3)."""
    for index, card in enumerate(source.content.card):
        for section in ("cover", "open"):
            for at, line in enumerate(getattr(card, section)):
                row = row_of(line)
                if row.order not in GIVEN_TO_ENEMIES:
                    what = f'order "{row.order}" cannot stand on an enemy card; known are {", ".join(GIVEN_TO_ENEMIES)}'
                elif row.order in MOVES and not row.directions:
                    what = f'"{line}" moves without a direction; add one or two compass numbers'
                elif row.directions and row.order not in MOVES:
                    what = f'"{line}" has a direction but does not move; take it out'
                else:
                    continue
                yield source.finding(f"serial {card.serial}: {what}", "card", index, section, at)


def check_men(source: Source[MenFile], weapons: Iterable[str]) -> Iterator[Finding]:
    """Men carry weapons that exist."""
    known = set(weapons)
    for index, man in enumerate(source.content.man):
        for weapon in man.skills:
            if weapon not in known:
                yield source.finding(f"{man.slug}: {unknown('weapon', weapon, known)}", "man", index, "skills", weapon)


def check_crews(source: Source[MenFile], weapons: Mapping[str, WeaponPart]) -> Iterator[Finding]:
    """A man with an assistant has a belt-fed weapon and a comrade of his team; he fires with his TQ (14.3)."""
    men = {man.slug: man for man in source.content.man}
    for index, man in enumerate(source.content.man):
        belt_fed = [name for name in man.skills if name in weapons and weapons[name].belt_fed]
        for name in belt_fed:
            if man.skills[name] != man.tq:
                what = f"{man.slug}: skill {man.skills[name]} with {name} must be his tq {man.tq} (14.3)"
                yield source.finding(what, "man", index, "skills", name)
        if man.assistant is None:
            continue
        mate = men.get(man.assistant)
        if mate is None:
            yield source.finding(f"{man.slug}: {unknown('man', man.assistant, men)}", "man", index, "assistant")
        elif mate is man or mate.team != man.team:
            yield source.finding(f"{man.slug}: his assistant must be another man of team {man.team}", "man", index)
        if not belt_fed or source.content.side != "enemy":
            what = f"{man.slug}: only an enemy with a belt-fed weapon brings an assistant; take it out (14.3)"
            yield source.finding(what, "man", index, "assistant")


def check_guns(
    source: Source[ScenarioFile], figures: Mapping[str, Figure], weapons: Mapping[str, Weapon]
) -> Iterator[Finding]:
    """Weapon counters are belt-fed; crews are two enemies of one team, a gunner first; nobody comes twice (14.3)."""
    for index, part in enumerate(source.content.friendly.weapon):
        where = ("friendly", "weapon", index, "weapon")
        if part.weapon not in weapons:
            yield source.finding(unknown("weapon", part.weapon, weapons), *where)
        elif not weapons[part.weapon].belt_fed:
            yield source.finding(f'weapon "{part.weapon}" is not belt-fed, so it has no counter (14.3)', *where)
    cup = source.content.enemy.cup
    crews = {part.operator: part for part in source.content.enemy.crew}
    for index, crew in enumerate(source.content.enemy.crew):
        yield from _men(source, figures, "enemy", (crew.operator, crew.assistant), "enemy", "crew", index)
        if not {crew.operator, crew.assistant} <= figures.keys():
            continue
        gunner, mate = figures[crew.operator], figures[crew.assistant]
        if not any(skill.weapon in weapons and weapons[skill.weapon].belt_fed for skill in gunner.skills):
            yield source.finding(f'operator "{gunner.id}" has no belt-fed weapon (14.3)', "enemy", "crew", index)
        if gunner.team != mate.team:
            yield source.finding(f'assistant "{mate.id}" is not of team {gunner.team}', "enemy", "crew", index)
        if (crew.operator in cup) == (crew.hex is not None):
            what = f'operator "{gunner.id}" needs a hex or a place in the cup, not both'
            yield source.finding(what, "enemy", "crew", index)
    mates = {part.assistant for part in crews.values()}
    mates |= {figures[name].assistant for name in cup if name in figures and name not in crews}
    for at, man in enumerate(cup):
        if man in mates:
            what = f'man "{man}" comes as an assistant; take him out of the cup (14.3)'
            yield source.finding(what, "enemy", "cup", at)


def check_sides(source: Source[ScenarioFile], figures: Mapping[str, Figure]) -> Iterator[Finding]:
    """A scenario names men who exist, each on his side."""
    for index, squad in enumerate(source.content.friendly.squads):
        yield from _men(source, figures, "friendly", squad, "friendly", "squads", index)
    for index, comrade in enumerate(source.content.friendly.extra):
        yield from _men(source, figures, "friendly", (comrade.man,), "friendly", "extra", index)
    for index, objective in enumerate(source.content.objective):
        if objective.who is not None:
            yield from _men(source, figures, "friendly", (objective.who,), "objective", index)
    yield from _men(source, figures, "enemy", source.content.enemy.cup, "enemy", "cup")
    if source.content.night:
        yield from _men(source, figures, "friendly", source.content.night.carriers, "night", "carriers")


def check_hexes(source: Source[ScenarioFile], board: Board) -> Iterator[Finding]:
    """A scenario names hexes that are on its board."""
    for where, hex_ in _places(source.content):
        if not board.contains(hex_):
            yield source.finding(f'hex "{hex_}" is off the board ({board.columns} × {board.rows})', *where)


def _places(sheet: ScenarioFile) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every hex that a scenario names, after its key path."""
    yield ("compass", "at"), sheet.compass.at
    yield ("compass", "one"), sheet.compass.one
    for at, hex_ in enumerate(sheet.friendly.deployment):
        yield ("friendly", "deployment", at), hex_
    for index, comrade in enumerate(sheet.friendly.extra):
        yield ("friendly", "extra", index, "hex"), comrade.hex
        for at, hex_ in enumerate(comrade.home):
            yield ("friendly", "extra", index, "home", at), hex_
    for index, gun in enumerate(sheet.friendly.weapon):
        yield ("friendly", "weapon", index, "hex"), gun.hex
    for at, hex_ in enumerate(sheet.enemy.hexes):
        yield ("enemy", "hexes", at), hex_
    for index, crew in enumerate(sheet.enemy.crew):
        if crew.hex is not None:
            yield ("enemy", "crew", index, "hex"), crew.hex
    for index, objective in enumerate(sheet.objective):
        for at, hex_ in enumerate(objective.hexes):
            yield ("objective", index, "hexes", at), hex_
    for at, hex_ in enumerate(sheet.night.rounds if sheet.night else ()):
        yield ("night", "rounds", at), hex_
    for index, strike in enumerate(sheet.artillery):
        for at, hex_ in enumerate(strike.hexes):
            yield ("artillery", index, "hexes", at), hex_


def _men(
    source: Source[ScenarioFile], figures: Mapping[str, Figure], side: Side, men: Iterable[str], *where: str | int
) -> Iterator[Finding]:
    for at, man in enumerate(men):
        if man not in figures:
            ours = [id_ for id_, figure in figures.items() if figure.side == side]
            yield source.finding(unknown("man", man, ours), *where, at)
        elif figures[man].side != side:
            yield source.finding(f'man "{man}" is {figures[man].side}; name a man of the {side} side', *where, at)


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """That a name is not known, with the nearest that is."""
    close = difflib.get_close_matches(name, list(known), 1, 0.5)
    return f'{what} "{name}" is unknown' + (f'; did you mean "{close[0]}"?' if close else "")
