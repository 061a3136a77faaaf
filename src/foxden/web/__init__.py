"""The server's HTTP and WebSocket interface."""
