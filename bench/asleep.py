"""A server whose bot processes start only with the first question: the baseline of `bench.first_answer`."""

from __future__ import annotations

from foxden.bots.pool import Pool
from foxden.cli import main
from foxden.web import site


class Sleeper(Pool):
    """Ignores the call at startup; later calls are real questions."""

    called = False

    def wake(self) -> None:
        if self.called:
            super().wake()
        self.called = True


if __name__ == "__main__":
    setattr(site, "Pool", Sleeper)  # noqa: B010 - another class in its place, so no way that types allow
    main()
