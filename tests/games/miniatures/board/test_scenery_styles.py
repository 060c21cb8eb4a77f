"""Every kind of scenery of the games with models, and each of their tables, can be drawn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.content.reading import Source
from combat.engine.files.folders import share
from combat.engine.tabletop.plane.table_sheet import TableSheet
from combat.games.armour.content.kinds.ground_file import GroundFile as ArmourGround
from combat.games.contact.content.kinds.ground_file import GroundFile as ContactGround
from combat.games.miniatures.board.scenery_styles import STYLES
from tests.games.armour.shipped import content as armour
from tests.games.contact.shipped import content as contact

SCALE = 0.125
GROUNDS = armour().ground, contact().ground


@pytest.mark.parametrize("ground", GROUNDS, ids=("armour", "contact"))
def test_every_kind_of_scenery_has_a_style(ground: Source[ArmourGround] | Source[ContactGround] | None) -> None:
    assert ground is not None
    assert [kind for kind in ground.content.scenery if kind not in STYLES] == []


@pytest.mark.parametrize("table", sorted((share() / "assets/contact/tables").glob("*.tmx")), ids=lambda file: file.stem)
def test_every_table_of_contact_is_drawn_whole(table: Path) -> None:
    sheet = TableSheet(contact().table(table.stem), STYLES, 400)
    width, height = (round(side * SCALE) for side in (sheet.index.width, sheet.index.height))
    drawn = sheet.part(SCALE, pygame.Rect(0, 0, width, height))
    assert len({tuple(drawn.get_at((x, y))[:3]) for x in range(0, width, 3) for y in range(0, height, 3)}) > 4
