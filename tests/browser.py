"""Check a page in a real browser: every image is drawn, every link has a target, each layer of the board is shown."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

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


@cache
def browser() -> str:
    """Return the path of the first browser that runs, or "" if there is none.

    A program with the name of a browser may be a stub that only explains how to install it.
    """
    for found in filter(None, map(shutil.which, BROWSERS)):
        if subprocess.run([found, "--version"], capture_output=True, timeout=60, check=False).returncode == 0:
            return found
    return ""


def check_shown(page: str, layers: Sequence[str], width: int, folder: Path) -> None:
    """Show a page, given as HTML text, in a browser window `width` pixels wide, and check its layout.

    Assert that its images are drawn, its links lead to parts of the page, each of `layers` (class names) appears alone
    when chosen, and nothing is wider than the window. The page is written to `folder`. Skip the test without a browser.
    """
    if not browser():
        pytest.skip("no browser is installed")
    file = folder / "page.html"
    file.write_text(page.replace("</body>", LOOK.replace("LAYERS", str(list(layers))) + "</body>"), encoding="utf-8")
    call = [
        browser(), "--headless", "--no-sandbox", "--disable-gpu", f"--window-size={width},900",
        f"--user-data-dir={folder / 'profile'}", "--virtual-time-budget=5000", "--dump-dom", file.as_uri(),
    ]  # fmt: skip
    shown = subprocess.run(call, capture_output=True, text=True, timeout=120, check=True).stdout
    assert f"FOUND {page.count('<img ')} []" in shown, shown[-400:]
