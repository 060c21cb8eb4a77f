"""Names of sides, units, weapons, cards and sums."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import has, place_name, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line
from combat.engine.words.messages import Value
from combat.games.command.rules.state import State, Unit, Weapon
from combat.games.command.rules.two_sides import other_side

MINUS = "−"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def side(id_: Seat) -> str:
    """Return the name of a side as shown to players; "" for ""."""
    return text(f"side-{id_}") if id_ else ""


def nation(id_: str, side_: Seat) -> str:
    """Return the name of a nation; the name of its side if it has none, as a nation from a pack."""
    return text(f"nation-{id_}") if has(f"nation-{id_}") else side(side_)


def unit(state: State, id_: str) -> str:
    """Return a unit's name: a leader's own, otherwise its kind and number.

    The nation is added if the opponent has units with the same name.
    """
    found = state.units.get(id_)
    if found is None:
        return _pooled(state, id_)
    if found.name:
        return translated(found.name)
    name = told_apart(state, id_, figure(state, found.figure))
    if not _on_both_sides(state, found):
        return name
    return text("unit-of-nation", name=name, nation=_nation_tag(state, found.side))


def in_sentence(state: State, id_: str) -> str:
    """Return a piece's name for use in a sentence, with an article in languages that need one."""
    found = state.units.get(id_)
    figure_ = found.figure if found is not None else _pooled_figure(state, id_)
    if figure_ not in state.book.units:
        return piece(state, id_)
    if found is not None and found.name:
        return text("unit-in-sentence-named", name=unit(state, id_))
    name = unit(state, id_)
    return text(f"unit-in-sentence-{state.book.units[figure_].size}", name=name, small=small(name))


def small(name: str) -> str:
    """Return a name with a small first letter, for languages that use one within a sentence.

    Abbreviations such as "PIAT" are returned unchanged.
    """
    return name if name[1:2].isupper() else name[:1].lower() + name[1:]


def ending(state: State) -> str:
    """Return how a finished game ended as text, such as "the Axis concede"."""
    return text("log-ended-result", how=state.ended, loser=other_side(state.winner))


def unit_alone(state: State, id_: str) -> str:
    """Return a unit's name without its nation, for contexts where the side is known."""
    found = state.units.get(id_)
    if found is None or found.name:
        return unit(state, id_)
    return told_apart(state, id_, figure(state, found.figure))


def _on_both_sides(state: State, unit: Unit) -> bool:
    """Return whether the opponent has unnamed units with the same name."""
    others = {other.figure for other in state.units.values() if other.side != unit.side and not other.name}
    return figure(state, unit.figure) in {figure(state, other) for other in others}


def _nation_tag(state: State, side_: Seat) -> str:
    """Return the abbreviation of a side's nation; the side if a pack's nation has none."""
    message = f"nation-tag-{state.book.forces[side_].nation}"
    return text(message) if has(message) else side(side_)


def told_apart(state: State, id_: str, name: str) -> str:
    """Return a name with the suffix that distinguishes a unit from others with the same figure.

    Squads get numbers, unless there is only one. Teams always get letters, since splitting squads adds more of them.
    """
    unit_ = state.units[id_]
    alike = _alike(state, unit_)
    if state.figure(unit_).size != "team":
        return _numbered(name, id_, alike)
    round_, place = divmod(alike.index(id_), len(LETTERS))
    return text("unit-numbered", name=name, number=LETTERS[place] + str(round_ + 1) * bool(round_))


def _alike(state: State, unit: Unit) -> list[str]:
    return [
        other.id
        for other in state.units.values()
        if other.side == unit.side and not other.name and other.figure == unit.figure
    ]


def _numbered(name: str, id_: str, alike: list[str]) -> str:
    """Return a name with its number among pieces of the same kind; without it if there is only one."""
    return text("unit-numbered", name=name, number=alike.index(id_) + 1) if len(alike) > 1 else name


def figure(state: State, id_: str) -> str:
    """Return the name of a figure: by its own message if it has one, otherwise by its size and quality."""
    return text(_figure_message(state, id_))


def figures(state: State, id_: str, count: int) -> str:
    """Return the name of a figure as used after a number: "Rifle squads"; the singular for one."""
    return counted_name(_figure_message(state, id_), count)


def counted_name(message: str, count: int) -> str:
    """Return the name in a message as used after a number: its plural, if it has one and the count is not 1."""
    return text(f"{message}.many" if count != 1 and has(f"{message}.many") else message)


def _figure_message(state: State, id_: str) -> str:
    if has(f"figure-{id_}"):
        return f"figure-{id_}"
    if id_ in state.book.radios:
        return "radio"
    if id_ in state.book.weapons:
        return f"weapon-{state.book.weapons[id_].kind}"
    return f"unit-{_kind(state, id_)}"


def _pooled(state: State, id_: str) -> str:
    """Return the name of an item of support or of a scout; the id if it is neither."""
    found = _pooled_figure(state, id_)
    return figure(state, found) if found else id_


def _pooled_figure(state: State, id_: str) -> str:
    """Return the figure of an item of support or of a scout; "" for anything else."""
    forces = state.book.forces.values()
    arms = [arm for force in forces for arm in (*force.pool, force.scout) if arm is not None]
    return next((arm.figure for arm in arms if arm.id == id_), "")


