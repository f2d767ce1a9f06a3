"""Ways to the house: names, origins with their schemes, and proxies, with a real nginx in front."""

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from hostile import a_line, http, problem
from living import a_house, make_table, play_through, sit

from hoodwink.core.errors import BadSetup
from hoodwink.server import wire
from hoodwink.server.limits import PerAddress
from hoodwink.server.run import listen
from hoodwink.server.ways import Ways, origin_of, proxies_of

DOCS = Path(__file__).parents[2] / "docs" / "keeping-a-house.md"
NEW = json.dumps({"game": "hoax", "name": "Eve"}).encode()
PLAIN = """server {
    listen 443 ssl;
    ssl_certificate /x/fullchain.pem;
    ssl_certificate_key /x/privkey.pem;
    location / { proxy_pass http://127.0.0.1:8000; }
}"""  # what a manual of nginx begins with


def made(address, headers=(), body=NEW, **line):
    return http(
        address, "POST", "/api/tables", body, {"content-type": "application/json", **dict(headers)}, **line
    )  # fmt: skip


# names ----------------------------------------------------------------------------------------------------------------

OURS = ["127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "[fe80::1]", "localhost", "pc", "pc.local:80", "a.b.home.arpa"]
FOREIGN = [
    "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "play.example.evil.example", "local.evil.example",
    "", "[", "a b", "pc.local/", "evil.example#pc.local", "[evil.local]", "1.2.3.4.5", "pc..evil.com", "éa.local",
]  # fmt: skip
UPGRADE = {
    "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}  # fmt: skip


def test_a_house_answers_to_its_own_names_only():
    async def go():
        async with a_house(address="https://Play.Example/") as house:
            for host in (*OURS, "play.example", "play.example:8443", "PLAY.example."):
                assert (await http(house.address, "GET", "/api/games", headers={"host": host}))[0] == 200, host
            for host in FOREIGN[:5]:
                answer = await http(house.address, "GET", "/api/games", headers={"host": host})
                assert "--url" in problem(answer, 421, "host")
                answer = await http(house.address, "GET", "/ws/BCDFGH", headers={**UPGRADE, "host": host})
                problem(answer, 421, "host")

    asyncio.run(go())


@pytest.mark.parametrize("host", FOREIGN)
def test_what_is_no_name_of_ours(host):
    assert not Ways.of("https://play.example")._is_ours(host)


# origins --------------------------------------------------------------------------------------------------------------


def test_an_origin_counts_with_its_scheme():
    async def go():
        async with a_house(address="https://play.example", origins=("https://friends.example:8443/",)) as house:
            host = house.address.removeprefix("http://")
            for origin in (house.address, "https://play.example", "https://friends.example:8443"):
                assert (await made(house.address, {"origin": origin}))[0] == 201, origin
            for origin in (
                f"https://{host}",
                "http://play.example",
                "https://play.example:444",
                "https://friends.example",
            ):
                problem(await made(house.address, {"origin": origin}), 403, "origin")

    asyncio.run(go())


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Play.Example/", "https://play.example"), ("https://play.example:443/x", "https://play.example"),
        ("http://[::1]:8000", "http://[::1]:8000"), ("http://h:80", "http://h"), ("https://h:80", "https://h:80"),
    ],
)  # fmt: skip
def test_an_address_as_a_browser_writes_its_origin(url, origin):
    assert origin_of(url) == origin


@pytest.mark.parametrize("url", ["play.example", "ftp://x", "https://", "https://u:p@x", "https://x:99999", "//x"])
def test_what_is_no_address(url):
    with pytest.raises(BadSetup, match="an address looks like"):
        Ways.of(url)


@pytest.mark.parametrize("proxy", ["localhost", "*", "10.0.0.5/8", "10.0.0.0/33", ""])
def test_what_is_no_proxy(proxy):
    with pytest.raises(BadSetup, match="--proxy is an address or a network"):
        proxies_of([proxy])


def test_who_is_no_proxy_is_not_believed():
    async def go():
        async with a_house(limits=PerAddress(100, 3, 1000)) as house:
            told = [{"x-forwarded-for": f"10.0.0.{n}", "x-forwarded-proto": "https"} for n in range(5)]
            answers = [await made(house.address, headers) for headers in told]
            assert [status for status, _, _ in answers] == [201, 201, 201, 429, 429]
            assert "secure" not in answers[0][1]["set-cookie"].lower()

    asyncio.run(go())


# nginx ----------------------------------------------------------------------------------------------------------------


