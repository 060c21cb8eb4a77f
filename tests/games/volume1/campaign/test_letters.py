"""Letters home: about what really happened to the man, and never in the same words twice in a row."""

from __future__ import annotations

import itertools

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.words import text
from combat.games.volume1.campaign.letters import letters
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.book import Figure
from combat.games.volume1.rules.events import ManKilled, ManWounded, PapersTaken, Surrendered, WoundBandaged
from combat.games.volume1.rules.state import Wound
from tests.games.volume1.campaign.battles import after, begun, table
from tests.games.volume1.campaign.men import BUSCH, CRAGG, DOC, JUNG, PETERS, TAYLOR, shot

pytestmark = pytest.mark.usefixtures("strict_english")


@pytest.fixture(scope="module")
def figures() -> dict[str, Figure]:
    return dict(Library().parts().figures)


KINDS: dict[str, list[Event]] = {
    "wounded": [ManWounded(TAYLOR, Wound("light"), 4)],
    "decorated": [shot(TAYLOR, JUNG), ManKilled(JUNG, "kia"), shot(TAYLOR, BUSCH), ManKilled(BUSCH, "kia")],
    "enemy-killed": [shot(TAYLOR, JUNG), ManKilled(JUNG, "kia")],
    "comrade-bandaged": [WoundBandaged(CRAGG, TAYLOR, 0)],
    "quiet": [],
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_man_writes_of_the_gravest_thing_that_happened_to_him(kind: str, figures: dict[str, Figure]) -> None:
    (first, *_) = letters(after(begun(), table(), *KINDS[kind]), figures)
    assert (first.man, first.kind, first.signed) == (TAYLOR, kind, "Frank")
    medal = {"medal": "Star"} if kind == "decorated" else {}
    assert first.paragraphs[0] == text(f"letter-{kind}-1", **medal)


def test_of_a_prisoner_and_of_papers(figures: dict[str, Figure]) -> None:
    (first, *_) = letters(after(begun(), table().take("jung", "taylor"), Surrendered(JUNG, TAYLOR)), figures)
    assert first.kind == "prisoner-taken"
    end = table("taylor 05.05", "hoffmann 05.01").give_papers("hoffmann", "taylor")
    (first, *_) = letters(after(begun(), end, PapersTaken(TAYLOR, "lt-hoffmann")), figures)
    assert first.kind == "papers-brought"


def test_about_a_fallen_man_the_leader_writes_and_his_friends_remember_him(figures: dict[str, Figure]) -> None:
    about, *others = letters(after(begun(), table().die("cragg")), figures)
    assert (about.man, about.kind, about.signed) == (CRAGG, "killed", "Sgt Taylor")
    assert ("Cragg" in about.greeting, "Walt" in about.paragraphs[0]) == (True, True)
    assert others
    assert all("Cragg" in letter.paragraphs[1] for letter in others)


def test_about_the_last_leader_somebody_else_writes(figures: dict[str, Figure]) -> None:
    about = letters(after(begun(), table().die("taylor")), figures)[0]
    assert (about.man, about.signed) == (TAYLOR, "Pvt Cragg")


def test_every_lost_man_has_a_letter_and_the_living_no_more_than_four(figures: dict[str, Figure]) -> None:
    end = table().die("cragg").die("goldstein").take("peters", "jung")
    kinds = {letter.man: letter.kind for letter in letters(after(begun(), end), figures)}
    assert kinds == {CRAGG: "killed", DOC: "killed", PETERS: "captured", TAYLOR: "quiet"}


def _variants(kind: str) -> set[str]:
    places = itertools.takewhile(lambda place: words.has(f"letter-{kind}-{place}"), itertools.count(1))
    return {text(f"letter-{kind}-{place}") for place in places}


def test_no_words_come_twice_in_a_row(figures: dict[str, Figure]) -> None:
    campaign, said = begun(), list[str]()
    for _ in range(7):
        campaign = after(campaign, table(), *[ManWounded(man, Wound("light"), 4) for man in (TAYLOR, CRAGG, DOC)])
        said += [letter.paragraphs[0] for letter in letters(campaign, figures)]
    wounded = [words for words in said if words in _variants("wounded")]
    assert len(wounded) == 21
    assert all(one != other for one, other in itertools.pairwise(wounded))
    assert set(wounded) == _variants("wounded"), "all of them are used"
    assert len(set(said) - set(wounded)) == 7, "quiet letters take turns too"


def test_a_mans_family_does_not_change(figures: dict[str, Figure]) -> None:
    campaign, greetings = begun(), set()
    for _ in range(3):
        campaign = after(campaign, table(), ManWounded(TAYLOR, Wound("light"), 4))
        greetings |= {letter.greeting for letter in letters(campaign, figures) if letter.man == TAYLOR}
    assert greetings == {"Dear Mother,"}


def test_every_kind_has_several_letters_and_every_greeting_its_farewell() -> None:
    kinds = [
        "killed", "captured", "home", "hospital", "decorated", "wounded", "ran", "comrade-carried", "comrade-bandaged",
        "prisoner-taken", "enemy-killed", "quiet", "pal", "won", "lost", "away", "papers-brought",
    ]  # fmt: skip
    assert [kind for kind in kinds if not words.has(f"letter-{kind}-2")] == []
    greetings = [place for place in range(1, 30) if words.has(f"letter-greeting-own-{place}")]
    assert [place for place in greetings if not words.has(f"letter-farewell-own-{place}")] == []


def test_every_man_of_our_campaign_has_a_name_at_home_and_a_family_of_his_own() -> None:
    plan = load_plan(Library(), "hedgerow-to-hill")
    men = (*plan.squad, *plan.pool)
    assert [man for man in men if not words.has(f"given-name-{man}")] == []
    assert words.has(f"letter-greeting-own-{len(men)}")
