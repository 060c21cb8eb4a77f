"""The real-window test is there only where a virtual screen and a hand for its mouse are."""

from __future__ import annotations

import shutil

collect_ignore = [] if shutil.which("Xvfb") and shutil.which("xdotool") else ["test_lost_save.py", "test_real_window.py"]
