"""Forms with predictions, shown beside a question before a card is flipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, place_name, text
from combat.engine.words.grammar import percents
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line, Spoken
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.attacks import burst
from combat.games.command.rules.ground.entering import mined
from combat.games.command.rules.odds import melee_odds
from combat.games.command.rules.odds.melee_odds import MeleeOdds
from combat.games.command.rules.odds.mission_odds import MissionOdds
from combat.games.command.rules.odds.morale_odds import Flight, Recovery
from combat.games.command.rules.odds.next_cards import Chances
from combat.games.command.rules.odds.shot_odds import Becomes, ShotOdds
from combat.games.command.rules.odds.ways import Way, WayStep
from combat.games.command.rules.pieces.stacking import too_many_after
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side
from combat.games.command.words import command_names as names
from combat.games.command.words.form import Comes, Form, FormChances, FormChoice, FormPart, FormRow

COMES: dict[str, Comes] = {
    "rallies": "good", "suppressed": "fair", "eliminated": "bad", "breaks": "poor", "stays": "poor", "holds": "good",
    "runs": "poor", "hits": "good", "misses": "poor", "ends": "good", "goes-on": "poor",
}  # fmt: skip
"""Colour class of each result word."""
LOWEST, HIGHEST = 2, 12
"""Least and greatest sum of two dice."""
CERTAINLY_NOT = 1e-9
"""Probabilities up to this count as 0: rounding errors of sums."""
NAMED = 3
"""Most units that are listed by name; more are counted."""
HARM: dict[str, Comes] = {"eliminated": "bad", "breaks": "poor", "suppressed": "fair", "unharmed": "good"}
RALLY: dict[str, Comes] = {"rallies": "good", "suppressed": "fair", "eliminated": "bad"}
FLIGHT: dict[str, Comes] = {"lost": "bad", "runs": "poor", "suppressed": "fair", "holds": "good"}
STATES = frozenset({*HARM, *RALLY, *FLIGHT, "stays", "shelled"})
"""Results that are states of a unit."""


def percent(share: float) -> str:
    """Return a probability as text, such as "42 %"."""
    return text("percent", percent=percents.percent(share))


# -- sums
# ---------------------------------------------------------------------------------------------------------------


def rows(state: State, ledger: Ledger) -> tuple[FormRow, ...]:
    """Return the rows of a sum, without terms of 0 after the first."""
    return tuple(_row(state, part, first=place == 0) for place, part in enumerate(ledger) if part.value or not place)


def _row(state: State, part: Term, *, first: bool) -> FormRow:
    figure = names.plain(part.value) if first else names.signed(part.value)
    return FormRow(capital(names.term(state, part)), figure, part.rule, part.value < 0)


def _whole(words: str, ledger: Ledger, rule: str = "") -> FormRow:
    return FormRow(words, names.plain(total(ledger)), rule, total(ledger) < 0)


def _parts(shares: Iterable[tuple[str, float, Comes]]) -> tuple[FormPart, ...]:
    return tuple(
        FormPart(text(f"chance-{what}"), share, comes, is_state=what in STATES)
        for what, share, comes in shares
        if share > CERTAINLY_NOT
    )


# -- fire
# ---------------------------------------------------------------------------------------------------------------


def of_shot(state: State, odds: ShotOdds, choices: tuple[FormChoice, ...] = ()) -> Form:
    """Return the form of an attack: its sum and the results for all targets; `choices` are the pieces to choose
    from.
    """
    attack = odds.attack
    hexes = all_of([place_name(hex_) for hex_ in attack.hexes])
    if attack.smoke:
        return Form(text("form-smoke", hex=hexes), notes=tuple(_aiming(state, odds)))
    return Form(
        text("form-shot", hex=hexes),
        rows(state, odds.ledger),
        _whole(text("form-fp"), odds.ledger, "11.3"),
        tuple(_becomes(state, found) for found in odds.targets),
        (*_bursts(state, odds), *_aiming(state, odds), *_dangers(state, odds)),
        choices,
    )


def of_answer(state: State, hex_: Hex, units: Sequence[str], odds: ShotOdds | None) -> Form:
    """Return the form of Op Fire in a hex by units that would be activated for it (9.6); without `odds`, it says
    that none can fire.
    """
    if odds is None:
        return Form(text("form-shot", hex=place_name(hex_)), notes=(Line(text("form-none-can-fire"), "11.4"),))
    form = of_shot(state, odds)
    return replace(form, notes=(Line(text("form-activated", units=some(state, units)), "9.6a"), *form.notes))


def _bursts(state: State, odds: ShotOdds) -> Iterable[Spoken]:
    """Yield the terrain's changes to a shell's total, which are not in the sum before the roll (11.7)."""
    for hex_ in odds.attack.hexes:
        if amount := burst(state, odds.attack, hex_):
            yield Line(names.burst(hex_, amount), "11.7")


def _becomes(state: State, found: Becomes) -> FormChances:
    shares = ((what, getattr(found, what), comes) for what, comes in HARM.items())
    parts = tuple(
        FormPart(text(f"chance-{what}"), share, comes, text(f"head-{what}"), is_state=True)
        for what, share, comes in shares
        if share > CERTAINLY_NOT
    )
    note = text("form-morale", morale=total(found.ledger))
    return FormChances(
        names.unit(state, found.unit),
        note,
        parts,
        found.unit,
        _own_sum(state, found.unit, found.ledger),
        state.units[found.unit].side,
    )


def _own_sum(state: State, unit: str, ledger: Ledger) -> tuple[Spoken, ...]:
    return (names.unit(state, unit), *names.sum_rows(state, ledger))


def _aiming(state: State, odds: ShotOdds) -> Iterable[Spoken]:
    """Yield the lines on the targeting roll and on near misses."""
    aimed = odds.aimed
    if aimed is None:
        return
    hinders = -total(aimed.ledger)
    message = "form-targeting-hindered" if hinders else "form-targeting"
    yield Line(text(message, percent=percent(aimed.hits), range=aimed.range, hindrance=hinders), "11.9")
    if aimed.short + aimed.long:
        yield Line(text("form-near-miss", short=percent(aimed.short), long=percent(aimed.long)), "11.11")


def _dangers(state: State, odds: ShotOdds) -> Iterable[Spoken]:
    own = [found.unit for found in odds.targets if state.units[found.unit].side == odds.attack.side]
    if own:
        yield text("form-own-units", units=some(state, own))
    if odds.fp < 1:
        yield Line(text("form-too-weak"), "11.4")
    if odds.jams:
        yield Line(text("form-jams", percent=percent(odds.jams)), "2.5d")
    if odds.strains:
        count = odds.attack.used.count("sustained-fire")
        yield Line(text("form-strains", percent=percent(odds.strains), count=count), "14.20")


def of_defence(state: State, found: Becomes) -> Form:
    """Return the form of a unit's defence roll against a known attack total."""
    return Form(
        text("form-defence", unit=names.unit(state, found.unit)), rows(state, found.ledger),
        _whole(text("form-morale-total"), found.ledger, "11.7"), settled(state, found),
        (_needed(found.against - total(found.ledger)),),
    )  # fmt: skip


