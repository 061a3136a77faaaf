"""A house whose bots sleep until the first question: what `bench.first_answer` compares ours with."""

from __future__ import annotations

from foxden.bots.pool import Pool
from foxden.cli import main
from foxden.web import site


class Sleeper(Pool):
    """The house calls once when it opens; whoever calls then has a question."""

    called = False

    def wake(self) -> None:
        if self.called:
            super().wake()
        self.called = True


if __name__ == "__main__":
    setattr(site, "Pool", Sleeper)  # noqa: B010 - another class in its place, so no way that types allow
    main()
