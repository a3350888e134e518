-- Search, favorites, featured listings, saved searches (wants) and comparisons.

-- Steps of about a third, so that a range of prices is a short list of words.
create function price_step(price_cents integer) returns integer
  language sql immutable parallel safe return width_bucket(price_cents,
    '{1, 500, 1000, 2000, 3500, 5000, 7500, 10000, 15000, 20000, 30000, 50000, 75000, 100000, 200000, 500000, 1000000}'::integer[]);

-- Returns what filters ask for, as words that an index can hold beside the words of a listing.
create function search_facets(category text, condition text, price_cents integer) returns text[]
  language sql immutable parallel safe
  return array['category ' || category, 'condition ' || condition, 'price ' || price_step(price_cents)];

-- Returns the words for all prices from one to another; null is no limit.
create function price_facets(lowest integer, highest integer) returns text[]
  language sql immutable parallel safe return (
    select array_agg('price ' || step)
    from generate_series(price_step(coalesce(lowest, 0)), price_step(coalesce(highest, 2147483647))) as step);

-- Words of listings. Without the list of pending entries (fastupdate), which every search would have to read through
-- after many changes. With facets, a common word and a narrow filter are found together, without reading each listing
-- that has the word.
create index listings_sold_words on listings using gin (search_text_words(search_text)) with (fastupdate = off)
  where status = 'sold' and deleted_at is null;
create index listings_names on listings
  using gin (search_text_words(name_text), search_facets(category, condition, price_cents)) with (fastupdate = off)
  where status = 'active' and deleted_at is null and not owner_leaves;
create index listings_words on listings
  using gin (search_text_words(search_text), search_facets(category, condition, price_cents)) with (fastupdate = off)
  where status = 'active' and deleted_at is null;

-- Every word that listings have or had. Search looks here first: which words contain what somebody typed, how many
-- listings have them, and which word was meant if none does.
create table search_words (
  word text primary key,
  -- How many listings have it, as last estimated; new words count as one until then.
  listings integer not null default 1 check (listings >= 0),
  -- How many listings for sale have it in their title or tags, estimated as well.
  names integer not null default 1 check (names >= 0)
-- Room for each night's new estimates beside the words, so that the indexes need not change.
) with (fillfactor = 70);

-- Returns all pieces of one and of two letters, to find words that contain a text of any length.
create function word_pieces(word text) returns text[]
  language sql immutable parallel safe return (
    select array_agg(distinct piece) from (
      select substr(word, n, size) as piece from generate_series(1, length(word)) as n, generate_series(1, 2) as size
    ) as pieces);

-- Returns the word, and the word without each of its letters: two words one typo apart share one of them.
create function word_deletions(word text) returns text[]
  language sql immutable parallel safe return (
    select array_agg(distinct left(word, n - 1) || substr(word, n + 1)) || word
    from generate_series(1, length(word)) as n);

create index search_words_pieces on search_words using gin (word_pieces(word)) with (fastupdate = off);
-- Numbers have no typos, and short words too many neighbors.
create index search_words_deletions on search_words using gin (word_deletions(word)) with (fastupdate = off)
  where length(word) between 4 and 20 and word !~ '[0-9]';
-- With a condition that search_words_deletions lacks. With the same one, PostgreSQL sometimes read all of this index
-- in place of that one.
create index search_words_sound on search_words (metaphone(word, 12))
  where length(word) between 4 and 20 and word !~ '[0-9]' and metaphone(word, 12) <> '';
-- The most common words are compared with a word whose spelling is far off. Without a condition for the same reason.
create index search_words_common on search_words (names desc);

create function note_search_words(search_texts text[]) returns void language sql set search_path from current as $$
  insert into search_words (word)
  -- Sorted, so that two listings with the same new words wait for each other instead of deadlocking.
  select distinct unnest(search_text_words(search_text)) as word from unnest(search_texts) as search_text order by word
  on conflict do nothing
$$;

