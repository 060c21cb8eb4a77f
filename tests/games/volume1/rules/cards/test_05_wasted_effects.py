"""Effects of cards and events that change nothing are logged as such, with the reason (5.1.1, 22.0)."""

from __future__ import annotations

import pytest

from combat.games.volume1.rules.book import Effect
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.events import EffectWasted
from combat.games.volume1.words.log.entries import TELLERS
from tests.games.volume1.tiny_table import Table

HIM, FOE = "crowe 05.05", "jung 05.09"


def happening(effect: Effect, *men: str) -> tuple[Table, EffectWasted | None]:
    """Apply an effect to some men; return the table, and the event that it was wasted, or None if it was not."""
    table = Table(*men).clock("friendly-cards")
    story = table.play(immediate_effects.happen(table.state, effect, "5.1.1"))
    wasted = story.all(EffectWasted)
    return table, wasted[0] if wasted else None


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize(
    ("effect", "men", "lack"),
    [
        (Effect("restrict", "friendly", team="baker", order="hide"), (HIM,), "nobody"),
        (Effect("morale", "enemy", amount=-1), (HIM,), "nobody"),
        (Effect("morale-all", "enemy", amount=-1), (HIM,), "nobody"),
        (Effect("morale-all", "friendly", amount=-1), (f"{HIM} rout",), "morale-all-kept"),
        (Effect("ammo", "enemy"), (HIM,), "ammo-kept"),
        (Effect("recover-ammo", "friendly"), (HIM,), "ammo-full"),
        (Effect("alert", "enemy", amount=2), (HIM, FOE), "nobody-waits"),
        (Effect("alert", "enemy"), (HIM, FOE), "nobody-waits"),
        (Effect("reveal", "enemy"), (HIM, FOE), "nobody-in-sight"),
        (Effect("expose", "friendly"), (HIM,), "all-spotted"),
        (Effect("reinforce", "enemy", amount=2), (HIM,), "cup-empty"),
        (Effect("discard", "friendly", amount=1), (HIM,), "hand-empty"),
        (Effect("flares", "friendly", amount=1), (HIM,), "by-day"),
        (Effect("flare", "friendly"), (HIM, FOE), "by-day"),
        (Effect("illumination", "friendly", amount=1), (HIM,), "by-day"),
    ],
    ids=lambda value: value.kind if isinstance(value, Effect) else "",
)
def test_5_1_1_an_effect_that_finds_nobody_says_so(
    effect: Effect, men: tuple[str, ...], lack: str, strict_english: None
) -> None:
    table, wasted = happening(effect, *men)
    assert wasted is not None
    assert wasted.lack == lack
    told = TELLERS[EffectWasted](table.state, wasted)
    assert told is not None
    assert told.head.startswith("No effect: ")


@pytest.mark.rule("5.1.1")
def test_5_1_1_a_morale_that_can_fall_no_further_is_told_of_its_man(strict_english: None) -> None:
    table, wasted = happening(Effect("morale", "friendly", amount=-1), f"{HIM} rout")
    assert wasted is not None
    told = TELLERS[EffectWasted](table.state, wasted)
    assert told is not None
    assert told.head == "No effect: the morale of Crowe can fall no further"


@pytest.mark.rule("5.1.1")
def test_5_1_1_what_comes_about_at_least_for_one_is_not_in_vain() -> None:
    table, wasted = happening(Effect("alert", "enemy", amount=2), HIM, f"{FOE} waiting")
    assert wasted is None
    assert table["jung"].alert


@pytest.mark.rule("5.1.1")
def test_5_1_1_the_team_whose_man_was_to_obey_is_named(strict_english: None) -> None:
    table, wasted = happening(Effect("restrict", "friendly", team="baker", order="hide"), HIM)
    assert wasted is not None
    told = TELLERS[EffectWasted](table.state, wasted)
    assert told is not None
    assert told.head == "No effect: nobody of team Baker on the board to obey"
