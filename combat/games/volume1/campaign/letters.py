"""Letters home after a battle, composed from its events in varying words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from combat.engine.kernel.record import Record
from combat.engine.words import has, text, translated
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, Report
from combat.games.volume1.campaign.letter_book import letter_book
from combat.games.volume1.campaign.letter_turns import LetterTurns, variants
from combat.games.volume1.content.campaign_plan import Plan, PlannedBattle
from combat.games.volume1.rules.components import Figure, Weapon

MOST = 4
"""Maximum number of letters by survivors after a battle; every man lost has a letter."""

ABOUT_THE_LOST = ("killed", "captured")
"""Losses that the squad leader reports to a man's family."""

OF_DEEDS = ("comrade-carried", "comrade-bandaged", "papers-brought", "prisoner-taken", "enemy-killed")
"""Deeds mentioned in letters, the rarest first."""
OF_THE_LIVING = ("hospital", "decorated", "wounded", "ran", *OF_DEEDS, "quiet")

FROM_A_BED = ("hospital", "home")
"""Letters by men who did not see the end of the battle."""

SOON = timedelta(hours=12)
"""Time after the start of a battle at which most letters are written."""
LATER = {"hospital": timedelta(days=2.5), "decorated": timedelta(days=2.5), "home": timedelta(days=10)}
"""Time for letters of other kinds."""

MOURNERS = 2
"""Number of letters that mention a fallen comrade; the others are about the battle."""


class Letter(Record):
    """A letter: its subject, greeting, paragraphs, farewell and signature."""

    man: str
    kind: str
    greeting: str
    paragraphs: tuple[str, ...]
    farewell: str
    signed: str
    dated: str = ""
    """Place and date in its head."""


class _About(NamedTuple):
    """The battle of a letter, and facts about it."""

    fought: Fought
    battle: PlannedBattle
    facts: frozenset[str]


def letters(campaign: Campaign, figures: Mapping[str, Figure], weapons: Mapping[str, Weapon]) -> list[Letter]:
    """Return the letters written after the last battle; empty if none was fought."""
    recorder, latest = _Recorder(campaign, figures, weapons), list[Letter]()
    for number in range(len(campaign.fought)):
        latest = recorder.after(number)
    return latest


def letters_about_the_lost(
    campaign: Campaign, figures: Mapping[str, Figure], weapons: Mapping[str, Weapon]
) -> dict[str, Letter]:
    """Return the letter about every man who was killed or captured, by man."""
    recorder = _Recorder(campaign, figures, weapons)
    written = (letter for number in range(len(campaign.fought)) for letter in recorder.after(number))
    return {letter.man: letter for letter in written if letter.kind in ABOUT_THE_LOST}


def _written(reports: Iterable[Report], number: int, proud: Collection[str]) -> list[tuple[Report, str]]:
    """Return writers and kinds of letters: all men lost, and of the survivors one per kind, in turn."""
    kinds = [(report, kind_of(report, proud)) for report in reports]
    lost = [pair for pair in kinds if pair[0].lost]
    living = [[pair for pair in kinds if not pair[0].lost and pair[1] == kind] for kind in OF_THE_LIVING]
    one = [group[number % len(group)] for group in living if group]
    return lost + (one if len(one) <= MOST else [*one[: MOST - 1], one[-1]])


def honours(plan: Plan) -> frozenset[str]:
    """Return the ids of the decorations worth a letter: those for one battle, but not those for wounds."""
    return frozenset(medal.id for medal in plan.decorations if not medal.in_all and "wounded" not in medal.deeds)


def kind_of(report: Report, proud: Collection[str] = ()) -> str:
    """Return the kind of a man's letter, by the gravest event that befell him, else his proudest deed, else "quiet".

    `proud` are the decorations worth a letter.
    """
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
    return next((deed for deed in OF_DEEDS if deeds.get(deed)), "quiet")


