#!/bin/sh
# Writes the secrets that deploy/compose.yaml reads, each once: a file that is there stays.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
write() {
    # the folder is closed to others; the files can be read by the users inside the containers
    test -e "secrets/$1" || { printf '%s' "$2" > "secrets/$1"; chmod 644 "secrets/$1"; }
}
fresh() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
write database_password "$(fresh)"
write metrics_token "$(fresh)"
write grafana_password "$(fresh)"
write database_url "postgresql://hiddenhand:$(cat secrets/database_password)@database/hiddenhand"
