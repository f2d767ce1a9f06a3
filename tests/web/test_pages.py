"""The house serves its pages: one for every address of people, and files that never change under their names."""

import gzip
import re
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hoodwink.server.pages import ADDRESSES, PAGES


@pytest.fixture
def get(house):
    def get(path, **headers):
        try:
            answer = urlopen(Request(house.address + path, headers=headers))
        except HTTPError as refusal:
            answer = refusal
        with answer:
            return answer.status, answer.headers, answer.read()

    return get


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_shows_the_page(get, address):
    status, headers, page = get(re.sub(r"{\w+}", "hoax", address))
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert f'data-build="{PAGES.build}"' in page.decode()


def test_scripts_only_from_the_house_and_none_inline(get):
    policy = dict(part.strip().split(" ", 1) for part in get("/")[1]["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in str(policy)


def test_files_are_packed_and_kept_for_ever(get):
    name = next(name for name, file in PAGES.files.items() if file.packed)
    _, headers, body = get(f"/assets/{name}", **{"accept-encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert "immutable" in headers["cache-control"]
    assert gzip.decompress(body) == PAGES.files[name].plain
    _, headers, body = get(f"/assets/{name}")
    assert headers["content-encoding"] is None
    assert body == PAGES.files[name].plain


def test_a_file_of_another_build_is_refused_in_words(get):
    status, _, body = get("/assets/main-OLD.js")
    assert status == 404
    assert b"load the page anew" in body
