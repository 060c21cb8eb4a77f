"""Log entries of the Action Phase: moves, spotting, checks, shots and wounds (4.0, 12.0-19.0)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.words import capital, text
from combat.engine.words.line import Line, ruled
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import MORALE_STATES
from combat.games.volume1.rules.fighting import encounter, fire
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names, refusals
from combat.games.volume1.words.log.entries import (
    about,
    headline,
    is_friendly,
    mood,
    sum_and_confirming_roll,
    tells,
    with_rule_of_0,
)

ALERTED = "log-men-alerted"
"""Message that counts men alerted by the same cause one after the other."""


@tells(ev.ManMoved)
def _man_moved(state: State, event: ev.ManMoved) -> LogEntry:
    line = f"log-man-moved-{event.taken}" if event.taken else "log-man-moved"
    head = headline(line, man=names.man(state, event.man), hex=event.end)
    return LogEntry(head, rule=event.rule, places=(event.end, event.start), pieces=(event.man,), tone="quiet")


@tells(ev.ManHeld)
def _man_held(state: State, event: ev.ManHeld) -> LogEntry:
    man, why = names.man(state, event.man), refusals.held(state, event)
    if event.why not in fire.NO_SHOT:
        head = headline(f"log-held-{event.why}", man=man)
        return about(state, event.rule, head, event.man, sum=why, tone="quiet")
    if event.target and event.why not in fire.HIS_OWN:
        why = text("refusal-about", about=capital(names.man(state, event.target)), reason=why)
    return about(state, event.rule, headline("log-fire-held", man=man), event.man, event.target, sum=why, tone="quiet")


@tells(ev.ManLeft)
def _man_left(state: State, event: ev.ManLeft) -> LogEntry:
    head = headline("log-man-left", man=names.man(state, event.man), edge=text(f"edge-{event.edge}"))
    tone = mood(state, event.man, good_for_him=event.fate == "passed")
    result = text(f"fate-{event.fate}") if event.fate in ("fled", "passed") else ""
    return about(state, event.rule, head, event.man, result=result, tone=tone)


@tells(ev.ManSpotted)
def _man_spotted(state: State, event: ev.ManSpotted) -> LogEntry:
    friendly = is_friendly(state, event.man)
    message = "log-man-spotted" if friendly else "log-man-known"
    by = names.man(state, event.by) if event.by else ""
    head = headline(f"{message}-by" if by else message, man=names.man(state, event.man), by=by)
    cause = "" if event.why in ("", "spotted") else names.why(event.why)
    tone = mood(state, event.man, good_for_him=False)
    return about(state, event.rule, head, event.man, event.by, sum=cause, tone=tone, follows=bool(by))


@tells(ev.DummyRemoved)
def _dummy_removed(state: State, event: ev.DummyRemoved) -> LogEntry:
    head = headline("log-dummy-removed", team=names.team(state.book.figures[event.man].team))
    return about(state, event.rule, head, event.man, tone="good")


@tells(ev.ManHidden)
def _man_hidden(state: State, event: ev.ManHidden) -> LogEntry:
    head = headline("log-man-hidden", man=names.man(state, event.man))
    return about(state, event.rule, head, event.man, tone="good")


@tells(ev.ManAlerted)
def _man_alerted(state: State, event: ev.ManAlerted) -> LogEntry:
    head = headline("log-man-alerted", man=names.man(state, event.man))
    line = about(state, event.rule, head, event.man, sum=names.why(event.why), tone="bad")
    return replace(line, gathers=ALERTED, cause=event.why)


@tells(ev.CheckMade)
def _check_made(state: State, event: ev.CheckMade) -> LogEntry:
    man = names.man(state, event.man)
    tone = mood(state, event.man, good_for_him=event.passed)
    if event.check == "spotting":
        tone = tone if event.passed else "quiet"
        head = headline("log-check-spotting", man=man, target=names.man(state, event.target))
        result = text("log-check-seen" if event.passed else "log-check-unseen")
    elif event.check == "tqc":
        head = headline("log-check-purpose", man=man, why=names.roll_why(event.why))
        result = text("log-check-passed" if event.passed else "log-check-failed")
    else:
        head = headline("log-check", man=man, check=names.check(event.check))
        result = text("log-check-passed" if event.passed else "log-check-failed")
        if event.check == "wmc":
            result = shift(event)
            if event.shift and state.men[event.man].morale == "rout":
                result = text("log-check-shift-rout", shift=result)
            elif -event.shift > MORALE_STATES.index(state.men[event.man].morale):
                result = text("log-check-shift-capped", shift=result)
            result = _of_band(state, event, result)
            tone = mood(state, event.man, good_for_him=not event.shift)
    return about(
        state, event.rule, head, event.target, event.man,
        sum=names.sum_line(state, event.man, event.ledger),
        result=with_rule_of_0(state, event, result),
        tone=tone,
        die=event.roll,
        more=(_about_check(event), *sum_and_confirming_roll(state, event)),
    )  # fmt: skip


def shift(event: ev.CheckMade) -> str:
    """Return the result of a Wound Morale Check as text: "no effect", "morale −2 states" (19.0d)."""
    return text("log-check-shift", states=-event.shift)


def _of_band(state: State, event: ev.CheckMade, result: str) -> str:
    """Return the result of a Wound Morale Check behind the numbers that lead to it, as nobody passes or fails it
    (19.0d); the result alone for an unknown man (8.2).
    """
    if not names.is_known(state, event.man):
        return result
    return text("log-check-band", states=-event.shift, need=event.need, result=result)


def _about_check(event: ev.CheckMade) -> Line:
    """Return which check it was, or what it was for, whichever the headline leaves out."""
    return Line(names.check(event.check) if event.check in ("tqc", "spotting") else names.why(event.why))


@tells(ev.ShotFired)
def _shot_fired(state: State, event: ev.ShotFired) -> LogEntry:
    many = event.shots > 1
    head = headline(
        "log-shot-of" if many else "log-shot",
        man=names.man(state, event.man),
        target=names.man(state, event.target),
        shot=event.shot,
        shots=event.shots,
    )
    return about(
        state, event.rule, head, event.target, event.man,
        sum=_lot(state, event) + names.sum_line(state, event.man, event.ledger),
        result=with_rule_of_0(state, event, text(f"log-shot-{event.result}")),
        tone="plain" if event.result == "miss" else "hit",
        die=event.roll,
        follows=event.shot > 1,
        more=(*sum_and_confirming_roll(state, event), *_choice_of_target(state, event)),
    )  # fmt: skip


def _choice_of_target(state: State, event: ev.ShotFired) -> tuple[Line, ...]:
    """Return the reason why he shot at this man, and the numbers needed against the others (7.01, 13.0)."""
    if not event.considered:
        return ()
    lines = [
        Line(text("log-shot-considered", man=names.man(state, aim.man), need=aim.need, range=aim.range))
        for aim in event.considered
    ]
    if is_friendly(state, event.man):
        return (ruled("log-shot-drawn"), *lines)
    return (Line(text("log-shot-choice")), *(lines if len(lines) > 1 else ()))


def _lot(state: State, event: ev.ShotFired) -> str:
    """Return who was drawn as target, shown before the sum of the player's first shot (7.01)."""
    if not event.considered or not is_friendly(state, event.man):
        return ""
    return text("aim-lot-fell", man=names.man(state, event.target)) + " "


