"""Texts of Volume 1: names, prompts, help, log lines, refusals and previews of consequences."""
