"""The pieces on the table: every man has a face, every order an icon, and no printed text is cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import dice_faces, lettering, theme
from combat.engine.stage.drawing import piece as cutting
from combat.engine.stage.drawing.lettering import SQUEEZE
from combat.games.volume1.table.pieces import card_pictures, counters, markers
from combat.games.volume1.table.pieces.counter_names import abbreviated, set_name
from combat.games.volume1.table.pieces.faces import (
    CardRow,
    EnemyCardFace,
    FallenFace,
    FriendlyCardFace,
    ManFace,
    OrderFace,
    OrderTab,
    StateFace,
    TokenFace,
)
from combat.games.volume1.table.pieces.faces_from_state import modifiers
from combat.games.volume1.table.pieces.order_chips import order_chip
from combat.games.volume1.words import names
from tests.engine.stage.eye_measures import ratio
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.pieces.roster import orders, roster, toml

SIZES = (26, 40, 53, 54, 80, 96, 137, 160, 240)
TAYLOR = ManFace(
    "sgt-taylor", "Taylor", "friendly", "able", "Sgt", None, 6, 3, (("smg", 7), ("grenade", 4), ("pistol", 5)), True
)
SNEAK = OrderTab("sneak", ("none", "may-1", "none", "must-1"), "5/6", 2)


class Printed:
    """A record of every drawn text, and of those that extend beyond their surface."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.cut: list[str] = []

    def note(self, target: pygame.Surface, text: str, left: float, width: float, baseline: float) -> None:
        """Record a text, also as cut if it extends beyond the surface."""
        self.texts.append(text)
        if left < -0.6 or left + width > target.get_width() + 0.6 or baseline > target.get_height():
            self.cut.append(text)


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Printed:
    """Record all text drawn during the test; the caches are emptied first."""
    watched = Printed()
    plain, typed = lettering.Font.draw, lettering.Font.draw_typed
    starts = {"left": 0.0, "center": 0.5, "right": 1.0}

    def draw(self: lettering.Font, target: pygame.Surface, text: str, at: Any, color: Any, **more: Any) -> float:
        shown = self.fit(text, more.get("room"))[0]
        width = plain(self, target, text, at, color, **more)
        watched.note(target, shown, at[0] - width * starts[more.get("align", "left")], width, at[1])
        return width

    def draw_typed(self: lettering.Font, target: pygame.Surface, text: str, at: Any, color: Any, **more: Any) -> float:
        width = typed(self, target, text, at, color, **more)
        watched.note(target, text, at[0] - width * starts[more.get("align", "left")], width, at[1])
        return width

    monkeypatch.setattr(lettering.Font, "draw", draw)
    monkeypatch.setattr(lettering.Font, "draw_typed", draw_typed)
    cutting.SHELF.clear()
    return watched


def assert_whole(printed: Printed) -> None:
    """Check that some texts were drawn and that none is cut."""
    assert printed.texts
    assert not printed.cut
    assert not [text for text in printed.texts if lettering.ELLIPSIS in text]


