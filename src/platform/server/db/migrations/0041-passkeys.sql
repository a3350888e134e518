-- Written by the auth library's passkey plugin; the name, its changes and the last use are ours.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint passkeys_name_length check (length(name) between 1 and 60)
);
create index passkeys_user_id on passkeys (user_id);

-- Browsers that an account was signed in on before: a sign-in on any other is told to its owner.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  token_hash text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);
