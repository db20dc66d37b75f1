"""What all bots share: budgets, worlds, the pick among scores, the request of the page."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots import LEVELS, POLICIES, answer
from bots.budget import Budget
from bots.search import sampled_books, softmax_pick
from drawing import on_board, started
from kernel.errors import Invalid
from kernel.event import Event


def still() -> float:
    return 0.0


class Ticking:
    """A clock that goes on by `step` milliseconds with every look."""

    def __init__(self, step: float) -> None:
        self.now, self.step, self.looks = 0.0, step, 0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


def request(state, seat=0, level="medium", **changes):
    whole = {"game": "flagge", "position": state.seen_by(seat).position(), "seat": seat}
    return {**whole, "level": level, "seed": 7, "ms": 1000, **changes}


def test_a_budget_ends_with_its_counts():
    budget = Budget(3, 100, still)
    assert [budget.spend() for _ in range(4)] == [True, True, True, False]
    assert budget.used == 4


def test_a_budget_ends_with_its_time_and_stays_ended():
    budget = Budget(1000, 25, Ticking(10))
    assert [budget.in_time() for _ in range(4)] == [True, True, False, False]
    assert not budget.spend()


def test_without_heat_the_first_of_the_best_is_taken():
    assert softmax_pick(Random(1), [(1.0, "a"), (2.0, "b"), (2.0, "c")], 0) == "b"


def test_heat_prefers_better_scores_and_leaves_hopeless_ones_out():
    scored = [(0.0, "good"), (-1.0, "fair"), (-50.0, "bad")]
    rng = Random(2)
    picks = Counter(softmax_pick(rng, scored, 1.0) for _ in range(2000))
    assert set(picks) == {"good", "fair"}
    assert 0.65 < picks["good"] / 2000 < 0.81  # 1 / (1 + 1/e) = 0.73


def test_sampled_books_agree_with_what_is_known_and_at_least_one_comes():
    view = started().seen_by(0)
    late = Budget(10, 0, Ticking(1))
    books = list(sampled_books(view, Random(3), 10, late))
    assert len(books) == 1
    assert books[0].is_full()
    assert all(books[0].faces[h] == face for h, face in view.book.faces.items())


def test_every_level_answers_the_request_of_the_page():
    for level in LEVELS:
        text = answer(request(started(), level=level), still)
        started().apply(Event.parse(text))


def test_nothing_to_decide_is_an_empty_answer():
    assert answer(request(started(), seat=1), still) == ""


@pytest.mark.parametrize(
    "changes", [{"game": "chess"}, {"level": "godlike"}, {"position": {"game": "flagge"}}]
)
def test_a_request_that_makes_no_sense_is_invalid(changes):
    with pytest.raises(Invalid):
        answer(request(started(), **changes), still)


def test_equal_requests_get_equal_answers_and_seeds_matter():
    asked = request(started(), level="easy")
    assert answer(asked, still) == answer(asked, still)
    assert len({answer({**asked, "seed": seed}, still) for seed in range(20)}) > 5


def test_policies_are_found_by_game():
    assert "flagge" in POLICIES
    assert len(POLICIES) == len(list(POLICIES))


def test_an_ended_game_needs_no_answer():
    over = on_board("Fa1 6a4", "Fj10 5a5").apply(Event.parse("0 give_up"))
    for seat in (0, 1):
        assert POLICIES["flagge"](over.seen_by(seat), seat, "hard", Random(1), 1000, still) is None