def _kind(state: State, figure: str) -> str:
    made = state.book.units[figure]
    if made.size == "leader" and any(force.private == figure for force in state.book.forces.values()):
        return "private"
    if made.size == "leader":
        return "hero" if made.hero else "scout" if made.spots else "leader"
    return f"{made.size}-{made.quality}"


def units(state: State, ids: Iterable[str]) -> str:
    """Return a list of units as text."""
    return all_of([unit(state, id_) for id_ in ids])


def weapon(state: State, id_: str) -> str:
    """Return a weapon's name: its kind and number.

    The nation is added if the opponent has weapons with the same name.
    """
    found, name = state.weapons.get(id_), weapon_alone(state, id_)
    if found is None or not _armed_on_both_sides(state, found):
        return name
    return text("unit-of-nation", name=name, nation=_nation_tag(state, found.side))


def weapon_alone(state: State, id_: str) -> str:
    """Return a weapon's name without its nation, for contexts where the side is known."""
    found = state.weapons.get(id_)
    if found is None:
        return id_
    alike = [arm.id for arm in state.weapons.values() if (arm.side, arm.figure) == (found.side, found.figure)]
    return _numbered(figure(state, found.figure), id_, alike)


def _armed_on_both_sides(state: State, weapon: Weapon) -> bool:
    """Return whether the opponent has weapons with the same name."""
    others = {other.figure for other in state.weapons.values() if other.side != weapon.side}
    return figure(state, weapon.figure) in {figure(state, other) for other in others}


def piece(state: State, id_: str) -> str:
    """Return the name of a unit or weapon."""
    return weapon(state, id_) if id_ in state.weapons else unit(state, id_)


def owner(state: State, id_: str) -> Seat:
    """Return the side of a unit, weapon or possible scout; "" for a piece that is in no force."""
    found = state.units.get(id_) or state.weapons.get(id_)
    if found is not None:
        return found.side
    forces = state.book.forces.values()
    return next((force.side for force in forces if force.scout is not None and force.scout.id == id_), "")


def pieces(state: State, ids: Iterable[str]) -> str:
    """Return a list of units and weapons as text."""
    return all_of([piece(state, id_) for id_ in ids])


def use(kind: str) -> str:
    """Return the name of an order or an action."""
    return text(f"use-{kind}")


def signed(value: int) -> str:
    """Return a number with its sign: "+2", "−1"; "0" for 0."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}" if value else "0"


def burst(hex_: Hex, amount: int) -> str:
    """Return the text on the ground's change of a shell's total, which the sum of the attack does not contain
    (11.7).
    """
    return text("form-burst", signed=signed(amount), hex=place_name(hex_))


def plain(value: int) -> str:
    """Return a number as text, with a sign only if it is negative."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def score(state: State) -> str:
    """Return the current victory points as text."""
    return score_of(state.vp)


def score_of(points: int) -> str:
    """Return victory points as text with the leading side; `points` are positive if the Axis leads."""
    leader = "axis" if points > 0 else "allies"
    return text("points-of", side=side(leader), points=abs(points)) if points else text("points-level")


def worth(state: State, chit: str) -> str:
    """Return the value of a chit as text; "" for an unknown one."""
    found = state.book.chits.get(chit)
    if found is None:
        return ""
    return text(f"chit-{found.kind}", objective=found.objective, points=found.vp)


def term(state: State, part: Term) -> str:
    """Return the name of a term, such as "FP", "woods" or "Command"."""
    if part.detail:
        if part.detail in state.units or part.detail in state.weapons:
            return text(f"term-{part.name}-of", piece=piece(state, part.detail))
        for prefix in ("ground", "use"):
            if has(f"{prefix}-{part.detail}"):
                return _qualified(part, text(f"{prefix}-{part.detail}"))
    return text(f"term-{part.name}")


def _qualified(part: Term, name: str) -> str:
    """Return a term's name with its qualification, if any, such as the kind of fire a work protects against."""
    message = f"term-{part.name}-named"
    return text(message, name=name) if has(message) else name


def sum_line(state: State, ledger: Ledger, roll: int = 0) -> str:
    """Return a sum as one line: "5 FP of Line squad 1 +1 Command −2 smoke = 4"; "" for no terms.

    `roll` is added as the last term.
    """
    if not ledger:
        return ""
    first, *rest = ledger
    parts = [text("summand-first", amount=first.value, name=term(state, first))]
    parts += [text("summand", amount=signed(part.value), name=term(state, part)) for part in rest if part.value]
    if roll:
        parts.append(text("summand", amount=signed(roll), name=text("term-roll")))
    return text("sum", parts=" ".join(parts), total=total(ledger) + roll)


def sum_rows(state: State, ledger: Ledger) -> tuple[Line, ...]:
    """Return the terms of a sum, one line each, with rule numbers."""
    return tuple(Line(text("summand", amount=signed(part.value), name=term(state, part)), part.rule) for part in ledger)


def named(state: State, key: str, value: Value) -> Value:
    """Return a value for a refusal's message: the name of a piece in place of its id; other values unchanged."""
    if key in ("unit", "piece", "weapon", "about") and isinstance(value, str):
        return piece(state, value)
    return value
