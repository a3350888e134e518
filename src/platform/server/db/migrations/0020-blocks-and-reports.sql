-- Who does not want to have to do with whom. Either way round, the two do not see each other.
create table blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid references profiles on delete cascade,
  blocker_guest uuid references guest_sessions on delete cascade,
  blocked_id uuid references profiles on delete cascade,
  blocked_guest uuid references guest_sessions on delete cascade,
  -- Profile id or guest key, whichever it is.
  blocker uuid not null generated always as (coalesce(blocker_id, blocker_guest)) stored,
  blocked uuid not null generated always as (coalesce(blocked_id, blocked_guest)) stored,
  created_at timestamptz(3) not null default now(),
  constraint blocks_one_blocker check (num_nonnulls(blocker_id, blocker_guest) = 1),
  constraint blocks_one_blocked check (num_nonnulls(blocked_id, blocked_guest) = 1),
  constraint blocks_two_people check (blocker <> blocked),
  constraint blocks_once unique (blocker, blocked)
);
-- With the constraint's own index, everybody kept apart from somebody is read from indexes alone.
create index blocks_blocked on blocks (blocked, blocker);

-- What somebody found wrong with a thing or a person, for those who moderate.
create table reports (
  id uuid primary key default gen_random_uuid(),
  -- Both null once the reporter's account is gone: what was reported still is.
  reporter_id uuid references profiles on delete set null,
  reporter_guest uuid references guest_sessions on delete set null,
  reporter uuid generated always as (coalesce(reporter_id, reporter_guest)) stored,
  kind text not null check (kind in ('listing', 'profile', 'conversation', 'review')),
  -- No reference: the report outlives what it is about.
  target_id uuid not null,
  reason text not null check (reason in ('scam', 'prohibited', 'counterfeit', 'harassment', 'spam', 'wrong-category', 'other')),
  details text not null default '' check (length(details) <= 1000),
  -- What there was to see when it was reported.
  seen_title text not null,
  seen_text text not null,
  -- Whose it is; both null when that is not known, or the account is gone.
  about_id uuid references profiles on delete set null,
  about_guest uuid references guest_sessions on delete set null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint reports_once unique (reporter, kind, target_id)
);
create index reports_open on reports (created_at, id) where state = 'open';
