"""Cross-check men and scenarios with weapons, boards, event tables and each other (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from combat.engine.content.findings import Finding, of, unknown
from combat.engine.content.partial import each, sure
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.card_checks import Where, artillery_weapon, effect_orders, effects_of
from combat.games.volume1.content.kinds.artillery_part import ArtilleryPart
from combat.games.volume1.content.kinds.chart_files import WoundsFile
from combat.games.volume1.content.kinds.comrade_part import ComradePart
from combat.games.volume1.content.kinds.effect_part import EffectPart
from combat.games.volume1.content.kinds.men_file import ManPart, MenFile
from combat.games.volume1.content.kinds.scenario_file import CrewPart, GunPart, ObjectivePart, ScenarioFile
from combat.games.volume1.content.kinds.weapons_file import WeaponPart
from combat.games.volume1.rules.book import Figure, Side, Weapon

HEXES = (
    "compass.at", "compass.one", "friendly.deployment", "friendly.extra.hex", "friendly.extra.home",
    "friendly.weapon.hex", "enemy.hexes", "enemy.crew.hex", "objective.hexes", "night.rounds", "artillery.hexes",
)  # fmt: skip
"""Keys under which a scenario names hexes."""


def check_event_tables(source: Source[ScenarioFile], tables: Iterable[str]) -> Iterator[Finding]:
    """Yield a finding for each event table named by a scenario that does not exist (22.0)."""
    for side in ("friendly", "enemy"):
        table = getattr(source.content.events, side)
        if table not in tables:
            yield source.finding(unknown("event-table", table, tables), "events", side)


def check_artillery(source: Source[ScenarioFile], weapons: Mapping[str, Weapon]) -> Iterator[Finding]:
    """Yield findings about strikes whose weapon is not artillery, and events that call guns which the scenario lacks
    (20.0).
    """
    sheet = source.content

    def strike(index: int, part: ArtilleryPart) -> Iterator[Finding]:
        return artillery_weapon(source, weapons, part.weapon, "artillery", index, "weapon")

    def effect(where: Where, part: EffectPart) -> Iterator[Finding]:
        ready = [strike for strike in list(sheet.artillery) if strike.side == part.side]
        if part.kind == "artillery" and not any(part.weapon in (None, strike.weapon) for strike in ready):
            what = msg("finding-no-such-guns", side=part.side)
            yield source.finding(what, *where, "kind")

    return sure(
        lambda: each(sheet.artillery, strike),
        lambda: effects_of(sheet.friendly_event, "friendly_event", effect),
        lambda: effects_of(sheet.enemy_event, "enemy_event", effect),
        lambda: effects_of(sheet.happening, "happening", effect),
    )


def check_own_events(source: Source[ScenarioFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Yield findings about a scenario's own events: unknown orders, and illumination without hexes for the rounds
    (21.1).
    """
    sheet = source.content

    def lit(where: Where, effect: EffectPart) -> Iterator[Finding]:
        if effect.kind == "illumination" and not (sheet.night and sheet.night.rounds):
            what = msg("finding-illumination-without-rounds")
            yield source.finding(what, *where, "kind")

    return sure(
        lambda: effect_orders(source, orders, sheet.friendly_event, "friendly_event"),
        lambda: effect_orders(source, orders, sheet.enemy_event, "enemy_event"),
        lambda: effect_orders(source, orders, sheet.happening, "happening"),
        lambda: effects_of(sheet.friendly_event, "friendly_event", lit),
        lambda: effects_of(sheet.enemy_event, "enemy_event", lit),
        lambda: effects_of(sheet.happening, "happening", lit),
    )


def check_men(source: Source[MenFile], weapons: Iterable[str]) -> Iterator[Finding]:
    """Yield a finding for each weapon of a man that does not exist."""
    known = set(weapons)

    def arms(index: int, man: ManPart) -> Iterator[Finding]:
        for weapon in man.skills:
            if weapon not in known:
                yield source.finding(of(man.slug, unknown("weapon", weapon, known)), "man", index, "skills", weapon)

    return each(source.content.man, arms)


def check_crews(source: Source[MenFile], weapons: Mapping[str, WeaponPart]) -> Iterator[Finding]:
    """Yield findings about men with belt-fed weapons: a skill other than Troop Quality, or an unsuitable assistant
    (14.3).
    """

    def belt_fed(man: ManPart) -> list[str]:
        return [name for name in man.skills if name in weapons and weapons[name].belt_fed]

    def skill(index: int, man: ManPart) -> Iterator[Finding]:
        for name in belt_fed(man):
            if man.skills[name] != man.tq:
                what = msg(
                    "finding-skill-not-quality", man=man.slug, skill=man.skills[name], weapon=name, quality=man.tq
                )
                yield source.finding(what, "man", index, "skills", name)

    def mate(index: int, man: ManPart) -> Iterator[Finding]:
        if man.assistant is None:
            return
        men = {man.slug: man for man in source.content.man}
        other = men.get(man.assistant)
        if other is None:
            yield source.finding(of(man.slug, unknown("man", man.assistant, men)), "man", index, "assistant")
        elif other is man or other.team != man.team:
            yield source.finding(msg("finding-assistant-not-of-team", man=man.slug, team=man.team), "man", index)

    def gunner(index: int, man: ManPart) -> Iterator[Finding]:
        if man.assistant is not None and (not belt_fed(man) or source.content.side != "enemy"):
            what = msg("finding-assistant-not-brought", man=man.slug)
            yield source.finding(what, "man", index, "assistant")

    return sure(*(partial(each, source.content.man, check) for check in (skill, mate, gunner)))