create function note_words_of_new_listings() returns trigger language plpgsql set search_path from current as $$
begin
  perform note_search_words(array(select search_text from added));
  return null;
end $$;
create trigger listings_new_words after insert on listings
  referencing new table as added for each statement execute function note_words_of_new_listings();

create function note_words_of_changed_listing() returns trigger language plpgsql set search_path from current as $$
begin
  perform note_search_words(array[new.search_text]);
  return null;
end $$;
create trigger listings_changed_words after update of title, description, tags on listings
  for each row execute function note_words_of_changed_listing();

create table favourites (
  profile_id uuid not null references profiles on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  -- Milliseconds, so that a keyset cursor made from a JavaScript date matches the row exactly.
  created_at timestamptz(3) not null default now(),
  -- Counts in listings.recent_favourites. A schedule ends it when the favorite is old.
  recent boolean not null default true,
  primary key (profile_id, listing_id)
);
create index favourites_newest on favourites (profile_id, created_at desc, listing_id desc);
create index favourites_listing on favourites (listing_id);
create index favourites_recent on favourites (created_at) where recent;

-- A trigger, because favorites are also deleted with the member who saved them.
create function count_recent_favourites() returns trigger language plpgsql set search_path from current as $$
declare
  change integer := coalesce(new.recent, false)::integer - coalesce(old.recent, false)::integer;
begin
  if change <> 0 then
    update listings set recent_favourites = recent_favourites + change
    where id = coalesce(new.listing_id, old.listing_id);
  end if;
  return null;
end $$;
create trigger favourites_count after insert or delete or update of recent on favourites
  for each row execute function count_recent_favourites();

-- Members whose plan features their listings. What a plan includes is in the contract of plans, so the server writes
-- this table.
create table featured_sellers (
  profile_id uuid primary key references profiles on delete cascade
);

-- Where a listing enters the rotation: level with the others, so that a new one does not have the slots to itself
-- until it has caught up with those of years.
create function fewest_featured_turns() returns integer language plpgsql stable set search_path from current as $$
begin
  return coalesce((select turns from featured_listings where in_rotation order by turns limit 1), 0);
end $$;

-- Every listing that is or was featured, in a table of its own because rows of listings are heavy to write.
create table featured_listings (
  listing_id uuid primary key references listings on delete cascade,
  -- It is for sale and its seller's plan features it, so it takes turns with the others.
  in_rotation boolean not null default true,
  -- Copied from the listing, for the indexes.
  category text not null,
  place cube,
  -- The listing with the fewest is next.
  turns integer not null default fewest_featured_turns(),
  -- How many people were shown it and how many opened it, each counted once a day.
  shown integer not null default 0,
  opened integer not null default 0
);
create index featured_listings_next on featured_listings (turns, listing_id) where in_rotation;
create index featured_listings_category_next on featured_listings (category, turns, listing_id) where in_rotation;
create index featured_listings_place on featured_listings using gist (place) where in_rotation;

-- A trigger, because a listing starts and stops being for sale in many ways: posted, sold, paused, deleted, restored,
-- moved from a guest to an account, left behind by an owner who leaves.
create function keep_featured_rotation() returns trigger language plpgsql set search_path from current as $$
begin
  insert into featured_listings (listing_id, category, place)
  select new.id, new.category, new.place from featured_sellers
  where profile_id = new.seller_id and new.status = 'active' and new.deleted_at is null and not new.owner_leaves
  on conflict (listing_id) do update set
    in_rotation = true,
    category = excluded.category,
    place = excluded.place,
    turns = greatest(featured_listings.turns, excluded.turns);
  if not found then
    update featured_listings set in_rotation = false where listing_id = new.id and in_rotation;
  end if;
  return null;
end $$;
create trigger listings_keep_featured
  after insert or update of status, deleted_at, owner_leaves, seller_id, category, latitude, longitude on listings
  for each row execute function keep_featured_rotation();

