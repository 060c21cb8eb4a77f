"""Battles of CONTACT! in journals."""
