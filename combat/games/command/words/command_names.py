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
    """The Axis, the Allies."""
    return text(f"side-{id_}") if id_ else ""


def nation(id_: str, side_: Seat) -> str:
    """A nation by its name; by its side where a pack brings one that nobody has named."""
    return text(f"nation-{id_}") if has(f"nation-{id_}") else side(side_)


def unit(state: State, id_: str) -> str:
    """A leader by his name, any other unit by what it is and which of its kind it is, and by its nation where the other
    side has units that are called the same."""
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
    """A piece's name as the subject or object of a sentence: a unit's with its article in languages that want one."""
    found = state.units.get(id_)
    figure_ = found.figure if found is not None else _pooled_figure(state, id_)
    if (found is not None and found.name) or figure_ not in state.book.units:
        return piece(state, id_)
    return text(f"unit-in-sentence-{state.book.units[figure_].size}", name=unit(state, id_))


def ending(state: State) -> str:
    """How a game has ended: "the Axis concede"."""
    return text("log-ended-result", how=state.ended, loser=other_side(state.winner))


def unit_alone(state: State, id_: str) -> str:
    """A unit's name without its nation: for whoever knows whose it is."""
    found = state.units.get(id_)
    if found is None or found.name:
        return unit(state, id_)
    return told_apart(state, id_, figure(state, found.figure))


def _on_both_sides(state: State, unit: Unit) -> bool:
    """Whether the other side has nameless units that are called as this one is."""
    others = {other.figure for other in state.units.values() if other.side != unit.side and not other.name}
    return figure(state, unit.figure) in {figure(state, other) for other in others}


def _nation_tag(state: State, side_: Seat) -> str:
    """The short form of a side's nation; the side where a pack brings a nation that has none."""
    message = f"nation-tag-{state.book.forces[side_].nation}"
    return text(message) if has(message) else side(side_)


def told_apart(state: State, id_: str, name: str) -> str:
    """A name with what tells a unit without one of its own from those of its kind: squads have numbers, and a single
    one none; teams have letters, and the first of them too, since others come of squads, and counters bear one word for
    either."""
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
    """A name with the number of its piece among those that are called alike; without one where it is alone."""
    return text("unit-numbered", name=name, number=alike.index(id_) + 1) if len(alike) > 1 else name


def figure(state: State, id_: str) -> str:
    """What a counter is called: by its nation, or by its size and quality where it is in no list of names."""
    return text(_figure_message(state, id_))


def figures(state: State, id_: str, count: int) -> str:
    """What several counters of a kind are called: "Rifle squads"; of one, its name."""
    return counted_name(_figure_message(state, id_), count)


def counted_name(message: str, count: int) -> str:
    """A name as it stands after a number: in its plural, where it has one, of any but 1."""
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
    """What support may bring, or the scout that a side may take, by what it is."""
    found = _pooled_figure(state, id_)
    return figure(state, found) if found else id_


def _pooled_figure(state: State, id_: str) -> str:
    """The figure of what support may bring, or of a side's scout; "" for anything else."""
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
    """Several units in a row."""
    return all_of([unit(state, id_) for id_ in ids])


def weapon(state: State, id_: str) -> str:
    """A weapon by what it is and its number among those of its side, and by its nation where the other side has weapons
    that are called the same."""
    found, name = state.weapons.get(id_), weapon_alone(state, id_)
    if found is None or not _armed_on_both_sides(state, found):
        return name
    return text("unit-of-nation", name=name, nation=_nation_tag(state, found.side))


def weapon_alone(state: State, id_: str) -> str:
    """A weapon's name without its nation: for whoever knows whose it is."""
    found = state.weapons.get(id_)
    if found is None:
        return id_
    alike = [arm.id for arm in state.weapons.values() if (arm.side, arm.figure) == (found.side, found.figure)]
    return _numbered(figure(state, found.figure), id_, alike)


def _armed_on_both_sides(state: State, weapon: Weapon) -> bool:
    """Whether the other side has weapons that are called as this one is."""
    others = {other.figure for other in state.weapons.values() if other.side != weapon.side}
    return figure(state, weapon.figure) in {figure(state, other) for other in others}


def piece(state: State, id_: str) -> str:
    """A unit or a weapon."""
    return weapon(state, id_) if id_ in state.weapons else unit(state, id_)


def owner(state: State, id_: str) -> Seat:
    """Whose a unit or a weapon is, or would be as a scout; "" for one that is in no force yet."""
    found = state.units.get(id_) or state.weapons.get(id_)
    if found is not None:
        return found.side
    forces = state.book.forces.values()
    return next((force.side for force in forces if force.scout is not None and force.scout.id == id_), "")


def pieces(state: State, ids: Iterable[str]) -> str:
    """Several units and weapons in a row."""
    return all_of([piece(state, id_) for id_ in ids])


def use(kind: str) -> str:
    """An order or an action by its name."""
    return text(f"use-{kind}")


def signed(value: int) -> str:
    """A figure with its sign: "+2", "−1", "0"."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}" if value else "0"


def burst(hex_: Hex, amount: int) -> str:
    """What the ground of a hex does to a shell that bursts there, which no sum of an attack has in it (11.7)."""
    return text("form-burst", signed=signed(amount), hex=place_name(hex_))


def plain(value: int) -> str:
    """A figure, without a sign where it is not below 0."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def score(state: State) -> str:
    """How the points stand: whose they are, and how many."""
    return score_of(state.vp)


def score_of(points: int) -> str:
    """What the Axis have more than the Allies, as whose points they are."""
    leader = "axis" if points > 0 else "allies"
    return text("points-of", side=side(leader), points=abs(points)) if points else text("points-level")


def worth(state: State, chit: str) -> str:
    """What a chit counts for; "" for one that is not known."""
    found = state.book.chits.get(chit)
    if found is None:
        return ""
    return text(f"chit-{found.kind}", objective=found.objective, points=found.vp)


def term(state: State, part: Term) -> str:
    """What a summand is: "FP", "woods", "Command"."""
    if part.detail:
        if part.detail in state.units or part.detail in state.weapons:
            return text(f"term-{part.name}-of", piece=piece(state, part.detail))
        for prefix in ("ground", "use"):
            if has(f"{prefix}-{part.detail}"):
                return _qualified(part, text(f"{prefix}-{part.detail}"))
    return text(f"term-{part.name}")


def _qualified(part: Term, name: str) -> str:
    """A name with what its summand says of it where that says more: against which fire a fortification counts so."""
    message = f"term-{part.name}-named"
    return text(message, name=name) if has(message) else name


def sum_line(state: State, ledger: Ledger, roll: int = 0) -> str:
    """A sum in one line: "5 FP of Line squad 1 +1 Command −2 smoke = 4"; with a roll added at its end."""
    if not ledger:
        return ""
    first, *rest = ledger
    parts = [text("summand-first", amount=first.value, name=term(state, first))]
    parts += [text("summand", amount=signed(part.value), name=term(state, part)) for part in rest if part.value]
    if roll:
        parts.append(text("summand", amount=signed(roll), name=text("term-roll")))
    return text("sum", parts=" ".join(parts), total=total(ledger) + roll)


def sum_rows(state: State, ledger: Ledger) -> tuple[Line, ...]:
    """Each summand on a line of its own, with its rule."""
    return tuple(Line(text("summand", amount=signed(part.value), name=term(state, part)), part.rule) for part in ledger)


def named(state: State, key: str, value: Value) -> Value:
    """What stands in a sentence for the argument of a refusal."""
    if key in ("unit", "piece", "weapon", "about") and isinstance(value, str):
        return piece(state, value)
    return value
