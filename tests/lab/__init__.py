"""The lab: simulations, reports, data sets."""
