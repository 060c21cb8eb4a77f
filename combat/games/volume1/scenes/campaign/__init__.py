"""The campaign's scenes: map case, orders, roster, letters."""
