"""Every kind of invalid content file gives one line per fault: file, line, fault, value and remedy."""

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.files.folders import share
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library
from tests.games.volume1.content.checked import check, schema
from tests.games.volume1.content.damage import damage, findings

SCENARIO, PATROL = "scenarios/first-light.toml", "scenarios/night-patrol.toml"
FRIENDLY, ENEMY = "assets/decks/friendly.toml", "assets/decks/enemy.toml"
US, DE, WEAPONS = "assets/men/americans.toml", "assets/men/germans.toml", "assets/weapons.toml"
EVENTS, ORDERS, FIRE = "assets/events/enemy.toml", "assets/charts/orders.toml", "assets/charts/fire.toml"
SPOTTING, WOUNDS = "assets/charts/spotting.toml", "assets/charts/wounds.toml"
MORALE, TERRAIN = "assets/charts/morale.toml", "assets/charts/terrain.toml"


def test_everything_shipped_is_free_of_findings() -> None:
    assert check([share() / "assets", share() / "scenarios" / "volume1"]) == []


def test_a_sound_copy_is_free_of_findings(root: Path) -> None:
    assert findings(root) == []


CASES = [
    # scenarios
    (SCENARIO, '"14.07", "15.08"', '"45.10", "15.08"', 'hex "45.10" is off the board (33 × 18)'),
    (SCENARIO, '"01.01", "02.01"', '"1.1", "02.01"', 'deployment: hex "1.1" is not a hex number; write column and row with two digits each, like 12.10'),
    (SCENARIO, '"01.01", "02.01"', '"01.01", "01.01"', "hex 01.01 is there twice"),
    (SCENARIO, 'one = "10.13"', 'one = "10.11"', 'compass: the compass at "10.14" cannot point its 1 to "10.11"; name a hex beside it'),
    (SCENARIO, '"soldat-hahn"', '"soldat-hanh"', 'man "soldat-hanh" is unknown; did you mean "soldat-hahn"?'),
    (SCENARIO, '"soldat-hahn"', '"pvt-temple"', 'man "pvt-temple" is friendly; name a man of the enemy side'),
    (SCENARIO, '"soldat-hahn"', '"soldat-voigt"', "man soldat-voigt is there twice"),
    (SCENARIO, 'board = "farmhouse"', 'board = "farmhuose"', 'board "farmhuose" is unknown; did you mean "farmhouse"?'),
    (SCENARIO, "turns = 8", "turns = 0", "turns: 0 must be at least 1"),
    (SCENARIO, "turns = 8", 'turns = "8"', 'turns: "8" is not a whole number'),
    (SCENARIO, "turns = 8", "turns = 8\nturnss = 9", '"turnss" is not known here; did you mean "turns"?'),
    (SCENARIO, 'edge = "right"', 'edge = "left"', "both sides have the left edge; give them two different ones (9.5)"),
    (SCENARIO, 'edge = "right"', 'edge = "east"', 'edge: "east" is not allowed; it must be "left", "right", "top" or "bottom"'),
    (SCENARIO, "prepared = false", 'prepared = "no"', 'prepared: "no" is not true or false'),
    (SCENARIO, "at_least = 8", "at_least = 12", "at_least 12 is not below the 12 before it; put the best first"),
    (SCENARIO, "enemy-fled = 1", "enemy-flown = 1", ': "enemy-flown" is not allowed'),
    (PATROL, 'range = 2\ndie = "1d6"', "range = 0", 'range 0 leaves nothing to see; give at least 1, or a die = "1d6"'),
    (PATROL, 'die = "1d6"', 'die = "1d10"', 'die: "1d10" is not allowed; it must be "1d6"'),
    (PATROL, "flares = 3", "flares = 0", "there are carriers but no flares; give flares, or take the carriers out"),
    (PATROL, '["09.11", "12.08",', '["09.11",', "there are 9 hexes for a d10; give 10, or none"),
    (PATROL, '["09.11", "12.08",', '["99.11", "12.08",', 'hex "99.11" is off the board (33 × 18)'),
    (PATROL, '"cpl-stinson"]\nrounds', '"cpl-stimson"]\nrounds', 'man "cpl-stimson" is unknown; did you mean "cpl-stinson"?'),
    (PATROL, "fire = -2", "fires = -2", '"fires" is not known here; did you mean "fire"?'),
    (PATROL, 'roll = 9\ntitle = "Two', 'roll = 6\ntitle = "Two', "roll 6 is there twice"),
    (PATROL, '{ kind = "flare", side = "friendly" }', '{ kind = "flare" }', 'roll 6: effect "flare" needs "side"'),
    (PATROL, 'amount = 2 }', 'amount = 0 }', 'roll 9: effect "illumination" counts men, cards, hexes or flares; 0 is too few'),
    (SCENARIO, '[points]', '[[friendly_event]]\nroll = 0\ntitle = "x"\ntext = "x"\neffects = [{ kind = "illumination", amount = 1 }]\n[points]', 'effect "illumination" needs the ten hexes of its rounds; give rounds in [night]'),
    (SCENARIO, 'id = "one-card-a-team"', 'id = "every-man-home"', "option every-man-home is there twice"),
    (SCENARIO, 'changes = { large_battle = true }', "", '"one-card-a-team" does nothing: give it changes, or the id of a rule of the rulebook (enemy-holds-fire, steady-in-cover)'),
    (SCENARIO, 'id = "one-card-a-team"', 'id = "enemy-holds-fire"', '"enemy-holds-fire" is a rule of the rulebook and changes no sheet; give yours another id'),
    (SCENARIO, "large_battle = true }", 'turns = 99 }', "turns: 99 must be at most 30"),
    (SCENARIO, "turns = 8", 'turns = 8\nevents = { friendly = "freindly" }', 'event table "freindly" is unknown; did you mean "friendly"?'),
    # decks
    (FRIENDLY, "number = 9\n", "number = 8\n", "card 8 is there twice"),
    (FRIENDLY, "able = 42, baker = 52, charlie = 30", "able = 43, baker = 52, charlie = 30", "initiative: (43, 52, 30) must be even; the odd values are the enemy’s, so that sides never tie"),
    (FRIENDLY, "able = 42, baker = 52, charlie = 30", "able = 42, baker = 30, charlie = 30", "initiative: (42, 30, 30) gives two teams the same value; keep the three apart"),
    (FRIENDLY, '[{ kind = "restrict", team = "baker", order = "hide" }]', '[{ kind = "restrict", team = "baker", order = "hied" }]', 'order "hied" is unknown; did you mean "hide"?'),
    (FRIENDLY, '[{ kind = "restrict", team = "baker", order = "hide" }]', '[{ kind = "restrict", team = "baker" }]', 'card 9: effect "restrict" needs "order"'),
    (FRIENDLY, '[{ kind = "reveal" }]', '[{ kind = "reveel" }]', 'card 31: effect "reveel" is unknown here'),
    (FRIENDLY, '[{ kind = "reveal" }]', '[{ kind = "reveal", amount = 2 }]', 'card 31: effect "reveal" takes no "amount"; leave it out'),
    (FRIENDLY, 'of = "medical"', 'of = "magic"', 'card 42: "magic" is no roll to pass; known are tqc, plan, medical, rc, mc'),
    (ENEMY, "initiative = 63", "initiative = 65", "serials 40 and 44 both have initiative 65; give one of them another odd value"),
    (ENEMY, 'berserk = "5"\n\n[[card]]\nserial = 11', 'berserk = "7"\n\n[[card]]\nserial = 11', 'berserk: "7" is no direction; write one or two compass numbers: "5" or "6/5"'),
    # men
    (US, "skills = { m3 = 7, mk-2 = 4", "skills = { m3 = 12, mk-2 = 4", "m3: 12 must be at most 9"),
    (US, "skills = { m3 = 7, mk-2 = 4", "skills = { m33 = 7, mk-2 = 4", 'sgt-taylor: weapon "m33" is unknown; did you mean "m3"?'),
    (DE, 'rank = "Soldat"\nname = "Jung"\nteam = "red"', 'rank = "Soldat"\nname = "Jung"\nteam = "able"', 'team "able" is not enemy; its teams are red, yellow, white, blue'),
    (DE, "number = 14", "number = 30", "number 30 is there twice"),
    # artillery
    (SCENARIO, 'weapon = "mortar-60"', 'weapon = "mortar-66"', 'weapon "mortar-66" is unknown; did you mean "mortar-60"?'),
    (SCENARIO, 'weapon = "mortar-60"', 'weapon = "mk-2"', 'weapon "mk-2" does not fire from off the board; known are mortar-60, mortar-81, howitzer-105'),
    (SCENARIO, '"03.05", "05.11"', '"05.11"', "hexes: has 9 entries; it must have at least 10"),
    (SCENARIO, '"03.05", "05.11"', '"03.55", "05.11"', 'hex "03.55" is off the board (33 × 18)'),
    (SCENARIO, 'id = "their-mortars"', 'id = "our-mortars"', "artillery our-mortars is there twice"),
    (SCENARIO, 'weapon = "mortar-60"', 'weapon = "mortar-60"\ncalls = 1', "the player cannot call the enemy’s artillery; take calls out"),
    (SCENARIO, 'weapon = "mortar-60"\nnumber = "1d6"', 'weapon = "mortar-60"\nnumber = "1d8"', 'number: "1d8" is no dice; write 1d6, 2d6-1, 1d10, or a figure like 3'),
    (FRIENDLY, '[{ kind = "artillery", side = "friendly" }]', '[{ kind = "artillery", side = "both" }]', 'effect "artillery" is fired by one side; say "friendly" or "enemy"'),
    (FRIENDLY, '[{ kind = "artillery", side = "friendly" }]', '[{ kind = "artillery", side = "friendly", weapon = "m3" }]', 'weapon "m3" does not fire from off the board'),
    # weapons, events, charts
    (WEAPONS, "{ to = 10, ws = -2 }, { to = 12, ws = -4 }", "{ to = 10, ws = -2 }, { to = 9, ws = -4 }", "m3: range [1, 3, 6, 10, 9] must rise from entry to entry"),
    (WEAPONS, 'name = "M1 Carbine"', f'name = "{"x" * 41}"', f'name: "{"x" * 41}" has more than 40 signs'),
    (WEAPONS, '[mk-2]\nname = "Mk II Frag"', '[MK2]\nname = "Mk II Frag"', ': "MK2" is no id; use small letters, digits and single hyphens, like aimed-fire'),
    (EVENTS, "roll = 5", "roll = 6", "no event for roll 5; a table has one for each of 0 to 9"),
    (ORDERS, 'impulses = ["none", "may-1", "none", "must-1"]', 'impulses = ["none", "may-1", "none", "must-3"]', 'impulses: "must-3" is not allowed'),
    (FIRE, '"-5 M",     "-4 M"', '"-5 m",     "-4 M"', 'hide: "-5 m" is no cell of the chart; write -3, or "-5 M" where a hit is only a Morale Check'),
    (FIRE, '"-5 M",     "-4 M"', '"-5 M",     -5', "hide in building needs an M; see caps_hit in the terrain chart"),
    (FIRE, "\nguard ", "\nguards ", 'row "guard" is missing'),
    (SPOTTING, '"rubble", "crater"]', '"rubble"]', 'row "none" has 16 cells for 15 terrains'),
    (MORALE, "shaken ", "shakey ", ': "shakey" is not allowed; it must be "berserk", "aggressive"'),
    (MORALE, "shaken     = { tq = -2, ws = -2 }", "", 'Morale State "shaken" is missing'),
    (WOUNDS, '["sprint", "run-and-gun", "evade"]', '["sprint", "run-and-gun", "evadé"]', 'forbids: "evadé" is no id'),
    (TERRAIN, "[marsh]", "[swamp]", 'terrain "marsh" is missing'),
]  # fmt: skip


