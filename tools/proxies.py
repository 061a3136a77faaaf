"""The proxies of deploy/, on loopback in front of server processes: nginx, and Caddy, which compose.yaml uses."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.live.server import Server

ROOT = Path(__file__).parents[1]
NGINX_SITE = ROOT / "deploy" / "nginx.conf"
CADDY_SITE = ROOT / "deploy" / "Caddyfile"
NGINX_FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
{site}
}}
"""
CADDY_FRAME = """
{{
	admin off
	auto_https off
}}
{site}
"""


def find_program(name: str, unpacked: str) -> str | None:
    """The machine's, or the one that `make` has unpacked."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin") or shutil.which(str(ROOT / ".venv" / unpacked))


def find_nginx() -> str | None:
    return find_program("nginx", "nginx/usr/sbin/nginx")


def find_caddy() -> str | None:
    return find_program("caddy", "caddy/usr/bin/caddy")


def nginx_on_loopback(site: str, port: int, houses: list[int]) -> str:
    """The site with these processes, at this port, and without a certificate."""
    site = re.sub(r"^ *(server_name|ssl_\w+) .*\n", "", site, flags=re.MULTILINE)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    server = re.findall(r"^ *server 127\.0\.0\.1:\d+(.*\n)", site, flags=re.MULTILINE)[0]
    servers = "".join(f"  server 127.0.0.1:{house}{server}" for house in houses)
    return re.sub(r"(^ *server 127\.0\.0\.1:\d+.*\n)+", servers, site, flags=re.MULTILINE)


def caddy_on_loopback(site: str, port: int, houses: list[int]) -> str:
    """The same for Caddy."""
    site = site.replace("{$FOXDEN_SITE:localhost}", f"http://127.0.0.1:{port}")
    addresses = " ".join(f"127.0.0.1:{house}" for house in houses)
    return re.sub(r"(reverse_proxy)( house-\d+:\d+)+", rf"\1 {addresses}", site)


class Proxy(Server):
    """What clients connect to."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__("", folder / "proxy.txt")
        self.port = port or self.port
        self.folder = folder

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)
        self.wait_until_open()
        return self


class Nginx(Proxy):
    def __init__(self, folder: Path, houses: list[Server], port: int = 0) -> None:
        super().__init__(folder, port)
        config = folder / "nginx.conf"
        site = nginx_on_loopback(NGINX_SITE.read_text(encoding="utf-8"), self.port, [house.port for house in houses])
        config.write_text(NGINX_FRAME.format(folder=folder, site=site), encoding="utf-8")
        nginx = find_nginx()
        assert nginx is not None, "no nginx: install it, or run make house"
        self.command = [nginx, "-e", str(self.log), "-p", str(folder), "-c", str(config)]


class Caddy(Proxy):
    def __init__(self, folder: Path, houses: list[Server], port: int = 0) -> None:
        super().__init__(folder, port)
        config = folder / "Caddyfile"
        site = caddy_on_loopback(CADDY_SITE.read_text(encoding="utf-8"), self.port, [house.port for house in houses])
        config.write_text(CADDY_FRAME.format(site=site), encoding="utf-8")
        caddy = find_caddy()
        assert caddy is not None, "no caddy: install it, or run make test-house"
        self.command = [caddy, "run", "--config", str(config), "--adapter", "caddyfile"]
        self.environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
