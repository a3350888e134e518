#!/bin/sh
# Writes .env for compose.yaml, with new secrets.
# Usage: deploy/make-env.sh <domain> <email of the operator>
set -eu
cd "$(dirname "$0")/.."

if [ $# -ne 2 ]; then
  echo 'Usage: deploy/make-env.sh <domain> <email of the operator>' >&2
  exit 2
fi
if [ -e .env ]; then
  echo 'There is already a .env. New secrets would not fit the database and files of the old ones.' >&2
  exit 1
fi

# Prints this many random bytes as hexadecimal digits.
random() {
  od -An -N "$1" -tx1 /dev/urandom | tr -d ' \n'
}

umask 077
cat > .env <<SETTINGS
# "site", or "ai" to write listings from photos and voice with models on this machine (about 8 GB of memory).
COMPOSE_PROFILES=site
DOMAIN=$1
OPERATOR_EMAIL=$2
# Without mail, nobody can confirm an email or reset a password.
#SMTP_URL=smtp://user:password@mail.example.com:587
#MAIL_FROM=Offhand <hello@$1>

# Keep these with your backups.
AUTH_SECRET=$(random 32)
POSTGRES_PASSWORD=$(random 24)
GARAGE_ACCESS_KEY=GK$(random 12)
GARAGE_SECRET_KEY=$(random 32)
GARAGE_RPC_SECRET=$(random 32)
SETTINGS
echo 'Wrote .env. Set SMTP_URL and MAIL_FROM in it, then run: docker compose up --detach'
