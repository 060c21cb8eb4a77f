"""Text of seats, lengths, dice and sums."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, MM
from combat.engine.words import has, text
from combat.engine.words.line import Line
from combat.engine.words.rulebook import cited

MINUS = "−"


def seat(id_: Seat) -> str:
    """Return the name of a seat; "" for ""."""
    return text(f"seat-{id_}") if id_ else ""


def length(units: int) -> str:
    """Return a length as text in centimetres, such as "12.3"; `units` are 0.1 mm, rounded to the nearest millimetre."""
    whole, rest = divmod((units + MM // 2) // MM, CM // MM)
    return text("length", whole=whole, rest=rest)


def printed_length(units: int) -> str:
    """Return a length of a card or chart as text in centimetres: "10", but "7.5"; `units` are 0.1 mm."""
    return str(units // CM) if units % CM == 0 else length(units)


def signed(value: int) -> str:
    """Return a number with its sign: "+2", "−1"; "0" for 0."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}" if value else "0"


def term(each: Term) -> str:
    """Return the name of a term of a ledger; its id if it has no name, as one from a pack."""
    return text(f"term-{each.name}") if has(f"term-{each.name}") else each.name


def sum_line(ledger: Ledger) -> str:
    """Return a sum as one line, such as "5 standing −1 distance = 4"; "" for an empty one."""
    if len(ledger) < 2:
        return "".join(f"{each.value} {term(each)}" for each in ledger)
    first, *rest = ledger
    parts = " ".join(f"{signed(each.value)} {term(each)}" for each in rest)
    return text("sum-line", first=f"{first.value} {term(first)}", rest=parts, total=total(ledger))


def sum_rows(ledger: Ledger) -> tuple[Line, ...]:
    """Return the terms of a sum, one line each with its rule."""
    return tuple(Line(f"{signed(each.value)} {term(each)}", cited(each.rule)) for each in ledger)


def dice(numbers: Iterable[int]) -> str:
    """Return dice as text, such as "3 5 6"; "" for none."""
    return " ".join(map(str, numbers))


def flag(value: bool) -> str:
    """Return a truth value as messages expect it: "yes" or "no"."""
    return "yes" if value else "no"
