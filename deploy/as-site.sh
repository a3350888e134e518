#!/bin/sh
# Runs a command with the settings and the account of the systemd unit, as root:
#   deploy/as-site.sh npm run operator -- invite
set -eu
cd "$(dirname "$0")/.."
set -a
. /etc/offhand.env
HOME=/var/lib/offhand
DATA_DIR=${DATA_DIR:-$HOME}
exec runuser -u offhand -- "$@"
