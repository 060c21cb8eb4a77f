"""Write saves of the current version, finished and unfinished in every phase.

    python -m tools.volume1.old_saves FOLDER

These saves are never generated again. A folder of them is added to ``tests/games/volume1/saves/old`` before rules,
records or the journal's format change. ``tests/games/volume1/saves/test_old.py`` checks that the game can still load
them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from combat.engine.challenges import taking_up
from combat.engine.challenges.challenge_code import code_of
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content import layers
from combat.engine.content.packs.pack import stack
from combat.engine.journal import branching, journal, loading
from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.heads import SUFFIX
from combat.engine.journal.saved import Saved, read
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.game import Game
from combat.engine.play.runner import run
from combat.engine.words import text
from combat.games.volume1.campaign import course, deciding, diary, endless, muster
from combat.games.volume1.campaign.campaign_state import Decided
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content import draft_data
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.kinds import KINDS
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Clock, State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tools.packed_saves import pack

ROOT = Path(__file__).resolve().parents[2]
PACK = ROOT / "docs" / "example-pack"
CAMPAIGN, ENDLESS = "hedgerow-to-hill", "field-by-field"
NAMED, ENDLESS_SEED = "Up the hill again", 3
SEEDS = range(1, 200)
CUT = 11
"""Bytes cut off the save of a game that was killed while writing."""

Moment = Callable[[State, str, Clock], bool]
"""Returns whether to leave a battle here, given its state, the question asked ("die" for a roll), and the clock."""


def _mid_impulse(clock: Clock, impulse: int) -> bool:
    return clock.impulse == impulse and bool(clock.done)


FINISHED: dict[str, tuple[str, int, bool, tuple[str, ...]]] = {
    "finished-first-light": ("first-light", 7, False, ()),
    "finished-night-raid": ("night-raid", 3, False, ("enemy-holds-fire",)),
    "finished-advance-to-the-village": ("advance-to-the-village", 2, False, ()),
    "finished-machine-gun-nest": ("machine-gun-nest", 5, True, ()),
    "finished-our-gun": ("our-gun", 4, False, ("enemy-holds-fire", "hold-until-dusk")),
    "finished-capture-hauptmann": ("capture-hauptmann", 6, False, ()),
    "finished-orchard-wall": ("orchard-wall", 9, False, ()),
    "finished-tutorial-patrol": ("tutorial-patrol", 5, False, ()),
}
"""Name -> scenario, seed, whether the random player plays it, optional rules."""

LEFT: dict[str, tuple[str, bool, Moment]] = {
    "set-up-half-done": ("tutorial-patrol", False, lambda s, a, c: a == "set-up" and len(s.on_board("friendly")) == 2),
    "playing-a-card": ("house-clearing", False, lambda s, a, c: a == "play-card" and c.turn == 2),
    "orders-taken-back": ("wounded-pilot", False, lambda s, a, c: a == "give-orders" and c.turn == 2),
    "moving-in-an-impulse": ("first-light", False, lambda s, a, c: a == "choose-move" and (c.turn, c.impulse) == (3, 3)),
    "smoke-and-live-grenades": (
        "machine-gun-nest", True, lambda s, a, c: bool(s.smoke and s.bombs) and c.phase == "action" and a != "die",
    ),
    "in-a-melee": ("house-clearing", True, lambda s, a, c: bool(s.melee) and c.phase == "action" and a != "die"),
    "with-a-prisoner": (
        "capture-hauptmann", True, lambda s, a, c: any(man.held_by for man in s.men.values()) and c.impulse > 1 and a != "die",
    ),
    "carrying-and-wounded": (
        "wounded-pilot", False,
        lambda s, a, c: _mid_impulse(c, 2) and a != "die" and "carry" in {man.order.id for man in s.men.values() if man.order},
    ),
    "calling-a-strike": ("machine-gun-nest", False, lambda s, a, c: a == "call-strike"),
    "by-the-light-of-a-flare": (
        "night-raid", False, lambda s, a, c: bool(s.flares) and c.phase == "action" and a in ("choose-target", "choose-move"),
    ),
    "a-die-not-yet-rolled": ("hill-defence", False, lambda s, a, c: a == "die" and (c.turn, c.impulse) == (4, 2)),
    "shells-on-two-boards": (
        "advance-to-the-village", False, lambda s, a, c: s.board != s.book.board and _mid_impulse(c, 2) and a != "die",
    ),
    "choosing-a-wound": ("hedgerow-ambush", False, lambda s, a, c: a == "choose-wound"),
    "at-the-end-of-a-turn": ("night-patrol", True, lambda s, a, c: (c.turn, c.phase) == (3, "end")),
    "killed-while-writing": ("dawn-patrol", False, lambda s, a, c: (c.turn, c.impulse) == (2, 2) and a != "die"),
    "with-a-pack": ("orchard-wall", False, lambda s, a, c: c.turn == 3 and _mid_impulse(c, 2) and a != "die"),
    "an-edited-scenario": ("behind-the-wall", True, lambda s, a, c: c.turn == 2 and _mid_impulse(c, 3) and a != "die"),
    "made-up-from-a-seed": ("", False, lambda s, a, c: c.turn == 2 and _mid_impulse(c, 2) and a != "die"),
}  # fmt: skip
"""Name -> scenario, whether the random player plays it, where it is left."""

MARKED = ("a-branch", "a-study", "a-challenge")
CAMPAIGNS = "campaigns"
MARKED_ONES, BRANCHED = "tutorial-patrol", "finished-tutorial-patrol"
"""Scenario of the marked battles, and the save from which the branch starts."""


class Maker:
    """Generator that plays battles and saves them as journals in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def finish(self, name: str) -> None:
        """Play a battle to its end and save it."""
        scenario, seed, at_random, options = FINISHED[name]
        self._play(name, load_book(scenario, options), seed, at_random=at_random)

    def leave(self, name: str) -> None:
        """Play a battle up to its moment, with the first seed that reaches it, and save it.

        Raise SystemExit if no seed does.
        """
        scenario, at_random, moment = LEFT[name]
        book = load_book(scenario) if scenario else _made_up()

        def there(game: Game[State]) -> bool:
            if game.decision is None:
                return False
            return moment(game.state, "die" if game.decision.to_chance else game.decision.kind, game.state.clock)

        for seed in SEEDS:
            if not self._play(name, book, seed, at_random=at_random, until=there).over:
                return
        raise SystemExit(f"{name}: no seed of {len(SEEDS)} leads there")

    def _play(
        self, name: str, book: Book, seed: int, *, at_random: bool, until: Callable[[Game[State]], bool] | None = None
    ) -> Game[State]:
        path = self.folder / f"{name}{SUFFIX}"
        path.unlink(missing_ok=True)
        game = sequence.new_game(book)
        record = journal.begin(TITLE, game, sys.exit, path)
        player: Answerer[State] = RandomPlayer(seed) if at_random else CautiousPlayer()
        run(game, SeededChance(seed), player, until=until)
        if name == "orders-taken-back":
            _waver(game, player)
        record.close()
        if name == "killed-while-writing":
            path.write_bytes(path.read_bytes()[:-CUT])
        return game

    def mark(self, name: str) -> None:
        """Save a branch, study or challenge in its second turn, marked as such in its header.

        The branch is cut from "finished-tutorial-patrol", which is played in another folder unless it is there.
        """
        challenge = taking_up.of_scenario(CHALLENGES, MARKED_ONES, (), 7)
        marks = {"a-study": GameFlags(study=0), "a-challenge": GameFlags(challenge=code_of(CHALLENGES, challenge))}
        if name == "a-branch":
            found = branching.cut(self._source_of_branch(), OWN_TITLES, 60)
            game, marks[name] = found.game, found.marks(study=False)
        else:
            game = sequence.new_game(taking_up.book_of(CHALLENGES, challenge))
        record = journal.begin(TITLE, game, sys.exit, self.folder / f"{name}{SUFFIX}", challenge.seed, marks[name])
        player = CautiousPlayer()
        dice = ChallengeChance(challenge.seed) if name == "a-challenge" else SeededChance(challenge.seed)
        run(game, dice, player, until=_in_turn_2)
        if name == "a-study":
            game.go_back(len(game.entries) - 40)
            run(game, SeededChance(8), player, until=_in_turn_2)
        record.close()

    def _source_of_branch(self) -> Path:
        """Return the save from which the branch is cut; play the battle outside `folder` if it is not there."""
        path = self.folder / f"{BRANCHED}{SUFFIX}"
        if path.exists():
            return path
        with_source = Maker(self.folder.with_name("source of the branch"))
        with_source.folder.mkdir()
        with_source.finish(BRANCHED)
        return with_source.folder / path.name

    def campaigns(self) -> None:
        """Save two campaigns in a separate folder.

        One is saved during its third battle, a generated one just before its third battle.
        """
        folder = self.folder / "campaign"
        folder.mkdir()
        library = Library()
        kept = diary.begin(load_plan(library, CAMPAIGN), folder, NAMED)
        course.choose(kept, {"enemy-holds-fire"})
        for number in (1, 2, 3):
            self._fight(kept, f"battle-{number}", 19 + number, until=_in_turn_4 if number == 3 else None)
        kept.path.rename(folder / f"{CAMPAIGN}{diary.SUFFIX}")
        made = diary.begin(endless.begun(load_plan(library, ENDLESS), ENDLESS_SEED, library), folder)
        for number in (1, 2):
            self._fight(made, f"made-{number}", 29 + number)
        _decide(made)
        made.path.rename(folder / f"{ENDLESS}{diary.SUFFIX}")

    def _fight(
        self, kept: diary.Diary, name: str, seed: int, until: Callable[[Game[State]], bool] | None = None
    ) -> None:
        """Play the next battle of a campaign to its end, or until `until`; finished ones remain only in the diary."""
        _decide(kept)
        game = sequence.new_game(muster.next_book(kept.campaign, Library()))
        record = journal.begin(TITLE, game, sys.exit, course.announce(kept, name))
        run(game, SeededChance(seed), CautiousPlayer(), until=until)
        record.close()
        if course.take_in_battle(kept):
            record.path.unlink()


