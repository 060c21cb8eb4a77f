"""The minimap is drawn in parts; every pixel equals that of an image drawn as a whole."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes
from combat.engine.tabletop.map.minimap import print_parts

SHEET, BORDER, BLUR = pygame.Rect(12, 12, 90, 60), 3, 3


def _striped(size: tuple[int, int]) -> pygame.Surface:
    ground = pygame.Surface(size, 0, 32)
    for x in range(size[0]):
        ground.fill((x * 7 % 256, x * 13 % 256, x * 29 % 256), (x, 0, 1, size[1]))
    return ground


def test_parts_look_like_the_whole_print_and_only_its_shadow_has_alpha() -> None:
    paper = SHEET.inflate(2 * BORDER, 2 * BORDER)
    plate = pygame.Surface((SHEET.width + 2 * SHEET.x, SHEET.height + 2 * SHEET.y), pygame.SRCALPHA)
    plate.blit(shapes.shadow(*paper.size, 1, BLUR, 130), (0, 2))
    plate.fill((222, 214, 190), paper)
    plate.fill((90, 120, 60), SHEET)
    whole, parted = _striped((200, 150)), _striped((200, 150))
    whole.blit(plate, (30 - SHEET.x, 40 - SHEET.y))
    parts = print_parts(plate, SHEET, BORDER)
    parted.fblits([(part, (30 + x, 40 + y)) for part, (x, y) in parts])
    assert pygame.image.tobytes(parted, "RGB") == pygame.image.tobytes(whole, "RGB")
    assert pygame.image.tobytes(parted, "RGB") != pygame.image.tobytes(_striped((200, 150)), "RGB")
    opaque = [part for part, _ in parts if not part.get_flags() & pygame.SRCALPHA]
    assert [part.get_size() for part in opaque] == [paper.size]
