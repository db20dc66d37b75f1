"""Coming back: pages die between any two steps, and words of an earlier connection arrive on a later one."""

from __future__ import annotations

import json
from random import Random

import pytest

from seams import DEATHS, Seams

STEPS = 34
"""Calls of both pages from the first channel until both armies stand."""


def both_ready(seams: Seams, seed: int = 0) -> Seams:
    """Two people press Ready soon after one another; whose page died before it was kept presses again."""
    while seams.sides[0].view()["stage"] == "waiting" or seams.sides[1].view()["stage"] == "waiting":
        if not seams.work():
            seams.rest(1000)
    seams.ready(seed % 2)
    for _ in range(seed % 4):
        seams.work()
    seams.ready(1 - seed % 2)
    seams.rest(5000)
    while seams.plan or not all(seams.is_ready(who) for who in (0, 1)):  # a page may die in that press, too
        for who in (0, 1):
            seams.ready(who)
        seams.rest(1000)
    return seams


def plays(seams: Seams) -> None:
    """Both see each other and play; nobody is blamed for anything."""
    assert [side.view()["stage"] for side in seams.sides] == ["play", "play"]
    assert [seams.reach(who) for who in (0, 1)] == ["open", "open"]
    for who in sorted((0, 1), key=lambda one: seams.sides[one].seat):
        side = seams.sides[who]
        targets = next(iter(side.view()["targets"].values()))
        seams.do(who, "table.act", seat=side.seat, event=targets[0]["event"])
        seams.rest()
    assert seams.is_even()
    assert [side.view()["plies"] for side in seams.sides] == [2, 2]
    assert seams.blames() == []


def test_a_game_without_deaths_takes_as_many_steps_as_these_tests_think():
    assert STEPS - 8 <= both_ready(Seams(1)).steps <= STEPS + 20


@pytest.mark.parametrize("death", DEATHS)
@pytest.mark.parametrize("who", [0, 1])
def test_a_page_may_die_at_every_step_and_again_while_it_comes_back(who: int, death: str):
    for step in range(1, STEPS):
        again = step + 1 + step % 5
        deaths = (step, who, death), (again, who, DEATHS[step % 3])
        plays(both_ready(Seams(step, deaths), step))


@pytest.mark.parametrize("seed", range(3))
def test_both_pages_may_die_twice_in_any_order(seed: int):
    rng = Random(seed)
    for _ in range(15):
        step = rng.randrange(1, STEPS)
        steps = sorted(step + rng.randrange(8) for _ in range(4))
        deaths = tuple((at, rng.randrange(2), rng.choice(DEATHS)) for at in steps)
        plays(both_ready(Seams(rng.randrange(1000), deaths), rng.randrange(8)))


@pytest.mark.parametrize("who", [0, 1])
def test_a_side_that_took_a_living_channel_for_dead_gets_it_back(who: int):
    for late in range(12):
        seams = both_ready(Seams(late))
        seams.break_off(who)
        for _ in range(late):
            seams.work()
        seams.break_off(who)
        seams.rest()
        plays(seams)


def test_a_page_that_needs_half_a_minute_to_start_finds_the_one_that_waits():
    seams = both_ready(Seams(3))
    waiting = seams.sides[0]
    seams.kill(1)
    slow, queue = seams.queues[1], []
    for _ in range(30):
        while seams.queues[0]:
            told = seams.queues[0].popleft()
            peer = seams.sides[1].name
            if isinstance(told, str):
                seams.do(0, "link.receive", peer=peer, text=told)
            else:
                seams.do(0, "link.open" if told else "link.lost", peer=peer)
        for side in seams.sides:
            side.page.now += 1000
        seams.do(0, "table.tick")
        queue = [json.loads(text)["t"] for text in slow if isinstance(text, str)]
    assert "hello" in queue
    assert waiting.view()["stage"] == "play"
    seams.rest()
    plays(seams)


# After the end


def ended(seed: int) -> Seams:
    """A game that one of the two has left, just now."""
    seams = both_ready(Seams(seed))
    seams.do(0, "table.act", seat=seams.sides[0].seat, event=f"{seams.sides[0].seat} leave")
    seams.rest()
    assert [side.view()["stage"] for side in seams.sides] == ["over", "over"]
    return seams


def rematch(seams: Seams, who: int) -> None:
    side = seams.sides[who]
    made = side.page.call("table.rematch", id=side.table)
    side.table = made["id"]
    seams.queues[1 - who].extend(effect["text"] for effect in side.page.sent)
    side.page.sent.clear()


@pytest.mark.parametrize("death", ["none", "before", "after", "both"])
@pytest.mark.parametrize("who", [0, 1])
def test_F3_a_rematch_is_found_whoever_reloads_before_or_after_asking(who: int, death: str):
    for reloading in (0, 1):
        seams = ended(4 + reloading)
        if death in ("before", "both"):
            seams.kill(reloading)
            seams.rest(3000)
        assert [seams.reach(one) for one in (0, 1)] == ["open", "open"]
        rematch(seams, who)
        seams.rest(1000)
        if death in ("after", "both"):
            seams.kill(reloading)
            seams.rest(20_000)
        assert seams.sides[1 - who].view()["rematch"] == {"mine": False, "theirs": True}
        assert seams.sides[who].view()["stage"] == "waiting"
        assert seams.sides[who].view()["notices"] == []
        rematch(seams, 1 - who)
        seams.rest(5000)
        assert [side.view()["stage"] for side in seams.sides] == ["setup", "setup"]
        plays(both_ready(seams))


def test_chat_goes_on_after_the_end_and_a_reload():
    for reloading in (0, 1):
        seams = ended(6)
        seams.kill(reloading)
        seams.rest(3000)
        for who in (0, 1):
            seams.do(who, "table.chat", seat=seams.sides[who].seat, text=f"well played {who}")
            seams.rest()
        told = [[line["text"] for line in side.view()["chat"]] for side in seams.sides]
        assert told == [["well played 0", "well played 1"]] * 2