def _decide(kept: diary.Diary) -> None:
    """Make the last man going the leader, and give smoke to the first man who can carry it."""
    figures, going = Library().parts().figures, kept.campaign.going
    able = [soldier.id for soldier in going if not figures[soldier.id].medic]
    course.decide(kept, Decided("leads", able[-1]), figures)
    smoke = (Decided("carries", man, "m18") for man in able)
    course.decide(kept, next(step for step in smoke if deciding.refusal(kept.campaign, step, figures) is None), figures)


def _in_turn_2(game: Game[State]) -> bool:
    mine = game.decision is not None and not game.decision.to_chance
    return mine and game.state.clock.turn == 2 and _mid_impulse(game.state.clock, 2)


def _in_turn_4(game: Game[State]) -> bool:
    mine = game.decision is not None and not game.decision.to_chance
    return mine and game.state.clock.turn == 4 and _mid_impulse(game.state.clock, 3)


def _waver(game: Game[State], player: Answerer[State]) -> None:
    """Give orders, take them back, and give them again."""
    for _ in range(3):
        assert game.decision is not None
        game.answer(player.answer(game.decision, game.state))
    game.undo()
    game.undo()
    game.redo()
    game.undo()


def _made_up() -> Book:
    workshop = Workshop()
    return workshop.book(workshop.make(workshop.roll(31), text), "made-up")


