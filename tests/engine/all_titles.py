"""List of all titles, including the toys, for tests that apply to each of them."""

from __future__ import annotations

import pytest

from tests.engine.conforming import MOOR, RACE, TOY
from tests.games.armour.conforming import ARMOUR
from tests.games.command.conforming import COMMAND
from tests.games.contact.conforming import CONTACT
from tests.games.volume1.conforming import VOLUME_1

CASES = [TOY, RACE, MOOR, COMMAND, ARMOUR, CONTACT, VOLUME_1]
TITLED = [(case, case.title) for case in CASES if case.title is not None]
each_kept = pytest.mark.parametrize(("case", "title"), TITLED, ids=[case.name for case, _ in TITLED])
