"""The campaign's desk: map case, orders, roster, letters."""
