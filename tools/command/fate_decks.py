"""Generate the six fate decks and write `assets/command/decks/*.toml`: ``python -m tools.command.fate_decks``.

The five parts of a card are drawn independently, except for the constraints of the plan: Artillery cards carry the
Defender's actions. The seed is the nation, so that the result is reproducible.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from combat.engine.space.hexes.hex import Hex, label, neighbours
from combat.games.command.rules.fate_cards import DEFENDERS_ONLY, EVENTS

PLAN = Path(__file__).with_name("deck_plan.toml")
DECKS = Path(__file__).parents[2] / "assets" / "command" / "decks"
CARDS = 72
COLUMNS, ROWS = 15, 10
MOST_ALIKE = 3
"""Most cards with the same order and action."""
MOST_EVENTS, MOST_OTHERS = 3, 2
"""Most cards of one order with Event!; and with Time!, or with Sniper!."""
MOST_IN_ROW = 4
"""Most triggers on cards of one row number."""
FURTHEST_MEAN = 0.75
"""Greatest deviation from 7 of the mean roll of a row number's cards, so that rows that repair weapons reveal
nothing."""
TRIES = 200_000

Pair = tuple[int, int]
T = TypeVar("T")


@dataclass(frozen=True)
class Plan:
    """Contents of one nation's deck before the cards are generated."""

    nation: str
    orders: Mapping[str, int]
    actions: Mapping[str, int]
    events: tuple[str, ...]
    triggers: Mapping[str, tuple[Pair, ...]]


@dataclass(frozen=True)
class Drawn:
    """A generated card."""

    order: str
    action: str
    event: str
    hex: Hex
    dice: Pair
    trigger: str
    wind: int = 0


def plans() -> list[Plan]:
    """Return the plans of all nations."""
    data = tomllib.loads(PLAN.read_text(encoding="utf-8"))
    return [_plan(data, place, nation) for place, nation in enumerate(data["nations"])]


def _plan(data: dict[str, Any], place: int, nation: str) -> Plan:
    events = [event for event in EVENTS if data["events"]["only"].get(event, nation) == nation] * 2
    return Plan(
        nation,
        {order: counts[place] for order, counts in data["orders"].items()},
        {action: counts[place] for action, counts in data["actions"].items() if counts[place]},
        (*events, *data["events"]["once_more"][nation]),
        {trigger: tuple((white, colour) for white, colour in pairs) for trigger, pairs in data["triggers"].items()},
    )


def deck(plan: Plan) -> list[Drawn]:
    """Generate a nation's cards, shuffled; the same plan always gives the same cards."""
    chance = Random(f"fate deck of {plan.nation}")
    dice = _dice(plan)
    orders = _tried(lambda: _shuffled(chance, plan.orders), lambda drawn: _spread(drawn, dice))
    actions = _actions(chance, plan, orders)
    events = chance.sample(plan.events, CARDS)
    hexes = _hexes(chance, dice)
    winds = iter(_winds(chance, events.count("breeze")))
    cards = [
        Drawn(order, action, event, hex_, pair, trigger, next(winds) if event == "breeze" else 0)
        for order, action, event, hex_, (pair, trigger) in zip(orders, actions, events, hexes, dice, strict=True)
    ]
    chance.shuffle(cards)
    return cards


def _dice(plan: Plan) -> list[tuple[Pair, str]]:
    """Return every ordered pair twice, with its triggers."""
    left = {trigger: Counter(pairs) for trigger, pairs in plan.triggers.items()}
    found = []
    for pair in [(white, colour) for white in range(1, 7) for colour in range(1, 7)] * 2:
        trigger = next((name for name, pairs in left.items() if pairs[pair]), "")
        if trigger:
            left[trigger][pair] -= 1
        found.append((pair, trigger))
    assert not any(pairs.total() for pairs in left.values())
    return found


def _shuffled(chance: Random, counts: Mapping[str, int]) -> list[str]:
    whole = [name for name, count in counts.items() for _ in range(count)]
    assert len(whole) == CARDS
    return chance.sample(whole, CARDS)


def _spread(orders: Sequence[str], dice: Sequence[tuple[Pair, str]]) -> bool:
    """Return whether no order has too many cards with one trigger."""
    met = Counter((order, trigger) for order, (_, trigger) in zip(orders, dice, strict=True))
    return all(
        count <= (MOST_EVENTS if trigger == "event" else MOST_OTHERS)
        for (_, trigger), count in met.items()
        if trigger in ("event", "time", "sniper")
    )


