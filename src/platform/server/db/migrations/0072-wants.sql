-- What somebody looks for: typed in plain words, or a search saved while browsing.
create table wants (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  name text not null check (length(name) between 1 and 80),
  source text not null check (source in ('match-me', 'browse')),
  -- As the person reads and corrects it. Null and an empty list are any.
  terms text[] not null check (cardinality(terms) <= 8),
  excluded text[] not null check (cardinality(excluded) <= 8),
  category text,
  conditions text[] not null,
  min_price_cents integer check (min_price_cents between 0 and 1000000000),
  max_price_cents integer check (max_price_cents between 0 and 1000000000),
  place_name text check (length(place_name) between 1 and 80),
  latitude numeric(4, 2) check (latitude between -90 and 90),
  longitude numeric(5, 2) check (longitude between -180 and 180),
  within_km integer check (within_km between 1 and 1000),
  place cube generated always as (earth_point(latitude::float8, longitude::float8)) stored,
  -- The same for comparing: what listings say for each term, in stems.
  sought jsonb not null,
  -- The ways to say the rarest term, by the rarest word of each: every listing that matches has one of these.
  keys text[] not null check (cardinality(keys) > 0),
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  channels text[] not null,
  paused_at timestamptz(3),
  -- What was there before has been shown as results: only what is posted or becomes cheaper later is told.
  watches_since timestamptz(3) not null default now(),
  digest_due_at timestamptz,
  -- Made by the client, so that sending it twice stores once.
  submission_id uuid,
  created_at timestamptz(3) not null default now(),
  -- Can be restored for a few seconds.
  deleted_at timestamptz,
  constraint wants_prices check (min_price_cents <= max_price_cents),
  constraint wants_whole_place check (num_nulls(latitude, longitude) in (0, 2)),
  constraint wants_submission unique (profile_id, submission_id)
);
create index wants_of_profile on wants (profile_id, created_at desc, id desc);
create index wants_keys on wants using gin (keys) with (fastupdate = off) where deleted_at is null;
create index wants_digest_due on wants (digest_due_at) where digest_due_at is not null;
create index wants_deleted on wants (deleted_at) where deleted_at is not null;

-- The listings that were posted or became cheaper while a want was stored, each once.
create table want_matches (
  want_id uuid not null references wants on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  -- Misses one thing, by a little: it is not told.
  is_close boolean not null,
  -- The lowest price at which it matched.
  price_cents integer not null,
  distance_km integer,
  -- What is told of it: that it is there, or that its price dropped.
  change text not null check (change in ('new', 'drop')),
  matched_at timestamptz(3) not null default now(),
  -- Null while it waits for a digest.
  told_at timestamptz(3),
  -- When its person saw it among the matches of the want.
  shown_at timestamptz(3),
  primary key (want_id, listing_id)
);
create index want_matches_listing on want_matches (listing_id);
create index want_matches_newest on want_matches (want_id, matched_at desc);
