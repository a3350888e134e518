-- Voice recordings, and the numbers behind insights.

-- Recordings that are being transcribed, or were within a day. A row is claimed together with the credit, and deleted
-- with it when transcribing fails, so a recording costs one credit however often it is sent. No audio is stored.
create table voice_recordings (
  profile_id uuid not null references profiles on delete cascade,
  -- Chosen by the client.
  recording_id uuid not null,
  -- Identifies the credit: a recording that failed and is sent again takes another one.
  attempt_id uuid not null unique default gen_random_uuid(),
  -- Null while it is being transcribed.
  transcript text,
  confidence real check (confidence between 0 and 1),
  started_at timestamptz not null default now(),
  primary key (profile_id, recording_id)
);
create index voice_recordings_started_at on voice_recordings (started_at);

-- What happened in each category on each day (UTC), without people. Jobs write it, so that no request counts listings.
create table category_days (
  category text not null,
  day date not null,
  -- Of each person once a listing and day, and never of its owner.
  views integer not null check (views >= 0),
  saves integer not null check (saves >= 0),
  chats integer not null check (chats >= 0),
  -- Of what was sold that day, in the same order: US cents, photos, and days from listing to sale.
  sold_prices integer[] not null,
  sold_photos integer[] not null,
  sold_after integer[] not null,
  counted_at timestamptz not null default now(),
  primary key (category, day),
  constraint category_days_sold check (
    cardinality(sold_photos) = cardinality(sold_prices) and cardinality(sold_after) = cardinality(sold_prices))
);
create index category_days_day on category_days (day);

-- How often people searched in a category, without who they were.
create table search_days (
  category text not null,
  day date not null,
  searches integer not null check (searches > 0),
  primary key (category, day)
);

-- What insights say about a category, computed from the days above.
create table category_insights (
  category text primary key,
  -- For sale; null until counted.
  listings integer check (listings >= 0),
  -- Actions of each week, this one last.
  weeks integer[] not null default '{}',
  -- Actions of this week, weighted by what they say about demand.
  interest integer not null default 0 check (interest >= 0),
  price_basis text not null default 'sold' check (price_basis in ('sold', 'asked')),
  priced integer not null default 0 check (priced >= 0),
  average_cents integer,
  low_cents integer,
  high_cents integer,
  -- Of what was sold.
  sold integer not null default 0 check (sold >= 0),
  usual_photos integer,
  usual_days integer,
  computed_at timestamptz
);

-- What a listing was last compared with.
create table listing_comparisons (
  listing_id uuid primary key references listings on delete cascade,
  -- The listing's title when it was compared: under another title it is another item.
  title text not null,
  sold integer not null check (sold >= 0),
  active integer not null check (active >= 0),
  -- The typical price range; null if too few listings are similar.
  low_cents integer,
  high_cents integer,
  prices integer[] not null,
  compared_at timestamptz not null default now(),
  constraint listing_comparisons_range check (num_nulls(low_cents, high_cents) in (0, 2))
);
