"""Background task that sends a server's mails one after the other."""

from __future__ import annotations

import asyncio
import logging
import smtplib

from combat.engine.net.server.bots.bot_workers import BotWorkers
from combat.engine.net.server.hall_executor import HallExecutor
from combat.engine.net.server.mail.mailer import Mail, MailSettings, mail_text, send
from combat.engine.net.store.game_store import StoreError

LOOK_S, AGAIN_S = 5.0, 60.0
"""Seconds between two checks for mails, and after a failure."""


class Postman:
    """Gets mails from the hall and sends them."""

    def __init__(self, settings: MailSettings, executor: HallExecutor, workers: BotWorkers) -> None:
        self._settings, self._executor, self._workers = settings, executor, workers

    async def work(self) -> None:
        """Send mails until cancelled; failures are logged and retried."""
        hall = self._executor.hall
        while True:
            pause = LOOK_S
            try:
                for mail in await self._executor.run(lambda: hall.mails(self._settings.pages)):
                    await self._send(mail)
            except (OSError, smtplib.SMTPException, StoreError):
                logging.getLogger(__name__).exception("mail")
                pause = max(pause, AGAIN_S)
            await asyncio.sleep(pause)

    async def _send(self, mail: Mail) -> None:
        hall = self._executor.hall
        written = await self._workers.draw(mail_text, mail, mail.language)
        await asyncio.to_thread(send, self._settings, mail.to, written)
        await self._executor.run(lambda: hall.mailed(mail))
