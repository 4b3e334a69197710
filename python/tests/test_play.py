"""Games, setups, states and records."""

from __future__ import annotations

import copy
import pickle
import random

import formicary
import pytest
from setups import every_setup, name_of


def play_out(state: formicary.State, choices: random.Random) -> None:
    """Plays anything to the end."""
    while not state.is_over:
        seat = state.to_act[0]
        state.play(seat, choices.choice(state.legal(seat)))


@pytest.mark.parametrize("setup", every_setup(), ids=name_of)
def test_every_variant_is_played_recorded_and_proved(setup: formicary.Setup) -> None:
    state = formicary.State(setup, seed="any")
    play_out(state, random.Random(7))
    standings = state.standings
    assert standings is not None
    record = state.record()
    assert record.scores == standings.scores
    assert record.is_over and record.verify() == sum(seat is None for seat, _ in record.events)
    again = formicary.Record(str(record))
    assert again == record and again.setup == setup
    assert again.state().view() == state.view()


def test_nobody_reads_a_setup_that_cannot_be_played() -> None:
    ants = formicary.game("ants")
    for wrong, code in [
        (lambda: ants.setup("nope"), "setup-unknown-variant"),
        (lambda: ants.setup(players=3), "setup-players"),
        (lambda: ants.setup(options={"nope": 1}), "setup-unknown-option"),
        (lambda: ants.setup(options={"overlay": "nope"}), "setup-bad-value"),
        (lambda: ants.setup(revision=99), "setup-unknown-revision"),
        (lambda: ants.read_setup("base nope"), "setup-unreadable"),
    ]:
        with pytest.raises(formicary.BadSetup) as told:
            wrong()
        assert told.value.reason == code
        assert len(str(told.value)) > 20
    with pytest.raises(formicary.UnknownGame, match="ants, myrmes"):
        formicary.game("chess")


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    state = formicary.State(formicary.setup("ants", options={"first": "beige"}), seed=1)
    before = state.view()
    other = state.legal(0)[0]
    with pytest.raises(formicary.Refused) as told:
        state.play(1, other)
    assert told.value.rule == "rule-turn-order"
    assert told.value.reason == "refused-not-your-turn"
    assert told.value.heading == "Turn order"
    assert state.view() == before
    why = state.why_not(1, other)
    assert isinstance(why, formicary.Refused) and why.rule == told.value.rule
    assert state.why_not(0, other) is None
    assert pickle.loads(pickle.dumps(told.value)).rule == told.value.rule


def test_whatever_is_wrong_has_an_exception_of_its_own() -> None:
    state = formicary.State(formicary.setup("ants"), seed=1)
    with pytest.raises(formicary.BadNotation):
        state.play(0, "no notation")
    with pytest.raises(formicary.NoSuchSeat):
        state.legal(2)
    with pytest.raises(formicary.BadSetup):
        state.think(0, "wizard")
    with pytest.raises(formicary.BadRecord, match="line 1"):
        formicary.Record("nothing")
    with pytest.raises(formicary.BadRecord):
        state.record(private=True).state(5000)
    with pytest.raises(formicary.BadView):
        state.game.choose({"nothing": 1}, 0)
    with pytest.raises(formicary.BadSetup):
        state.log(language="xx")


def test_a_record_that_was_changed_is_found_out() -> None:
    state = formicary.State(formicary.setup("ants"), seed=1)
    play_out(state, random.Random(1))
    text = str(state.record())
    draw = next(line for line in text.splitlines() if line.startswith("* reveal"))
    with pytest.raises(formicary.BadRecord):
        formicary.Record(text.replace(draw, "* reveal half", 1)).verify()
    unfinished = formicary.State(formicary.setup("ants"), seed=1).record()
    with pytest.raises(formicary.BadRecord, match="seed"):
        unfinished.verify()


def test_a_clone_goes_its_own_way() -> None:
    state = formicary.State(formicary.setup("hidden-empires", "advanced", 3), seed=5)
    play = random.Random(3)
    for _ in range(60):
        seat = state.to_act[0]
        state.play(seat, play.choice(state.legal(seat)))
    before = state.view_text(0)
    same, other = state.clone(), state.clone(seed="another")
    assert copy.deepcopy(state).view_text(0) == before
    assert pickle.loads(pickle.dumps(state)).view_text(0) == before
    for fork in (same, other):
        play_out(fork, random.Random(9))
    assert state.view_text(0) == before
    play_out(state, random.Random(9))
    assert state.record() == same.record()
    assert other.record() != same.record()
    other.record().verify()


def test_chance_comes_when_it_is_asked_for() -> None:
    state = formicary.State(formicary.setup("ants"), seed=1, chance=False)
    assert state.awaits_chance and state.to_act == []
    draws = 0
    while state.advance():
        draws += 1
    assert draws > 0 and state.to_act
    assert state.view() == formicary.State(formicary.setup("ants"), seed=1).view()


def test_bots_are_given_a_view_and_nothing_else() -> None:
    state = formicary.State(formicary.setup("fourmidable", "intermediate", 3), seed=2)
    while not state.is_over:
        seat = state.to_act[0]
        action = state.game.choose(state.view(seat), seat, "worker", seed=4)
        assert action is None or action in state.legal(seat)
        state.play(seat, action or state.legal(seat)[0])
    assert state.standings is not None


def test_what_is_told_is_told_in_every_language() -> None:
    state = formicary.State(formicary.setup("myrmes"), seed=2, players=["Ada", "Bea"])
    seat = state.to_act[0]
    told = {language: state.choices(seat, language)[0].words for language in formicary.languages()}
    assert len(set(told.values())) == 3
    state.play(seat, state.legal(seat)[0])
    line = state.log(seat)[-1]
    assert line.seat == seat and line.notation is not None and line.words


def test_known_counts() -> None:
    assert formicary.perft(formicary.setup("ants"), 1) == 24
    flat = formicary.setup("ants", options={"overlay": "flat"})
    assert formicary.perft(flat, 2, seed="2") == formicary.perft(flat, 2, seed="2")


def test_games_setups_and_lines_can_be_compared_and_kept() -> None:
    setup = formicary.setup("myrmes", "solo-easy", options={"winter": 5})
    assert pickle.loads(pickle.dumps(setup)) == setup
    assert len({setup, formicary.setup("myrmes", "solo-easy", options={"winter": 5})}) == 1
    assert setup.options["winter"] == "5"
    game = formicary.game("myrmes")
    assert game.players("base") == [2, 3, 4]
    assert game.listing("fr")["variants"][0]["id"] == "base"
    assert "#" in game.guide()
    assert "Raises Refused" in (formicary.State.play.__doc__ or "")


def test_a_view_that_no_game_shows_to_the_seat_is_a_bad_view() -> None:
    game = formicary.game("myrmes")
    view = formicary.State(game.setup(players=2), seed=1).view(0)
    with pytest.raises(formicary.BadView):
        game.choose(view, 5)
    ants = formicary.game("fourmidable")
    view = formicary.State(ants.setup(players=2), seed=1).view(0)
    with pytest.raises(formicary.BadView):
        ants.choose({**view, "hands": [[200, 0, 0]] * 2}, 0)
