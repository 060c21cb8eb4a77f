"""Invalid lab files: each fault gives one line with file, line and remedy."""

from __future__ import annotations

import pytest

from tests.games.volume1.lab.lab_calls import DUEL, Lab

FAULTS = {
    "two men of one name": (DUEL + DUEL[DUEL.index("[[enemy]]") :], 'lab.toml:21: man "Soldat Jung" is there twice'),
    "a man of the other side": (
        DUEL.replace("Soldat Jung", "Pvt Crowe"),
        'lab.toml:16: man "Pvt Crowe" is friendly; put him under [[friendly]]',
    ),
    "a team of the other side": (
        DUEL + 'team = "baker"\n',
        'lab.toml:20: team "baker" is not enemy; its teams are red, yellow, white, blue',
    ),
    "a weapon that is none": (
        DUEL + 'weapon = "Kar 98"\n',
        'lab.toml:20: weapon "Kar 98" is unknown; did you mean "Kar 98k"?',
    ),
    "a move without directions": (
        DUEL.replace('"hide"', '"evade"'),
        'lab.toml:18: order "evade" needs the directions of its move, like "evade 5/6" (9.3)',
    ),
    "an impulse out of the action": (
        DUEL.replace('phase = "action", impulse = 2', 'phase = "end", impulse = 2'),
        "lab.toml:2: the phase end has no impulses; leave impulse out",
    ),
    "an end before the start": (
        DUEL.replace("impulse = 3", "impulse = 2"),
        "lab.toml:3: until must be later than from",
    ),
    "a card in two places": (
        DUEL + "[cards]\nhand = [4, 6]\nplayed = 4\n",
        "lab.toml:20: friendly card 4 lies in two places",
    ),
    "a card that is none": (DUEL + "[cards]\nhand = [404]\n", "lab.toml:20: there is no friendly card 404"),
    "a strike with no guns": (
        DUEL + '[[strike]]\nweapon = "Kar 98k"\nhexes = ["05.05"]\n',
        'lab.toml:21: "Kar 98k" does not fire from off the board',
    ),
    "a strike of three hexes": (
        DUEL + '[[strike]]\nweapon = "81mm Mortar"\nhexes = ["05.05", "05.06", "05.07"]\n',
        "lab.toml:22: there are 3 hexes; give one, or ten for the faces of a d10",
    ),
    "a strike of odd dice": (
        DUEL + '[[strike]]\nweapon = "81mm Mortar"\nhexes = ["05.05"]\nscatter = "2w6"\n',
        'lab.toml:23: scatter: "2w6" is no dice; write 1d6, 2d6-1, 1d10, or a figure like 3',
    ),
    "smoke off the board": (DUEL + '[[smoke]]\nhex = "13.01"\n', 'lab.toml:21: hex "13.01" is off the board (12 × 10)'),
    "ground off the board": (
        DUEL.replace('"05.03" = { terrain', '"05.13" = { terrain'),
        'lab.toml:8: hex "05.13" is off the board (12 × 10)',
    ),
    "ground that is none": (
        DUEL.replace('"trees"', '"tress"'),
        'lab.toml:8: terrain "tress" is unknown; did you mean "trees"?',
    ),
    "a compass that points nowhere": (
        'compass = "06.03"\ncompass_at = "05.05"\n' + DUEL,
        'lab.toml:1: "06.03" is not straight from the compass at "05.05"; name a hex that is',
    ),
    "a key that is none": (
        'bord = "farmhouse"\n' + DUEL,
        'lab.toml:1: "bord" is not known here; did you mean "board"?',
    ),
    "a decision that is none": (
        DUEL + '[[answer]]\nto = "choose-taget"\nvalue = "Soldat Jung"\n',
        'lab.toml:21: decision "choose-taget" is unknown; did you mean "choose-target"?',
    ),
    "an answer to a die": (
        DUEL + '[[answer]]\nto = "roll"\nvalue = 3\n',
        'lab.toml:21: decision "roll" is unknown',
    ),
    "a habit about no decision": (
        DUEL + "[habits]\nduck = 'pass'\n",
        'lab.toml:21: decision "duck" is unknown; did you mean "duck-back"?',
    ),
    "an optional rule that is none": (
        'options = ["enemy-hold-fire"]\n' + DUEL,
        'lab.toml:1: optional rule "enemy-hold-fire" is unknown; did you mean "enemy-holds-fire"?',
    ),
    "a man off the board": (DUEL.replace('"05.06"', '"13.06"'), 'lab.toml:11: hex "13.06" is off the board (12 × 10)'),
    "a hex that is none": (
        DUEL.replace('"05.06"', '"5.6"'),
        'lab.toml:11: hex: hex "5.6" is not a hex number; write column and row with two digits each, like 12.10',
    ),
    "an order that is none": (
        DUEL.replace('"hide"', '"hyde"'),
        'lab.toml:18: order "hyde" is unknown; did you mean "hide"?',
    ),
    "directions for the player's man": (
        DUEL.replace('"aimed-fire"', '"evade 3/2"'),
        'lab.toml:12: order "evade 3/2" has directions, but the player says where his men go',
    ),
    "both sides in one hex": (
        DUEL.replace('"05.03"\norder', '"05.06"\norder'),
        'lab.toml:17: both sides stand in "05.06"; put it into melee, or say who is held_by whom (15.0, 17.4)',
    ),
    "a melee of one": (
        'melee = ["05.06"]\n' + DUEL,
        'lab.toml:1: men of both sides must stand in "05.06" for a Melee marker (15.0)',
    ),
    "a melee off the board": ('melee = ["13.06"]\n' + DUEL, 'lab.toml:1: hex "13.06" is off the board (12 × 10)'),
    "a melee order outside one": (
        DUEL.replace('"hide"', '"melee"'),
        'lab.toml:18: order "melee" is for a hex with a Melee marker; put "05.03" into melee (15.0)',
    ),
    "a guard who is nobody": (
        DUEL + 'held_by = "Sgt Tailor"\n',
        'lab.toml:20: man "Sgt Tailor" is unknown; did you mean "Sgt Taylor"?',
    ),
    "a guard elsewhere": (
        DUEL + 'held_by = "Sgt Taylor"\n',
        'lab.toml:20: the guard stands in "05.06"; put both into one hex (17.4)',
    ),
    "a guard of his own side": (
        DUEL + 'held_by = "Soldat Jung"\n',
        'lab.toml:20: "soldat-jung" is on his own side; a guard is of the other (17.4)',
    ),
    "a dummy turned over": (
        DUEL.replace("Soldat Jung", "Nobody") + "dummy = true\n",
        "lab.toml:19: a dummy is never known: it is taken off when it is turned over; take out known (12.0)",
    ),
    "wounds that kill": (
        DUEL + 'wounds = ["bad", "bad", "bad"]\n',
        "lab.toml:20: nobody lives with so many wounds; take some out (16.2)",
    ),
    "a target marker without a grenade": (
        DUEL + 'aim = "05.06"\n',
        'lab.toml:20: only a man with a grenade order has this; his order is "hide" (7.09)',
    ),
    "a live grenade without its order": (
        DUEL + 'grenade = "mk-2"\n',
        'lab.toml:20: only a man with a grenade order has this; his order is "hide" (7.09)',
    ),
    "grenade markers on a man elsewhere": (
        DUEL + '[[bomb]]\nhex = "05.05"\nnear = ["Sgt Taylor"]\n',
        'lab.toml:22: "sgt-taylor" does not stand in "05.05", where the grenade lies (14.2)',
    ),
    "a man in the cup who is on the board": (
        'cup = ["soldat-jung"]\n' + DUEL,
        'lab.toml:1: "soldat-jung" stands on the board already; take him out of the cup',
    ),
    "a man in the cup who is no enemy": (
        'cup = ["pvt-crowe"]\n' + DUEL,
        'lab.toml:1: "pvt-crowe" is no enemy’s id; put ids of enemies and dummies into the cup',
    ),
    "a team twice on the track": (
        DUEL.replace('["able", "red"]', '["able", "able"]'),
        "lab.toml:4: team able is there twice",
    ),
    "one edge for both sides": (
        'enemy_edge = "bottom"\n' + DUEL,
        "lab.toml:1: both sides have the bottom edge; give them two different ones (9.5)",
    ),
    "a turn that never comes": (
        "turns = 3\n" + DUEL.replace("turn = 1", "turn = 4"),
        "lab.toml:3: turn 4 never comes in a game of 3 turns; raise turns",
    ),
    "a pure event card on the track": (
        DUEL + "[cards]\nplayed = 51\n",
        "lab.toml:21: card 51 is a pure event card and never lies on the track (5.1.3)",
    ),
    "an effect that does not last": (
        DUEL + '[[effect]]\nkind = "wind"\n',
        'lab.toml:21: effect "wind" happens at once; those that last are weapon-skill, troop-quality, spotting, restrict',
    ),
    "points for nothing known": (
        DUEL + "[points]\nenemy-kiled = 2\n",
        'lab.toml:21: "enemy-kiled" is not allowed; it must be "enemy-killed", "enemy-officer-killed", "enemy-fled", '
        '"enemy-passed", "enemy-captured", "friendly-killed", "friendly-bad-wound", '
        '"friendly-bad-wound-bandaged", "friendly-fled", '
        '"friendly-captured", "friendly-escaped", "friendly-passed" or "papers"',
    ),
    "a flare by day": (
        DUEL + '[[flare]]\nhex = "05.05"\n',
        "lab.toml:20: flares burn at night; add a [night] with its range, or take them out",
    ),
    "a night by the die": (
        DUEL + '[night]\nrange = 2\ndie = "1d6"\n',
        "lab.toml:22: a lab begins after the die of the night was rolled; give the whole range",
    ),
    "a flare off the board": (
        DUEL + '[night]\nrange = 2\n[[flare]]\nhex = "55.05"\n',
        'lab.toml:23: hex "55.05" is off the board (12 × 10)',
    ),
    "a carrier who is not there": (
        DUEL + '[night]\nrange = 2\nflares = 1\ncarriers = ["sgt-nobody"]\n',
        'lab.toml:23: man "sgt-nobody" is unknown; did you mean "sgt-taylor"?',
    ),
    "a die that has no such face": (DUEL + "[chance]\nd6 = [0]\n", "lab.toml:21: d6: 0 must be at least 1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_position_is_a_finding_with_its_line(lab: Lab, fault: str) -> None:
    text, said = FAULTS[fault]
    assert lab.fault(text) == said
