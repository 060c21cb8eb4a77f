"""Sheets for judging a painted board show the same detail at each size, in colour and in grey."""

from __future__ import annotations

from pathlib import Path

import pygame

from combat.engine.tabletop.map.tiles import read_index
from tools.volume1.board_sheets import BOARDS, GAP, SCALES, SIZE, main


def test_a_sheet_shows_the_same_spot_at_each_size_in_colour_and_in_grey(tmp_path: Path) -> None:
    assert main([str(tmp_path), "hill", "--at", "1", "0"]) == 0
    (file,) = tmp_path.iterdir()
    sheet, (wide, high) = pygame.image.load(file), SIZE
    assert file.name == "hill.png"
    assert sheet.get_size() == (2 * wide + GAP, 3 * high + 2 * GAP)
    levels = {level.scale: level for level in read_index(BOARDS / "hill" / "index.json").levels}
    for number, scale in enumerate(SCALES):
        level, top = levels[scale], number * (high + GAP)
        colours = [sheet.get_at((x, top + high // 2))[:3] for x in range(0, wide, 7)]
        greys = [sheet.get_at((wide + GAP + x, top + high // 2))[:3] for x in range(0, wide, 7)]
        assert all(red == green == blue for red, green, blue in greys)
        assert sum(red != blue for red, green, blue in colours) > len(colours) / 2
        corner = pygame.image.load(level.file((level.width - 1) // 512, 0))
        assert sheet.get_at((wide - 1, top)) == corner.get_at((corner.get_width() - 1, 0))


def test_a_board_that_was_painted_elsewhere_is_named_by_its_folder(tmp_path: Path) -> None:
    assert main([str(tmp_path / "sheets"), str(BOARDS / "village")]) == 0
    assert (tmp_path / "sheets" / "village.png").is_file()
