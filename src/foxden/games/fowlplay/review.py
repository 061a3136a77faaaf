"""What a review of Fowl Play! asks: how search is to be believed."""

from __future__ import annotations

from foxden.botkit.review import ReviewKit

CURVES = {2: (0.0, 1.0), 3: (0.0, 1.0), 4: (0.0, 1.0)}

REVIEW = ReviewKit(curves=CURVES, iterations=500)