def _actions(chance: Random, plan: Plan, orders: Sequence[str]) -> list[str]:
    """Return an action per card: the Defender's on Artillery cards, all others at random."""
    theirs = {action: plan.actions[action] for action in sorted(DEFENDERS_ONLY)}
    requests = [place for place, order in enumerate(orders) if order == "artillery-request"]
    denials = [place for place, order in enumerate(orders) if order == "artillery-denied"]
    placed = dict(zip(requests, chance.sample(list(theirs), len(requests)), strict=True))
    second = [action for action, count in theirs.items() if count > 1]
    placed |= dict(zip(chance.sample(denials, len(second)), second, strict=True))
    free = [place for place in range(CARDS) if place not in placed]
    others = [name for name, count in plan.actions.items() if name not in theirs for _ in range(count)]

    def drawn() -> list[str]:
        mixed = placed | dict(zip(free, chance.sample(others, len(free)), strict=True))
        return [mixed[place] for place in range(CARDS)]

    def fits(actions: list[str]) -> bool:
        met = Counter(zip(orders, actions, strict=True))
        return not met["command-confusion", "command-confusion"] and max(met.values()) <= MOST_ALIKE

    return _tried(drawn, fits)


def _hexes(chance: Random, dice: Sequence[tuple[Pair, str]]) -> list[Hex]:
    """Return a different random hex per card that cover the map, with row numbers independent of roll and trigger."""
    hexes = _tried(lambda: _rows_and_columns(chance), _covers)

    def apart(drawn: list[Hex]) -> bool:
        rolls: dict[int, list[int]] = {}
        triggers: Counter[int] = Counter()
        for hex_, ((white, colour), trigger) in zip(drawn, dice, strict=True):
            rolls.setdefault(hex_.row, []).append(white + colour)
            triggers[hex_.row] += bool(trigger)
        means = [sum(row) / len(row) for row in rolls.values()]
        return max(triggers.values()) <= MOST_IN_ROW and all(abs(mean - 7) <= FURTHEST_MEAN for mean in means)

    return _tried(lambda: chance.sample(hexes, CARDS), apart)


def _rows_and_columns(chance: Random) -> list[Hex]:
    """Return 72 hexes spread evenly over rows and columns; the few duplicates are exchanged."""
    eights, fours = set(chance.sample(range(1, ROWS + 1), 2)), set(chance.sample(range(1, COLUMNS + 1), 3))
    rows = [row for row in range(1, ROWS + 1) for _ in range(8 if row in eights else 7)]
    columns = [column for column in range(1, COLUMNS + 1) for _ in range(4 if column in fours else 5)]
    chance.shuffle(rows)
    for _ in range(1000):
        met = Counter(zip(columns, rows, strict=True))
        twice = [place for place, cell in enumerate(zip(columns, rows, strict=True)) if met[cell] > 1]
        if not twice:
            break
        one, other = chance.choice(twice), chance.randrange(CARDS)
        rows[one], rows[other] = rows[other], rows[one]
    return [label(column, row) for column, row in zip(columns, rows, strict=True)]


def _covers(hexes: Sequence[Hex]) -> bool:
    """Return whether all hexes are different and every hex of the map is, or touches, one of them."""
    near = {other for hex_ in hexes for other in (hex_, *neighbours(hex_))}
    board = (label(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1))
    return len(set(hexes)) == CARDS and all(hex_ in near for hex_ in board)


def _winds(chance: Random, count: int) -> list[int]:
    """Return the directions of the two breezes, which are not equal or adjacent."""
    assert count == 2
    first = chance.randint(1, 6)
    return [first, (first + 2) % 6 + 1]


def _tried(draw: Callable[[], T], fits: Callable[[T], bool]) -> T:
    """Draw repeatedly until the result satisfies the predicate; exit if none does."""
    for _ in range(TRIES):
        drawn = draw()
        if fits(drawn):
            return drawn
    raise SystemExit(f"no deck found in {TRIES} tries")


def written(plan: Plan, cards: Sequence[Drawn]) -> str:
    """Return a deck as the text of its TOML file."""
    lines = [
        f"# The fate deck of {plan.nation}: drawn by tools.command.fate_decks, of the columns of its plan.",
        "# hex is the random hex; dice are the white and the coloured one; wind is the way of a Breeze, 1 up and clockwise.",
        "authored = true",
        f'nation = "{plan.nation}"',
    ]
    for number, card in enumerate(cards, 1):
        lines += ["", "[[card]]", f"number = {number}", f'order = "{card.order}"', f'action = "{card.action}"']
        lines += [f'event = "{card.event}"', f'hex = "{card.hex}"', f"dice = [{card.dice[0]}, {card.dice[1]}]"]
        lines += [f'trigger = "{card.trigger}"'] if card.trigger else []
        lines += [f"wind = {card.wind}"] if card.wind else []
    return "\n".join(lines) + "\n"


def main() -> None:
    """Generate and write the decks of all nations."""
    for plan in plans():
        (DECKS / f"{plan.nation}.toml").write_text(written(plan, deck(plan)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
