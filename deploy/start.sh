#!/bin/sh
# Opens the house: what a container and the systemd unit run. Further options of `hoodwink serve` may follow.
#
#   HOODWINK_STORE          a folder, or postgres://user@host/database; without it, the data folder of this user
#   HOODWINK_PASSWORD_FILE  a file with the password for PostgreSQL, so that it stands in no command and no list
#   HOODWINK_HOST           where to listen: 0.0.0.0
#   HOODWINK_PORT           8000
#   HOODWINK_URL            how people reach it from outside, if that is another address
#   HOODWINK_PROXY          proxies before it that are believed: addresses or networks, with spaces between them
#   HOODWINK_METRICS        a port for Prometheus, or ADDRESS:PORT; without it there are no figures
#   HOODWINK_KEEP_DAYS      delete tables that nobody has touched for so long; 0: never
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
PATH="$here:$PATH"
if [ -n "${HOODWINK_PASSWORD_FILE:-}" ]; then
    PGPASSWORD=$(cat "$HOODWINK_PASSWORD_FILE")
    export PGPASSWORD
fi
set -- --host "${HOODWINK_HOST:-0.0.0.0}" --port "${HOODWINK_PORT:-8000}" --keep-days "${HOODWINK_KEEP_DAYS:-0}" "$@"
if [ -n "${HOODWINK_URL:-}" ]; then set -- --url "$HOODWINK_URL" "$@"; fi
for proxy in ${HOODWINK_PROXY:-}; do set -- --proxy "$proxy" "$@"; done
if [ -n "${HOODWINK_METRICS:-}" ]; then set -- --metrics "$HOODWINK_METRICS" "$@"; fi
if [ -n "${HOODWINK_STORE:-}" ]; then set -- --store "$HOODWINK_STORE" "$@"; fi
exec hoodwink serve "$@"
