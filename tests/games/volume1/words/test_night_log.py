"""Log and prompts about the night and its flares (21.0, 21.1)."""

from __future__ import annotations

import pytest

from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Night
from combat.games.volume1.rules.decisions import ChooseHex, ChooseTarget
from combat.games.volume1.rules.events import FlareDied, FlareDrifted, FlareLit, FlaresFound, NightFell
from combat.games.volume1.rules.state import Flare
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import prompt_texts
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.tiny_table import Table
from tests.games.volume1.words.position import line_of


def table() -> Table:
    """Return a battle at night with a flare."""
    found = Table(
        "taylor 05.05 aimed-fire", night=Night(3, beyond=2, flares=2, fire=-2, spotting=-3, carriers=("sgt-taylor",))
    )
    found.state.night, found.state.flares_left, found.state.flares = 3, 2, (Flare(Hex("05.05"), 0),)
    return found


NightEvent = NightFell | FlareLit | FlareDrifted | FlareDied | FlaresFound
TOLD = [
    (NightFell(5, 3, 2), "Visibility: 5 hexes", "2 flares left", ""),
    (FlareLit("sgt-taylor", "friendly", Hex("05.05"), Hex("07.06"), 3, 4, 2), "Taylor fires a flare over 05.05", "scatters 2 hexes in direction 3", "burns over 07.06"),
    (FlareLit("", "enemy", Hex("05.05"), Hex("05.05"), 3, 1, 0), "Enemy flare over 05.05", "", "burns over 05.05"),
    (FlareLit("", "friendly", Hex("05.01"), NOWHERE, 1, 6, 4), "Friendly flare over 05.01", "scatters 4 hexes in direction 1", "off the board, lost"),
    (FlareDrifted(0, Hex("05.05"), Hex("05.04"), 3), "The flare over 05.05 drifts to 05.04", "burns out on 8 or more", ""),
    (FlareDrifted(0, Hex("05.05"), NOWHERE, 3), "The flare over 05.05 drifts off the board", "", ""),
    (FlareDied(0, Hex("05.05"), 9), "The flare over 05.05 burns out", "burns out on 8 or more", ""),
    (FlaresFound(1), "1 more flare", "3 flares left", ""),
]  # fmt: skip


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(("event", "head", "sum_", "result"), TOLD, ids=lambda value: getattr(value, "kind", None))
def test_21_1_every_fact_of_the_night_has_its_line(event: NightEvent, head: str, sum_: str, result: str) -> None:
    state = table().state
    apply(state, event)
    told = line_of(state, event)
    assert (told.head, told.sum, told.result, told.rule) == (head, sum_, result, event.rule)


@pytest.mark.rule("21.1")
def test_21_1_the_prompt_offers_the_flare_and_asks_where() -> None:
    state = table().state
    alone = ChooseTarget("7.01", "sgt-taylor", ("flare", "hold-fire"), "hold-fire")
    assert WORDS.ask(state, alone).text == "He has no target, and may also hold his fire and wait."
    assert prompt_texts.answer(state, alone, "flare") == "Fire a flare"
    where = WORDS.ask(state, ChooseHex("21.1", "sgt-taylor", (Hex("05.05"),), why="flare"))
    assert where.text == "Choose the hex at which he fires the flare. It scatters, and he ducks back."


@pytest.mark.rule("21.0")
def test_21_0_the_help_tells_how_far_one_sees_what_it_costs_and_who_carries_flares() -> None:
    told = advice.night(table().state)
    assert told.text == "Visibility 3 hexes, except into the light of a flare."
    assert told.lines == (
        "Fire at more than 2 hexes: −2",
        "Spotting at more than 2 hexes: −3",
        "Flares in hand: 2",
        "A flare is fired under Aimed Fire in Impulse 2, up to 6 hexes.",
        "Fired by Taylor",
    )
