#!/bin/sh
# A password for compose.yaml's database, made once: deploy/secret.sh [FOLDER], else deploy/secrets.
# The folder is for its owner alone; the file can be read by all, because containers read it under users of their own.
set -eu
folder=${1:-$(dirname -- "$0")/secrets}
mkdir -p "$folder"
chmod 700 "$folder"
if [ ! -s "$folder/password" ]; then
    head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$folder/password.new"
    chmod 444 "$folder/password.new"
    mv "$folder/password.new" "$folder/password"
fi