@pytest.mark.parametrize(("place", "old", "new", "what"), CASES, ids=[case[3][:40] for case in CASES])
def test_one_fault_is_named_with_file_and_what(root: Path, place: str, old: str, new: str, what: str) -> None:
    damage(root, place, old, new)
    found = findings(root, place if place.startswith("scenarios/") else SCENARIO)
    assert any(line.startswith(f"{place}:") and what in line for line in found), found


def test_the_key_of_another_table_is_taken_for_no_slip_of_the_pen(root: Path) -> None:
    damage(root, SCENARIO, "turns = 8", "turns = 8\nfire = -2")
    assert [line.split(": ", 1)[1] for line in findings(root)] == ['"fire" is not known here']


@pytest.mark.parametrize(
    ("place", "old", "new", "below"),
    [
        (SCENARIO, '"14.07", "15.08"', '"45.10", "15.08"', 0),
        (SCENARIO, "at_least = 8", "at_least = 12", 0),
        (SCENARIO, "turns = 8", "turns = 8\nturn = 9", 1),
        (FRIENDLY, 'of = "medical"', 'of = "magic"', 0),
        (FRIENDLY, "able = 42, baker = 52, charlie = 30", "able = 43, baker = 52, charlie = 30", 0),
        (US, "skills = { m3 = 7, mk-2 = 4", "skills = { m33 = 7, mk-2 = 4", 0),
        (WEAPONS, '[m3]\nname = "M3 Grease Gun"', "[m3]", 0),
        (FIRE, '"-5 M",     "-4 M"', '"-5 m",     "-4 M"', 0),
    ],
)
def test_the_line_is_that_of_the_fault(root: Path, place: str, old: str, new: str, below: int) -> None:
    line = damage(root, place, old, new) + below
    assert [found.split(":")[1] for found in findings(root, SCENARIO)] == [str(line)]


