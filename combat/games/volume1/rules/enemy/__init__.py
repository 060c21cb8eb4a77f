"""The enemy: his cards, orders, alarms and activation (9.0, 10.0)."""
