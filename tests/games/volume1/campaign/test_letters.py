"""Letters home mention only true events, and repeat texts only when all have been used."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.words import text
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.campaign.letter_book import letter_book
from combat.games.volume1.campaign.letter_turns import variants
from combat.games.volume1.campaign.letters import MOURNERS, Letter
from combat.games.volume1.campaign.letters import letters as all_letters
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.events import ManKilled, ManWounded, PapersTaken, Surrendered, WoundBandaged
from combat.games.volume1.rules.state import Wound
from tests.games.volume1.campaign.battles import PLAN, after, begun, table
from tests.games.volume1.campaign.men import BUSCH, CRAGG, DOC, JUNG, PETERS, TAYLOR, shot

pytestmark = pytest.mark.usefixtures("strict_english")


PARTS = Library().parts()


def letters(campaign: Campaign) -> list[Letter]:
    """Return all letters of a campaign."""
    return all_letters(campaign, PARTS.figures, PARTS.weapons)


KINDS: dict[str, list[Event]] = {
    "wounded": [ManWounded(TAYLOR, Wound("light"), 4)],
    "decorated": [shot(TAYLOR, JUNG), ManKilled(JUNG, "kia"), shot(TAYLOR, BUSCH), ManKilled(BUSCH, "kia")],
    "enemy-killed": [shot(TAYLOR, JUNG), ManKilled(JUNG, "kia")],
    "comrade-bandaged": [WoundBandaged(CRAGG, TAYLOR, 0)],
    "quiet": [],
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_man_writes_of_the_gravest_thing_that_happened_to_him(kind: str) -> None:
    (first, *_) = letters(after(begun(), table(), *KINDS[kind]))
    assert (first.man, first.kind, first.signed) == (TAYLOR, kind, "Frank")
    assert first.paragraphs[0] in _variants(kind)


def test_of_a_prisoner_and_of_papers() -> None:
    (first, *_) = letters(after(begun(), table().take("jung", "taylor"), Surrendered(JUNG, TAYLOR)))
    assert first.kind == "prisoner-taken"
    end = table("taylor 05.05", "hoffmann 05.01").give_papers("hoffmann", "taylor")
    (first, *_) = letters(after(begun(), end, PapersTaken(TAYLOR, "lt-hoffmann")))
    assert first.kind == "papers-brought"


def test_about_a_fallen_man_the_leader_writes_and_his_friends_remember_him() -> None:
    about, *others = letters(after(begun(), table().die("cragg")))
    assert (about.man, about.kind, about.signed) == (CRAGG, "killed", "Sgt Taylor")
    assert ("Cragg" in about.greeting, "Walt" in about.paragraphs[0]) == (True, True)
    assert others
    assert all("Cragg" in letter.paragraphs[1] for letter in others[:MOURNERS])


def test_about_the_last_leader_somebody_else_writes() -> None:
    about = letters(after(begun(), table().die("taylor")))[0]
    assert (about.man, about.signed) == (TAYLOR, "Pvt Cragg")


def test_every_lost_man_has_a_letter_and_the_living_no_more_than_four() -> None:
    end = table().die("cragg").die("goldstein").take("peters", "jung")
    kinds = {letter.man: letter.kind for letter in letters(after(begun(), end))}
    assert kinds == {CRAGG: "killed", DOC: "killed", PETERS: "captured", TAYLOR: "quiet"}


def _variants(kind: str) -> set[str]:
    return {text(message, medal="Star") for message in variants(f"letter-{kind}")}


def test_no_words_come_twice_before_all_that_fit_have_come() -> None:
    campaign, said = begun(battles=PLAN.battles[:1] * 14), list[str]()
    for _ in range(14):
        campaign = after(campaign, table(), *[ManWounded(man, Wound("light"), 4) for man in (TAYLOR, CRAGG, DOC)])
        said += [letter.paragraphs[0] for letter in letters(campaign)]
    wounded, quiet = ([words for words in said if words in _variants(kind)] for kind in ("wounded", "quiet"))
    assert (len(wounded), len(quiet)) == (14, 14), "one of each kind after each battle"
    book = letter_book()
    for kind, found in (("wounded", wounded), ("quiet", quiet)):
        fitting = [
            m
            for m in variants(f"letter-{kind}")
            if book.is_fit(m.removeprefix("letter-"), frozenset({"hurt", "light", "known"}))
        ]
        assert len({*found[: len(fitting) - 1]}) == len(fitting) - 1


def test_a_mans_family_does_not_change() -> None:
    campaign, greetings = begun(battles=PLAN.battles[:1] * 3), set()
    for _ in range(3):
        campaign = after(campaign, table(), ManWounded(TAYLOR, Wound("light"), 4))
        greetings |= {letter.greeting for letter in letters(campaign) if letter.man == TAYLOR}
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