def test_all_faults_are_found_and_not_only_the_first(root: Path) -> None:
    damage(root, SCENARIO, "turns = 8", "turns = 0")
    damage(root, SCENARIO, "hand = 4", "hand = 9")
    damage(root, DE, "number = 14", "number = 30")
    assert sorted(line.split(": ", 1)[1] for line in findings(root)) == [
        "hand: 9 must be at most 5",
        "number 30 is there twice",
        "turns: 0 must be at least 1",
    ]


def test_a_book_is_refused_with_the_same_findings(root: Path) -> None:
    damage(root, DE, "number = 14", "number = 30")
    damage(root, SCENARIO, '"14.07", "15.08"', '"45.10", "15.08"')
    with pytest.raises(ContentError) as caught:
        Library([root]).load_book("first-light")
    assert [str(finding) for finding in caught.value.findings] == findings(root)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"turns = ", "broken.toml:1: is no sound TOML: here is no value"),
        (b'a = 1\nb = "open', "broken.toml:2: is no sound TOML: "),
        (b"a = 1\n\nname = '\xff'", "broken.toml:3: byte 0xff is not UTF-8; save the file as UTF-8"),
        (b"a = " + b"[" * 5000 + b"]" * 5000, "broken.toml: is nested too deep"),
        (b"#" * (1024 * 1024 + 1), "broken.toml: has 1048577 bytes; a content file has at most 1048576"),
    ],
    ids=["cut off", "open string", "not UTF-8", "deep", "huge"],
)
def test_what_is_no_toml_is_refused_in_one_line(root: Path, content: bytes, what: str) -> None:
    Path("broken.toml").write_bytes(content)
    found = [str(finding) for finding in check([Path("broken.toml")])]
    assert len(found) == 1
    assert found[0].startswith(what)


