"""List of generated scenarios: browse, generate others, play one or save it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import free_file, toml
from combat.engine.kernel.record import replace
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.command.content.library import Library
from combat.games.command.content.made_up.wishes import HANDICAPS, SIZES, Wishes, origin
from combat.games.command.content.made_up.workshop import maker_of
from combat.games.command.rules.book import Book
from combat.games.command.scenes.scenario_list_scene import ListedScenario, ScenarioListScene, kept_folder, row_of
from combat.games.command.words.made_up_names import made_up

SHEAF = 12
"""Number of scenarios generated at a time."""
SEED_BYTES = 3
NAME = "made-up"


class MadeUpScene(ScenarioListScene):
    """List of twelve generated scenarios; buttons change the settings for all."""

    title, note = "made-up-title", "made-up-note"
    least = (700, 400)

    def __init__(self, app: Stage, wishes: Wishes | None = None) -> None:
        """Open the scene; `wishes` are the settings of every scenario, and their seed is that of the first one."""
        self.wishes = wishes or Wishes(any_seed(SEED_BYTES))
        super().__init__(app)

    def rows(self) -> Iterable[ListedScenario]:
        """Yield a row for each of the twelve generated scenarios; show a warning and yield none if the content is
        faulty.
        """
        try:
            maker = maker_of(Library())
        except ContentError as fault:
            self.app.warn(str(fault.findings[0]))
            return
        for seed in range(self.wishes.seed, self.wishes.seed + SHEAF):
            sheet = maker.make(replace(self.wishes, seed=seed), made_up)
            yield row_of(Path(f"{NAME}-{seed}.toml"), sheet)

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        wishes = self.wishes
        size = ("", *SIZES)[(("", *SIZES).index(wishes.size) + 1) % (len(SIZES) + 1)]
        weaker = HANDICAPS[(HANDICAPS.index(wishes.handicap) + 1) % len(HANDICAPS)]
        return [
            *super().buttons(),
            Button(text("made-up-others"), partial(self._deal, seed=wishes.seed + SHEAF), "R"),
            Button(text("made-up-size", size=wishes.size or "any"), partial(self._deal, size=size), "S"),
            Button(text("made-up-handicap", side=wishes.handicap), partial(self._deal, handicap=weaker), "H"),
            Button(text("made-up-night", night="yes" if wishes.night else "no"),
                   partial(self._deal, night=not wishes.night), "N"),
            Button(text("made-up-keep"), self._keep, "K"),
        ]  # fmt: skip

    def refusals(self, row: ListedScenario | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a row; "" for an enabled one.

        Buttons that change the settings need no row.
        """
        *seats, _, _, _, _, _ = super().refusals(row)
        return [*seats, "", "", "", "", text(self.empty) if row is None else ""]

    def book_of(self, row: ListedScenario) -> Book:
        """Return the Book of a listed scenario; raise ContentError."""
        assert row.file is not None
        return Library().made_book(row.path.stem, row.file)

    def _deal(self, **wishes: object) -> None:
        self.app.replace(self.app.make("made-up", wishes=replace(self.wishes, **wishes)))

    def _keep(self) -> None:
        """Save the selected scenario in the player's folder."""
        row = self.row
        if row is None or row.file is None:
            return
        file = free_file(kept_folder(), row.path.stem)
        remark = origin(replace(self.wishes, seed=int(row.path.stem.rpartition("-")[2])))
        try:
            write_whole(file, f"# {remark}\n\n{toml(row.file.model_dump(exclude_defaults=True))}")
        except OSError as fault:
            self.app.warn(str(fault))
            return
        self.app.push(Message(self.app, text("made-up-kept-title"), [text("made-up-kept", file=str(file))]))