def _needed(needs: int) -> Line:
    """Return the line on the roll that a unit needs to hold (11.8)."""
    kind = "fails" if needs >= HIGHEST else "safe" if needs < LOWEST else "needs"
    return Line(text(f"form-defence-{kind}", needs=needs), "11.8")


def of_defences(state: State, found: Sequence[Becomes]) -> Form:
    """Return the form with the predictions of all units that have still to roll for defence."""
    return Form(text("form-defences"), chances=settled(state, *found))


def settled(state: State, *found: Becomes) -> tuple[FormChances, ...]:
    """Return the predictions of units that defend against a known attack total."""
    return tuple(
        FormChances(
            names.unit(state, one.unit), text("form-against", total=one.against),
            _parts((what, getattr(one, what), comes) for what, comes in HARM.items()), one.unit,
            _own_sum(state, one.unit, one.ledger), state.units[one.unit].side,
        )
        for one in found
    )  # fmt: skip


# -- melee, Recover and Rout
# --------------------------------------------------------------------------------------------


def of_melee(state: State, odds: MeleeOdds, side: Seat) -> Form:
    """Return the form of a melee: `side`'s sum in detail, the opponent's total, and the probabilities."""
    rival = other_side(side)
    against = text("form-against", total=total(odds.sum_of(rival)))
    more: tuple[Spoken, ...] = (names.side(rival), *names.sum_rows(state, odds.sum_of(rival)))
    return Form(
        text("form-melee", hex=odds.hex), rows(state, odds.sum_of(side)),
        _whole(text("form-melee-total"), odds.sum_of(side), "10.4"),
        (FormChances(names.side(side), against, _ends(odds, side), more=more),),
    )  # fmt: skip


