"""Calls of the command line: what one is, the options that many have, and how a game opens the window for one."""
