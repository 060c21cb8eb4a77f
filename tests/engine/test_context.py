"""A context holds the state of one running program; `use` replaces all of it."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from combat.engine import context, words
from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.context import Context, ContextField
from combat.engine.files import folders
from combat.engine.journal import known_titles
from combat.engine.kernel.record import MutableRecord
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import catalogue
from combat.engine.words.key_names import cap_name, show_buttons
from combat.games.volume1.title import TITLE
from tests.engine.toy_title import TOY


class Lamp(MutableRecord):
    """Value of a context."""

    lit: bool = False
    colours: tuple[str, ...] = ()


LAMP = ContextField(Lamp)


def test_a_field_shows_the_record_of_the_current_context() -> None:
    LAMP.value.lit = True
    with context.use(Context()) as fresh:
        assert context.current() is fresh
        assert LAMP.value == Lamp(), "what was set before is of another program"
        LAMP.value.colours = ("red",)
        assert LAMP.of(fresh) is LAMP.value
    assert LAMP.value == Lamp(lit=True)
    assert LAMP.of(fresh) == Lamp(colours=("red",)), "a context that is left keeps its records"


def test_the_earlier_context_comes_back_after_a_fault() -> None:
    before = context.current()
    with pytest.raises(KeyError), context.use(Context()):
        LAMP.value.lit = True
        raise KeyError
    assert context.current() is before
    assert not LAMP.value.lit


def test_a_copy_has_records_of_its_own() -> None:
    LAMP.value.lit = True
    with context.use(context.current().copy()):
        assert LAMP.value.lit
        LAMP.value.lit = False
    assert LAMP.value.lit


def test_a_field_that_is_declared_later_has_a_record_in_every_context() -> None:
    with context.use(Context()) as inner:
        late = ContextField(Lamp)
        late.value.lit = True
    assert not late.value.lit, "the module was imported in the other context"
    assert late.of(inner).lit


def test_observers_hear_of_both_contexts() -> None:
    heard: deque[tuple[Context, Context]] = deque(maxlen=2)  # it is called to the end of all tests
    context.on_change(lambda left, entered: heard.append((left, entered)))
    before = context.current()
    with context.use(Context()) as inner:
        assert list(heard) == [(before, inner)]
    assert list(heard) == [(before, inner), (inner, before)]


def test_what_is_played_and_spoken_is_of_one_context(tmp_path: Path) -> None:
    words.use("es")
    show_buttons({"Enter": "A"})
    words.call_places(lambda place: f"<{place}>")
    layers.use([Layer(tmp_path, "bocage", "1.2")])
    catalogue.lay_over([tmp_path])
    with context.use(Context()):
        assert (folders.played(), layers.kinds(), layers.games(), layers.packs()) == ("", "", (), ())
        assert not known_titles.titles()
        assert not words.chosen()
        assert words.text("cap-enter") == "Enter" == cap_name("Enter")
        assert words.place_name(Hex("12.10")) == "12.10"
        assert catalogue.game_folders() == ()
        TOY.use()
        assert (layers.game(), list(known_titles.titles())) == (TOY.id, [TOY.id])
    assert (layers.game(), list(known_titles.titles())) == (TITLE.id, [TITLE.id])
    assert [layer.title for layer in layers.packs()] == ["bocage 1.2"]
    assert words.language() == "es"
    assert cap_name("Enter") == "A"
    assert words.place_name(Hex("12.10")) == "<12.10>"
    assert catalogue.game_folders()[0] == tmp_path


def test_the_folder_that_a_package_brings_is_known_in_its_context_alone(tmp_path: Path) -> None:
    with context.use(Context()):
        folders.use_title("moor", str(tmp_path))
        assert folders.root_of("moor") == tmp_path
    assert folders.root_of("moor") is None
