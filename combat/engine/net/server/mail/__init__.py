"""Mails to persons whose move it is: addresses, text and sending."""
