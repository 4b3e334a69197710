"""Everything that can go wrong, each with a code and a sentence."""

from __future__ import annotations

__all__ = [
    "BadArray",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BadView",
    "Broken",
    "Error",
    "NoSuchSeat",
    "NobodyAsked",
    "NotListed",
    "NotWritten",
    "Refused",
    "UnknownGame",
]


class Error(Exception):
    """What all exceptions of this package are."""

    #: The machine-readable code of the reason.
    reason: str

    def __init__(self, words: str, reason: str = "") -> None:
        super().__init__(words)
        self.reason = reason

    def __reduce__(self) -> tuple[type[Error], tuple[object, ...]]:
        return type(self), (str(self), self.reason)


class Refused(Error):
    """The rules forbid it; nothing has changed."""

    #: The code of the rule that forbids it.
    rule: str
    #: The heading of that rule in the rules.
    heading: str

    def __init__(self, words: str, rule: str, heading: str, reason: str) -> None:
        super().__init__(words, reason)
        self.rule = rule
        self.heading = heading

    def __reduce__(self) -> tuple[type[Error], tuple[object, ...]]:
        return type(self), (str(self), self.rule, self.heading, self.reason)


class BadNotation(Error, ValueError):
    """The text is no notation of the game."""


class BadSetup(Error, ValueError):
    """There is no such variant, number of players, option, value, level or revision; or they do not go together."""


class BadArray(Error, ValueError):
    """An array has another size than it should have."""


class NotListed(Error, ValueError):
    """The number cannot be chosen now; that game is as before."""


class NotWritten(Error, NotImplementedError):
    """The game is not written as numbers."""


class NobodyAsked(Error, RuntimeError):
    """Nobody is asked: the game is over, or dice or a deck come first."""


class UnknownGame(Error, KeyError):
    """There is no such game."""

    def __str__(self) -> str:
        return str(self.args[0])


class NoSuchSeat(Error, IndexError):
    """The table has no such seat."""


class BadRecord(Error, ValueError):
    """The text is no record, or it cannot be replayed, or it proves nothing."""


class BadView(Error, ValueError):
    """The data is no view of this version of the game."""


class Broken(Error, RuntimeError):
    """This package is broken. Please tell its authors; the game in question is to be thrown away."""