def of_advance(state: State, unit: Unit, hex_: Hex) -> Form | None:
    """Return the form of an advance into a hex: its melee, mines and overstacking; None if none of these applies."""
    met = melee_odds.of_advance(state, (unit.id,), hex_)
    notes = (*_mines(state, (unit.hex, hex_)), *_overstacked(state, hex_, (unit,)))
    if met is not None:
        return replace(of_melee(state, met, unit.side), notes=notes)
    return Form(text("form-way", hex=hex_), notes=notes) if notes else None


def _ends(odds: MeleeOdds, side: Seat) -> tuple[FormPart, ...]:
    """Return the possible results of a melee for a side."""
    return _parts([
        ("wins", odds.chance(side), "good"),
        ("both-fall", odds.both_fall, "fair"),
        ("loses", odds.chance(other_side(side)), "bad"),
    ])  # fmt: skip


def of_melee_roll(roll: int, stands: MeleeOdds, again: MeleeOdds, side: Seat) -> Form:
    """Return the form that compares a melee with the roll kept and with a new one (3.7)."""
    rows_ = (
        FormChances(text("form-stands"), names.side(side), _ends(stands, side)),
        FormChances(text("form-new-roll"), names.side(side), _ends(again, side)),
    )
    return Form(text("form-roll", roll=roll), chances=rows_)


def of_ambushed(state: State, found: Sequence[tuple[Unit, MeleeOdds | None]], side: Seat) -> Form:
    """Return the form of an ambush: for each possible victim, the results of the melee after its harm (14.01)."""
    return Form(
        text("form-ambushed"),
        chances=tuple(
            FormChances(
                names.unit(state, unit.id), text("form-eliminated" if unit.broken else "form-breaks"),
                _parts([("loses", 1.0, "bad")]) if odds is None else _ends(odds, side), unit.id,
            )
            for unit, odds in found
        ),
    )  # fmt: skip


def of_breaking(state: State, squad: Unit) -> Form:
    """Return the form of a breaking squad: what is lost with and without Light Wounds (14.15)."""
    price = state.book.figures.light_wounds_vp
    fate = "form-lost-squad" if squad.broken else "form-broken-squad"
    kept = "form-broken-team" if squad.broken else "form-whole-team"
    return Form(
        text("form-breaking", unit=names.unit(state, squad.id)),
        notes=(
            Line(text(fate, points=state.figure(squad).vp), "6.2"),
            Line(text(kept, points=price), "14.15"),
        ),
    )


def of_recover(state: State, found: Sequence[Recovery]) -> Form:
    """Return the form of a Recover order, with a prediction for each broken unit."""
    return Form(names.use("recover"), chances=tuple(_rally(state, one) for one in found))


def _rally(state: State, found: Recovery) -> FormChances:
    shares = [(what, getattr(found, what), comes) for what, comes in RALLY.items()]
    shares.append(("stays", 1.0 - sum(share for _, share, _ in shares), "poor"))
    note = text("form-morale", morale=total(found.ledger))
    return FormChances(
        names.unit(state, found.unit), note, _parts(shares), found.unit, _own_sum(state, found.unit, found.ledger),
        state.units[found.unit].side,
    )  # fmt: skip


