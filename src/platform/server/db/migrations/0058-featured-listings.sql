-- Members whose plan features their listings. What a plan entitles to is in the contract of plans, so the server keeps
-- this table.
create table featured_sellers (
  profile_id uuid primary key references profiles on delete cascade
);

-- Every listing that is or was featured, apart from listings, whose rows are heavy to write.
create table featured_listings (
  listing_id uuid primary key references listings on delete cascade,
  -- It is for sale and its seller's plan features it, so it takes turns with the others.
  in_rotation boolean not null default true,
  -- Of the listing, for the indexes.
  category text not null,
  place cube,
  -- Whoever had fewest is next.
  turns integer not null,
  -- To how many people it was shown, and by how many opened, each counted once a day.
  shown integer not null default 0,
  opened integer not null default 0
);
create index featured_listings_next on featured_listings (turns, listing_id) where in_rotation;
create index featured_listings_category_next on featured_listings (category, turns, listing_id) where in_rotation;
create index featured_listings_place on featured_listings using gist (place) where in_rotation;

-- Where a listing enters the rotation: beside the others, so that a new one does not have the slots to itself until it
-- has caught up with those of years.
create function fewest_featured_turns() returns integer language plpgsql stable set search_path from current as $$
begin
  return coalesce((select turns from featured_listings where in_rotation order by turns limit 1), 0);
end $$;
alter table featured_listings alter column turns set default fewest_featured_turns();

-- A trigger, because a listing is for sale or not by many ways: posted, sold, paused, deleted, restored, moved from a
-- guest to an account, left behind by an owner who leaves.
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

-- Who was shown a featured listing or opened it on a day; forgotten when the day is over.
create table featured_viewers (
  listing_id uuid not null references featured_listings on delete cascade,
  day date not null,
  what text not null check (what in ('shown', 'opened')),
  -- Keyed hash of the viewer and the day, as in listing_views.
  viewer bytea not null check (length(viewer) = 16),
  primary key (listing_id, day, what, viewer)
);
create index featured_viewers_day on featured_viewers (day);
