"""Texts of Volume 1: names, log, prompts, help, refusals."""
