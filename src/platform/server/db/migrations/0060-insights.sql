-- What happened in each category on each day (UTC). Jobs keep it, so that no request counts listings; it names nobody.
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

-- How often something was searched for in a category, by nobody in particular.
create table search_days (
  category text not null,
  day date not null,
  searches integer not null check (searches > 0),
  primary key (category, day)
);

-- What insights say of a category, computed from the days above.
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
  -- Of the listing when it was compared: under another title it is another item.
  title text not null,
  sold integer not null check (sold >= 0),
  active integer not null check (active >= 0),
  -- The middle half of prices; null when too few are alike.
  low_cents integer,
  high_cents integer,
  prices integer[] not null,
  compared_at timestamptz not null default now(),
  constraint listing_comparisons_range check (num_nulls(low_cents, high_cents) in (0, 2))
);