@tells(ev.MeleeBegan, ev.MeleeEnded)
def _melee_changed(state: State, event: ev.MeleeBegan | ev.MeleeEnded) -> LogEntry:
    men = tuple(man.id for man in state.men_in(event.hex))
    won = encounter.winners(state, event.hex)
    result = text("log-melee-winners", men=names.men(state, won)) if won else ""
    head = headline(f"log-{event.kind}", hex=event.hex)
    return LogEntry(head, result=result, rule=event.rule, places=(event.hex,), pieces=men)


@tells(ev.ChargeEnded)
def _charge_ended(state: State, event: ev.ChargeEnded) -> LogEntry:
    head = headline("log-charge-ended", man=names.man(state, event.man))
    return about(state, event.rule, head, event.man, sum=names.why("charge-reached"), tone="quiet", follows=True)


@tells(ev.Surrendered)
def _surrendered(state: State, event: ev.Surrendered) -> LogEntry:
    head = headline("log-surrendered", man=names.man(state, event.man), guard=names.man(state, event.guard))
    return about(state, event.rule, head, event.man, event.guard, tone=mood(state, event.man, good_for_him=False))


@tells(ev.PrisonerHandedOver)
def _prisoner_handed_over(state: State, event: ev.PrisonerHandedOver) -> LogEntry:
    head = headline("log-prisoner-handed-over", man=names.man(state, event.man), guard=names.man(state, event.guard))
    return about(state, event.rule, head, event.man, event.guard, sum=names.why(event.why))


