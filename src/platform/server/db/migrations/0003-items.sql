-- Listings with their prices, photos and views, and what texts and readers find in them.

-- Returns the words of a text as search knows them: lower case, without accents, each once. Long ones are cut, because
-- an index entry has to fit. search-terms.ts does the same to a search.
create function search_tokens(content text) returns text[]
  language sql immutable parallel safe return (
    select coalesce(array_agg(distinct left(word, 40)), '{}')
    from regexp_split_to_table(
      regexp_replace(normalize(lower(content), nfkd), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+') as word
    where word <> '');

create function listing_search_text(title text, description text, tags text[]) returns text
  language sql immutable parallel safe
  -- A space on either side of each word, so that a pattern can match its ends.
  return ' ' || array_to_string(
    search_tokens(title || ' ' || description || ' ' || coalesce(array_to_string(tags, ' '), '')), ' ') || ' ';

-- Returns the words of such a text.
create function search_text_words(search_text text) returns text[]
  language sql immutable parallel safe return string_to_array(btrim(search_text, ' '), ' ');

create table listings (
  id uuid primary key default gen_random_uuid(),
  -- Created by the client for one submission of the form, so that sending it twice posts once.
  submission_id uuid unique,
  seller_id uuid references profiles on delete cascade,
  guest_key uuid references guest_sessions on delete cascade,

  title text not null check (title = btrim(title) and length(title) between 1 and 120),
  description text not null check (length(description) between 1 and 5000),
  price_cents integer not null check (price_cents between 0 and 1000000000),
  category text not null check (category in ('electronics', 'home-garden', 'vehicles', 'clothing', 'sporting-goods',
    'collectibles', 'musical-instruments', 'jewelry-watches', 'other')),
  condition text not null check (condition in ('new', 'like-new', 'good', 'fair', 'poor')),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  ai_generated boolean not null default false,

  -- A name that the seller types, never an exact address.
  location text check (length(location) between 1 and 80),
  -- Rounded to about a kilometer. What the seller's browser knows more exactly is never stored.
  latitude numeric(4, 2) check (latitude between -90 and 90),
  longitude numeric(5, 2) check (longitude between -180 and 180),
  place cube generated always as (earth_point(latitude::float8, longitude::float8)) stored,
  -- When the item can be picked up: between two times on some days of the week; 0 is Sunday. Null is at any time.
  pickup_days smallint[] check (
    cardinality(pickup_days) between 1 and 7 and pickup_days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  pickup_from time,
  pickup_to time check (pickup_to > pickup_from),

  -- Paused by its owner: only the owner finds it, and its address says so.
  status text not null default 'active' check (status in ('active', 'paused', 'sold')),
  -- When it was last marked as sold, for those who ask what similar items went for.
  sold_at timestamptz(3),
  -- Set by its owner. Nobody sees it from then on, and a job removes the row when it can no longer be restored.
  deleted_at timestamptz,
  -- Hidden while its owner's account is being deleted. The status stays, in case the owner comes back.
  owner_leaves boolean not null default false,
  -- For whom it is reserved, until when and at which price. In the listing's own row, so there cannot be two
  -- reservations and a card reads one row. No reference: a reservation for an account that is gone expires.
  reserved_for uuid,
  reserved_until timestamptz(3),
  reserved_price_cents integer check (reserved_price_cents between 0 and 1000000000),

  -- Milliseconds, so that a keyset cursor made from a JavaScript date matches the row exactly.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  -- Last moved to the top by its owner.
  renewed_at timestamptz(3),
  -- Its rank among the newest.
  listed_at timestamptz(3) not null generated always as (coalesce(renewed_at, created_at)) stored,

  -- Of the last 30 days. Views and chats are counted hourly and not at each view: a listing's row is heavy to write.
  recent_views integer not null default 0 check (recent_views >= 0),
  recent_favourites integer not null default 0 check (recent_favourites >= 0),
  recent_chats integer not null default 0 check (recent_chats >= 0),
  -- A chat shows more interest than a favorite, and a favorite more than a view.
  popularity integer not null generated always as (recent_views + 3 * recent_favourites + 5 * recent_chats) stored,

  search_text text not null generated always as (listing_search_text(title, description, tags)) stored,
  -- The words of title and tags alone: a listing whose name has a word ranks above one that only mentions it.
  name_text text not null generated always as (listing_search_text(title, '', tags)) stored,

  constraint listings_one_owner check (num_nonnulls(seller_id, guest_key) = 1),
  constraint listings_whole_place check (num_nulls(latitude, longitude) in (0, 2)),
  constraint listings_whole_pickup_hours check (num_nulls(pickup_days, pickup_from, pickup_to) in (0, 3)),
  constraint listings_sold_at check ((status = 'sold') = (sold_at is not null)),
  constraint listings_whole_reservation
    check (num_nulls(reserved_for, reserved_until, reserved_price_cents) in (0, 3))
);
create index listings_newest on listings (listed_at desc, id desc) where status = 'active' and deleted_at is null;
create index listings_category_newest on listings (category, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;
create index listings_price on listings (price_cents, id) where status = 'active' and deleted_at is null;
create index listings_category_price on listings (category, price_cents, id)
  where status = 'active' and deleted_at is null;
create index listings_seller on listings (seller_id, listed_at desc, id desc) where seller_id is not null;
create index listings_guest on listings (guest_key, listed_at desc, id desc) where guest_key is not null;
create index listings_deleted on listings (deleted_at) where deleted_at is not null;
-- For two filters that few listings pass together, such as new vehicles.
create index listings_category_condition on listings (category, condition, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;
create index listings_area on listings (lower(location) text_pattern_ops)
  where status = 'active' and deleted_at is null and latitude is not null;
create index listings_reserved on listings (reserved_until) where reserved_until is not null;
create index listings_of_interest on listings (id) where recent_views > 0 or recent_chats > 0;
create index listings_popular on listings (popularity desc, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;
create index listings_nearest on listings using gist (place) where status = 'active' and deleted_at is null;
create index listings_sold on listings (sold_at desc, id desc) where status = 'sold' and deleted_at is null;
create index listings_category_sold on listings (category, sold_at desc, id desc)
  where status = 'sold' and deleted_at is null;

-- A trigger, because several features mark listings as sold.
create function note_sold_at() returns trigger language plpgsql set search_path from current as $$
begin
  -- A listing that is stored as sold from the start was sold when it last changed.
  new.sold_at := case
    when new.status <> 'sold' then null
    when tg_op = 'INSERT' then coalesce(new.sold_at, new.updated_at)
    else now() end;
  return new;
end $$;
create trigger listings_stored_as_sold before insert on listings
  for each row when (new.status = 'sold') execute function note_sold_at();
create trigger listings_sold before update of status on listings
  for each row when (old.status is distinct from new.status) execute function note_sold_at();

-- Prices a listing had before, each with the time it ended.
create table listing_prices (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade,
  price_cents integer not null check (price_cents between 0 and 1000000000),
  until timestamptz not null default now()
);
create index listing_prices_newest on listing_prices (listing_id, id desc);

-- Ids of listings that were removed, so that their addresses answer 'gone' instead of 'not found'.
create table gone_listings (
  id uuid primary key,
  gone_at timestamptz not null default now()
);

create table photos (
  id uuid primary key,
  profile_id uuid references profiles on delete cascade,
  guest_key uuid references guest_sessions on delete cascade,
  -- Null between the upload and the post, and again once the listing is gone, until the files are removed.
  listing_id uuid references listings on delete set null,
  -- In a message: stays, although it is on no listing.
  sent boolean not null default false,
  -- 0 is the cover.
  position smallint check (position between 0 and 4),
  -- Folder and name in the file storage, without the size.
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '' check (length(alt) <= 200),
  placeholder text not null,
  created_at timestamptz not null default now(),
  -- What somebody sent in a chat stays for the other participant, without an owner.
  constraint photos_one_owner
    check (num_nonnulls(profile_id, guest_key) = 1 or (sent and num_nonnulls(profile_id, guest_key) = 0)),
  constraint photos_one_use check (not (sent and listing_id is not null)),
  constraint photos_position_unique unique (listing_id, position) deferrable initially deferred
);
create index photos_unattached on photos (created_at) where listing_id is null and not sent;

-- Who viewed a listing on a day. Kept for a short time, only to count nobody twice.
create table listing_views (
  listing_id uuid not null references listings on delete cascade,
  day date not null,
  -- Keyed hash of the viewer and the day: it identifies nobody, and does not link one day to the next.
  viewer bytea not null check (length(viewer) = 16),
  primary key (listing_id, day, viewer)
);
create index listing_views_day on listing_views (day);

-- In a table of its own, because rows of listings are heavy to write.
create table listing_view_totals (
  listing_id uuid primary key references listings on delete cascade,
  views integer not null check (views > 0)
);

-- How often a listing was viewed on a day, for as long as that makes it popular.
create table listing_view_days (
  listing_id uuid not null references listings on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);
create index listing_view_days_day on listing_view_days (day);

-- What the reader of texts (item-language) finds in a listing, written in the transaction that posts or edits it.
create table listing_readings (
  listing_id uuid primary key references listings on delete cascade,
  -- Version of the reader that wrote the row; 0 if the texts have changed since. A job reads those below the newest.
  reader_version integer not null default 0,
  -- The kind its title is about, the kind that is an accessory or a part of, and the kinds that come with it.
  kind text,
  part_of text,
  comes_with text[] not null default '{}',
  is_accessory boolean not null default false,
  -- The listing looks for an item.
  is_wanted boolean not null default false,
  brand text,
  model text,
  -- Stems of its words (reading/listing-words.ts): of the title in order, with a letter for the weight that the words
  -- before give each one; of the tags; of all texts.
  title_words text not null default '',
  title_standing text not null default '',
  tag_words text not null default '',
  text_words text not null default '',
  -- What sets its price: year, size, storage, model and faults.
  price_traits jsonb not null default '{}',
  -- Facts, each with its sentence, and what is said about defects and condition.
  facts jsonb not null default '{}'
);
create index listing_readings_outdated on listing_readings (reader_version, listing_id);

-- A listing that is stored without a reading gets an empty one for the job to fill, so none is forgotten.
create function expect_readings() returns trigger language plpgsql set search_path from current as $$
begin
  insert into listing_readings (listing_id) select id from added on conflict do nothing;
  return null;
end $$;
create trigger listings_expect_readings after insert on listings
  referencing new table as added for each statement execute function expect_readings();

-- A changed text invalidates its reading until it is read again, which editing does in the same transaction.
create function outdate_reading() returns trigger language plpgsql set search_path from current as $$
begin
  update listing_readings set reader_version = 0 where listing_id = new.id;
  return null;
end $$;
create trigger listings_outdate_reading after update of title, description, tags, category on listings
  for each row
  when ((old.title, old.description, old.tags, old.category)
    is distinct from (new.title, new.description, new.tags, new.category))
  execute function outdate_reading();
