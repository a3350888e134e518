alter table listings
  -- Set by its owner; nobody sees it from then on, and when the time for second thoughts is over, the row goes.
  add column deleted_at timestamptz,
  -- Last brought to the top by its owner.
  add column renewed_at timestamptz(3),
  -- Its place among the newest; milliseconds for the cursors, as created_at.
  add column listed_at timestamptz(3) not null generated always as (coalesce(renewed_at, created_at)) stored;

drop index listings_newest, listings_category_newest, listings_price, listings_category_price, listings_search,
  listings_seller, listings_guest;
create index listings_newest on listings (listed_at desc, id desc) where status = 'active' and deleted_at is null;
create index listings_category_newest on listings (category, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;
create index listings_price on listings (price_cents, id) where status = 'active' and deleted_at is null;
create index listings_category_price on listings (category, price_cents, id)
  where status = 'active' and deleted_at is null;
create index listings_search on listings using gin (search_text gin_trgm_ops)
  where status = 'active' and deleted_at is null;
create index listings_seller on listings (seller_id, listed_at desc, id desc) where seller_id is not null;
create index listings_guest on listings (guest_key, listed_at desc, id desc) where guest_key is not null;
create index listings_deleted on listings (deleted_at) where deleted_at is not null;

-- Prices a listing had before, each with the time it ended.
create table listing_prices (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade,
  price_cents integer not null check (price_cents between 0 and 1000000000),
  until timestamptz not null default now()
);
create index listing_prices_newest on listing_prices (listing_id, id desc);

-- Ids of listings that are gone for good, so that their addresses say so instead of 'never was'.
create table gone_listings (
  id uuid primary key,
  gone_at timestamptz not null default now()
);
