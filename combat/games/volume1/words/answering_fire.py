"""Texts on enemies' possible attacks on the player's men, and on the results of a hit (8.2, 10.0, 13.0, 16.0)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, text
from combat.engine.words.grammar import percents
from combat.engine.words.line import Line, Spoken
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import chances, encounter, fire
from combat.games.volume1.rules.men.wound_odds import wound_odds
from combat.games.volume1.rules.play import danger, prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.words import names
from combat.games.volume1.words.promises import Promise


def against(state: State, foe: Man, man: Man) -> Promise:
    """Return an enemy's first shot at a man who stays where he is; the enemy moves first if his order says so (10.0,
    13.0).

    It is empty if the enemy has no shot left. For an unknown enemy who sees the man, only the modifiers that do not
    depend on the enemy are returned (8.2).
    """
    if not foe.seen:
        return _unknown(state, foe, man)
    there, target = danger.as_ordered(state, foe), replace(man, seen=True)
    attack = prospects.first_attack(state, there, target, prospects.fires_in(state, there))
    shot = chances.best_shot(state, attack[1], target) if attack is not None else None
    if attack is None or shot is None:
        return Promise(())
    line = promised(state, shot)
    if there is not foe:
        line = text("shot-under", order=names.marker(there.order), promise=line)
    elif (state.clock.phase, attack[0]) != ("action", state.clock.impulse):
        line = text("shot-in-impulse", impulse=attack[0], promise=line)
    message = "answer-shot" if man.seen else "answer-shot-unseen"
    shooter, whom = capital(names.man(state, foe.id)), names.man(state, man.id)
    told = text(message, shooter=shooter, man=whom, promise=line)
    return Promise((told, outcomes(state, man, shot)), told, shot.odds.ledger, shot)


def in_hex(state: State, foe: Man, man: Man, hex_: Hex) -> Promise:
    """Return a known enemy's best shot at a man if he were in a hex, from the enemy's present hex and under his
    present order (13.0).

    It is empty if the enemy cannot shoot at him there.
    """
    target = replace(man, hex=hex_, seen=True)
    shot = chances.best_shot(state, danger.as_ordered(state, foe), target)
    if shot is None:
        return Promise(())
    shooter, whom = capital(names.man(state, foe.id)), names.man(state, man.id)
    told = text("answer-shot", shooter=shooter, man=whom, promise=promised(state, shot))
    return Promise((told, outcomes(state, target, shot)), told, shot.odds.ledger, shot)


def worst(state: State, man: Man) -> Promise:
    """Return the attack of the known enemy who is most likely to hit a man; empty if no enemy has a shot."""
    found, most = Promise(()), 0.0
    for foe in danger.shooters(state):
        target = replace(man, seen=True)
        attack = prospects.first_attack(state, foe, target, prospects.fires_in(state, foe))
        shot = chances.best_shot(state, attack[1], target) if attack is not None else None
        if shot is not None and shot.odds.any > most:
            found, most = against(state, state.men[foe.id], man), shot.odds.any
    return found


def worst_in(state: State, man: Man, hex_: Hex) -> Promise:
    """Return the best shot of any known enemy at a man if he were in a hex, as in the danger overlay (13.0).

    It is empty if there is no such shot, or if a melee would begin there.
    """
    found, most, target = Promise(()), 0.0, replace(man, hex=hex_, seen=True)
    if encounter.begins_fight(state, man, hex_):
        return found
    for foe in danger.shooters(state):
        if foe.hex == hex_ or fire.refusal(state, foe, target) is not None:
            continue
        told = in_hex(state, state.men[foe.id], man, hex_)
        if told.shot is not None and told.shot.odds.any > most:
            found, most = told, told.shot.odds.any
    return found


def outcomes(state: State, man: Man, shot: chances.Shot) -> Line:
    """Return a line with the chance that a shot misses a man, and what a hit would cause with the cards left in the
    deck (16.0).
    """
    miss = percents.percent(1 - shot.odds.any)
    if shot.odds.check_only:
        return Line(text("answer-check-only", miss=miss), "13.0.9")
    return Line(text("answer-outcomes", miss=miss, **_parts(state, man)), "16.0")


def in_short(state: State, shooter: Man, man: Man, shot: chances.Shot) -> str:
    """Return a shot as one short line with the shooter: "Taylor hits 99 %: MC 40, Light 30, Bad 20, KIA 10"."""
    who, chance = capital(names.man(state, shooter.id)), percents.percent(shot.odds.any)
    return text("odds-in-short", who=who, chance=chance, brings=_brings(state, man, shot))


def brings(state: State, man: Man, shot: chances.Shot) -> Line:
    """Return the results of a hit as one short line: "A hit: MC 40, Light 30, Bad 20, KIA 10"."""
    return Line(text("odds-brings", brings=_brings(state, man, shot)), "13.0.9" if shot.odds.check_only else "16.0")


def _brings(state: State, man: Man, shot: chances.Shot) -> str:
    return text("odds-check-only") if shot.odds.check_only else text("odds-of-hit", **_parts(state, man))


def _parts(state: State, man: Man) -> dict[str, int]:
    """Return the results of a hit on a man in per cent."""
    found = wound_odds(state, man)
    shown = percents.percents((found.check, found.light, found.bad, found.kia))
    return dict(zip(("check", "light", "bad", "kia"), shown, strict=True))


def summed(book: Book, promise: Promise) -> tuple[Spoken, ...]:
    """Return the lines of an attack: the shot, its modifiers, and the results of a hit; empty if there is no shot."""
    return (*promise.lines[:1], *names.sum_rows(book, promise.ledger), *promise.lines[1:])


def promised(state: State, shot: chances.Shot) -> str:
    """Return a shot's weapon and chance to hit as text: "M1 Garand: 70 %"."""
    return text(
        "shot-promise",
        weapon=names.weapon(state.book, shot.weapon.id),
        percent=percents.percent(shot.odds.each),
        any=percents.percent(shot.odds.any),
        shots=shot.shots,
    )


def _unknown(state: State, foe: Man, man: Man) -> Promise:
    if foe.order is None or not visibility.sees(state, foe, man) or not prospects.fires_in(state, foe):
        return Promise(())
    ledger = fire.without_weapon(state, foe, man)
    told = text("answer-unknown", shooter=capital(names.man(state, foe.id)), amount=names.signed(total(ledger)))
    return Promise((Line(told, "8.2"),), told, ledger)
