"""A part that cannot be drawn is left out and logged in the crash file; its error is caught in one place."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path

import pygame
import pytest

import combat
from combat.engine.stage.drawing import fault_lines
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.stage.drawing.drawing_guard import GUARD, POLICY, part_of
from combat.engine.stage.drawing.fault_lines import MOST, FaultLines
from combat.engine.stage.pane import Draw, Panes

RED, BLUE = (255, 0, 0), (0, 0, 255)
ENGINE = Path(combat.__file__).parent / "engine"
DRAWS = (
    ENGINE / "stage" / "drawing", ENGINE / "stage" / "pane.py", ENGINE / "stage" / "scene_stack.py",
    ENGINE / "stage" / "widgets", ENGINE / "tabletop",
    *(game for part in ("table", "prompts", "motion") for game in sorted(ENGINE.parent.glob(f"games/*/{part}"))),
)  # fmt: skip
"""Folders and files of code that draws parts of the picture."""


class Broken:
    """Pane that raises an exception after it has changed the clip rectangle."""

    def draw(self, surface: pygame.Surface) -> None:
        """Set the clip rectangle and raise KeyError."""
        surface.set_clip(pygame.Rect(0, 0, 1, 1))
        raise KeyError("g-squad")

    def draw_named(self, name: str, surface: pygame.Surface) -> None:
        """Raise KeyError with the name."""
        raise KeyError(name)


def paint(colour: tuple[int, int, int], surface: pygame.Surface) -> None:
    """Fill a surface with a colour."""
    surface.fill(colour)


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make the guard tolerant as in play; return the folder of the crash file."""
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path))
    monkeypatch.setattr(fault_lines, "FAULTS", FaultLines())
    POLICY.value.strict = False
    return tmp_path


def test_a_pane_that_throws_costs_itself_and_a_line(lenient: Path) -> None:
    panes, surface = Panes(), pygame.Surface((30, 10))
    drawn: dict[str, Draw] = {"left": partial(paint, RED), "middle": Broken().draw, "right": partial(paint, BLUE)}
    for place, (name, draw) in enumerate(drawn.items()):
        panes.add(name, draw)
        panes.place(name, pygame.Rect(place * 10, 0, 10, 10))
    for _ in range(3):
        panes.invalidate()
        panes.draw(surface)
    assert [surface.get_at((x, 5))[:3] for x in (5, 15, 25)] == [RED, (0, 0, 0), BLUE]
    (file,) = lenient.glob("crash-*.log")
    (line,) = (line for line in file.read_text(encoding="utf-8").splitlines() if "not drawn" in line)
    assert "Broken.draw was not drawn: KeyError: 'g-squad'" in line
    assert "test_drawing_guard.py:" in line


def test_the_surface_is_clipped_as_before_and_what_was_asked_has_a_substitute(lenient: Path) -> None:
    surface, inner = pygame.Surface((30, 10)), pygame.Rect(3, 3, 5, 5)
    surface.set_clip(inner)
    GUARD.draw(Broken().draw, surface)
    assert surface.get_clip() == inner
    assert GUARD.ask(lambda: 1 // 0, 7) == 7
    assert GUARD.ask(lambda: 4, 7) == 4
    assert len(list(lenient.glob("crash-*.log"))) == 1


def test_faults_that_differ_stand_in_one_file_and_no_more_than_it_holds(lenient: Path) -> None:
    def failing(number: int) -> None:
        raise ValueError(f"fault {number}\nin two lines")

    lines = FaultLines()
    POLICY.value.on_fault = lambda part, fault: lines.add(f"part {fault}", fault)
    for number in range(MOST + 5):
        GUARD.ask(partial(failing, number), None)
        GUARD.ask(partial(failing, number), None)
    (file,) = lenient.glob("crash-*.log")
    kept = [line for line in file.read_text(encoding="utf-8").splitlines() if "not drawn" in line]
    assert len(kept) == MOST == len(lines.lines)
    assert "fault 0" in kept[0]
    assert "fault 1\\nin" in kept[1]


def test_a_crash_file_that_cannot_be_written_ends_nothing(lenient: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_STATE_DIR", str(lenient / "file"))
    (lenient / "file").write_bytes(b"")
    GUARD.draw(Broken().draw, pygame.Surface((3, 3)))
    assert len(fault_lines.FAULTS.lines) == 1


def test_missing_artwork_is_not_caught_and_tests_see_every_fault(lenient: Path) -> None:
    def missing() -> None:
        raise MissingArtworkError("form.png")

    with pytest.raises(MissingArtworkError):
        GUARD.ask(missing, None)
    POLICY.value.strict = True
    with pytest.raises(KeyError):
        GUARD.draw(Broken().draw, pygame.Surface((3, 3)))
    assert not list(lenient.glob("crash-*.log"))


def test_a_part_is_named_by_its_class_and_the_thing_that_it_draws() -> None:
    broken = Broken()
    assert part_of(broken.draw) == "Broken.draw"
    assert part_of(partial(broken.draw_named, "hand")) == "Broken.draw_named(hand)"
    assert part_of(paint) == "paint"


def _catches_all(node: ast.AST) -> bool:
    """Whether it catches whatever is thrown."""
    wide = ("Exception", "BaseException")
    match node:
        case ast.ExceptHandler(type=None):
            return True
        case ast.ExceptHandler(type=ast.Name(id=name)) if name in wide:
            return True
        case ast.Call(func=ast.Attribute(attr="suppress") | ast.Name(id="suppress"), args=args):
            return any(isinstance(arg, ast.Name) and arg.id in wide for arg in args)
    return False


def test_one_place_catches_what_drawing_throws() -> None:
    files = [file for place in DRAWS for file in (place.rglob("*.py") if place.is_dir() else [place])]
    assert len(files) > 200
    catching = {
        file.name
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if _catches_all(node)
    }
    assert catching == {"drawing_guard.py"}