class _Recorder:
    """Composes the letters of a campaign, battle after battle; used variants are avoided."""

    def __init__(self, campaign: Campaign, figures: Mapping[str, Figure], weapons: Mapping[str, Weapon]) -> None:
        self._campaign, self._figures, self._weapons = campaign, figures, weapons
        self._book = letter_book()
        self._turns = LetterTurns(self._book)
        self._proud = honours(campaign.plan)
        self._battles = Counter[str]()
        """Number of earlier battles of each man."""

    def after(self, number: int) -> list[Letter]:
        """Return the letters after a battle; none if it was conceded before the first contact."""
        fought = self._campaign.fought[number]
        if not fought.contact:
            return []
        battle = self._campaign.plan.battles[self._campaign.course[0][number]]
        about = _About(fought, battle, self._book.of_battle(battle, fought))
        pal = next((report.man for report in fought.reports if report.lost == "killed"), "")
        found, mourners = list[Letter](), MOURNERS if pal else 0
        for report, kind in _written(fought.reports, number, self._proud):
            if kind in ABOUT_THE_LOST:
                found.append(self._to_the_family(report, kind, about))
                continue
            mourns = mourners > 0 and kind not in FROM_A_BED
            mourners -= mourns
            found.append(self._home(report, kind, about, pal if mourns else ""))
        self._battles.update(report.man for report in fought.reports)
        return found

    def _to_the_family(self, report: Report, kind: str, about: _About) -> Letter:
        """Return the letter about a lost man, by a witness or else by the company commander."""
        figure = self._figures[report.man]
        facts = {"name": figure.name, "given": _given(figure), "rank": figure.rank}
        writer, family = self._writer(about.fought, report.man), self._book.families.get(report.man)
        true = self._true(report, about) | self._of_writer(writer, report.man)
        occasion = f"{about.battle.name} {report.man}"
        greeting = f"letter-greeting-leader-{family.told}" if family else ""
        if not has(greeting):
            greeting = self._turns.next("letter-greeting-leader", true, occasion)
        return Letter(
            man=report.man,
            kind=kind,
            greeting=text(greeting, **facts),
            paragraphs=(text(self._turns.next(f"letter-{kind}", true, occasion), **facts),),
            farewell=text(self._turns.next("letter-farewell-leader", true, occasion)),
            signed=self._figures[writer].full_name if writer else text("letter-company"),
            dated=_dated(about.battle.date, kind),
        )

    def _home(self, report: Report, kind: str, about: _About, pal: str) -> Letter:
        """Return a man's letter to his family: his experience, and a missed comrade or the battle."""
        figure, true = self._figures[report.man], self._true(report, about)
        occasion = f"{about.battle.name} {report.man}"
        body = text(self._turns.next(f"letter-{kind}", true, occasion), medal=self._medal(report))
        more = self._turns.next("letter-away", true, occasion) if kind in FROM_A_BED else ""
        if pal:
            more = self._turns.next("letter-pal", true, occasion)
        family = self._family(report.man)
        return Letter(
            man=report.man,
            kind=kind,
            greeting=text(f"letter-greeting-own-{family}"),
            paragraphs=(body, text(more or self._of_the_battle(about, true, occasion), pal=self._name(pal))),
            farewell=text(f"letter-farewell-own-{family}"),
            signed=_given(figure),
            dated=_dated(about.battle.date, kind),
        )

    def _of_the_battle(self, about: _About, true: frozenset[str], occasion: str) -> str:
        """Return a sentence about this battle if one is unused, else a general one for its result."""
        ended = "won" if about.fought.won else "lost"
        own = self._turns.unwritten(f"letter-{ended}-at-{about.battle.name}", true)
        return own or self._turns.next(f"letter-{ended}", true, occasion)

    def _true(self, report: Report, about: _About) -> frozenset[str]:
        others = max(self._battles.values(), default=0)
        return about.facts | self._book.of_man(report, self._battles[report.man], others, self._weapons)

    def _of_writer(self, writer: str, man: str) -> set[str]:
        """Return the facts about a letter's writer: whether he was there, and led the man with experience."""
        if not writer:
            return set()
        led = self._battles[writer] > 0 and self._figures[writer].ldr > self._figures[man].ldr
        return {"witness", "led"} if led else {"witness"}

    def _medal(self, report: Report) -> str:
        plan = self._campaign.plan
        worthy = [medal for medal in plan.decorations if medal.id in report.decorations and medal.id in self._proud]
        return translated(worthy[-1].title) if worthy else ""

    def _name(self, man: str) -> str:
        return self._figures[man].name if man else ""

    def _family(self, man: str) -> int:
        """Return the number of a man's family, which is constant: his own, or by his place in the squad."""
        plan, book = self._campaign.plan, self._book
        if man in book.families:
            return book.families[man].own
        count = sum(1 for _ in variants("letter-greeting-own"))
        return 1 + (*plan.squad, *plan.pool).index(man) % count

    def _writer(self, fought: Fought, about: str) -> str:
        """Return the writer to a man's family: the leader, or else the best leader present; "" for none."""
        back = [report.man for report in fought.reports if not report.lost and report.man != about]
        if fought.leader in back:
            return fought.leader
        return max(back, key=lambda man: self._figures[man].ldr, default="")


def _dated(date: str, kind: str) -> str:
    """Return the head of a letter; without a day if the plan has none, or no sentence has its month."""
    moment = datetime.fromisoformat(date) + LATER.get(kind, SOON) if date else None
    message = f"letter-dated-{moment:%Y-%m}" if moment is not None else ""
    return text(message, day=moment.day) if moment is not None and has(message) else text("letter-dated")


def _given(figure: Figure) -> str:
    """Return a man's given name; his surname if it is unknown."""
    message = f"given-name-{figure.id}"
    return text(message) if has(message) else figure.name
