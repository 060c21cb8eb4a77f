"""Letters home after a battle: composed from what really happened to the man, in words never alike twice in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from combat.engine.kernel.record import Record
from combat.engine.words import has, text, translated
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, Report, Soldier
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.rules.book import Figure

MOST = 4
"""Letters of men who live, after one battle; a letter is written about every man who is lost."""

ABOUT_THE_LOST = ("killed", "captured")
"""What the squad leader writes of to a man's family."""

FROM_A_BED = ("hospital", "home")
"""What a man writes who did not see the end of it."""


class Letter(Record):
    """One letter: about whom, how it begins, its paragraphs, how it ends and who signs it."""

    man: str
    kind: str
    greeting: str
    paragraphs: tuple[str, ...]
    farewell: str
    signed: str


class _Turns:
    """Takes the variants of a message in turn, so that none comes twice in a row."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def next(self, message: str) -> str:
        """The id of the variant whose turn it is: message-1, message-2 …"""
        place = self._taken[message]
        self._taken[message] += 1
        return self.fixed(message, place)

    def fixed(self, message: str, place: int) -> str:
        """The variant at a place, counted round and round: a man's family does not change."""
        count = 1
        while has(f"{message}-{count + 1}"):
            count += 1
        return f"{message}-{place % count + 1}"


def letters(campaign: Campaign, figures: Mapping[str, Figure]) -> list[Letter]:
    """The letters that go home after the last battle."""
    turns, latest = _Turns(), list[Letter]()
    proud = honours(campaign.plan)
    for number, fought in enumerate(campaign.fought):
        written = _written(fought.reports, number, proud)
        latest = [_letter(report, kind, fought, campaign, figures, turns) for report, kind in written]
    return latest


def _written(reports: Iterable[Report], number: int, proud: Collection[str]) -> list[tuple[Report, str]]:
    """Whose letters, and what about: all who are lost, then those with most to tell, and a quiet one by turns."""
    kinds = [(report, kind_of(report, proud)) for report in reports]
    quiet = [pair for pair in kinds if pair[1] == "quiet"]
    lost = [pair for pair in kinds if pair[0].lost]
    living = [pair for pair in kinds if not pair[0].lost and pair[1] != "quiet"]
    one = [quiet[number % len(quiet)]] if quiet else []
    return lost + (living[: MOST - len(one)] + one)


def honours(plan: Plan) -> frozenset[str]:
    """The decorations worth a letter: those given for one battle, and not for wounds."""
    return frozenset(medal.id for medal in plan.decorations if not medal.in_all and "wounded" not in medal.deeds)


def kind_of(report: Report, proud: Collection[str] = ()) -> str:
    """What a man's letter is about: the gravest or the proudest thing that the battle was to him."""
    deeds = report.deeds
    if report.lost:
        return report.lost
    if report.rests:
        return "hospital"
    if any(medal in proud for medal in report.decorations):
        return "decorated"
    if report.hurt:
        return "wounded"
    if report.ran:
        return "ran"
    for deed in ("comrade-carried", "comrade-bandaged", "papers-brought", "prisoner-taken", "enemy-killed"):
        if deeds.get(deed):
            return deed
    return "quiet"


def _letter(
    report: Report, kind: str, fought: Fought, campaign: Campaign, figures: Mapping[str, Figure], turns: _Turns
) -> Letter:
    figure, plan = figures[report.man], campaign.plan
    proud = honours(plan)
    worthy = [medal for medal in plan.decorations if medal.id in report.decorations and medal.id in proud]
    medal = translated(worthy[-1].title) if worthy else ""
    facts = {"name": figure.name, "given": _given(figure), "rank": figure.rank, "medal": medal}
    body = text(turns.next(f"letter-{kind}"), **facts)
    if kind in ABOUT_THE_LOST:
        return Letter(
            man=report.man,
            kind=kind,
            greeting=text(turns.next("letter-greeting-leader"), **facts),
            paragraphs=(body,),
            farewell=text(turns.next("letter-farewell-leader")),
            signed=_leader(campaign.soldiers, figures, report.man),
        )
    pal = next((other.man for other in fought.reports if other.lost == "killed"), "")
    more = "away" if kind in FROM_A_BED else "pal" if pal else "won" if fought.won else "lost"
    family = turns.fixed("letter-greeting-own", (*plan.squad, *plan.pool).index(report.man))
    return Letter(
        man=report.man,
        kind=kind,
        greeting=text(family),
        paragraphs=(body, text(turns.next(f"letter-{more}"), pal=figures[pal].name if pal else "")),
        farewell=text(family.replace("greeting", "farewell")),
        signed=_given(figure),
    )


def _given(figure: Figure) -> str:
    """What his family calls a man; the surname of one who is not known so well."""
    message = f"given-name-{figure.id}"
    return text(message) if has(message) else figure.name


def _leader(soldiers: Iterable[Soldier], figures: Mapping[str, Figure], man: str) -> str:
    """Who writes to a family: the best leader that the squad still has."""
    alive = [figures[soldier.id] for soldier in soldiers if not soldier.lost and soldier.id != man]
    return max(alive, key=lambda figure: figure.ldr).full_name if alive else text("letter-company")
