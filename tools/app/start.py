"""Entry point of the frozen game, also for its worker processes (`combat simulate`)."""

import multiprocessing
import sys

from combat.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
