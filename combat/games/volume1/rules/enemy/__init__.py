"""The enemy's actions: cards, orders, alerts and activation (9.0, 10.0)."""
