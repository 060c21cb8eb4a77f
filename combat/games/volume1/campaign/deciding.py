"""Decisions between battles: who goes, rests and leads, and what is carried (22.0).

Only `refusal` gives reasons against a decision; only `decide` and `take_back` make changes.
"""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.campaign.campaign_state import Campaign, Decided
from combat.games.volume1.content.campaign_plan import Issue
from combat.games.volume1.rules.book import Figure


class Refused(ValueError):
    """Exception for an impossible decision; its text is the reason, in one line."""


def leader(campaign: Campaign, figures: Mapping[str, Figure]) -> str:
    """Return the leader of the next battle: the player's choice if that man goes, else the man of highest Leadership.

    A medic leads only by choice. Return "" if nobody can lead.
    """
    going = [soldier.id for soldier in campaign.going]
    named = [step.man for step in campaign.decided if step.word == "leads" and step.man in going]
    able = [man for man in going if not figures[man].medic]
    return named[-1] if named else max(able, key=lambda man: figures[man].ldr, default="")


def carried(campaign: Campaign) -> dict[str, tuple[str, ...]]:
    """Return the weapons issued to each man who goes, by man; men without issued weapons are left out."""
    found: dict[str, list[str]] = {}
    going = {soldier.id for soldier in campaign.going}
    for step in campaign.decided:
        if step.word == "carries" and step.man in going:
            found.setdefault(step.man, []).append(step.weapon)
        elif step.word == "leaves" and step.weapon in found.get(step.man, ()):
            found[step.man].remove(step.weapon)
    return {man: tuple(weapons) for man, weapons in found.items() if weapons}


def refusal(campaign: Campaign, step: Decided, figures: Mapping[str, Figure]) -> TextMessage | None:
    """Return the reason why a decision is impossible, or None if it is possible."""
    soldier = next((soldier for soldier in campaign.soldiers if soldier.id == step.man), None)
    if campaign.over or campaign.journal:
        return msg("decide-too-late")
    if soldier is None or soldier.lost:
        return msg("decide-not-there")
    if soldier.rests:
        return msg("decide-aid-station")
    goes = soldier in campaign.going
    match step.word:
        case "goes":
            full = not goes and len(campaign.going) >= campaign.most
            return msg("decide-no-room", count=campaign.most) if full else None
        case "rests":
            few = goes and len(campaign.going) <= campaign.plan.least
            return msg("decide-too-few", count=campaign.plan.least) if few else None
    if not goes:
        return msg("decide-stays")
    if step.word == "leads":
        return msg("decide-medic") if figures[step.man].medic else None
    return _of_weapon(campaign, step, figures[step.man])


def _of_weapon(campaign: Campaign, step: Decided, figure: Figure) -> TextMessage | None:
    """Return the reason why a man cannot take a weapon, or leave it."""
    out, issue = carried(campaign), issue_of(campaign, step.weapon)
    has = step.weapon in out.get(step.man, ())
    if step.word == "leaves":
        return None if has else msg("decide-has-none")
    if issue is None:
        return msg("decide-not-issued")
    given = [weapon for weapons in out.values() for weapon in weapons]
    if has or any(skill.weapon == issue.weapon for skill in figure.skills):
        return msg("decide-has-it")
    if not any(skill.weapon == issue.like for skill in figure.skills):
        return msg("decide-cannot-use")
    if given.count(issue.weapon) >= issue.most:
        return msg("decide-given-out", count=issue.most)
    if len(given) >= campaign.plan.loads:
        return msg("decide-all-given-out", count=campaign.plan.loads)
    return None


def issue_of(campaign: Campaign, weapon: str) -> Issue | None:
    """Return the plan's issue of a weapon, or None if that weapon is not issued."""
    return next((issue for issue in campaign.plan.issues if issue.weapon == weapon), None)


def decide(campaign: Campaign, step: Decided, figures: Mapping[str, Figure]) -> Campaign:
    """Return the campaign with one more decision; raise Refused if it is impossible."""
    why = refusal(campaign, step, figures)
    if why is not None:
        raise Refused(why)
    return replace(campaign, decided=(*campaign.decided, step))


def take_back(campaign: Campaign) -> Campaign:
    """Return the campaign without the last decision; raise Refused if there is none, or if the battle has begun."""
    if campaign.journal:
        raise Refused(msg("decide-too-late"))
    if not campaign.decided:
        raise Refused(msg("decide-nothing-to-undo"))
    return replace(campaign, decided=campaign.decided[:-1])