# -- sizes and what is kept -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_counter_has_the_size_that_was_asked_for(size: int) -> None:
    for face in (
        TAYLOR,
        replace(TAYLOR, selected=True, order=SNEAK, chips=("rout", "evac")),
        replace(TAYLOR, unknown=True),
    ):
        piece = counters.man(face, size)
        assert piece.size == (size, size)
        corner = piece.surface.get_at((piece.origin[0] + size // 2, piece.origin[1] + size // 2))
        assert corner.a == 255
        assert piece.surface.get_width() >= piece.origin[0] + size


@pytest.mark.parametrize("size", SIZES)
def test_markers_tokens_cards_and_dice_have_the_size_that_was_asked_for(size: int) -> None:
    order = OrderFace("evade", "Evade", ("must-1",) * 4, (("ws", "−A"),), "E")
    assert markers.order(order, size).size == (size, size)
    assert markers.state(StateFace("alert", "Alert"), size).size == (size, size)
    assert markers.token(TokenFace("red", "Red", 25), size).size == (size, round(size * 42 / 72))
    assert markers.token(TokenFace("red", "Red"), size).size == (size, round(size * 33 / 72))
    assert counters.fallen(FallenFace("enemy", "KIA", "Jung"), size).size == (size, size)
    assert card_pictures.back("enemy", *card_pictures.card_size(size)).size == card_pictures.card_size(size)
    assert dice_faces.die("7", size).size == dice_faces.six_sided(6, size).size == (size, size)


def test_a_piece_is_cut_once() -> None:
    assert counters.man(TAYLOR, 80).surface is counters.man(replace(TAYLOR), 80).surface
    assert counters.man(TAYLOR, 80).surface is not counters.man(replace(TAYLOR, tq=5), 80).surface


def test_the_shelf_lets_the_oldest_pieces_go() -> None:
    shelf = cutting.PieceStore(limit=10 * 10 * 4 * 2)
    pieces = [cutting.Piece(pygame.Surface((10, 10), pygame.SRCALPHA), (0, 0), (10, 10)) for _ in range(3)]
    shelf.keep("a", pieces[0])
    shelf.keep("b", pieces[1])
    shelf.find("a")
    shelf.keep("c", pieces[2])
    assert shelf.find("b") is None
    assert shelf.find("a") is pieces[0]
    assert shelf.find("c") is pieces[2]


# -- what is printed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", (60, 80, 160))
def test_no_name_or_figure_of_the_roster_is_cut_off(printed: Printed, size: int) -> None:
    for face in roster():
        counters.man(face, size)
        counters.man(replace(face, chips=("cautious", "low-ammo"), order=SNEAK), size)
        assert str(face.tq) in printed.texts
    assert_whole(printed)


@pytest.mark.parametrize("size", (22, 26, 32, 38, 45, 53, 64, 80))
def test_no_name_is_cut_off_on_a_counter_of_any_size_and_under_others(printed: Printed, size: int) -> None:
    states = ("rout", "bad-wound", "low-ammo", "alert", "cautious")
    for face in roster():
        for chips in (), states[:1], states:
            counters.man(replace(face, chips=chips, under=True, order=None), size)
        counters.man(face, size)
        counters.fallen(FallenFace(face.side, "KIA", face.name), size)
    assert_whole(printed)


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("size", "said"), [(80, "Amarillo 2"), (26, "2")])
def test_8_2_an_unknown_enemy_is_told_by_his_number_where_his_teams_name_finds_no_room(
    printed: Printed, size: int, said: str
) -> None:
    counters.man(ManFace("x", "Amarillo 2", "enemy", "yellow", unknown=True, short="2"), size)
    assert printed.texts == [said, "?"]
    assert_whole(printed)


def test_a_surname_is_abbreviated_before_a_vowel_and_to_its_initial_at_the_least() -> None:
    assert list(abbreviated("Hoffmann")) == ["Hoffm.", "H."]
    assert list(abbreviated("Goldstein")) == ["Goldst.", "G."]
    type_, name = set_name(("Goldstein",), "", 30.0, 13.0)
    assert name == "Goldst."
    assert type_.width(name) * SQUEEZE <= 30.0


@pytest.mark.parametrize("size", (32, 40, 53, 60, 80, 160))
def test_no_chip_lies_over_a_name_or_a_value(size: int) -> None:
    bare = counters.man(replace(TAYLOR, chips=()), size)
    for chips in (("rout",), ("rout", "bad-wound")):
        piece = counters.man(replace(TAYLOR, chips=chips), size)
        for area in ((2, 2, 76, 13), (4, 20, 24, 40)):
            left, top, wide, high = (round(value * size / 80) for value in area)
            one, other = (
                pygame.image.tobytes(
                    shown.surface.subsurface((shown.origin[0] + left, shown.origin[1] + top, wide, high)), "RGB"
                )
                for shown in (bare, piece)
            )
            assert one == other, (chips, area)


def test_a_chip_is_as_large_at_half_the_size_as_its_icon_needs() -> None:
    bare, piece = (counters.man(replace(TAYLOR, chips=chips), 40) for chips in ((), ("alert",)))
    same = pygame.Surface(piece.surface.get_size(), pygame.SRCALPHA)
    same.fill((21, 18, 10, 0))
    same.blit(bare.surface, (0, 0))
    chip = pygame.mask.from_threshold(piece.surface, (0, 0, 0), (9, 9, 9, 255), same)
    chip.invert()
    box = max(chip.get_bounding_rects(), key=lambda rect: rect.width)
    assert box.width >= 16
    assert box.height >= 15


@pytest.mark.rule("8.2")
def test_8_2_an_unknown_enemy_shows_nothing_but_his_team(printed: Printed) -> None:
    counters.man(
        ManFace("soldat-jung", "Red", "enemy", "red", number=14, tq=4, skills=(("rifle", 3),), unknown=True), 80
    )
    assert printed.texts == ["Red", "?"]


def test_a_leader_keeps_his_rank_and_others_do_not(printed: Printed) -> None:
    counters.man(TAYLOR, 80)
    counters.man(replace(TAYLOR, ldr=1), 80)
    assert "Sgt Taylor" in printed.texts
    assert "Taylor" in printed.texts


@pytest.mark.parametrize("scale", (0.75, 1.0, 2.0))
def test_no_order_marker_is_cut_off(printed: Printed, scale: float) -> None:
    for id_, order in orders().items():
        face = OrderFace(id_, names.order(id_), tuple(order["impulses"]), (("ws", "−2"),), "Ctrl+Shift+F")
        markers.order(face, round(80 * scale))
    assert_whole(printed)


@pytest.mark.rule("6.0")
def test_6_0_a_marker_prints_its_weapon_skill_or_that_nobody_fires_with_it() -> None:
    printed = {id_: dict(modifiers(kind)) for id_, kind in skirmish().charts.orders.items()}
    firing = {"aimed-fire": {}, "rapid-fire": {"ws": "−2"}, "run-and-gun": {"ws": "−2"}}
    firing |= {"suppressive-fire": {"check": "MC", "ws": "−2"}, "slow-suppressive-fire": {"check": "MC"}}
    assert {id_: printed[id_] for id_, kind in skirmish().charts.orders.items() if kind.may_fire} == firing
    thrown = {"grenade", "smoke-grenade", "rifle-grenade"}
    plain = thrown | {"plan", "melee", "guard"}
    assert {id_ for id_, found in printed.items() if found == {"ws": "−A"}} == printed.keys() - firing.keys() - plain
    assert [id_ for id_ in plain if printed[id_]] == []


def barred(key: str = "C") -> OrderFace:
    """Return the face of an order marker that cannot be given."""
    reason = "No spotted enemy is within 4 hexes."
    return OrderFace("charge", "Charge", ("must-1",) * 4, key=key, reason=reason)


@pytest.mark.parametrize("scale", (0.75, 1.0, 1.25, 1.75, 2.0))
def test_a_greyed_marker_keeps_its_letter_and_says_why_in_all_its_words(printed: Printed, scale: float) -> None:
    markers.order(barred(), round(80 * scale))
    assert barred().reason in " ".join(printed.texts)
    assert "C" in printed.texts, "it tells why, when it is pressed"
    assert_whole(printed)


@pytest.mark.parametrize("scale", (0.75, 1.0, 1.25, 1.75, 2.0))
@pytest.mark.parametrize("chip", (False, True))
def test_name_key_and_reason_of_a_greyed_marker_stand_out_at_every_size(
    monkeypatch: pytest.MonkeyPatch, chip: bool, scale: float
) -> None:
    plain, read = lettering.Font.draw, dict[str, float]()

    def draw(self: lettering.Font, target: pygame.Surface, text: str, at: Any, color: Any, **more: Any) -> float:
        wide, starts = min(self.width(text), more.get("room") or 999), {"left": 0.0, "center": 0.5, "right": 1.0}
        left = round(at[0] - wide * starts[more.get("align", "left")])
        box = pygame.Rect(left, round(at[1]) - self.cap, round(wide), self.cap).clip(target.get_rect())
        below = {
            tuple(target.get_at((x, y)))[:3] for x in range(box.left, box.right) for y in range(box.top, box.bottom)
        }
        read[text] = min(ratio((red, green, blue), color) for red, green, blue in below)
        return plain(self, target, text, at, color, **more)

    monkeypatch.setattr(lettering.Font, "draw", draw)
    cutting.SHELF.clear()
    if chip:
        order_chip(barred(), (round(120 * scale), round(21 * scale)))
    else:
        markers.order(barred(), round(80 * scale))
    read = {text: contrast for text, contrast in read.items() if text not in "1234"}
    assert {"C", "Charge"} <= read.keys()
    assert chip or barred().reason in " ".join(read)
    assert {text: contrast for text, contrast in read.items() if contrast < 3} == {}


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("width", (138, 184, 368))
def test_5_1_every_message_form_holds_its_whole_text(printed: Printed, width: int) -> None:
    teams = tuple((team, names.team(team)) for team in ("able", "baker", "charlie"))
    for card in toml("decks/friendly.toml")["card"]:
        printed.texts.clear()
        values = card.get("initiative")
        initiative = tuple(values[team] for team, _ in teams) if values else None
        words = (card["kind"], card["kind"].upper(), card["title"], card["text"])
        form = FriendlyCardFace("FIELD MESSAGE", "No. 04", *words, teams, initiative, "Light Wound", "Evac")
        card_pictures.friendly(form, width)
        assert card["title"] in " ".join(printed.texts)
        assert card["text"] in " ".join(printed.texts)
        assert not initiative or {str(value) for value in initiative} <= set(printed.texts)
    assert_whole(printed)


@pytest.mark.rule("9.1")
def test_9_1_every_spot_report_holds_its_rows(printed: Printed) -> None:
    for card in toml("decks/enemy.toml")["card"]:
        tables = []
        for rows in (card["cover"], card["open"]):
            parts = [row.split() for row in rows]
            tables.append(
                tuple(
                    CardRow(
                        "Aggressive",
                        names.order_on(order, "card"),
                        *(more if more and more[0][0].isdigit() else ["", *more])[:2],
                    )
                    for order, *more in parts
                )
            )
        report = EnemyCardFace(
            "S-2 SPOT REPORT", "Combatant: German", "SECRET", card["serial"], card["initiative"], "IN COVER", tables[0],
            "IN OPEN", tables[1], f"Rout {card['rout']}", f"Berserk {card['berserk']}", ("cover", 0), "red",
        )  # fmt: skip
        card_pictures.enemy(report, 184)
        assert str(card["initiative"]) in printed.texts
    assert_whole(printed)


def test_a_row_in_use_is_lit_in_the_colour_of_what_is_chosen() -> None:
    rows = (CardRow("Normal", "Hide"),) * 5
    report = EnemyCardFace("R", "G", "S", 1, 3, "C", rows, "O", rows, "Rout 2", "Berserk 5", ("open", 2))
    plain, lit = card_pictures.enemy(replace(report, lit=None), 184), card_pictures.enemy(report, 184)
    changed = pygame.mask.from_threshold(lit.surface, (0, 0, 0), (12, 12, 12, 255), plain.surface)
    changed.invert()
    box = changed.get_bounding_rects()
    assert box
    assert max(rect.height for rect in box) <= 16


# -- type -------------------------------------------------------------------------------------------------------------


def test_text_is_squeezed_to_85_per_cent_and_then_shortened() -> None:
    type_ = lettering.face("condensed", 13, 600)
    natural = type_.width("Butterman")
    assert type_.fit("Butterman", natural) == ("Butterman", 1.0)
    text, squeeze = type_.fit("Butterman", natural * 0.9)
    assert text == "Butterman"
    assert squeeze == pytest.approx(0.9)
    text, squeeze = type_.fit("Butterman", natural * 0.6)
    assert text.endswith(lettering.ELLIPSIS)
    assert type_.width(text, squeeze) <= natural * 0.6


def test_type_outlives_the_end_of_pygame() -> None:
    type_ = lettering.face("hand", 18)
    type_.render("before", theme.INK)
    pygame.quit()
    assert type_.render("after", theme.INK).get_width() == pytest.approx(type_.width("after"), abs=3)


def test_text_is_as_wide_as_it_was_measured() -> None:
    for role, size in (("sans", 14.5), ("condensed", 13), ("typewriter", 15.5)):
        type_ = lettering.face(role, size)
        drawn = type_.render("Krause fires at Sgt Taylor", theme.INK).get_bounding_rect().width
        assert drawn == pytest.approx(type_.width("Krause fires at Sgt Taylor"), abs=3)


def test_wrapped_lines_keep_all_words_within_the_room() -> None:
    type_ = lettering.face("sans", 14)
    text = "The nearest unknown enemy in your sight becomes known; a dummy comes off the board."
    lines = type_.wrap(text, 160)
    assert " ".join(lines) == text
    assert max(type_.width(line) for line in lines) <= 160


def test_the_scale_stays_between_75_and_300_per_cent() -> None:
    before = theme.scale()
    try:
        for wished, given in ((0.1, 0.75), (1.5, 1.5), (9.0, 3.0)):
            theme.set_scale(wished)
            assert theme.scale() == given
            assert theme.font("sans", 14).size == 14 * given
    finally:
        theme.set_scale(before)


def test_importing_the_theme_loads_no_font_and_no_picture() -> None:
    import subprocess
    import sys

    script = (
        "import combat.engine.stage.drawing.theme, combat.games.volume1.table.pieces.card_pictures, combat.games.volume1.table.pieces.counters as c, pygame.freetype as f;"
        "import combat.engine.stage.drawing.artwork as a; assert not f.get_init(); assert not a._folder.cache_info().currsize"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=Path(__file__).parents[5])


@pytest.mark.rule("6.0")
@pytest.mark.parametrize("reason", ["", "No smoke grenade"])
def test_6_0_a_chip_shows_the_four_impulse_figures_whether_its_order_may_be_given_or_not(
    printed: Printed, reason: str
) -> None:
    face = OrderFace("sprint", "Sprint", ("must-1", "must-2", "none", "melee"), key="T", reason=reason)
    order_chip(face, (176, 37))
    assert printed.texts == ["T", "1", "2", "0", "M", "Sprint"]
    assert not printed.cut
