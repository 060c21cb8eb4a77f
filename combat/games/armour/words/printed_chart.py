"""Charts of the rulebook as rows of text: ground, modifiers of the roll to hit, weapons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import CM
from combat.engine.words import text, translated
from combat.games.armour.rules.cards.keyword import Keyword
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.charts.rule_figures import ShotFigures
from combat.games.armour.rules.charts.terrain_chart import TerrainRow
from combat.games.miniatures.words.wording import signed

GROUND = ("ground", "dash", "difficult", "height", "bulletproof")
SCORES = ("condition", "added")
WEAPONS = ("weapon", "range", "rate", "anti-tank", "firepower", "rules")


class PrintedChart(Record):
    """A chart: the headings of its columns, and its rows; the first cell of a row is its name."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def ground_chart(rows: Iterable[TerrainRow]) -> PrintedChart:
    """Return the terrain chart (L59-L521)."""
    return PrintedChart(_heads(GROUND), tuple(_ground(row) for row in rows))


def _ground(row: TerrainRow) -> tuple[str, ...]:
    dash = text("chart-dash-of", dash=row.dash, foot=row.foot_dash)
    difficult = f"{row.cross}+" if row.cross else _yes(row.difficult)
    return translated(row.name), dash, difficult, text("chart-height-of", height=row.height), _yes(row.bulletproof)


def score_chart(figures: ShotFigures, keywords: Mapping[str, Keyword]) -> PrintedChart:
    """Return the chart of the modifiers of the roll to hit (L633): those of the figures, and those of keywords."""
    named = {
        "long-range": figures.long_range, "concealed": figures.concealed, "gone-to-ground": figures.gone_to_ground,
        "out-of-command": figures.out_of_command, "smoke": figures.smoke, "night": figures.night,
        "failed-blitz": figures.failed_blitz, "rof-1-moving": figures.single_die_moved, **dict(_of_keywords(keywords)),
    }  # fmt: skip
    return PrintedChart(_heads(SCORES), tuple((text(f"term-{name}"), signed(value)) for name, value in named.items()))


def _of_keywords(keywords: Mapping[str, Keyword]) -> Iterator[tuple[str, int]]:
    for keyword in keywords.values():
        added = sum(effect.add for effect in keyword.effects if effect.number == "to_hit")
        if added:
            yield keyword.id, added


def weapon_chart(weapons: Iterable[Weapon], keywords: Mapping[str, Keyword]) -> PrintedChart:
    """Return the chart of weapons with the values printed on their cards (L47-L55); bombardments have rows of their
    own.
    """
    return PrintedChart(_heads(WEAPONS), tuple(row for weapon in weapons for row in _weapon(weapon, keywords)))


def _weapon(weapon: Weapon, keywords: Mapping[str, Keyword]) -> Iterator[tuple[str, ...]]:
    name = translated(weapon.name)
    rules = ", ".join(translated(keywords[use.id].name) for use in weapon.keywords)
    if weapon.fires_directly:
        rate = f"{weapon.halted}/{weapon.moving}"
        yield name, str(weapon.range // CM), rate, str(weapon.anti_tank), f"{weapon.firepower}+", rules
    if (shells := weapon.bombardment) is not None:
        reach = str(shells.range // CM) if shells.range else "–"
        shelled = text("chart-bombardment", weapon=name)
        yield shelled, reach, "–", str(shells.anti_tank), f"{shells.firepower}+", "" if weapon.fires_directly else rules


def _heads(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(text(f"chart-head-{name}") for name in names)


def _yes(holds: bool) -> str:
    return text("chart-yes") if holds else "–"
