-- Accounts as better-auth keeps them, and the public profile made on first sign-in.

create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  username text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
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

create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  username text,
  full_name text,
  avatar_url text,
  bio text,
  rating numeric(2, 1) check (rating between 1 and 5),
  total_ratings integer not null default 0 check (total_ratings >= 0),
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_rating_needs_ratings check ((rating is null) = (total_ratings = 0))
);
create unique index profiles_username_key on profiles (lower(username));

-- Tries of things that are limited (log-in, guest PIN, uploads), counted here so that limits hold over restarts
-- and over processes.
create table attempts (
  key text primary key,
  count integer not null,
  blocked_until timestamptz,
  expires_at timestamptz not null
);
create index attempts_expires_at on attempts (expires_at);
