create extension if not exists pg_trgm;

-- Immutable so that it can feed a generated column; array_to_string alone is only stable.
create function listing_search_text(title text, description text, tags text[]) returns text
  language sql immutable parallel safe
  return lower(title || E'\n' || description || E'\n' || coalesce(array_to_string(tags, E'\n'), ''));

create table listings (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title = btrim(title) and length(title) between 1 and 120),
  description text not null check (length(description) between 1 and 5000),
  price_cents integer not null check (price_cents between 0 and 1000000000),
  category text not null check (category in ('electronics', 'home-garden', 'vehicles', 'clothing', 'sporting-goods',
    'collectibles', 'musical-instruments', 'jewelry-watches', 'other')),
  condition text not null check (condition in ('new', 'like-new', 'good', 'fair', 'poor')),
  status text not null default 'active' check (status in ('active', 'sold')),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  seller_id uuid references profiles on delete cascade,
  guest_key uuid references guest_sessions on delete cascade,
  -- A name the seller types; never an exact address.
  location text check (length(location) between 1 and 80),
  ai_generated boolean not null default false,
  -- Made by the client for one submission of the form, so that sending it twice posts once.
  submission_id uuid unique,
  -- Milliseconds, so that a keyset cursor made from a JavaScript date names the row exactly.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (listing_search_text(title, description, tags)) stored,
  constraint listings_one_owner check (num_nonnulls(seller_id, guest_key) = 1)
);

create index listings_newest on listings (created_at desc, id desc) where status = 'active';
create index listings_category_newest on listings (category, created_at desc, id desc) where status = 'active';
create index listings_price on listings (price_cents, id) where status = 'active';
create index listings_category_price on listings (category, price_cents, id) where status = 'active';
create index listings_search on listings using gin (search_text gin_trgm_ops) where status = 'active';
create index listings_seller on listings (seller_id, created_at desc, id desc) where seller_id is not null;
create index listings_guest on listings (guest_key, created_at desc, id desc) where guest_key is not null;

create table photos (
  id uuid primary key,
  profile_id uuid references profiles on delete cascade,
  guest_key uuid references guest_sessions on delete cascade,
  -- Null between the upload and the post, and again once the listing is gone, until the files are removed.
  listing_id uuid references listings on delete set null,
  -- 0 is the cover.
  position smallint check (position between 0 and 4),
  -- Folder and name in the file storage, without the size.
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '' check (length(alt) <= 200),
  placeholder text not null,
  created_at timestamptz not null default now(),
  constraint photos_one_owner check (num_nonnulls(profile_id, guest_key) = 1),
  constraint photos_position_unique unique (listing_id, position) deferrable initially deferred
);
create index photos_unattached on photos (created_at) where listing_id is null;
