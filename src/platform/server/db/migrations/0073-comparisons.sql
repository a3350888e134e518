-- Two or three listings side by side, kept for the member or guest who compared them.
create table comparisons (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references profiles (id) on delete cascade,
  guest_key uuid references guest_sessions (key) on delete cascade,
  -- Item 1 first. Comparing the same ones in the same order again is the same comparison.
  listing_ids uuid[] not null check (cardinality(listing_ids) between 2 and 3),
  -- What is compared, in the plural, such as 'phones'.
  subject text not null,
  -- The number of the item that was recommended.
  recommended smallint check (recommended between 1 and 3),
  compared_at timestamptz(3) not null default now(),
  saved_at timestamptz(3),
  share_token text unique,
  shared_at timestamptz(3),
  -- What the comparison said on the day it was shared; the items have their part of it.
  shared jsonb,
  kept_at timestamptz(3) generated always as (coalesce(saved_at, shared_at)) stored,
  constraint comparisons_have_one_owner check (num_nonnulls(profile_id, guest_key) = 1),
  constraint comparisons_are_kept_by_members check (profile_id is not null or coalesce(saved_at, shared_at) is null),
  constraint comparisons_are_shared_whole check (num_nonnulls(share_token, shared_at, shared) in (0, 3)),
  constraint comparisons_once_per_member unique (profile_id, listing_ids),
  constraint comparisons_once_per_guest unique (guest_key, listing_ids)
);
create index comparisons_recent on comparisons (profile_id, compared_at desc);
create index comparisons_recent_of_guests on comparisons (guest_key, compared_at desc);
create index comparisons_kept on comparisons (profile_id, kept_at desc, id desc) where kept_at is not null;

-- An item goes with its listing, and so does what was read from its words.
create table comparison_items (
  comparison_id uuid not null references comparisons (id) on delete cascade,
  item smallint not null check (item between 1 and 3),
  listing_id uuid not null references listings (id) on delete cascade,
  -- US cents, when it was compared.
  price_cents integer not null,
  shared jsonb,
  primary key (comparison_id, item)
);
create index comparison_items_listing on comparison_items (listing_id);
