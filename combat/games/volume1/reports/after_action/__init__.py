"""The after-action report of a battle, by man and by turn: computed from its events, written as one page."""
