"""Board games about ants for people who study games.

>>> import formicary
>>> [game.id for game in formicary.games()]
['ants', 'myrmes', 'fourmidable', 'hidden-empires']

A `Setup` says what is played, a `State` is a game in progress, a `Record` is a whole game as text. `simulate` lets
bots play many games. Environments for other libraries are in `formicary.pettingzoo`, `formicary.gymnasium` and
`formicary.openspiel`, many games at once in `formicary.Batch`, many machines in `formicary.cluster`.

Seats are counted from 0, as arrays are; records and sentences count them from 1, as people do.
"""

from formicary._native import (
    Batch,
    Choice,
    Encoding,
    Game,
    Line,
    Part,
    Position,
    Record,
    Setup,
    Standings,
    State,
    game,
    games,
    languages,
    perft,
    truths_of_random_game,
)
from formicary.errors import (
    BadArray,
    BadNotation,
    BadRecord,
    BadSetup,
    BadView,
    Broken,
    Error,
    NobodyAsked,
    NoSuchSeat,
    NotListed,
    NotWritten,
    Refused,
    UnknownGame,
)
from formicary.setups import setup
from formicary.simulation import simulate

__all__ = [
    "BadArray",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BadView",
    "Batch",
    "Broken",
    "Choice",
    "Encoding",
    "Error",
    "Game",
    "Line",
    "NoSuchSeat",
    "NobodyAsked",
    "NotListed",
    "NotWritten",
    "Part",
    "Position",
    "Record",
    "Refused",
    "Setup",
    "Standings",
    "State",
    "UnknownGame",
    "game",
    "games",
    "languages",
    "perft",
    "setup",
    "simulate",
    "truths_of_random_game",
]