-- Who was shown a featured listing or opened it on a day. Deleted when the day is over.
create table featured_viewers (
  listing_id uuid not null references featured_listings on delete cascade,
  day date not null,
  what text not null check (what in ('shown', 'opened')),
  -- Keyed hash of the viewer and the day, as in listing_views.
  viewer bytea not null check (length(viewer) = 16),
  primary key (listing_id, day, what, viewer)
);
create index featured_viewers_day on featured_viewers (day);

-- Saved searches: typed in plain words (Match-Me), or saved while browsing.
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
  -- Version of the reader that indexed it: a job indexes older ones again.
  reader_version integer not null default 0,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  channels text[] not null,
  paused_at timestamptz(3),
  -- Older listings were shown as results: alerts are only about what is posted or becomes cheaper later.
  watches_since timestamptz(3) not null default now(),
  digest_due_at timestamptz,
  -- Created by the client, so that sending it twice stores once.
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
create index wants_outdated on wants (reader_version, id);

-- The listings that were posted or became cheaper while a want was stored, each once.
create table want_matches (
  want_id uuid not null references wants on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  -- Misses one criterion by a little: no alert is sent.
  is_close boolean not null,
  -- The lowest price at which it matched.
  price_cents integer not null,
  distance_km integer,
  -- What the alert says: that it is new, or that its price dropped.
  change text not null check (change in ('new', 'drop')),
  matched_at timestamptz(3) not null default now(),
  -- Null while it waits for a digest.
  told_at timestamptz(3),
  -- When its person saw it among the matches.
  shown_at timestamptz(3),
  primary key (want_id, listing_id)
);
create index want_matches_listing on want_matches (listing_id);
create index want_matches_newest on want_matches (want_id, matched_at desc);

create function sorted_uuids(ids uuid[]) returns uuid[] language sql immutable strict parallel safe
  set search_path from current as $$
  select array_agg(id order by id) from unnest(ids) as id
$$;

-- Two or three listings side by side, stored for the member or guest who compared them.
create table comparisons (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references profiles (id) on delete cascade,
  guest_key uuid references guest_sessions (key) on delete cascade,
  -- Item 1 first.
  listing_ids uuid[] not null check (cardinality(listing_ids) between 2 and 3),
  -- The same listings in another order are the same comparison.
  listing_set uuid[] generated always as (sorted_uuids(listing_ids)) stored,
  -- What is compared, in the plural, such as 'phones'.
  subject text not null,
  -- The number of the item that was recommended.
  recommended smallint check (recommended between 1 and 3),
  compared_at timestamptz(3) not null default now(),
  saved_at timestamptz(3),
  share_token text unique,
  shared_at timestamptz(3),
  -- What the comparison said on the day it was shared; each item has its own part.
  shared jsonb,
  kept_at timestamptz(3) generated always as (coalesce(saved_at, shared_at)) stored,
  -- Shared without an account: nobody owns it, it expires, and the key that ends it earlier is in the browser.
  expires_at timestamptz(3),
  stop_key_hash text,
  constraint comparisons_have_one_owner
    check (num_nonnulls(profile_id, guest_key) = case when expires_at is null then 1 else 0 end),
  constraint comparisons_are_kept_by_members check (
    profile_id is not null or saved_at is null and (shared_at is null or expires_at is not null)),
  constraint comparisons_are_shared_whole check (num_nonnulls(share_token, shared_at, shared) in (0, 3)),
  constraint comparisons_expire_shared
    check (num_nulls(expires_at, stop_key_hash) in (0, 2) and (expires_at is null or share_token is not null)),
  constraint comparisons_once_per_member unique (profile_id, listing_set),
  constraint comparisons_once_per_guest unique (guest_key, listing_set)
);
create index comparisons_recent on comparisons (profile_id, compared_at desc);
create index comparisons_recent_of_guests on comparisons (guest_key, compared_at desc);
create index comparisons_kept on comparisons (profile_id, kept_at desc, id desc) where kept_at is not null;
create index comparisons_expired on comparisons (expires_at) where expires_at is not null;

-- An item is deleted with its listing, and so is what was read from its texts.
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
