-- Accounts, guests, public profiles, and what people get or prove about themselves. users, sessions, credentials,
-- verifications and passkeys have the columns that the auth library (better-auth) expects.

create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  username text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Suspended by an operator: the account can read, get its data and be deleted, and nothing else.
  suspended_at timestamptz(3),
  constraint users_email_is_normal check (email = lower(btrim(email)))
);
create unique index users_email_key on users (email);
create unique index users_username_key on users (lower(username));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on sessions (user_id);

create table credentials (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user_id on credentials (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
-- Using one password reset link ends the account's other links, which are found by the account.
create index verifications_value on verifications (value);

-- The name, its changes and the last use are ours, not the library's.
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

-- The address that an account gets once the link mailed there is opened.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint email_changes_email_is_normal check (email = lower(btrim(email)))
);
create index email_changes_expires_at on email_changes (expires_at);

-- Browsers that an account has signed in on. A sign-in on any other is reported to its owner.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  token_hash text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);

-- One-way codes of the network addresses that an account was used from, to recognize second accounts of one person.
create table known_addresses (
  user_id uuid not null references users on delete cascade,
  address_code bytea not null check (length(address_code) = 16),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, address_code)
);
create index known_addresses_last_seen_at on known_addresses (last_seen_at);

-- The public profile of an account, created at its first sign-in.
create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  username text,
  full_name text,
  avatar_url text,
  -- Key in the file storage of the uploaded picture behind avatar_url; null if it is not ours to remove.
  avatar_key text,
  bio text,
  -- Set once the code sent to the number was confirmed, and on one profile at a time.
  phone text,
  -- How many published reviews gave 1, 2, 3, 4 and 5 stars, counted by a trigger of reviews.
  ratings_by_star integer[] not null default '{0,0,0,0,0}',
  total_ratings integer not null generated always as (
    ratings_by_star[1] + ratings_by_star[2] + ratings_by_star[3] + ratings_by_star[4] + ratings_by_star[5]
  ) stored,
  rating numeric(2, 1) generated always as (
    round(
      (ratings_by_star[1] + 2 * ratings_by_star[2] + 3 * ratings_by_star[3] + 4 * ratings_by_star[4]
        + 5 * ratings_by_star[5])::numeric
      / nullif(
        ratings_by_star[1] + ratings_by_star[2] + ratings_by_star[3] + ratings_by_star[4] + ratings_by_star[5], 0),
      1)
  ) stored,
  -- Whether 'Is this still available?' is answered automatically from the listing's status.
  answers_availability boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The person asked for deletion: nobody sees them, and they are erased at this time unless they log in before.
  deletes_at timestamptz(3),
  constraint profiles_full_name_length check (length(full_name) between 1 and 60),
  constraint profiles_bio_length check (length(bio) between 1 and 500),
  constraint profiles_phone_is_international check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint profiles_ratings_by_star
    check (array_ndims(ratings_by_star) = 1 and cardinality(ratings_by_star) = 5 and 0 <= all (ratings_by_star))
);
create unique index profiles_username_key on profiles (lower(username));
create index profiles_email on profiles (email);
create unique index profiles_phone on profiles (phone);
-- Search for people by a part of either name.
create index profiles_username_search on profiles using gin (fold_name(username) gin_trgm_ops);
create index profiles_full_name_search on profiles using gin (fold_name(full_name) gin_trgm_ops);
create index profiles_deletes_at on profiles (deletes_at) where deletes_at is not null;

-- The newest code sent to a phone number.
create table phone_codes (
  profile_id uuid primary key references profiles on delete cascade,
  phone text not null,
  code_hash text not null,
  expires_at timestamptz not null
);

create table guest_sessions (
  -- Identifies the guest inside the product (owner of rows, folder of files). The Guest ID is half a credential and
  -- never leaves the guest's own pages.
  key uuid primary key default gen_random_uuid(),
  guest_id text not null unique,
  pin_hash text not null,
  -- As in profiles.
  answers_availability boolean not null default true,
  created_at timestamptz not null default now(),
  last_accessed timestamptz not null default now(),
  -- Set when the guest signs up: what the guest owns moves to this account at its first sign-in.
  claimed_by uuid references users on delete set null,
  claimed_at timestamptz,
  -- As in profiles.
  deletes_at timestamptz(3),
  constraint guest_sessions_guest_id_shape check (guest_id ~ '^Guest-[A-Z0-9]{5}$')
);
create index guest_sessions_claimed_by on guest_sessions (claimed_by) where claimed_by is not null;
create index guest_sessions_deletes_at on guest_sessions (deletes_at) where deletes_at is not null;

-- Files with everything about a person, made when they ask for one.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  -- Both null once the person is gone. A job then removes the file, and the row after it.
  profile_id uuid references profiles on delete set null,
  guest_key uuid references guest_sessions on delete set null,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed', 'expired')),
  -- Key in the file storage that cannot be guessed. Stored before the file exists, so that no file is ever lost.
  file_key text not null unique,
  size_bytes bigint check (size_bytes > 0),
  -- Of the mailed link; null until it is mailed.
  token_hash text unique,
  requested_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  constraint data_exports_one_person check (num_nonnulls(profile_id, guest_key) <= 1),
  constraint data_exports_ready_whole check (state <> 'ready' or num_nulls(size_bytes, expires_at) = 0)
);
-- One at a time.
create unique index data_exports_preparing on data_exports (profile_id) where state = 'preparing';
create unique index data_exports_preparing_guest on data_exports (guest_key) where state = 'preparing';
create index data_exports_member on data_exports (profile_id, requested_at desc) where profile_id is not null;
create index data_exports_guest on data_exports (guest_key, requested_at desc) where guest_key is not null;
create index data_exports_requested_at on data_exports (requested_at);
