-- Addresses of members' own programs, to which the site sends what happens.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  url text not null,
  events text[] not null,
  created_at timestamptz(3) not null default now(),
  -- Since when no attempt has succeeded.
  failing_since timestamptz(3),
  -- Turned off after failing for days.
  off_since timestamptz(3),
  constraint webhooks_url_length check (length(url) between 1 and 500),
  constraint webhooks_events check (cardinality(events) > 0)
);
create index webhooks_user_id on webhooks (user_id);

-- What was sent to each, or still waits.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- Identifies what happened, so that a signal that is delivered twice is sent once.
  cause text not null,
  body text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  -- Of the last attempt; null before it, and if there was no answer.
  status integer,
  attempted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint webhook_deliveries_state check (state in ('waiting', 'delivered', 'failed')),
  unique (webhook_id, cause)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
