"""Print Markdown tables of the fate decks and the nations' counters: ``python -m tools.command.deck_tables``.

The tables count orders, actions and events, and triggers by order, compare random hex rows with rolls and triggers,
and list counters with points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from combat.engine.content.reading import read
from combat.games.command.content.kinds.deck_file import DeckFile, FateCardPart
from combat.games.command.content.kinds.nation_file import NationFile, StrengthPart

ASSETS = Path(__file__).parents[2] / "assets" / "command"
ROLLS = range(2, 13)


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """Yield the lines of a Markdown table with a title."""
    yield f"### {title}\n"
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


def columns(decks: dict[str, list[FateCardPart]], title: str, of: Callable[[FateCardPart], str]) -> Iterator[str]:
    """Yield the lines of a table that counts how often each value of `of` occurs in each nation's deck."""
    counted = {nation: Counter(map(of, cards)) for nation, cards in decks.items()}
    names = sorted(set().union(*counted.values()))
    rows: list[list[object]] = [[name, *(counts[name] for counts in counted.values())] for name in names]
    yield from table(title, ["", *decks], [*rows, ["all", *(counts.total() for counts in counted.values())]])


def cross_tables(nation: str, cards: Sequence[FateCardPart]) -> Iterator[str]:
    """Yield the lines of two tables of one deck: triggers by order, and rolls and triggers by row of the random hex."""
    triggers = sorted({card.trigger for card in cards} - {""})
    by_order = Counter((card.order, card.trigger) for card in cards)
    orders = sorted({card.order for card in cards})
    yield from table(
        f"{nation}: triggers by order", ["", *triggers], [[o, *(by_order[o, t] for t in triggers)] for o in orders]
    )
    by_row = Counter((card.hex.row, sum(card.dice)) for card in cards)
    with_trigger = Counter(card.hex.row for card in cards if card.trigger)
    rows = []
    for row in range(1, 11):
        counts = [by_row[row, roll] for roll in ROLLS]
        mean = sum(count * roll for count, roll in zip(counts, ROLLS, strict=True)) / sum(counts)
        rows.append([row, *counts, sum(counts), f"{mean:.2f}", with_trigger[row]])
    yield from table(
        f"{nation}: rows of the random hex by roll", ["row", *map(str, ROLLS), "all", "mean", "triggers"], rows
    )


def counters(name: str, nation: NationFile) -> Iterator[str]:
    """Yield the lines of two tables of a nation: its units and its weapons, with their prices in points."""
    units = [
        [id_, u.size, u.quality, strength(u.whole), strength(u.broken), u.vp, u.points]
        for id_, u in nation.unit.items()
    ]
    yield from table(f"{name}: units", ["", "size", "quality", "whole", "broken", "VP", "points"], units)
    arms = [
        [id_, w.fp, f"{w.nearest}-{w.range}", w.move, rows_of(w.repaired), rows_of(w.lost), w.points]
        for id_, w in nation.weapon.items()
    ]
    yield from table(f"{name}: weapons", ["", "FP", "range", "move", "repaired", "lost", "points"], arms)


def strength(side: StrengthPart) -> str:
    """Return one side of a counter as text, such as 5-5-4S/7.

    The values are firepower, range, movement and morale; a command value follows if there is one.
    """
    boxes = "F" * side.assault, "R" * side.spray, "S" * side.smoke
    values = (f"{value}{box}" for value, box in zip((side.fp, side.range, side.move), boxes, strict=True))
    return f"{'-'.join(values)}/{side.morale}" + (f" C{side.command}" if side.command else "")


def rows_of(rows: Sequence[int]) -> str:
    """Return row numbers of the random hex as a range such as 1-5, or "-" if there are none."""
    return f"{min(rows)}-{max(rows)}" if rows else "-"


def lines() -> Iterator[str]:
    """Yield the lines of all tables."""
    nations = {file.stem: read(file, NationFile).content for file in sorted((ASSETS / "nations").glob("*.toml"))}
    decks = {name: read(ASSETS / "decks" / f"{name}.toml", DeckFile).content.card for name in nations}
    yield from columns(decks, "Orders", lambda card: card.order)
    yield from columns(decks, "Actions", lambda card: card.action)
    yield from columns(decks, "Events", lambda card: card.event)
    yield from columns(decks, "Triggers", lambda card: card.trigger or "none")
    for name, nation in nations.items():
        yield from cross_tables(name, decks[name])
        yield from counters(name, nation)


def main() -> None:
    """Print the tables of all decks and counters."""
    print("\n".join(lines()))


if __name__ == "__main__":
    main()
