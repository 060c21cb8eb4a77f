"""Help on a campaign, from the numbers of its plan: wounds, experience, decorations, losses (16.0, 22.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.words import text, translated
from combat.engine.words.topic import Topic
from combat.games.volume1.content.campaign_plan import Decoration, Gain, Plan
from combat.games.volume1.words import names


def plan_help(plan: Plan) -> tuple[Topic, ...]:
    """Return help topics on everything that happens between two battles of a campaign."""
    return (
        Topic(translated(plan.title), text("help-campaign-course"), _made_up(plan)),
        Topic(text("help-campaign-wounds"), text("help-campaign-care"), _wounds(plan), "16.0"),
        Topic(text("help-campaign-learning"), text("help-campaign-points"), tuple(map(_gain, plan.gains))),
        Topic(text("help-campaign-medals"), "", tuple(_medal(plan, medal) for medal in plan.decorations)),
        Topic(text("help-campaign-losses"), text("help-campaign-lost"), _losses(plan)),
        Topic(text("campaign-options"), text("campaign-options-note"), (), "22.0"),
    )


def _made_up(plan: Plan) -> tuple[str, ...]:
    return () if plan.endless is None else (text("help-campaign-endless"),)


def _wounds(plan: Plan) -> tuple[str, ...]:
    lines = [
        text("help-campaign-wound", wound=text(f"campaign-wound-{wound}"), care=text(f"campaign-care-{care}"))
        for wound, care in plan.care.items()
    ]
    rest = (text("help-campaign-rest", count=plan.wounds_to_rest), text("help-campaign-rest-more"))
    if plan.strain is None:
        return (*lines, *rest)
    strain = plan.strain
    worn = text("help-campaign-strain", every=strain.every, most=strain.most, deeds=_prices(strain.deeds))
    return (*lines, *rest, worn)


def _gain(gain: Gain) -> str:
    return text(f"help-campaign-gain-{gain.figure}", every=gain.every, most=gain.most, deeds=_prices(gain.deeds))


def _medal(plan: Plan, medal: Decoration) -> str:
    kind = "all" if medal.in_all else "one"
    line = text(
        f"help-campaign-medal-{kind}",
        title=translated(medal.title),
        citation=translated(medal.citation),
        points=medal.at_least,
        deeds=_prices(medal.deeds),
    )
    lesser = next((translated(other.title) for other in plan.decorations if other.id == medal.instead_of), "")
    if lesser:
        line = f"{line} {text('help-campaign-medal-instead', lesser=lesser)}"
    return f"{line} {text('help-campaign-medal-infantry')}" if medal.infantry else line


def _prices(deeds: Mapping[str, int]) -> str:
    """Return deeds with the points that each is worth."""
    return names.listed(text("help-campaign-deed", deed=text(f"deed-name-{id_}"), points=deeds[id_]) for id_ in deeds)


def _losses(plan: Plan) -> tuple[str, ...]:
    lines = (text("help-campaign-pool", count=len(plan.pool)), text("help-campaign-least", count=plan.least))
    if plan.lead is None:
        return lines
    ldr, most, lost = plan.lead.ldr, plan.lead.most, names.signed(plan.lead.lost)
    return (*lines, text("help-campaign-lead", ldr=ldr, most=most, lost=lost))
