"""Save battles in journals: books and states as JSON, their validation, and migrations."""