def test_a_file_that_is_missing_or_foreign_is_named(root: Path) -> None:
    Path("notes.txt").write_text("hello")
    (root / WEAPONS).unlink()
    missing = [str(finding) for finding in check([Path("nowhere.toml"), Path("notes.txt")])]
    assert missing == [
        "notes.txt: is no content file; boards end in .tmx, all else in .toml",
        "nowhere.toml: cannot be read: there is no such file or folder",
    ]
    with pytest.raises(ContentError, match=r"assets/weapons\.toml: cannot be read: no such file"):
        Library([root]).parts()


def test_unknown_names_are_answered_with_the_known_ones() -> None:
    with pytest.raises(ContentError, match='there is no scenario "last-light"; did you mean "first-light"'):
        Library().load_book("last-light")
    with pytest.raises(ContentError, match='there is no board "harbour"; known are beach-exit'):
        board_of(Library(), "harbour")
    with pytest.raises(ContentError, match='there is no optional rule "rain"; known are enemy-holds-fire'):
        Library().load_book("first-light", ["rain"])
    with pytest.raises(ContentError, match="is no kind of content file; known are scenario, campaign, friendly-deck"):
        schema("sandwich")


def test_a_schema_describes_each_kind_of_file() -> None:
    shape = schema("scenario")
    assert shape["additionalProperties"] is False
    assert {"title", "board", "friendly", "enemy", "verdict"} <= set(shape["required"])
    assert schema("weapons")["type"] == "object"


def test_a_broken_roster_does_not_make_strangers_of_its_men(root: Path) -> None:
    damage(root, DE, "number = 14", "number = 30")
    assert [str(finding) for finding in check([root / "scenarios"])] == []
