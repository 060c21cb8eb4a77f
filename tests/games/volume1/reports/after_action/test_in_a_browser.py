"""The page in a real browser: every picture is drawn, every link leads somewhere, each layer of the board shows."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from combat.games.volume1.reports.after_action.after_action import of_save
from combat.games.volume1.reports.after_action.board_map import LAYERS
from combat.games.volume1.reports.after_action.report_page import page

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
GOLDEN = Path(__file__).parents[2] / "golden" / "first-light-cautious.combat"

LOOK = """<script>addEventListener("load", () => {
  const bad = [];
  for (const image of document.images) if (!image.naturalWidth) bad.push("picture " + image.alt);
  for (const link of document.links) {
    const there = document.getElementById(link.hash.slice(1));
    if (!there || !there.getBoundingClientRect().height) bad.push("link " + link.hash);
  }
  for (const layer of LAYERS) {
    document.querySelector(`label[for=show-${layer}]`).click();
    const shown = [...document.querySelectorAll(".layer")].filter(one => getComputedStyle(one).display !== "none");
    if (shown.length !== 1 || !shown[0].classList.contains(layer) || !shown[0].getBBox().width) bad.push("layer " + layer);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) bad.push("wider than the window by " + wide);
  document.body.innerHTML = "<pre>FOUND " + document.images.length + " [" + bad.join("; ") + "]</pre>";
});</script>"""


@pytest.fixture(scope="module")
def browser() -> str:
    """The first browser that starts: a name may belong to a program that only says where to get one."""
    for found in filter(None, map(shutil.which, BROWSERS)):
        if subprocess.run([found, "--version"], capture_output=True, timeout=60, check=False).returncode == 0:
            return found
    pytest.skip("no browser is installed")


@pytest.mark.parametrize("width", [500, 1280])
def test_a_browser_shows_every_picture_and_follows_every_link(tmp_path: Path, browser: str, width: int) -> None:
    whole = page(of_save(GOLDEN))
    pictures = whole.count("<img ")
    file = tmp_path / "report.html"
    file.write_text(whole.replace("</body>", LOOK.replace("LAYERS", str(list(LAYERS))) + "</body>"), encoding="utf-8")
    call = [
        browser, "--headless", "--no-sandbox", "--disable-gpu", f"--window-size={width},900",
        f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=5000", "--dump-dom", file.as_uri(),
    ]  # fmt: skip
    shown = subprocess.run(call, capture_output=True, text=True, timeout=120, check=True).stdout
    assert f"FOUND {pictures} []" in shown, shown[-400:]
