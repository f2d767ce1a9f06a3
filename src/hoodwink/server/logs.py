"""Logs: one JSON object a line, about the house and never about people: no names, addresses, codes, tokens or chat."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Any

PLAIN = frozenset(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """The time, the level, what happened, and the fields that were given with it. Of an error: its type and where,
    because its text may quote what somebody sent."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower()}
        line["event"] = record.getMessage() if record.name == "hoodwink" else record.name
        if record.name == "hoodwink":
            line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{f.name}:{f.lineno}" for f in traceback.extract_tb(record.exc_info[2])[-4:]]
        return json.dumps(line, default=str)


def is_news(record: logging.LogRecord) -> bool:
    """Not what uvicorn says when the house can't be opened (`run` says it better) or a handshake was refused."""
    told = ("Traceback", "Application startup failed", "ASGI callable returned without completing handshake")
    return not (record.name.startswith("uvicorn") and record.getMessage().startswith(told))


def set_up(level: int = logging.INFO) -> None:
    """Ours at this level; of all others only what is wrong, without their words."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(is_news)
    everything = logging.getLogger()
    everything.handlers = [handler]
    everything.setLevel(logging.ERROR)
    logging.getLogger("hoodwink").setLevel(level)
