"""Draw sheets of waveforms and spectrograms, to check sounds by eye."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib
import numpy as np

from tools.volume1.soundscape.mastering import decoded
from tools.volume1.soundscape.waves import RATE

matplotlib.use("Agg")
ROWS, COLUMNS = 6, 4


def draw(target: Path, folder: Path, names: Sequence[str]) -> None:
    """Draw every take of the named sounds in `folder`; write numbered sheets into `target`."""
    from matplotlib import pyplot  # its backend is chosen first

    target.mkdir(parents=True, exist_ok=True)
    files = [file for name in names for file in sorted((folder / name).glob("*.ogg"))]
    for sheet in range(0, len(files), ROWS * COLUMNS):
        figure, axes = pyplot.subplots(ROWS * 2, COLUMNS, figsize=(22, 26))
        for place, file in enumerate(files[sheet : sheet + ROWS * COLUMNS]):
            row, column = divmod(place, COLUMNS)
            wave = decoded(file)
            mono = wave if wave.ndim == 1 else wave.mean(axis=1)
            moments = np.arange(len(mono)) / RATE
            axes[row * 2][column].plot(moments, mono, lw=0.4)
            axes[row * 2][column].set(ylim=(-1, 1), title=f"{file.parent.name}/{file.stem}", xlim=(0, moments[-1]))
            axes[row * 2 + 1][column].specgram(mono + 1e-9, NFFT=512, Fs=RATE, noverlap=384, vmin=-150, vmax=-40)
            axes[row * 2 + 1][column].set(ylim=(0, 12000))
        figure.tight_layout()
        figure.savefig(target / f"sheet-{sheet // (ROWS * COLUMNS) + 1:02}.png", dpi=60)
        pyplot.close(figure)
