"""Messages are looked up, formatted and pluralised as in Fluent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Message, Term

from combat.engine import words
from combat.engine.words import messages, patterns
from combat.engine.words.catalogue import Catalogue, assets, lengthened

COUNTS = (0, 1, 2, 5, 24)
LAYERS = tuple(assets(realm) / "locale" / "en" for realm in ("engine", "volume1"))
"""The messages of all games, and over them those of this one."""


@pytest.fixture
def english() -> Catalogue:
    """Return the English messages; a missing one raises an error."""
    return Catalogue("en", strict=True)


def test_our_reading_of_every_message_is_that_of_fluent(english: Catalogue) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for layer in LAYERS:
        for path in layer.glob("*.ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    for message in english.ids():
        fluent = bundle.get_message(message).value
        assert fluent is not None
        for count in COUNTS:
            args = dict.fromkeys(patterns.variables(english.pattern(message)), count)
            counted = {name: fluent_number(value) for name, value in args.items()}
            shown, errors = bundle.format_pattern(fluent, counted)
            assert errors == []
            assert english.text(message, args) == shown


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.parent.parent.name)
def test_no_message_is_written_twice_in_a_layer(layer: Path) -> None:
    ids = []
    for path in layer.glob("*.ftl"):
        body = FluentResource(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == [], path.name
        ids += [entry.id.name for entry in body if isinstance(entry, (Message, Term))]
    assert sorted(set(ids)) == sorted(ids)
    assert sorted(Catalogue("en", folders=(layer.parent,)).ids()) == sorted(ids)


def test_what_this_game_says_in_words_of_its_own_stands_in_one_file_and_is_not_what_any_game_says() -> None:
    engines, ours = (Catalogue("en", folders=(layer.parent,)) for layer in LAYERS)
    engines_ids = set(engines.ids())
    again = {id_ for id_ in ours.ids() if id_ in engines_ids}
    file = FluentResource((LAYERS[1] / "engine.ftl").read_text(encoding="utf-8")).body
    assert again == {entry.id.name for entry in file if isinstance(entry, Message)}
    assert [id_ for id_ in again if engines.pattern(id_) == ours.pattern(id_)] == []
    assert [
        id_ for id_ in again if patterns.variables(engines.pattern(id_)) != patterns.variables(ours.pattern(id_))
    ] == []


def test_the_first_sentence_reads_no_other_file() -> None:
    script = (
        "from combat.engine import words; words.use_title('volume1'); c = words.use('en'); words.text('menu-motto');"
        "assert 'log-shot' not in c._written; print(words.text('log-impulse', impulse=2))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "Impulse 2"


def test_numbers_have_a_real_minus_sign() -> None:
    words.use("en", strict=True)
    assert words.text("summand", amount=-2, name="rapid") == "−2 rapid"


def test_a_missing_sentence_is_seen_in_play_and_fails_in_tests(english: Catalogue) -> None:
    assert Catalogue("en").text("no-such-message", {}) == "‹no-such-message›"
    assert Catalogue("en").text("log-impulse", {}) == "‹log-impulse›"
    with pytest.raises(words.MissingText, match="no-such-message"):
        english.text("no-such-message", {})
    with pytest.raises(words.MissingText, match="impulse"):
        english.text("log-impulse", {})


def test_what_another_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "de").mkdir()
    (tmp_path / "en" / "menu.ftl").write_text("hello = Hello {$man}\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "de" / "menu.ftl").write_text("hello = Hallo {$man}\n", encoding="utf-8")
    german = Catalogue("de", strict=True, folders=(tmp_path,))
    assert german.text("hello", {"man": "Jung"}) == "Hallo Jung"
    assert german.text("bye", {}) == "Bye"
    assert german.knows("bye") and not german.has("bye")


def test_a_translator_has_terms_cases_genders_and_plurals(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "menu.ftl").write_text("game = COMBAT!\n", encoding="utf-8")
    (tmp_path / "de" / "menu.ftl").write_text(
        """\
-gun = { $case ->
    [dative] der { game }-Kanone
   *[nominative] die Kanone
}
    .gender = f
lost = { -gun.gender ->
    [f] Sie
   *[m] Er
} ging verloren: { -gun }
served = { NUMBER($n) ->
    [one] Ein Mann
   *[other] { $n } Mann
} an { -gun(case: "dative") }
bad = { $n
""",
        encoding="utf-8",
    )
    catalogue = Catalogue("de", strict=True, folders=(tmp_path,))
    assert catalogue.text("lost", {}) == "Sie ging verloren: die Kanone"
    assert catalogue.text("served", {"n": 1}) == "Ein Mann an der COMBAT!-Kanone"
    assert catalogue.text("served", {"n": -3}) == "−3 Mann an der COMBAT!-Kanone"
    assert list(catalogue.ids()) == ["lost", "served", "bad"]
    with pytest.raises(words.MissingText, match='"bad" ends before its braces are closed'):
        catalogue.text("bad", {"n": 1})
    assert Catalogue("de", folders=(tmp_path,)).text("bad", {"n": 1}) == "‹bad›"


def test_a_language_without_a_folder_is_refused() -> None:
    with pytest.raises(words.MissingText, match=r"“kl” has no files .*; choose one of: de, en"):
        words.use("kl")
    assert words.languages()["en"] == "English"


def test_the_pseudo_language_is_accented_and_two_fifths_longer() -> None:
    pseudo = Catalogue("xx", strict=True)
    for message in pseudo.ids():
        pattern = pseudo.pattern(message)
        for part in pattern:
            if isinstance(part, str) and any(sign.isalpha() for sign in part):
                assert len(lengthened(part)) >= 1.4 * len(part)
    assert pseudo.text("log-impulse", {"impulse": 2}).endswith("2")
    assert "Impulse" not in pseudo.text("log-impulse", {"impulse": 2})


def test_a_file_is_not_taken_apart_for_a_message_that_is_in_none(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    entries = messages.entries

    def noted(source: str) -> dict[str, str]:
        taken.append(source)
        return entries(source)

    monkeypatch.setattr(messages, "entries", noted)
    said = Catalogue("en")
    assert not said.has("no-such-message-anywhere")
    assert taken == []
    assert said.has("menu-motto")
    assert len(taken) == 1


def test_a_message_keeps_to_the_attributes_of_its_own_file_whichever_is_asked_for_first(tmp_path: Path) -> None:
    upper, lower = tmp_path / "upper", tmp_path / "lower"
    for folder, own in (
        (upper, "one = Upper\n    .rule = 1.1\n"),
        (lower, "one = Lower\n    .form = Lowers\ntwo = Two\n"),
    ):
        (folder / "en").mkdir(parents=True)
        (folder / "en" / "language.ftl").write_text(own, encoding="utf-8")
    said = Catalogue("en", folders=(upper, lower))
    assert said.text("two", {}) == "Two", "the lower file is taken apart before the upper one"
    assert said.text("one", {}) == "Upper"
    assert (said.attribute("one", "rule"), said.attribute("one", "form")) == ("1.1", "")
    assert sorted(said.ids()) == ["one", "two"]
