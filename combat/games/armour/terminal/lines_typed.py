"""Parser of input lines: labels of units and teams, points in centimetres, words of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from combat.engine.kernel.decision import Answer, Choice, Decision
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import MOST_LISTED, is_command, spelt_out
from combat.engine.words import text
from combat.games.armour.rules.answers import DONE, PASS, Allotment
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.consolidation import Consolidate
from combat.games.armour.rules.assault.countercharge import Countercharge
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.allotting import all_targets, as_allotment
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.reserves import EnterReserve
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.play.deployment import Deploy, undeployed
from combat.games.armour.rules.play.spearhead import MoveSpearhead
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.place_works import PlaceWorks
from combat.games.armour.standing.deploying import next_placement
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.terminal.hidden_typed import typed_arrival, typed_hiding
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.moves_typed import (
    typed_charge,
    typed_dismount,
    typed_mount,
    typed_moves,
    typed_order,
    typed_placements,
)
from combat.games.armour.terminal.shots_typed import (
    typed_aiming_point,
    typed_attack,
    typed_bombardment,
    typed_fire,
    typed_screen,
    typed_work,
)
from combat.games.armour.words.armour_words import WORDS

TYPED = (
    PlaceWorks, AimArtillery, Deploy, MoveUnits, MoveByOrder, ShootUnits, ActInAssault, Countercharge, Consolidate,
    HideUnits, RevealAmbush, EnterReserve, MoveSpearhead,
)  # fmt: skip
"""Decisions whose answers are typed with labels and points."""


def asked(state: State, decision: Decision) -> str:
    """Return the title of a question's prompt."""
    return WORDS.ask(state, decision).title


def listed(state: State, decision: Decision) -> Sequence[Answer]:
    """Return the answers that are numbered under a question: all of a choice, the first allotments of hits, else
    none.
    """
    if isinstance(decision, AllotHits):
        return list(islice(_allotments(state), MOST_LISTED))
    return list(decision.answers) if isinstance(decision, Choice) else ()


def _allotments(state: State) -> Iterator[Allotment]:
    """Yield the usual allotment, and those that differ from it by a hit or two."""
    assert state.volley is not None
    targets = all_targets(state, state.volley)[0]
    usually = targets.default()
    yield as_allotment(usually)
    yield from dict.fromkeys(map(as_allotment, targets.others(usually)))


def usual(state: State, decision: Decision) -> Answer | None:
    """Return the answer to an empty line: to decline, the even allotment, or "done"; None if there is no such
    answer.
    """
    if isinstance(decision, AllotHits):
        return next(_allotments(state))
    if decision.passes_with is not None:
        return decision.passes_with
    if isinstance(decision, Deploy) and any(undeployed(state, decision.seat)):
        return None
    if isinstance(decision, Choice):
        return decision.answers[0] if len(decision.answers) == 1 else None
    return DONE if decision.refusal(state, DONE) is None else None


def how(state: State, decision: Decision) -> str:
    """Return a text on how to answer a question that has no numbered answers."""
    return text(f"text-how-{decision.kind}" if isinstance(decision, TYPED) else "text-how")


Reader = Callable[[State, Decision, str], Iterator[Answer]]


def read(state: State, decision: Decision, line: str) -> Iterator[Answer]:
    """Yield the answers that a typed line means, in order; raise NotUnderstood.

    Answers in the notation of the rules, as in logs and lab files, are accepted too.
    """
    for end in (DONE, PASS):
        if is_command(line, end) or line.lower() == written(state, decision, end).lower():
            yield PASS if decision.passes_with == PASS else DONE
            return
    if decision.refusal(state, line) is None:
        yield line
        return
    try:
        yield from _meant(state, decision, line)
    except ValueError as fault:
        if isinstance(fault, NotUnderstood):
            raise
        raise NotUnderstood(text("text-not-understood", line=line)) from None


def _meant(state: State, decision: Decision, line: str) -> Iterator[Answer]:
    seat = decision.seat
    match decision:
        case PlaceWorks():
            yield typed_work(state, seat, line)
        case AimArtillery():
            yield typed_aiming_point(state, seat, line)
        case Deploy():
            yield from _deployed(state, decision, line)
        case HideUnits():
            yield typed_hiding(state, seat, line)
        case RevealAmbush() | EnterReserve():
            yield typed_arrival(state, decision, line)
        case ShootUnits():
            shelling = typed_bombardment(state, seat, line) or typed_screen(state, decision, line)
            yield typed_attack(state, seat, line) or shelling or typed_fire(state, decision, line)
        case ActInAssault() | Countercharge():
            yield typed_order(state, seat, line) or typed_charge(state, decision, line)
        case MoveUnits():
            yield from _moved(state, decision, line)
        case MoveByOrder() | Consolidate() | MoveSpearhead():
            yield typed_moves(state, decision, line)
        case AllotHits():
            yield _allotted(state, decision, line)
        case _:
            yield _spelt(state, decision, line)


def _deployed(state: State, decision: Deploy, line: str) -> Iterator[Answer]:
    """Yield the placement of a unit, or of all that are left."""
    word, _, rest = line.partition(" ")
    if not is_command(word, "all") or rest:
        yield typed_placements(state, decision.seat, rest if is_command(word, "place") else line)
        return
    while (found := next_placement(state, decision.seat)) is not None:
        yield found
    if any(undeployed(state, decision.seat)):
        raise NotUnderstood(text("deploy-no-room"))


def _moved(state: State, decision: MoveUnits, line: str) -> Iterator[Answer]:
    """Yield moves, an order, or what a word of transport asks for."""
    word, _, rest = line.partition(" ")
    order = typed_order(state, decision.seat, line)
    if order is not None:
        yield order
    elif is_command(word, "mount"):
        yield from typed_mount(state, decision.seat, rest)
    elif is_command(word, "dismount"):
        yield typed_dismount(state, decision, rest)
    elif is_command(word, "place"):
        yield typed_placements(state, decision.seat, rest)
    else:
        yield typed_moves(state, decision, line)


def _allotted(state: State, decision: AllotHits, line: str) -> Allotment:
    """Return an allotment as it is written: "1: D1*2 D2; 2: D1"; raise NotUnderstood."""
    labels, counts = Labels(state), list[tuple[int, str, int]]()
    for part in line.split(";"):
        shot, _, teams = part.partition(":")
        for word in teams.split():
            label, _, hits = word.partition("*")
            counts.append((int(shot) - 1, labels.team(label, (decision.seat,)), int(hits or 1)))
    return Allotment(counts)


def _spelt(state: State, decision: Decision, line: str) -> Answer:
    """Return the answer of a choice in words, or any answer in the notation of the rules with labels for ids."""
    if isinstance(decision, Choice):
        chosen = _by_label(state, decision, line)
        return chosen or spelt_out(line, decision.answers, partial(written, state, decision))
    return Labels(state).unmarked(line, decision.seat)


def _by_label(state: State, decision: Choice, line: str) -> Answer | None:
    labels = Labels(state)
    for answer in decision.answers:
        if str(answer) in state.teams and line.lower() == labels.of(str(answer), decision.seat).lower():
            return answer
    return None
