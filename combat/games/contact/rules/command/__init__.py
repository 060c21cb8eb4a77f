"""Command, orders, tests of experience and morale."""