@tells(ev.PrisonerLedOff)
def _prisoner_led_off(state: State, event: ev.PrisonerLedOff) -> LogEntry:
    head = headline("log-prisoner-led-off", man=names.man(state, event.man), guard=names.man(state, event.guard))
    tone = mood(state, event.man, good_for_him=False)
    return about(state, event.rule, head, event.man, event.guard, result=text("fate-captured"), tone=tone, follows=True)


@tells(ev.PrisonerFreed)
def _prisoner_freed(state: State, event: ev.PrisonerFreed) -> LogEntry:
    head = headline("log-prisoner-freed", man=names.man(state, event.man))
    return about(state, event.rule, head, event.man, tone=mood(state, event.man, good_for_him=True))


@tells(ev.BlowStruck)
def _blow_struck(state: State, event: ev.BlowStruck) -> LogEntry:
    head = headline("log-blow", man=names.man(state, event.man), target=names.man(state, event.target))
    result = text("log-blow-hit" if event.hit else "log-blow-missed")
    tone: Tone = "hit" if event.hit else "plain"
    return about(state, event.rule, head, event.target, event.man, result=result, tone=tone, follows=True)


@tells(ev.AmmoChanged)
def _ammo_changed(state: State, event: ev.AmmoChanged) -> LogEntry:
    who = names.gun(state, event.gun) if event.gun else names.man(state, event.man)
    head = headline(f"log-ammo-{event.after}", man=who)
    tone = mood(state, event.man, good_for_him=event.after == "full")
    return about(state, event.rule, head, event.man, tone=tone, follows=True)


@tells(ev.MoraleChanged)
def _morale_changed(state: State, event: ev.MoraleChanged) -> LogEntry:
    """Report a change of morale; a surrender makes a man Shaken, which is not reported as an improvement (17.4a)."""
    surrenders = event.why == "surrender"
    rose = MORALE_STATES.index(event.after) > MORALE_STATES.index(event.before)
    line = "log-morale-surrender" if surrenders else "log-morale-up" if rose else "log-morale-down"
    head = headline(line, man=names.man(state, event.man), after=names.morale(event.after))
    before = text("log-morale-before", before=names.morale(event.before))
    cause = names.why(event.why) if event.why and not surrenders else ""
    tone = mood(state, event.man, good_for_him=rose and not surrenders)
    return about(state, event.rule, head, event.man, sum=before, result=cause, tone=tone, follows=True)


@tells(ev.ManWounded)
def _man_wounded(state: State, event: ev.ManWounded) -> LogEntry:
    head = headline("log-man-wounded", man=names.man(state, event.man), wound=names.wound(event.wound))
    return about(state, event.rule, head, event.man, tone="hit", follows=True)


@tells(ev.ManKilled)
def _man_killed(state: State, event: ev.ManKilled) -> LogEntry:
    head = headline("log-man-killed", man=names.man(state, event.man))
    return about(state, event.rule, head, event.man, sum=names.why(event.why), tone="hit", follows=True)
