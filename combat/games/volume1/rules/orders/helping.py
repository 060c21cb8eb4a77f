"""Orders about another man: Medical Aid, bandages, and who may be carried (7.14, 7.18, 16.1)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.games.volume1.rules.cards.lasting_effects import only_order
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseWhom
from combat.games.volume1.rules.events import ManHeld, OrderPlaced, WhomChosen, WoundBandaged, total
from combat.games.volume1.rules.men import checks, surrender, troop_quality
from combat.games.volume1.rules.orders import carrying, search
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order, State, Wound

CARE_ORDERS = ("hide", "rally", "plan")
"""Orders allowed to a man under Medical Aid (7.14)."""
KEPT_DOWN = "duck-back"
"""Order of a man whom an explosion keeps down from the start of a turn (14.2)."""
DRIVEN = ("rout", "berserk")
"""Morale states in which a man is neither treated nor carried, unless he cannot move."""


def candidates(state: State, man: Man, order: str) -> list[str]:
    """Return the ids of the men whom an order of a man can be about (7.14, 7.15, 7.18)."""
    return _CANDIDATES[order](state, man)


def choose(state: State, man: str, order: str) -> Steps[str]:
    """Ask the player whom an order is about, and return that man's id; "" for an order that is about nobody."""
    if order not in ABOUT_ANOTHER:
        return ""
    answers: tuple[Answer, ...] = tuple(candidates(state, state.men[man], order))
    return (yield from ask(ChooseWhom(state.book.charts.orders[order].rule, man, answers, why=order)))


def begin(state: State, man: str, order: str, whom: str) -> Steps[None]:
    """Record whom an order just placed is about, and remove or replace that man's own order (7.14, 7.18)."""
    rule = state.book.charts.orders[order].rule
    yield WhomChosen(man, whom, order, rule)
    given = state.men[whom].order
    if order == "carry":
        yield OrderPlaced(whom, Order("carry"), rule, "carried")
    elif order == "medical-aid" and given is not None and given.id not in (*CARE_ORDERS, KEPT_DOWN):
        yield from carrying.put_down(state, whom)
        yield OrderPlaced(whom, None, rule, "under-care")


def _is_free(state: State, man: Man) -> bool:
    """Return whether neither morale nor a card decides a man's order; always for an inactive man (16.2)."""
    return troop_quality.is_inactive(state, man) or not (man.morale in DRIVEN or only_order(state, man.id))


def odds(state: State, man: Man) -> tuple[int, float]:
    """Return the number needed and the chance, 0.0-1.0, of the check for Medical Aid or Search, without cards (2.0,
    7.14, 7.15).

    If the number is below 0, the chance is 0, since the check cannot be confirmed.
    """
    need = total(troop_quality.quality(state, man))
    return need, max(0, min(need, 9) + 1) / 10


# -- Medical Aid (7.14) ---------------------------------------------------------------------------------------------


def open_wounds(man: Man) -> list[Wound]:
    """Return a man's wounds that are not bandaged."""
    return [wound for wound in man.wounds if not wound.bandaged]


def patients(state: State, medic: Man) -> list[str]:
    """Return the ids of the wounded in a medic's hex whom he may treat, including prisoners (7.14)."""
    return [
        man.id
        for man in state.men_in(medic.place)
        if man.wounds and man.id != medic.id and open_wounds(man) and _keeps_still(state, man)
    ]


def _keeps_still(state: State, man: Man) -> bool:
    """Return whether a man may Hide, Rally or Plan; a prisoner does as his guard."""
    if man.side == "enemy":
        return bool(man.held_by)
    has_care_order = man.order is not None and man.order.id in CARE_ORDERS
    only = only_order(state, man.id)
    return not carrying.is_carried(man) and (has_care_order or only in CARE_ORDERS or _is_free(state, man))


def medic_of(state: State, man: str) -> str:
    """Return the id of the medic who treats a man this turn; "" if there is none."""
    for other in state.men.values():
        if other.whom == man and other.order is not None and other.order.id == "medical-aid":
            return other.id
    return ""


def care_refusal(state: State, man: Man, order: str) -> Refusal | None:
    """Return the reason why a man under Medical Aid may not have an order, or None if he may (7.14).

    Hide, Rally and Plan are allowed, and every order for men who are not treated.
    """
    if not man.wounds or order in CARE_ORDERS:
        return None
    medic = medic_of(state, man.id)
    return Refusal("under-care", "7.14", (("man", medic),)) if medic else None