def nginx():
    found = shutil.which("nginx") or ("/usr/sbin/nginx" if Path("/usr/sbin/nginx").exists() else None)
    if found is None:
        says = "nginx isn't installed: apt install nginx-light"
        if os.environ.get("HOODWINK_TEST_ALL"):
            pytest.fail(says)
        pytest.skip(says)
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """A certificate that nobody but us trusts, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", "privkey.pem", "-out", "fullchain.pem"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip
    return folder


@contextmanager
def in_front(nodes, config, certificate, folder, port):
    """An nginx with this file before these nodes, listening for https."""
    upstream = "\n".join(f"server {node.address.removeprefix('http://')};" for node in nodes)
    config = re.sub(r"(    server 127.0.0.1:\d+;\n)+", lambda _: f"{upstream}\n", config)
    config = re.sub(r"http://127.0.0.1:8000", lambda _: nodes[0].address, config)
    config = config.replace("listen 443", f"listen 127.0.0.1:{port}").replace(
        "server_name play.example", "server_name _"
    )
    config = re.sub(r"/\S+/(\w+\.pem)", lambda found: str(certificate / found[1]), config)
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;\n"
        f"events {{}}\nhttp {{ access_log off; {kept} {config} }}\n"
    )
    process = subprocess.Popen([nginx(), "-c", file, "-e", folder / "errors"], stderr=subprocess.PIPE)
    assert process.stderr is not None
    try:
        while True:
            assert process.poll() is None, process.stderr.read()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.01)
        yield
    finally:
        process.terminate()
        process.wait(timeout=10)
        process.stderr.close()


def free_port():
    with listen("127.0.0.1", 0) as free:
        return free.getsockname()[1]


def of_the_docs():
    return re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]


def trusting(certificate):
    return ssl.create_default_context(cafile=certificate / "fullchain.pem")


def test_a_page_behind_an_nginx_without_any_settings_can_post(certificate, tmp_path):
    """Its Host is the address of the house, and nothing says that people come by https; --url does."""

    async def go():
        port = free_port()
        url = f"https://localhost:{port}"
        async with a_house(address=url) as house:
            with in_front([house], PLAIN, certificate, tmp_path, port):
                secure = {"ssl": trusting(certificate)}
                status, headers, _ = await made(url, {"origin": url}, **secure)
                assert status == 201
                assert "secure" in headers["set-cookie"].lower()
                problem(await made(url, {"origin": "https://evil.example"}, **secure), 403, "origin")
                problem(await made(url, {"origin": url.replace("https", "http")}, **secure), 403, "origin")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_behind_a_proxy_people_have_addresses_of_their_own(certificate, tmp_path):
    async def go():
        port = free_port()
        url = f"https://localhost:{port}"
        few = PerAddress(100, 3, 1000)
        async with a_house(address=url, proxies=("127.0.0.0/30",), limits=few) as house:
            with in_front([house], of_the_docs(), certificate, tmp_path, port):
                secure = {"ssl": trusting(certificate), "server_hostname": "localhost"}
                target = url.replace("localhost", "127.0.0.1")

                async def seen(person, **headers):
                    answer = await made(target, {"origin": url, **headers}, local_addr=(person, 0), **secure)
                    return answer[0]

                assert [await seen("127.0.0.9") for _ in range(5)] == [201, 201, 201, 429, 429]
                assert [await seen("127.0.0.8") for _ in range(4)] == [201, 201, 201, 429]
                liar = {"x-forwarded-for": "10.9.8.7"}  # nginx says who it is, not he
                assert await seen("127.0.0.9", **liar) == 429
                foreign = await made(target, {"host": "evil.example"}, local_addr=("127.0.0.7", 0), **secure)
                problem(foreign, 421, "host")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_game_over_tls_through_nginx_on_two_nodes(certificate, tmp_path, database, monkeypatch):
    """Whoever reconnects comes to the other node now and then; sockets, cookies and QR codes are those of --url."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "fullchain.pem"))

    async def go():
        port = free_port()
        url = f"https://localhost:{port}"
        ways = {"address": url, "proxies": ("127.0.0.1",)}
        async with a_house(database, **ways) as one, a_house(database, **ways) as two:
            with in_front([one, two], of_the_docs(), certificate, tmp_path, port):
                host = await make_table(url, "hoax", seats=4, bots=["random"])
                people = [host] + [await sit(url, host.code, f"Guest {n}") for n in range(2)]
                await play_through(people, "hoax", level="random")
                assert {*one.live} == {*two.live} == {host.code}, "a node had nothing to do"
                headers = {"origin": url}
                async with a_line(url, host.code, host.house.token, **headers) as line:
                    table = await line.until(wire.Table, lambda letter: letter.mine == [0])
                    assert table.table.phase == "over"
                status, _, picture = await http(
                    url, "GET", f"/api/tables/{host.code}/qr.svg", ssl=trusting(certificate)
                )
                assert (status, picture[:4]) == (200, b"<svg")

    asyncio.run(asyncio.wait_for(go(), 90))
