-- Personal tokens, with which programs use the API as their owner. Only the hash of a token is stored.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Written at most once a minute.
  last_used_at timestamptz(3),
  constraint api_tokens_name_length check (length(name) between 1 and 60),
  constraint api_tokens_scopes check (cardinality(scopes) > 0),
  constraint api_tokens_expiry check (expires_at > created_at),
  constraint api_tokens_token_hash_length check (octet_length(token_hash) = 32)
);
create index api_tokens_user_id on api_tokens (user_id);
create index api_tokens_expires_at on api_tokens (expires_at);
