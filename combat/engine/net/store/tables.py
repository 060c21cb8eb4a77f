"""The tables of the database of games."""

from __future__ import annotations

import sqlalchemy as sql

TABLES = sql.MetaData()
GAMES = sql.Table(
    "games", TABLES,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("title", sql.String(64), nullable=False),
    sql.Column("book", sql.LargeBinary, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("watch", sql.String(64), nullable=False, unique=True),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("created", sql.String(32), nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("turn", sql.String(64), nullable=False),
    sql.Column("moved", sql.String(32), nullable=False, index=True),
    sql.Column("clock", sql.String(256), nullable=False),
    sql.Column("asked", sql.Double, nullable=False),
    sql.Column("due", sql.Double, nullable=False, index=True),
)  # fmt: skip
SEATS = sql.Table(
    "seats", TABLES,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.String(64), primary_key=True),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("token", sql.String(64), nullable=False, index=True),
    sql.Column("invitation", sql.String(64), nullable=False, index=True),
    sql.Column("bot", sql.String(64), nullable=False),
    sql.Column("number", sql.String(128), nullable=False),
)  # fmt: skip
SPANS = sql.Table(
    "spans", TABLES,
    sql.Column("span", sql.String(32), primary_key=True),
    sql.Column("began", sql.Double, nullable=False),
    sql.Column("seen", sql.Double, nullable=False, index=True),
)  # fmt: skip
MAILS = sql.Table(
    "mails", TABLES,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.String(64), primary_key=True),
    sql.Column("address", sql.String(254), nullable=False),
    sql.Column("token", sql.String(64), nullable=False, index=True),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    sql.Column("told", sql.Double, nullable=False),
)  # fmt: skip
HABITS = sql.Table(
    "habits", TABLES,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.String(64), primary_key=True),
    sql.Column("asks", sql.Text, nullable=False),
)  # fmt: skip
LINES = sql.Table(
    "lines", TABLES,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("line", sql.LargeBinary, nullable=False),
)  # fmt: skip