def of_rout(state: State, found: Sequence[Flight], chooser: Seat = "") -> Form:
    """Return the form of a Rout, with a prediction for each broken unit; it warns the side `chooser` about its own
    units."""
    own = [one.unit for one in found if state.units[one.unit].side == chooser]
    notes = (text("form-own-rout", units=some(state, own)),) if own else ()
    return Form(names.use("rout"), chances=tuple(_flight(state, one) for one in found), notes=notes)


def of_rout_help(state: State, found: Sequence[tuple[str, Flight]]) -> Form:
    """Return the form of a Rout with one row for each choice of a leader; `found` are pairs of the choice's label
    and its prediction (12.4).
    """
    told = [(words, _flight(state, flight)) for words, flight in found]
    rows_ = (replace(row, name=words, note=text("form-of-whom", unit=row.name, morale=row.note)) for words, row in told)
    return Form(names.use("rout"), chances=tuple(rows_))


def _flight(state: State, found: Flight) -> FormChances:
    runs = found.runs - found.lost
    shares = {"lost": found.lost, "runs": runs, "suppressed": found.suppressed, "holds": found.holds}
    note = text("form-morale", morale=total(found.ledger))
    return FormChances(
        names.unit(state, found.unit), note, _parts((what, shares[what], comes) for what, comes in FLIGHT.items()),
        found.unit, _own_sum(state, found.unit, found.ledger), state.units[found.unit].side,
    )  # fmt: skip


def of_reroll(roll: int, spread: Chances, roller: Seat) -> Form:
    """Return the form that compares a new roll with the current one, for rolls where higher is better (3.7)."""
    higher = sum(likely for number, likely in spread.items() if number > roll)
    lower = sum(likely for number, likely in spread.items() if number < roll)
    shares: list[tuple[str, float, Comes]] = [
        ("higher", higher, "good"), ("equal", max(0.0, 1.0 - higher - lower), "fair"), ("lower", lower, "poor"),
    ]  # fmt: skip
    again = FormChances(text("form-new-roll"), text("form-against", total=roll), _parts(shares), side=roller)
    return Form(text("form-roll", roll=roll), chances=(again,))


def triggering(state: State, card: FateCard, roll: str) -> str:
    """Return the description of a roll with the trigger that it sets off (2.5), and the sudden death roll if one
    follows (4.3).
    """
    space = state.time + 1
    last = card.trigger == "time" and space >= state.sudden_death
    return text("form-roll-last" if last else "form-roll-triggers", roll=roll, trigger=card.trigger, space=space)


def of_retreat(hex_: Hex, left: int, ways: int) -> Form:
    """Return the form of a retreat: `left` hexes to go, and whether the longest path, `ways`, suffices (12.6)."""
    lost = left > ways
    message = "form-retreat-lost" if lost else "form-retreat-on"
    return Form(text("form-retreat", hex=hex_), notes=(Line(text(message, left=left, ways=ways), "12.6"),))


def of_outcomes(roll: int, spread: Chances, comes: Callable[[int], str], side: Seat) -> Form:
    """Return the form that compares the result of a roll with those of a new one, coloured for a side (3.7).

    `comes` maps a roll to the name of its result.
    """
    shares: dict[str, float] = {}
    for number, likely in spread.items():
        shares[comes(number)] = shares.get(comes(number), 0.0) + likely
    now = _parts([(comes(roll), 1.0, COMES[comes(roll)])])
    new = _parts((what, share, COMES[what]) for what, share in shares.items())
    stands = FormChances(text("form-stands"), "", now, side=side)
    again = FormChances(text("form-new-roll"), "", new, side=side)
    return Form(text("form-roll", roll=roll), chances=(stands, again))


# -- artillery
# ----------------------------------------------------------------------------------------------------------


