"""Scale, palette and pictures belong to the current context."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine import context
from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.context import Context
from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.stage.drawing.lettered import noted, watched

NAME = "icons/of-this-test-alone.png"


@pytest.fixture
def pack(tmp_path: Path) -> Layer:
    """Return a pack with an image that the program does not have."""
    file = tmp_path / "assets" / NAME
    file.parent.mkdir(parents=True)
    pygame.image.save(pygame.Surface((4, 4)), file)
    return Layer(tmp_path, "bocage", "1.2")


def test_another_context_has_its_own_scale() -> None:
    theme.set_scale(2.0, fitted=1.5)
    large = theme.px(10), theme.ground_scale()
    with context.use(Context()):
        assert (theme.scale(), theme.px(10), theme.ground_scale()) == (1.0, 10, 1.0)
        theme.set_scale(1.5)
    assert theme.scale() == 2.0
    assert (theme.px(10), theme.ground_scale()) == large
    assert large[0] == 20


def test_the_colours_are_those_of_the_current_context() -> None:
    printed, followed = (theme.CHOSEN, theme.INK), list[str]()
    eyes.suit("deutan", contrast=True, still=True)
    suited = theme.CHOSEN, theme.INK
    assert suited != printed
    eyes.follow_palette(followed.append)
    with context.use(Context()):
        assert (theme.CHOSEN, theme.INK, theme.plain, eyes.still()) == (*printed, False, False)
    assert (theme.CHOSEN, theme.INK, theme.plain, eyes.still()) == (*suited, True, True)
    assert followed == ["deutan", "usual", "deutan"]


def test_pictures_of_packs_are_forgotten_in_a_context_without_them(pack: Layer) -> None:
    assert not has_asset(NAME)
    with context.use(context.current().copy()) as other:
        layers.use([pack])
    with context.use(other):
        assert has_asset(NAME), "what was remembered of this name is forgotten"
    assert not has_asset(NAME)


def test_nobody_is_watched_in_another_context() -> None:
    with noted():
        assert watched()
        with context.use(Context()):
            assert not watched()
        assert watched()
