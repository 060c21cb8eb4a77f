"""Command lines, valid and invalid, that open no window; {} stands for a folder with files of both kinds."""

from __future__ import annotations

OF_ANY = (
    "--help", "help", "help all", "help play", "--version", "--credits", "paths", "paths --json", "completion bash", "schema scenario", "schema lab",
    "check {}/sound.toml", "check {}/sound.toml --json", "verify {}/sound.combat", "verify {}/sound.combat --json",
    "log {}/sound.combat", "log {}/sound.combat --rule 13.0 --find a", "report {}/sound.combat --out {}/sound.html",
    "lab {}/sound.toml", "lab {}/sound.toml --json",
)  # fmt: skip
FINE = {
    "volume1": (
        *OF_ANY, "simulate tutorial-patrol --games 1 --jobs 1 --player random", "los farmhouse 13.08 19.08",
        "los farmhouse 13.08 19.08 --json", "generate --seed 3", "challenge", "challenge first-light --seed 2",
        "play first-light --option any", "campaign", "campaign list --json", "edit --help", "give --help", "shot --help",
    ),
    "armour": (
        *OF_ANY, "challenge", "challenge two-platoons --seed 2 --seat defender --json", "simulate two-platoons --games 1 --jobs 1 --player random",
        "simulate two-platoons --games 1 --jobs 1 --attacker random --defender baseline --json",
        "simulate two-platoons --games 1 --jobs 1 --player random --out {}/run.csv",
        "generate --seed 1", "generate --seed 4 --points 50 --json", "shot --help", "demo --help", "play --help",
        "force", "force --json", "force german-tanks-75",
    ),
    "command": (
        *OF_ANY, "simulate patrols-at-the-bridge --games 1 --jobs 1 --axis random --allies random",
        "simulate patrols-at-the-bridge --games 1 --jobs 1 --axis random --allies random --json",
        "simulate patrols-at-the-bridge --games 1 --jobs 1 --player random --out {}/run.csv",
        "play raid-by-night --option any", "los crossroads-at-noon 01.01 05.05",
        "los crossroads-at-noon 01.01 05.05 --json", "generate --seed 3",
        "generate --seed 3 --json", "shot --help", "challenge", "challenge raid-by-night --seed 2 --seat allies --json",
    ),
}  # fmt: skip
"""Calls that end well, by game."""

WRONG_OF_ANY = (
    "demo nowhere", "games --at combat://host:x/", "serve --store poem://x", "host nowhere", "host", "join", "join combat://", "join combat://host:x/iAb",
    "dance", "help dance", "play", "play nowhere", "play {}/none.toml", "play {}/broken.toml", "play {}/spoilt-scenario.toml",
    "play {}/poem.txt", "play nowhere --seed x", "play nowhere --lang tlh", "play nowhere --resolution big",
    "play nowhere --scale 9", "play nowhere --sound", "play nowhere --pack {}/none", "resume --text",
    "load {}/none.combat", "load {}/damaged.combat", "load {}/cut.combat", "load {}/poem.txt",
    "load {}/other.combat", "load {}/sound.combat --at 9999", "replay {}/none.combat", "replay {}/damaged.combat",
    "verify {}/none.combat", "verify {}/damaged.combat", "verify {}/cut.combat", "verify {}/damaged.combat --json",
    "check {}/none.toml", "check {}/broken.toml", "check {}/spoilt-scenario.toml", "check {}/spoilt-lab.toml",
    "check {}/spoilt-lab.toml --json", "check {}/poem.txt", "check {}/damaged.combat", "check {}",
    "schema poem", "completion pwsh", "lab {}/none.toml", "lab {}/broken.toml", "lab {}/spoilt-lab.toml",
    "lab {}/unmet.toml", "lab {}/unmet.toml --json", "lab {}/no-fall.toml", "lab {}/no-fall.toml --window",
    "simulate nowhere", "simulate {}/spoilt-scenario.toml", "simulate {}/spoilt-lab.toml", "los nowhere 01.01 02.02",
    "log {}/none.combat", "log {}/damaged.combat", "log {}/sound.combat --rule x", "report {}/none.combat --out x.html",
    "report {}/sound.combat --out x.txt", "shot {}/damaged.combat --out {}/x.png", "shot nowhere --out x.png",
    "shot nowhere --out x.jpg", "generate --out {}/poem.txt", "generate --out {}/broken.toml",
)  # fmt: skip
WRONG = {
    "volume1": (
        "play first-light --option nonsense", "play first-light --squad 9", "play first-light --seat axis",
        "simulate first-light --option nonsense", "simulate first-light --player rommel",
        "simulate first-light --option prisoners-wanted --option every-man-home", "generate --men 40",
        "generate --board mars", "los farmhouse 45.10 01.01", "los farmhouse here 01.01",
        "los farmhouse 01.01 02.02 --to-order hid", "challenge nonsense", "challenge {}/damaged.combat",
        "campaign new nowhere", "campaign show nowhere", "campaign dance", "edit nowhere", "give nowhere",
        "shot first-light --overlay fog --out x.png", "shot first-light --overlay los:45.10 --out x.png",
    ),
    "armour": (
        "challenge nonsense", "challenge two-platoons --seat red", "challenge {}/damaged.combat",
        "play two-platoons --option nonsense", "play two-platoons --squad 9", "play two-platoons --seat red",
        "play two-platoons --text --table random-3", "play any-ground --text --table nowhere",
        "play any-ground --text --table {}/none.tmx", "play any-ground --text --table {}/poem.txt",
        "simulate two-platoons --player rommel", "simulate two-platoons --attacker rommel",
        "generate --points 0", "generate --seed x", "shot two-platoons --seat red --out x.png", "edit nowhere",
        "campaign", "demo two-platoons --seat red", "force nowhere", "force {}/none.toml", "force {}/broken.toml",
        "play two-platoons --text --attacker-force german-tanks-75", "play two-platoons --text --defender-force nowhere",
    ),
    "command": (
        "play crossroads-at-noon --option nonsense", "play crossroads-at-noon --squad 9",
        "play crossroads-at-noon --seat red", "simulate crossroads-at-noon --option nonsense",
        "simulate crossroads-at-noon --axis rommel", "simulate crossroads-at-noon --player rommel", "simulate crossroads-at-noon --squad 2", "generate --map mars",
        "generate --year 1930", "generate --axis atlantis", "generate --size army",
        "los crossroads-at-noon 99.10 01.01", "los crossroads-at-noon here 01.01",
        "shot crossroads-at-noon --seat red --out x.png", "edit nowhere", "campaign",
        "challenge nonsense", "challenge raid-by-night --seat red", "challenge {}/damaged.combat",
    ),
}  # fmt: skip
"""Calls that are refused, by game."""
