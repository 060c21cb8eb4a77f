"""Lesson files of a title on an open table, with places in the title's notation instead of hexes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import pytest
from pydantic import Field

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.lessons import conditions as when
from combat.engine.lessons.facts import Pointed, Viewed
from combat.engine.lessons.lesson import Spot, Step
from combat.engine.lessons.step_parts import ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.engine.lessons.step_reading import StepReader, StepWords
from combat.engine.space.place import Place, PlaceError

Written = Annotated[str, Field(pattern="^[0-9]+,[0-9]+$")]


class TablePoint(Record, Place):
    """Point of a table, in millimetres."""

    x: int
    y: int


class TableReader:
    """Parser for points of a table of a given width and depth."""

    wide, deep = 900, 600

    def parse(self, text: str) -> TablePoint:
        """Return the point written as "x,y"; raise PlaceError if it is invalid or off the table."""
        x, _, y = text.partition(",")
        if not (x.isdigit() and y.isdigit()) or int(x) > self.wide or int(y) > self.deep:
            raise PlaceError(msg("finding-beside-picture", x=x, y=y, width=self.wide, height=self.deep))
        return TablePoint(int(x), int(y))

    def name(self, place: TablePoint) -> str:
        """Return a point as "x,y"."""
        return f"{place.x},{place.y}"


class TableCondition(ConditionPart[Written]):
    """Condition of a step at the table."""


class TableSpot(SpotPart):
    """Thing on the table at which a step points."""

    point: Written | None = None


class TableDeed(DeedPart[Written]):
    """Deed of the model solution."""


class TableFile(LessonTables[StepPart[Written, TableSpot, TableCondition, TableDeed]]):
    """Lesson file of the table."""


class Reader(StepReader[TablePoint, TableSpot, TableCondition]):
    """Lesson reader that knows one piece, "tank"."""

    def piece(self, name: str, *where: str | int) -> str:
        """Return the name of a piece; report a fault if it is not "tank"."""
        if name != "tank":
            self.fault(msg("finding-unknown", what="piece", name=name), *where)
        return name

    def spot(self, part: TableSpot, *where: str | int) -> Spot:
        """Return the spot of a point on the table."""
        return Spot("place", self.place(part.point or "", *where, "point"))

    def title_condition(self, part: TableCondition, *where: str | int) -> when.Condition:
        """Raise NotImplementedError, as the tests use no conditions of the title."""
        raise NotImplementedError(part)


LESSON = """number = 1

[[step]]
id = "look"
at = [{point = "040,50"}]
look = ["100,200", "007,8"]

[[step]]
id = "aim"
done = [{view = "300,0400"}, {pointed = "30,40"}, {pointed = "tank"}, {view = "none"}]
off = [{elsewhere = "300,400"}]
does = [{view = "300,400"}, {pointed = "030,40"}]
"""


def steps_of(folder: Path, text: str) -> tuple[Step, ...]:
    """Return the steps of a lesson file with this text; raise ContentError if it has faults."""
    file = folder / "lesson.toml"
    file.write_text(text)
    source = read(file, TableFile)
    reader = Reader(source, TableReader(), {}, StepWords({}, (), ()))
    steps = reader.steps(source.content)
    reader.stop_at_faults()
    return steps


def test_steps_carry_places_as_the_title_writes_them(tmp_path: Path) -> None:
    look, aim = steps_of(tmp_path, LESSON)
    assert look.at == (Spot("place", "40,50"),)
    assert look.look == ("100,200", "7,8")
    shown, point, tank, nowhere = aim.done
    assert shown.met(Viewed("300,400"), None) and not shown.met(Viewed("300,401"), None)
    assert point.met(Pointed("", "30,40"), None) and not point.met(Pointed("tank", "31,40"), None)
    assert tank.met(Pointed("tank", "31,40"), None)
    assert nowhere.met(Viewed(""), None)
    (elsewhere,) = aim.off
    assert elsewhere.met(Viewed("1,1"), None) and not elsewhere.met(Viewed("300,400"), None)
    assert [deed.fact for deed in aim.does] == [Viewed("300,400"), Pointed("30,40", "30,40")]


@pytest.mark.parametrize(
    ("written", "instead", "line"),
    [
        ('"040,50"', '"40,601"', 5),
        ('"100,200"', '"901,200"', 6),
        ('view = "300,0400"', 'view = "300,4000"', 10),
        ('elsewhere = "300,400"', 'elsewhere = "300,4000"', 11),
        ('does = [{view = "300,400"}', 'does = [{view = "300,4000"}', 12),
    ],
)
def test_a_place_beside_the_table_is_one_finding_in_the_words_of_the_title(
    tmp_path: Path, written: str, instead: str, line: int
) -> None:
    assert LESSON.count(written) == 1
    with pytest.raises(ContentError) as raised:
        steps_of(tmp_path, LESSON.replace(written, instead))
    (found,) = raised.value.findings
    x, y = re.findall("[0-9]+", instead)
    said = f"x {x}, y {y} is beside the picture, which is 900 × 600 px"
    assert (found.line, str(found).partition(": ")[2]) == (line, said)


def test_a_place_that_is_not_written_as_the_title_writes_places_is_found_as_the_file_is_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        steps_of(tmp_path, LESSON.replace('"100,200"', '"12.10"'))
    (found,) = raised.value.findings
    assert (found.line, "look" in str(found)) == (6, True)


def test_a_name_that_is_neither_a_place_nor_a_piece_is_found(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        steps_of(tmp_path, LESSON.replace('pointed = "tank"', 'pointed = "901,1"'))
    (found,) = raised.value.findings
    assert "901,1" in str(found)


def test_lessons_are_read_without_a_module_of_hexes() -> None:
    code = (
        "import sys; from combat.engine.lessons import lesson_game, step_reading, listed_lessons\n"
        "print(*(name for name in sys.modules if name.startswith('combat.engine.space.hexes')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""
