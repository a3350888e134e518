-- Drop Zones: local groups with members of their own.
create table zones (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is erased.
  creator_id uuid references profiles on delete set null,
  -- Made by the client; creating again after a lost answer makes one zone.
  submission_id uuid unique,
  title text not null check (title <> '' and length(title) <= 60),
  description text not null check (description <> '' and length(description) <= 500),
  type text not null default 'neighbourhood' check (type in ('campus', 'interest', 'neighbourhood')),
  rules text[] not null default '{}' check (cardinality(rules) <= 8),
  -- The name of the area, and its position rounded to about a kilometer.
  location text check (length(location) <= 80),
  latitude numeric(4, 2) check (latitude between -90 and 90),
  longitude numeric(5, 2) check (longitude between -180 and 180),
  place cube generated always as (earth_point(latitude::float8, longitude::float8)) stored,
  photo_id uuid references photos on delete set null,
  -- Closed by its last member, or taken down by an operator.
  status text not null default 'active' check (status in ('active', 'closed', 'taken_down')),
  created_at timestamptz(3) not null default now(),
  -- Counted by triggers.
  members integer not null default 0 check (members >= 0),
  active_listings integer not null default 0 check (active_listings >= 0),
  last_active_at timestamptz(3) not null default now(),
  constraint zones_whole_place check (num_nulls(latitude, longitude) in (0, 2))
);
create index zones_most_active on zones (last_active_at, id) where status = 'active';
create index zones_nearest on zones using gist (place) where status = 'active';
create index zones_search on zones using gin (fold_name(title || ' ' || description) gin_trgm_ops)
  where status = 'active';

-- Only once a minute, as whatever happens in a zone would otherwise queue for its row.
create function touch_zone(zone uuid) returns void language sql set search_path from current as $$
  update zones set last_active_at = now() where id = zone and last_active_at < now() - interval '1 minute'
$$;

create table zone_members (
  zone_id uuid not null references zones on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  role text not null default 'member' check (role in ('admin', 'member')),
  joined_at timestamptz(3) not null default now(),
  notifications boolean not null default true,
  primary key (zone_id, profile_id)
);
-- Admins first, then who has been there longest.
create index zone_members_in_order on zone_members (zone_id, role, joined_at, profile_id);
create index zone_members_profile on zone_members (profile_id);

create function count_zone_members() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    update zones set members = members + 1, last_active_at = now() where id = new.zone_id;
  else
    update zones set members = members - 1 where id = old.zone_id;
  end if;
  return null;
end $$;
create trigger zone_members_count after insert or delete on zone_members
  for each row execute function count_zone_members();

-- Who an admin removed cannot join again until an admin lets them.
create table zone_removals (
  zone_id uuid not null references zones on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  removed_at timestamptz(3) not null default now(),
  primary key (zone_id, profile_id)
);
create index zone_removals_profile on zone_removals (profile_id);

-- One link at a time; a new one replaces it.
create table zone_invites (
  zone_id uuid primary key references zones on delete cascade,
  code text not null unique,
  created_by uuid references profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  stops_working text not null check (stops_working in ('7-days', '30-days', 'never')),
  expires_at timestamptz(3),
  joins integer not null default 0,
  last_joined_at timestamptz(3),
  constraint zone_invites_expires check ((stops_working = 'never') = (expires_at is null))
);
create index zone_invites_created_by on zone_invites (created_by);