def can_treat(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man may not have the Medical Aid order, or None if he may (7.14).

    He must be a medic in the same hex as a man with an open wound.
    """
    if not state.figure(man.id).medic:
        return Refusal("no-medic", "7.14")
    if patients(state, man):
        return None
    hurt = [other for other in state.men_in(man.place) if other.wounds and other.id != man.id]
    return next((bar for other in hurt if (bar := care_bar(state, other))), Refusal("nobody-to-treat", "7.14"))


def care_bar(state: State, man: Man) -> Refusal | None:
    """Return the reason why a wounded man in a medic's hex cannot be treated, or None if he can (7.14)."""
    about = ("man", man.id)
    if not open_wounds(man):
        return Refusal("load-bandaged", "16.1", (about,))
    if man.side == "enemy" and not man.held_by:
        return Refusal("nobody-to-treat", "7.14")
    if carrying.is_carried(man):
        return Refusal("load-carried", "7.18", (about, ("carrier", carrying.carrier_of(state, man.id))))
    return None if _keeps_still(state, man) else _driven(man, "7.14")


def _driven(man: Man, rule: str) -> Refusal:
    """Return the refusal for a man whose morale or card decides his order."""
    about = ("man", man.id)
    if man.morale in DRIVEN:
        return Refusal("load-driven", "17.3" if man.morale == "rout" else "17.2", (about, ("morale", man.morale)))
    return Refusal("load-not-free", rule, (about,))


def treat_all(state: State) -> Steps[None]:
    """Run step 5b: each medic who still has Medical Aid makes a check, and bandages one wound (7.14, 16.1)."""
    for medic in state.on_board("friendly"):
        if medic.order is not None and medic.order.id == "medical-aid":
            yield from _treat(state, medic)


def _treat(state: State, medic: Man) -> Steps[None]:
    patient = state.men.get(medic.whom)
    if patient is None or not patient.on_board or patient.hex != medic.hex or not open_wounds(patient):
        yield ManHeld(medic.id, "nobody-to-treat", "7.14")
        return
    if (yield from checks.troop_quality_check(state, medic.id, "medical", "7.14")):
        wound = yield from _which_wound(medic.id, patient)
        yield WoundBandaged(patient.id, medic.id, patient.wounds.index(wound))


def _which_wound(medic: str, patient: Man) -> Steps[Wound]:
    """Return the wound to bandage, one a turn; ask the player if they differ (7.14)."""
    wounds = {wound_word(wound): wound for wound in open_wounds(patient)}
    word = yield from ask(ChooseBandage("7.14", medic, tuple(wounds), patient=patient.id))
    return wounds[word]


def wound_word(wound: Wound) -> str:
    """Return a wound as a word: light, bad, light-evac or bad-evac."""
    return f"{wound.kind}-evac" if wound.evac else wound.kind


# -- Carry/Drag (7.18) ----------------------------------------------------------------------------------------------


def loads(state: State, man: Man) -> list[str]:
    """Return the ids of the comrades in a man's hex whom he may carry, wounded or not (7.18)."""
    return [other.id for other in _comrades(state, man) if load_bar(state, other, man.id) is None]


def _comrades(state: State, man: Man) -> list[Man]:
    return [other for other in state.men_in(man.place) if other.side == man.side and other.id != man.id]


def load_bar(state: State, man: Man, by: str) -> Refusal | None:
    """Return the reason why a man may not be carried by a comrade in his hex, or None if he may (7.18).

    Prisoners may not, nor men who are kept down, in another pair or under treatment; guards and men driven by morale
    may only if they cannot act.
    """
    about, medic = ("man", man.id), medic_of(state, man.id) if man.wounds else ""
    if man.held_by:
        return Refusal("load-held", "17.4", (about,))
    if visibility.order_id(man) == KEPT_DOWN:
        return Refusal("load-kept-down", "14.2", (about,))
    if carrying.is_carried(man) and carrying.carrier_of(state, man.id) != by:
        return Refusal("load-carried", "7.18", (about, ("carrier", carrying.carrier_of(state, man.id))))
    if carrying.load_of(state, man.id):
        return Refusal("load-carries", "7.18", (about, ("load", carrying.load_of(state, man.id))))
    if medic:
        return Refusal("load-treated", "7.14", (about, ("medic", medic)))
    if troop_quality.is_inactive(state, man):
        return None
    if surrender.is_guard(state, man.id):
        return Refusal("load-guards", "17.4", (about,))
    return None if _is_free(state, man) else _driven(man, "7.18")


def can_carry(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man may carry nobody, or None if there is a comrade in his hex to carry (7.18)."""
    bars = [load_bar(state, other, man.id) for other in _comrades(state, man)]
    return None if None in bars else next(iter(bars), Refusal("nobody-to-carry", "7.18"))


_CANDIDATES = {"medical-aid": patients, "search": search.finds, "carry": loads}
ABOUT_ANOTHER = tuple(_CANDIDATES)
"""Orders that have another man as object (7.14, 7.15, 7.18)."""