@contextmanager
def _pack_and_own_scenario() -> Iterator[None]:
    """Use the example pack within the context, with its scenario, edited, as one of the player's own."""
    (pack,) = stack([PACK], judge=KINDS)
    layers.use([pack.layer()])
    sheet = draft_data.read_draft(PACK / "scenarios" / "orchard-wall.toml", Library())
    sheet |= {"title": "Behind the Orchard Wall", "turns": 5, "hand": 3}
    sheet["friendly"]["squads"] = [["sgt-taylor", "cpl-stinson", "pvt-lozano", "pvt-dougless"]]
    own = layers.own() / "scenarios" / "behind-the-wall.toml"
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text(draft_data.to_toml(sheet), encoding="utf-8")
    try:
        yield
    finally:
        layers.use([])
        own.unlink()


def left(path: Path) -> dict[str, Any]:
    """Return the entry of a save in the index: scenario, answers, turn, question, verdict, points, packs."""
    loaded, saved = loading.load(path, OWN_TITLES), read(path, OWN_TITLES)
    state, decision = loaded.game.state, loaded.game.decision
    return {
        "title": loaded.header.title, "answers": len(saved.entries), "checkpoint": _last(saved),
        "turn": state.clock.turn, "phase": state.clock.phase, "impulse": state.clock.impulse,
        "asked": decision.kind if decision is not None else "",
        "verdict": state.verdict, "points": state.points, "packs": list(loaded.header.packs),
    }  # fmt: skip


def _last(saved: Saved[State, Book]) -> int:
    return saved.stops[-1].answers


def make(folder: Path, only: Collection[str]) -> None:
    """Create all saves, or only those named in `only`, packed, with their index.

    COMBAT_DATA_DIR and COMBAT_CACHE_DIR are left pointing to a deleted folder.
    """
    with tempfile.TemporaryDirectory() as place:
        for name in ("DATA", "CACHE"):
            os.environ[f"COMBAT_{name}_DIR"] = f"{place}/{name}"
        maker = Maker(Path(place) / "made")
        maker.folder.mkdir()
        if not only or CAMPAIGNS in only:
            maker.campaigns()
        with _pack_and_own_scenario():
            for names, done in ((FINISHED, maker.finish), (LEFT, maker.leave), (MARKED, maker.mark)):
                for name in names:
                    if not only or name in only:
                        done(name)
        pack(maker.folder, folder, left)


def main(arguments: Sequence[str] | None = None) -> None:
    """Create the saves in a new folder; exit with an error if the folder exists."""
    parser = argparse.ArgumentParser(prog="tools.volume1.old_saves", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a folder that is not there yet")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="NAME",
        choices=[CAMPAIGNS, *FINISHED, *LEFT, *MARKED],
        help="default: all",
    )
    options = parser.parse_args(arguments)
    folder: Path = options.folder
    if folder.exists():
        sys.exit(f"tools.volume1.old_saves: {folder} is there already; old saves are never made anew")
    make(folder, options.only)


if __name__ == "__main__":
    main()
