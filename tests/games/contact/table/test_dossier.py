"""The unit panel shows ranges of weapons as printed on the card."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.point import CM, MM
from combat.engine.words import use
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.table.panels.dossier import weapon_values
from combat.games.contact.title import TITLE
from combat.games.miniatures.words.wording import printed_length
from tests.games.contact.shipped import book


@pytest.mark.parametrize(("language", "half"), [("en", "7.5"), ("de", "7,5"), ("es", "7,5")])
def test_whole_centimetres_of_a_card_have_no_fraction(language: str, half: str) -> None:
    TITLE.use()
    use(language, strict=True)
    assert printed_length(10 * CM) == "10"
    assert printed_length(75 * MM) == half


def test_dice_are_told_by_range_with_its_unit() -> None:
    TITLE.use()
    use("en", strict=True)
    state = RULES.new_state(book("crossroads"))
    assert weapon_values(state, "submachine-guns") == "10 cm: 3 · 20 cm: 1"
