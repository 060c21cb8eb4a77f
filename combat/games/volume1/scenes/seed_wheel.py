"""Control for the seed of a generated board: changed by one, or typed."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.stage.widgets.wheel import Wheel
from combat.engine.words import text
from combat.games.volume1.rules.made_names import LARGEST_SEED


class SeedWheel(Wheel):
    """Shows a seed.

    A click on either end, or Left and Right, change it by one; a click in the middle, or Space, edits it.
    """

    def __init__(self, seed: int | None, on_seed: Callable[[int], None], on_write: Callable[[], None]) -> None:
        super().__init__(("", ""), 0, lambda _: None)
        self.on_seed, self.on_write = on_seed, on_write
        self.show(seed)

    def show(self, seed: int | None) -> None:
        """Show another seed; None disables the control, as the board is not generated."""
        self.seed, self.chosen = seed, 0
        self.labels = (text("generate-ground-none"),) if seed is None else (str(seed), "")

    @property
    def enabled(self) -> bool:
        """Whether the control can be used; disabled ones are drawn paler."""
        return self.seed is not None and super().enabled

    def use(self) -> None:
        """Edit the seed as text."""
        self.on_write()

    def click(self, position: tuple[int, int]) -> None:
        """Edit the seed, or change it by one if either end was clicked."""
        third = self.rect.width // 3
        if self.rect.left + third <= position[0] <= self.rect.right - third:
            self.use()
        else:
            self.turn(-1 if position[0] < self.rect.centerx else 1)

    def turn(self, steps: int) -> bool:
        """Change the seed by `steps`, as Left (-1) and Right (1) do; return True."""
        if self.seed is not None:
            self.show(1 + (self.seed - 1 + steps) % LARGEST_SEED)
            self.on_seed(self.seed)
        return True