create table zone_listings (
  zone_id uuid not null references zones on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  seller_id uuid not null references profiles on delete cascade,
  added_at timestamptz(3) not null default now(),
  -- Its place above the others.
  pin smallint check (pin between 1 and 3),
  -- By an admin, with the reason that members read.
  removed_at timestamptz(3),
  removed_by uuid references profiles on delete set null,
  removed_reason text,
  -- Of the listing; kept by triggers.
  for_sale boolean not null default false,
  active boolean not null generated always as (for_sale and removed_at is null) stored,
  primary key (zone_id, listing_id),
  constraint zone_listings_pin_unique unique (zone_id, pin),
  constraint zone_listings_pinned check (pin is null or removed_at is null),
  constraint zone_listings_reason check (num_nulls(removed_at, removed_reason) in (0, 2))
);
create index zone_listings_newest on zone_listings (zone_id, added_at, listing_id) where active;
create index zone_listings_removed on zone_listings (zone_id, removed_at) where removed_at is not null;
create index zone_listings_listing on zone_listings (listing_id);
create index zone_listings_seller on zone_listings (seller_id, zone_id);
create index zone_listings_removed_by on zone_listings (removed_by) where removed_by is not null;

-- Locks the listing, so that it cannot be sold unnoticed in the meantime.
create function set_zone_listing_for_sale() returns trigger language plpgsql set search_path from current as $$
begin
  select status = 'active' and deleted_at is null and not owner_leaves into new.for_sale
  from listings where id = new.listing_id for share;
  return new;
end $$;
create trigger zone_listings_set_for_sale before insert on zone_listings
  for each row execute function set_zone_listing_for_sale();

-- A trigger, because a listing is for sale or not by many ways. In the order of zones, as two listings may be in the
-- same two.
create function keep_zone_listings() returns trigger language plpgsql set search_path from current as $$
declare
  is_for_sale boolean := new.status = 'active' and new.deleted_at is null and not new.owner_leaves;
  zone uuid;
begin
  for zone in
    select zone_id from zone_listings where listing_id = new.id and for_sale <> is_for_sale order by zone_id
  loop
    update zone_listings set for_sale = is_for_sale where zone_id = zone and listing_id = new.id;
  end loop;
  return null;
end $$;
create trigger listings_keep_in_zones after update of status, deleted_at, owner_leaves on listings
  for each row execute function keep_zone_listings();

create function count_zone_listings() returns trigger language plpgsql set search_path from current as $$
declare
  change integer := case when tg_op = 'DELETE' then 0 else new.active::int end
    - case when tg_op = 'INSERT' then 0 else old.active::int end;
begin
  if change <> 0 then
    update zones set
      active_listings = active_listings + change,
      last_active_at = case when tg_op = 'INSERT' then now() else last_active_at end
    where id = coalesce(new.zone_id, old.zone_id);
  end if;
  return null;
end $$;
create trigger zone_listings_count after insert or delete or update of for_sale, removed_at on zone_listings
  for each row execute function count_zone_listings();

-- What admins did, for every member to read.
create table zone_log (
  id bigint generated always as identity primary key,
  zone_id uuid not null references zones on delete cascade,
  at timestamptz(3) not null default now(),
  actor_id uuid references profiles on delete set null,
  action text not null,
  -- Whom it was about, and what: the title of a listing, say.
  person_id uuid references profiles on delete set null,
  listing_id uuid references listings on delete set null,
  subject text,
  reason text
);
create index zone_log_newest on zone_log (zone_id, id);
create index zone_log_actor on zone_log (actor_id);
create index zone_log_person on zone_log (person_id);
create index zone_log_listing on zone_log (listing_id);

-- Entries are only added. Deeper than this trigger alone: the constraints that take erased people out of them.
create function keep_zone_log() returns trigger language plpgsql set search_path from current as $$
begin
  if pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception 'Entries of % are only added', tg_table_name;
end $$;
create trigger zone_log_stays before update or delete on zone_log
  for each row execute function keep_zone_log();

-- What admins announce in a zone, such as a stoop sale.
create table zone_events (
  id uuid primary key default gen_random_uuid(),
  zone_id uuid not null references zones on delete cascade,
  created_by uuid references profiles on delete set null,
  title text not null check (title <> '' and length(title) <= 80),
  place text check (length(place) <= 120),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at)
);
create index zone_events_next on zone_events (zone_id, ends_at, id);
create index zone_events_created_by on zone_events (created_by);
