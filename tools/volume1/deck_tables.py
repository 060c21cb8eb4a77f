"""Print tables of the contents of both decks, and plot them.

    python -m tools.volume1.deck_tables [--plots FOLDER]

Friendly deck: frequency of each wound (16.0), kinds of cards, and Initiative Values of each team. Enemy deck: orders
of each morale in cover and in the open, directions of movement, and shares of charges and throws (9.1, 9.6).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import EnemyCard, EnemyRow, FriendlyCard

MORALES = ("aggressive", "bold", "normal", "cautious", "shaken")
WOUNDS = {"close-call": 40, "light": 30, "bad": 20, "kia": 10}
"""Wanted percentage of each wound in the friendly deck."""
FORWARD, BACK = frozenset({5, 6}), frozenset({2, 3})
ADVANCING, WITHDRAWING = frozenset({"aggressive", "bold"}), frozenset({"cautious", "shaken"})


@dataclass(frozen=True)
class Table:
    """A titled table whose rows are shares that sum to 1."""

    title: str
    columns: tuple[str, ...]
    rows: Mapping[str, Mapping[str, float]]

    def lines(self) -> Iterator[str]:
        """Yield the lines of the table in Markdown, in percent."""
        yield f"### {self.title}\n"
        yield f"| | {' | '.join(self.columns)} |"
        yield f"|---|{'---|' * len(self.columns)}"
        for name, row in self.rows.items():
            yield f"| {name} | {' | '.join(f'{100 * row.get(column, 0):.0f} %' for column in self.columns)} |"
        yield ""


def shares(words: Iterable[str]) -> dict[str, float]:
    """Return the share (0-1) of each word among all, most common first."""
    counted = Counter(words)
    whole = sum(counted.values())
    return {word: count / whole for word, count in counted.most_common()}


def table(title: str, rows: Mapping[str, Mapping[str, float]]) -> Table:
    """Return a table of the rows; its columns are the words of all rows, most common first."""
    totals: Counter[str] = Counter()
    for row in rows.values():
        totals.update({word: round(share * 1000) for word, share in row.items()})
    return Table(title, tuple(word for word, _ in totals.most_common()), rows)


def friendly_tables(cards: Iterable[FriendlyCard]) -> Iterator[Table]:
    """Yield the tables of wounds, of kinds of cards, and of the initiative of each team."""
    deck = list(cards)
    wounds = shares(f"{card.wound}{' (Evac)' if card.evac else ''}" for card in _wounding(deck))
    yield table("Wound cards of the friendly deck", {"all": wounds})
    yield table("Kinds of friendly cards", {"all": shares(card.kind for card in deck)})
    teams = {
        team: shares(f"{20 * (card.initiative[place] // 20):02d}s" for card in deck if card.initiative is not None)
        for place, team in enumerate(("able", "baker", "charlie"))
    }
    yield Table("Initiative Values by twenties", tuple(sorted({band for row in teams.values() for band in row})), teams)


def _wounding(cards: Iterable[FriendlyCard]) -> Iterator[FriendlyCard]:
    """Return the cards with a wound strip; a pure event drawn for a wound is replaced (5.1.3)."""
    return (card for card in cards if card.initiative is not None)


def enemy_tables(cards: Iterable[EnemyCard]) -> Iterator[Table]:
    """Yield the tables of orders and of checks of each morale, in cover and in the open, then one of directions for
    both.
    """
    deck = list(cards)
    for where in ("cover", "open"):
        rows = {morale: [_rows(card, where)[morale] for card in deck] for morale in MORALES}
        yield table(f"Orders in {where}", {name: shares(row.order for row in lines) for name, lines in rows.items()})
        yield table(
            f"Checks in {where}", {name: shares(row.checks or "-" for row in lines) for name, lines in rows.items()}
        )
    moves = {morale: list(_moves(deck, morale)) for morale in MORALES}
    yield table("Directions of moves", {name: shares(found) for name, found in moves.items() if found})


def _rows(card: EnemyCard, where: str) -> Mapping[str, EnemyRow]:
    return card.cover if where == "cover" else card.open


def _moves(deck: Iterable[EnemyCard], morale: str) -> Iterator[str]:
    for card in deck:
        for where in ("cover", "open"):
            directions = _rows(card, where)[morale].directions
            if directions:
                yield "/".join(map(str, directions))


def faults(friendly: Iterable[FriendlyCard], enemy: Iterable[EnemyCard]) -> Iterator[str]:
    """Yield a message for each difference from the printed decks, such as a wound off by over 5 points."""
    wounds = shares(card.wound for card in _wounding(friendly))
    for wound, wanted in WOUNDS.items():
        if abs(100 * wounds.get(wound, 0) - wanted) > 5:
            yield f"{100 * wounds.get(wound, 0):.0f} % of the friendly deck are {wound}; it should be about {wanted} %"
    deck = list(enemy)
    for morales, way, wrong in ((ADVANCING, "advance (5, 6)", BACK), (WITHDRAWING, "go back (2, 3)", FORWARD)):
        for morale in sorted(morales):
            for card in deck:
                for where in ("cover", "open"):
                    if wrong & set(_rows(card, where)[morale].directions):
                        yield f"card {card.serial}, {where}: {morale} men should {way}"
    if sorted(card.initiative for card in deck) != list(range(1, 100, 2)):
        yield "the enemy's Initiative Values are not the odd numbers 1 to 99, each once"


def plot(tables: Iterable[Table], folder: Path) -> None:
    """Write a PNG of stacked bars for each table into a folder, which is made; needs matplotlib."""
    from matplotlib.figure import Figure  # it is installed for plots alone

    folder.mkdir(parents=True, exist_ok=True)
    for one in tables:
        figure = Figure(figsize=(9, 0.6 * len(one.rows) + 1.6), layout="constrained")
        axes = figure.subplots()
        left = dict.fromkeys(one.rows, 0.0)
        for column in one.columns:
            widths = [100 * row.get(column, 0) for row in one.rows.values()]
            axes.barh(list(one.rows), widths, left=list(left.values()), label=column)
            left = {name: before + width for (name, before), width in zip(left.items(), widths, strict=True)}
        axes.invert_yaxis()
        axes.set(title=one.title, xlabel="percent", xlim=(0, 100))
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
        figure.savefig(folder / f"{one.title.lower().replace(' ', '-')}.png", dpi=110)


def main(arguments: list[str] | None = None) -> int:
    """Print the tables and return 1 if a deck differs too much from the printed one."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.deck_tables", description=__doc__)
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="also draw each table into this folder")
    asked = parser.parse_args(arguments)
    parts = Library().parts()
    friendly, enemy = parts.friendly_cards.values(), parts.enemy_cards.values()
    tables = [*friendly_tables(friendly), *enemy_tables(enemy)]
    for one in tables:
        print(*one.lines(), sep="\n")
    if asked.plots:
        plot(tables, asked.plots)
    wrong = list(faults(friendly, enemy))
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
