"""After-action report of a battle, by man and by turn, computed from its events and written as one page."""
