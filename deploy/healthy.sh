#!/bin/sh
# Ends with 0 while the house at HOODWINK_PORT (8000) answers and can write to its store; else with 1 and the reason.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
PATH="$here:$PATH"
exec python3 - "${HOODWINK_PORT:-8000}" <<'PYTHON'
import http.client
import sys

try:
    line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=6)
    line.request("GET", "/readyz")
    answer = line.getresponse()
except OSError as error:
    sys.exit(f"the house does not answer: {error}")
if answer.status != 200:
    sys.exit(f"the house is not well: {answer.status}")
PYTHON
