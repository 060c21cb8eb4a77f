"""Battles of ARMOUR! in journals."""
