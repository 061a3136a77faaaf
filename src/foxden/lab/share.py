"""How often something happens, with an interval: games of the same deal aren't independent."""

from __future__ import annotations

from dataclasses import dataclass

from foxden.lab.tally import interval_of_share


@dataclass
class Share:
    hits: int = 0
    of: int = 0
    deal: int = -1
    hits_now: int = 0
    """Hits in the current deal."""
    of_now: int = 0
    squares: int = 0
    """Sums over earlier deals: hits squared, hits times chances, and chances squared."""
    products: int = 0
    sizes: int = 0

    def add(self, deal: int, hit: bool) -> None:
        if deal != self.deal:
            self.close()
            self.deal = deal
        self.hits += hit
        self.of += 1
        self.hits_now += hit
        self.of_now += 1

    def close(self) -> None:
        self.squares += self.hits_now**2
        self.products += self.hits_now * self.of_now
        self.sizes += self.of_now**2
        self.hits_now, self.of_now = 0, 0

    def merge(self, other: Share) -> None:
        """Merge two shares, assuming different deals."""
        for share in (self, other):
            share.close()
        self.hits, self.of, self.deal = self.hits + other.hits, self.of + other.of, -1
        self.squares += other.squares
        self.products += other.products
        self.sizes += other.sizes

    @property
    def rate(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the effective number of games."""
        self.close()
        return interval_of_share(self.rate, self.worth)

    @property
    def worth(self) -> float:
        """The effective number of games: how many independent ones would say as much."""
        rate, spread = self.rate, self.rate * (1 - self.rate)
        if self.sizes == self.of or spread == 0:
            return float(self.of)
        variance = (self.squares - 2 * rate * self.products + rate * rate * self.sizes) / self.of**2
        return spread / variance if variance > 0 else float(self.of)
