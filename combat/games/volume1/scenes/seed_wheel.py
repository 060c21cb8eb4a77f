"""A control for the seed of a generated board: stepped by one, rolled by its die, or typed."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.stage.widgets.wheel import Wheel
from combat.engine.words import text
from combat.games.volume1.rules.made_names import LARGEST_SEED


class SeedWheel(Wheel):
    """Shows a seed; a click on either end or Left and Right change it by one, one in the middle or Space edits it."""

    def __init__(self, seed: int | None, on_seed: Callable[[int], None], on_write: Callable[[], None]) -> None:
        super().__init__(("", ""), 0, lambda _: None)
        self.on_seed, self.on_write = on_seed, on_write
        self.show(seed)

    def show(self, seed: int | None) -> None:
        """Show another seed; None where the board is not generated."""
        self.seed, self.chosen = seed, 0
        self.labels = (text("generate-ground-none"),) if seed is None else (str(seed), "")

    @property
    def enabled(self) -> bool:
        """Whether it can be used; a disabled widget is drawn pale."""
        return self.seed is not None and super().enabled

    def use(self) -> None:
        """Perform the action of a click or of its key."""
        self.on_write()

    def click(self, position: tuple[int, int]) -> None:
        """Handle a click: the button was pressed and released on it."""
        third = self.rect.width // 3
        if self.rect.left + third <= position[0] <= self.rect.right - third:
            self.use()
        else:
            self.turn(-1 if position[0] < self.rect.centerx else 1)

    def turn(self, steps: int) -> bool:
        """Handle Left (-1) or Right (1) while it is focused; return whether it was used."""
        if self.seed is not None:
            self.show(1 + (self.seed - 1 + steps) % LARGEST_SEED)
            self.on_seed(self.seed)
        return True
