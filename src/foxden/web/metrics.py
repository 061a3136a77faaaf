"""Metrics for operators (Prometheus)."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    media_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("foxden_sockets", "Connections to tables", registry=self.registry)
        self.rooms = Gauge("foxden_rooms", "Tables that are open here", registry=self.registry)
        self.answers = Counter("foxden_http_answers", "HTTP answers", ["method", "status"], registry=self.registry)
        self.seconds = Histogram("foxden_http_seconds", "Time to an HTTP answer", registry=self.registry)

    def answered(self, method: str, status: int, seconds: float) -> None:
        self.answers.labels(method, str(status)).inc()
        self.seconds.observe(seconds)

    def show(self, rooms: int) -> bytes:
        self.rooms.set(rooms)
        return generate_latest(self.registry)