def check_guns(
    source: Source[ScenarioFile], figures: Mapping[str, Figure], weapons: Mapping[str, Weapon]
) -> Iterator[Finding]:
    """Yield findings about weapon counters that are not belt-fed, and about crews with unsuitable or repeated men
    (14.3).
    """
    content = source.content

    def counter(index: int, part: GunPart) -> Iterator[Finding]:
        where = ("friendly", "weapon", index, "weapon")
        if part.weapon not in weapons:
            yield source.finding(unknown("weapon", part.weapon, weapons), *where)
        elif not weapons[part.weapon].belt_fed:
            yield source.finding(msg("finding-not-belt-fed-counter", weapon=part.weapon), *where)

    def crew(index: int, part: CrewPart) -> Iterator[Finding]:
        yield from _men(source, figures, "enemy", (part.operator, part.assistant), "enemy", "crew", index)
        if not {part.operator, part.assistant} <= figures.keys():
            return
        gunner, mate = figures[part.operator], figures[part.assistant]
        if not any(skill.weapon in weapons and weapons[skill.weapon].belt_fed for skill in gunner.skills):
            yield source.finding(msg("finding-operator-without-weapon", man=gunner.id), "enemy", "crew", index)
        if gunner.team != mate.team:
            yield source.finding(
                msg("finding-assistant-of-other-team", man=mate.id, team=gunner.team), "enemy", "crew", index
            )
        if (part.operator in content.enemy.cup) == (part.hex is not None):
            what = msg("finding-operator-twice", man=gunner.id)
            yield source.finding(what, "enemy", "crew", index)

    def mates() -> Iterator[Finding]:
        cup, crews = content.enemy.cup, {part.operator: part for part in content.enemy.crew}
        mates = {part.assistant for part in crews.values()}
        mates |= {figures[name].assistant for name in cup if name in figures and name not in crews}
        for at, man in enumerate(cup):
            if man in mates:
                what = msg("finding-assistant-in-cup", man=man)
                yield source.finding(what, "enemy", "cup", at)

    return sure(lambda: each(content.friendly.weapon, counter), lambda: each(content.enemy.crew, crew), mates)


def check_sides(source: Source[ScenarioFile], figures: Mapping[str, Figure]) -> Iterator[Finding]:
    """Yield a finding for each man named by a scenario who does not exist or is of the wrong side."""
    sheet, ours = source.content, partial(_men, source, figures, "friendly")

    def hidden(index: int, objective: ObjectivePart) -> Iterator[Finding]:
        return ours((objective.who,) if objective.who is not None else (), "objective", index)

    return sure(
        lambda: each(sheet.friendly.squads, lambda index, squad: ours(squad, "friendly", "squads", index)),
        lambda: each(sheet.friendly.extra, lambda index, man: ours((man.man,), "friendly", "extra", index)),
        lambda: each(sheet.objective, hidden),
        lambda: _men(source, figures, "enemy", sheet.enemy.cup, "enemy", "cup"),
        lambda: ours(sheet.night.carriers if sheet.night else (), "night", "carriers"),
    )


def check_hexes(source: Source[ScenarioFile], board: Board) -> Iterator[Finding]:
    """Yield a finding for each hex of a scenario that is not on its board."""
    for where, hex_ in _places(source.content):
        if not board.contains(hex_):
            yield source.finding(msg("finding-off-board", hex=hex_, columns=board.columns, rows=board.rows), *where)


def _places(sheet: ScenarioFile) -> Iterator[tuple[Where, Hex]]:
    """Yield every hex that a scenario names, with its key path."""
    return sure(*(partial(_hexes, sheet, tuple(keys.split(".")), ()) for keys in HEXES))


def _hexes(value: object, keys: tuple[str, ...], where: Where) -> Iterator[tuple[Where, Hex]]:
    """Yield the hexes under the keys within a part of a scenario; lists are searched entry by entry."""
    if isinstance(value, list):
        yield from each(value, lambda at, entry: _hexes(entry, keys, (*where, at)))
    elif keys and value is not None:
        yield from _hexes(getattr(value, keys[0]), keys[1:], (*where, keys[0]))
    elif isinstance(value, Hex):
        yield where, value


def _men(
    source: Source[ScenarioFile], figures: Mapping[str, Figure], side: Side, men: Iterable[str], *where: str | int
) -> Iterator[Finding]:
    for at, man in enumerate(men):
        if man not in figures:
            ours = [id_ for id_, figure in figures.items() if figure.side == side]
            yield source.finding(unknown("man", man, ours), *where, at)
        elif figures[man].side != side:
            yield source.finding(
                msg("finding-man-of-other-side", man=man, its=figures[man].side, side=side), *where, at
            )


def check_alive(source: Source[ScenarioFile], figures: Mapping[str, Figure], wounds: WoundsFile) -> Iterator[Finding]:
    """Yield a finding for each man whose wounds would have killed him before the battle (16.2)."""
    chart = wounds.build()

    def alive(index: int, part: ComradePart) -> Iterator[Finding]:
        figure = figures.get(part.man)
        loss = -sum(chart["light" if wound == "light" else "bad"].tq for wound in part.wounds)
        if figure is not None and part.wounds and loss > figure.tq:
            what = msg("finding-dead-of-wounds", man=part.man, loss=loss, quality=figure.tq)
            yield source.finding(what, "friendly", "extra", index, "wounds")

    return each(source.content.friendly.extra, alive)