def of_mission(state: State, odds: MissionOdds, hex_: Hex, side: Seat) -> Form:
    """Return the form of a spotting round: its accuracy, and the units that may be hit."""
    hinders = -total(odds.ledger)
    message = "form-accuracy-hindered" if hinders else "form-accuracy"
    notes: list[Spoken] = [Line(text(message, percent=percent(odds.hits), range=odds.range, hindrance=hinders), "13.4")]
    if odds.lost:
        notes.append(Line(text("form-lost", percent=percent(odds.lost)), "13.4"))
    threatened = sorted(_threatened(state, odds), key=lambda found: -found[1])
    chances = tuple(_struck(state, unit, share, own=unit.side == side) for unit, share in threatened)
    return Form(text("form-mission", hex=hex_), chances=chances, notes=tuple(notes))


def _threatened(state: State, odds: MissionOdds) -> Iterable[tuple[Unit, float]]:
    return ((unit, share) for hex_, share in odds.reached for unit in state.units_in(hex_) if share > CERTAINLY_NOT)


def _struck(state: State, unit: Unit, share: float, *, own: bool) -> FormChances:
    note = text("form-own") if own else ""
    return FormChances(names.unit(state, unit.id), note, _parts([("shelled", share, "poor")]), unit.id)


# -- moves
# --------------------------------------------------------------------------------------------------------------


def of_way(state: State, group: Sequence[str], start: Hex, way: Way) -> Form:
    """Return the form of a path: cost and remaining points of each step, possible shooters, mines, overstacking."""
    first = way.steps[0]
    begins = FormRow(text("form-way-start"), str(first.left + first.price - first.gained), "9.2")
    made = tuple(
        FormRow(_step_words(state, step), text("form-points", change=_change(step), left=step.left), rule)
        for step in way.steps
        for rule in (next((part.rule for part in step.cost), ""),)
    )
    notes: list[Spoken] = []
    shooters = list(dict.fromkeys(unit for step in way.steps for unit in step.shooters))
    if shooters:
        notes.append(Line(text("form-may-fire", units=some(state, shooters), count=way.fired_at), "9.6"))
    notes += _mines(state, (start, *way.hexes))
    notes += _overstacked(state, way.hexes[-1], [state.units[unit] for unit in group])
    whole = FormRow(text("form-way-total"), str(way.spent), "9.2")
    return Form(text("form-way", hex=way.hexes[-1]), (begins, *made), whole, notes=tuple(notes))


def _change(step: WayStep) -> str:
    """Return what a step adds to the points and takes from them: "+1 −2"."""
    gained = f"{names.signed(step.gained)} " if step.gained else ""
    return gained + names.signed(-step.price)


def _mines(state: State, hexes: Sequence[Hex]) -> tuple[Line, ...]:
    """Return the line on mines in hexes left or entered; empty if there are none (18.3)."""
    there = [place_name(hex_) for hex_ in mined(state, hexes)]
    return (Line(text("form-mines", hexes=all_of(there)), "18.3"),) if there else ()


def _overstacked(state: State, hex_: Hex, units: Sequence[Unit]) -> tuple[Line, ...]:
    """Return a note on how far units that come into a hex overstack it, and what that costs (6.9a, 6.9b)."""
    over = too_many_after(state, hex_, units)
    if not over:
        return ()
    if state.book.options.overstack_costs_cover:
        return (Line(text("form-overstacked", count=over, cover=names.signed(-over)), "6.9b"),)
    return (Line(text("form-overstacked-removed", count=over), "6.9a"),)


def _step_words(state: State, step: WayStep) -> str:
    """Return the text of a step: the terrain entered, and any change of the group's Move."""
    ground = all_of([names.term(state, part) for part in step.cost])
    why = all_of([names.term(state, part) for part in step.gains])
    message = "form-step-why" if why else "form-step-gains" if step.gained else "form-step"
    return text(message, hex=step.hex, ground=ground, gained=names.signed(step.gained), why=why)


def some(state: State, units: Sequence[str], named: Callable[[State, str], str] = names.unit) -> str:
    """Return units as a list in words: the first few by name, the others as a number.

    `named` returns the name of a unit.
    """
    if len(units) <= NAMED:
        return all_of([named(state, id_) for id_ in units])
    shown = [named(state, id_) for id_ in units[: NAMED - 1]]
    return text("form-and-more", units=", ".join(shown), count=len(units) - len(shown))
