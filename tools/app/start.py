"""Where the frozen game begins; its own processes begin here too (`combat simulate`)."""

import multiprocessing
import sys

from combat.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
