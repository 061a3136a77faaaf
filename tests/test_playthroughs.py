"""Golden playthroughs: any change in what happens or is seen shows up as a diff."""

import pytest

from foxden.games import TITLES
from tests.playthroughs import path, playthrough


@pytest.mark.contract
@pytest.mark.parametrize("name", TITLES)
def test_the_golden_playthrough_is_still_what_happens(name: str) -> None:
    written = path(name).read_text(encoding="utf-8")
    assert playthrough(name) == written, "if the change is meant: make golden, and read the diff"
