"""What is refused says what would be possible, and whatever comes in, no panic comes out."""

from __future__ import annotations

import random

import pytest
import xxhash

import tharsis
from conftest import random_positions


def test_refusals_are_value_errors_that_help() -> None:
    table = tharsis.Game("mars", seed=1)
    refused = [
        (tharsis.IllegalChoiceError, "0 to 1", lambda: table.apply(2)),
        (tharsis.IllegalChoiceError, "0 to 1", lambda: table.apply(-1)),
        (tharsis.IllegalChoiceError, "choices are play CARD", lambda: table.apply("jump")),
        (tharsis.IllegalChoiceError, "legal: \"card", lambda: table.apply("pass")),
        (tharsis.IllegalChoiceError, "0 to 1366", lambda: table.apply_action(5000)),
        (tharsis.SeatError, "seats are 0 to 1", lambda: table.legal(2)),
        (tharsis.SeatError, "seats are 0 to 1", lambda: table.view(-1)),
        (tharsis.UnknownNameError, "mars, ares", lambda: tharsis.Game("chess")),
        (tharsis.UnknownNameError, "mars, ares", lambda: tharsis.action_space("chess")),
        (tharsis.UnknownNameError, "mars, ares", lambda: tharsis.feature_layout("chess")),
        (tharsis.UnknownNameError, "steady", lambda: tharsis.Bot("clever")),
        (tharsis.UnknownNameError, "soon", lambda: tharsis.Bot("expert:soon")),
        (tharsis.OptionsError, "1 to 5", lambda: tharsis.Game("mars", 6)),
        (tharsis.OptionsError, "cannot play", lambda: tharsis.Game("mars", 1000)),
        (tharsis.OptionsError, "corporate-era", lambda: tharsis.Game("mars", options="moons")),
        (tharsis.OptionsError, "corporate_era", lambda: tharsis.Game("mars", options={"moons": True})),
        (tharsis.OptionsError, "dictionary", lambda: tharsis.Game("mars", options=7)),  # type: ignore[arg-type]
        (tharsis.OptionsError, "only", lambda: tharsis.Game("mars", 2, "corporate-era venus-complete")),
        (tharsis.SaveError, "not a saved game", lambda: tharsis.Game.load(b"")),
        (tharsis.RecordError, "line 1", lambda: tharsis.Game.from_record("")),
    ]
    before = table.state_hash
    for kind, words, work in refused:
        with pytest.raises(kind, match=words) as caught:
            work()
        assert isinstance(caught.value, tharsis.TharsisError) and isinstance(caught.value, ValueError)
    assert table.state_hash == before
    for wrong in (None, 1.5, [1], object()):
        with pytest.raises(TypeError):
            table.apply(wrong)  # type: ignore[arg-type]


def test_a_game_that_is_over_is_over() -> None:
    table = None
    for table in random_positions("ares", 1, "", 2):
        pass
    assert table is not None and table.is_over and table.asked == []
    for work in (lambda: table.apply(0), lambda: table.legal(), lambda: tharsis.Bot().choose(table)):
        with pytest.raises(tharsis.GameOverError, match="over"):
            work()
    with pytest.raises(tharsis.GameOverError):
        table.apply(0, 0)
    assert table.legal(0) == [] and table.question(0) is None


def broken(text: bytes, rng: random.Random) -> bytes:
    """Some bytes changed, left out or doubled."""
    out = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(out))
        kind = rng.randrange(3)
        if kind == 0:
            out[at] = rng.randrange(256)
        elif kind == 1:
            del out[at : at + rng.randint(1, 9)]
        else:
            out[at:at] = out[at : at + rng.randint(1, 9)]
    return bytes(out)


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_broken_records_and_saves_are_refused(game: str) -> None:
    rng = random.Random(game)
    table = None
    for table in random_positions(game, 2, "" if game == "ares" else "corporate-era", 5, most=120):
        pass
    assert table is not None
    for _ in range(300):
        damaged = broken(table.save(), rng)
        if damaged != table.save():
            with pytest.raises(tharsis.SaveError):
                tharsis.Game.load(damaged)
        text = broken(table.record().encode(), rng).decode(errors="replace")
        try:
            tharsis.Game.from_record(text)
        except tharsis.RecordError as error:
            assert str(error).startswith("line ")


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_a_forged_save_never_panics_across_the_border(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Its checksum is right, its state is nonsense: refused, or played with exceptions at most."""
    rng = random.Random(game)
    outcomes = {"refused": 0, "played": 0, "defects": 0}
    table = None
    for table in random_positions(game, 2, "" if game == "ares" else "corporate-era", 5, most=150):
        pass
    assert table is not None
    whole = table.save()
    head = 9 + len(game) + 2
    for _ in range(400):
        body = whole[:head] + broken(whole[head:-8], rng)
        forged = body + xxhash.xxh64_intdigest(body).to_bytes(8, "little")
        try:
            world = tharsis.Game.load(forged)
        except tharsis.TharsisError:
            outcomes["refused"] += 1
            continue
        outcomes["played"] += 1
        for _ in range(30):
            try:
                if world.is_over:
                    break
                world.apply(rng.randrange(len(world.legal()) or 1))
                world.scores(), world.view(0), world.features(0), world.determinize(0, 1), repr(world)
            except tharsis.TharsisError as error:
                outcomes["defects"] += isinstance(error, tharsis.EngineError)
    capfd.readouterr()
    assert outcomes["refused"] > 0 and outcomes["played"] > 0
    # The guard was needed at all, so it was tested.
    assert outcomes["defects"] > 0, outcomes
