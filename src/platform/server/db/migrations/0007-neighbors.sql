-- Drop Zones and Flash Drops.

-- Local groups with members of their own.
create table zones (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is erased.
  creator_id uuid references profiles on delete set null,
  -- Created by the client: sending it again after a lost answer creates one zone.
  submission_id uuid unique,
  title text not null check (title <> '' and length(title) <= 60),
  description text not null check (description <> '' and length(description) <= 500),
  -- What people search for. Stored, because folding it for each zone of a search costs more than reading it.
  search_text text not null generated always as (fold_name(title || ' ' || description)) stored,
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
  -- How many posts, replies and listings were added in the last 30 days, and how many people joined besides the
  -- creator. Posts for members only do not count. Counted by a job.
  activity integer not null default 0 check (activity >= 0),
  -- Null while everybody can read the discussion. Otherwise only members can, and this is its last number when it was
  -- closed to others: it opens again only if nothing was written since.
  closed_at_seq integer check (closed_at_seq >= 0),
  constraint zones_whole_place check (num_nulls(latitude, longitude) in (0, 2))
);
create index zones_nearest on zones using gist (place) where status = 'active';
create index zones_search on zones using gin (search_text gin_trgm_ops) where status = 'active';
create index zones_most_active on zones (activity, last_active_at, id) where status = 'active';

-- At most once a minute, because all activity in a zone would otherwise queue for its row.
create function touch_zone(zone uuid) returns void language sql set search_path from current as $$
  update zones set last_active_at = now() where id = zone and last_active_at < now() - interval '1 minute'
$$;

create table zone_members (
  zone_id uuid not null references zones on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  role text not null default 'member' check (role in ('admin', 'member')),
  joined_at timestamptz(3) not null default now(),
  notifications boolean not null default true,
  -- How far the member has seen the discussion.
  seen_post_seq integer not null default 0,
  primary key (zone_id, profile_id)
);
-- Admins first, then those who joined first.
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

-- People whom an admin removed. They cannot join again until an admin lets them.
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
  -- Its rank above the others.
  pin smallint check (pin between 1 and 3),
  -- By an admin, with the reason that members read.
  removed_at timestamptz(3),
  removed_by uuid references profiles on delete set null,
  removed_reason text,
  -- Whether the listing is for sale; copied by triggers.
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

-- A trigger, because a listing starts and stops being for sale in many ways. Sorted by zone, because two listings may
-- be in the same two zones.
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
  -- Whom or what it was about; subject is, for example, the title of a listing.
  person_id uuid references profiles on delete set null,
  listing_id uuid references listings on delete set null,
  subject text,
  reason text
);
create index zone_log_newest on zone_log (zone_id, id);
create index zone_log_actor on zone_log (actor_id);
create index zone_log_person on zone_log (person_id);
create index zone_log_listing on zone_log (listing_id);

-- Entries are only added. Deeper than this trigger alone: the constraints that remove erased people from them.
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

-- The last number of the posts and replies of a zone. In a row of its own, so that posting does not wait for joining.
create table zone_discussions (
  zone_id uuid primary key references zones on delete cascade,
  last_seq integer not null
);

-- The discussion of a zone: posts, and replies to them.
create table zone_posts (
  id uuid primary key default gen_random_uuid(),
  zone_id uuid not null references zones on delete cascade,
  -- Assigned under the lock of the row above: whoever has seen number n has missed none before it.
  seq integer not null check (seq > 0),
  -- The post that a reply is to.
  reply_to uuid references zone_posts on delete cascade,
  -- Null once the account is erased.
  author_id uuid references profiles on delete set null,
  client_id uuid not null,
  content text not null check (content <> '' and length(content) <= 2000),
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 4),
  created_at timestamptz(3) not null default now(),
  -- Which of the three pins it has.
  pin smallint check (pin between 1 and 3),
  pinned_at timestamptz(3),
  pinned_by uuid references profiles on delete set null,
  -- By an admin. The text stays for the author, and can be restored for 7 days.
  removed_at timestamptz(3),
  removed_by uuid references profiles on delete set null,
  removed_reason text,
  constraint zone_posts_numbered unique (zone_id, seq),
  -- Sending again after a lost answer stores nothing.
  constraint zone_posts_sent_once unique (author_id, client_id),
  constraint zone_posts_pins unique (zone_id, pin),
  constraint zone_posts_pinned check (num_nulls(pin, pinned_at) in (0, 2) and (pin is null or removed_at is null)),
  constraint zone_posts_removed check (num_nulls(removed_at, removed_reason) in (0, 2)),
  constraint zone_posts_plain_replies check (reply_to is null or (pin is null and photo_ids = '{}'))
);
create index zone_posts_newest on zone_posts (zone_id, seq) where reply_to is null;
create index zone_posts_replies on zone_posts (reply_to, seq) include (author_id) where reply_to is not null;
create index zone_posts_pinned_by on zone_posts (pinned_by) where pinned_by is not null;
create index zone_posts_removed_by on zone_posts (removed_by) where removed_by is not null;
-- For the job that removes their photos.
create index zone_posts_removed_photos on zone_posts (removed_at) where removed_at is not null and photo_ids <> '{}';

-- People who join have not missed what was said before.
create function see_posts_before_joining() returns trigger language plpgsql set search_path from current as $$
begin
  select last_seq into new.seen_post_seq from zone_discussions where zone_id = new.zone_id;
  new.seen_post_seq := coalesce(new.seen_post_seq, 0);
  return new;
end $$;
create trigger zone_members_see_posts before insert on zone_members
  for each row execute function see_posts_before_joining();

-- Flash Drops: weekend events, created by a schedule or by an operator. The code calls them events too.
create table flash_drops (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title = btrim(title) and length(title) between 1 and 60),
  description text not null check (length(description) between 1 and 300),
  -- One of the themes in the contract, which sets the picture.
  theme text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- The Friday of an event that the schedule created. Two processes, or a late or repeated run, create one.
  weekend date constraint flash_drops_weekend_once unique,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz(3),
  -- The points are counted and the prizes decided: nothing of it changes anymore.
  finished_at timestamptz(3),
  constraint flash_drops_in_order check (starts_at < ends_at)
);
create index flash_drops_time on flash_drops (ends_at desc, id desc) where cancelled_at is null;

-- Who takes part, and the sums of their ledger entries, counted by the entries alone.
create table flash_drop_participants (
  flash_drop_id uuid not null references flash_drops on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  joined_at timestamptz(3) not null default now(),
  -- Left: earns nothing and is on no leaderboard. The entries stay, in case they come back.
  left_at timestamptz(3),
  points integer not null default 0 constraint flash_drop_participants_points check (points >= 0),
  listings integer not null default 0 constraint flash_drop_participants_listings check (listings >= 0),
  sales integer not null default 0 constraint flash_drop_participants_sales check (sales >= 0),
  -- When these numbers were reached: of two with the same, the first one wins the prize.
  reached_at timestamptz(3) not null default now(),
  listings_reached_at timestamptz(3) not null default now(),
  -- For leaderboards, which are in memory and read what has changed.
  changed_at timestamptz not null default clock_timestamp(),
  primary key (flash_drop_id, profile_id)
);
create index flash_drop_participants_profile on flash_drop_participants (profile_id, joined_at desc);
create index flash_drop_participants_changed on flash_drop_participants (flash_drop_id, changed_at);
-- To find who leads, and to count who takes part.
create index flash_drop_participants_listings
  on flash_drop_participants (flash_drop_id, listings desc, listings_reached_at, profile_id) where left_at is null;
create index flash_drop_participants_sales on flash_drop_participants (flash_drop_id) include (sales) where sales > 0;

-- The ledger: everything that earned points, and every time points were taken back.
create table flash_drop_points (
  id bigint primary key generated always as identity,
  flash_drop_id uuid not null,
  profile_id uuid not null,
  act text not null check (act in ('post', 'reply', 'share', 'sale', 'invite')),
  -- What was done, such as 'listing:<id>': it counts once.
  source text not null check (length(source) <= 200),
  -- Odd: earned. Even: taken back. A sale that was undone and done again has a third turn.
  turn smallint not null check (turn > 0),
  -- Zero with a reason. Older entries without one came after the daily limit.
  points integer not null,
  reason text constraint flash_drop_points_reason check (
    reason is null or reason in ('daily-limit', 'same-person', 'same-buyer', 'new-buyer') and points = 0),
  -- What it adds to the other columns of the participant.
  listings smallint not null default 0,
  sales smallint not null default 0,
  -- The day in the time zone of the site, which daily limits count by.
  day date not null,
  -- No references: what it was about may be gone before the entry is.
  listing_id uuid,
  item_title text,
  other_id uuid,
  occurred_at timestamptz(3) not null,
  created_at timestamptz not null default now(),
  constraint flash_drop_points_once unique (flash_drop_id, profile_id, act, source, turn),
  foreign key (flash_drop_id, profile_id) references flash_drop_participants on delete cascade
);
create index flash_drop_points_source on flash_drop_points (act, source);
create index flash_drop_points_listing on flash_drop_points (listing_id) where listing_id is not null;
create index flash_drop_points_of on flash_drop_points (flash_drop_id, profile_id, id desc);
create index flash_drop_points_recent on flash_drop_points (created_at);
create trigger flash_drop_points_stay before update or delete on flash_drop_points
  for each row execute function keep_ledger_entries();

-- The same over all events of a year, and over all there were (year 0), for the leaderboard across events.
create table flash_drop_totals (
  year smallint not null,
  profile_id uuid not null references profiles on delete cascade,
  points integer not null default 0 constraint flash_drop_totals_points check (points >= 0),
  listings integer not null default 0,
  sales integer not null default 0,
  reached_at timestamptz(3) not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (year, profile_id)
);
create index flash_drop_totals_profile on flash_drop_totals (profile_id);
create index flash_drop_totals_changed on flash_drop_totals (year, changed_at);

-- Never offers a total below zero for insertion, which the constraint refuses even where there is a row to update.
create function count_flash_drop_points() returns trigger language plpgsql set search_path from current as $$
declare
  event_year smallint := (
    select extract(year from starts_at at time zone 'utc') from flash_drops where id = new.flash_drop_id);
begin
  update flash_drop_participants set
    points = points + new.points,
    listings = listings + new.listings,
    sales = sales + new.sales,
    reached_at = case when new.points = 0 then reached_at else new.occurred_at end,
    listings_reached_at = case when new.listings = 0 then listings_reached_at else new.occurred_at end,
    changed_at = clock_timestamp()
  where flash_drop_id = new.flash_drop_id and profile_id = new.profile_id;
  insert into flash_drop_totals (year, profile_id) values (0, new.profile_id), (event_year, new.profile_id)
  on conflict do nothing;
  update flash_drop_totals set
    points = points + new.points,
    listings = listings + new.listings,
    sales = sales + new.sales,
    reached_at = case when new.points = 0 then reached_at else new.occurred_at end,
    changed_at = clock_timestamp()
  where profile_id = new.profile_id and year in (0, event_year);
  return null;
end $$;
create trigger flash_drop_points_count after insert on flash_drop_points
  for each row execute function count_flash_drop_points();

-- A link to a listing that a participant shares. It earns points once somebody else has opened it.
create table flash_drop_shares (
  id uuid primary key default gen_random_uuid(),
  flash_drop_id uuid not null,
  profile_id uuid not null,
  listing_id uuid not null references listings on delete cascade,
  -- Cannot be guessed.
  token text not null constraint flash_drop_shares_token unique check (length(token) = 22),
  created_at timestamptz(3) not null default now(),
  opened_at timestamptz(3),
  constraint flash_drop_shares_once unique (flash_drop_id, profile_id, listing_id),
  foreign key (flash_drop_id, profile_id) references flash_drop_participants on delete cascade
);
create index flash_drop_shares_listing on flash_drop_shares (listing_id);

-- Listings that were posted into an event; also by guests, who earn no points. Its counts are stored, so that the
-- event's pages, which many people view, count nothing.
create table flash_drop_listings (
  flash_drop_id uuid not null references flash_drops on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  added_at timestamptz(3) not null default now(),
  -- The price at that time: one that is cheaper now is a flash sale.
  price_cents integer not null,
  -- Others can see the listing; copied by triggers.
  shown boolean not null default false,
  -- Favorites from before the end of the event, and shared links that were opened.
  likes integer not null default 0 constraint flash_drop_listings_likes check (likes >= 0),
  shares integer not null default 0 constraint flash_drop_listings_shares check (shares >= 0),
  primary key (flash_drop_id, listing_id)
);
create index flash_drop_listings_newest on flash_drop_listings (flash_drop_id, added_at desc, listing_id desc);
create index flash_drop_listings_listing on flash_drop_listings (listing_id);
create index flash_drop_listings_best
  on flash_drop_listings (flash_drop_id, (likes + 2 * shares) desc, added_at desc, listing_id) where shown;
create index flash_drop_listings_liked on flash_drop_listings (flash_drop_id) where likes > 0;

-- Locks the listing, so that it is not hidden or liked unnoticed in the meantime.
create function set_flash_drop_listing_counts() returns trigger language plpgsql set search_path from current as $$
begin
  select status <> 'paused' and deleted_at is null and not owner_leaves into new.shown
  from listings where id = new.listing_id for share;
  select count(*) into new.likes
  from favourites join flash_drops on favourites.created_at < flash_drops.ends_at
  where favourites.listing_id = new.listing_id and flash_drops.id = new.flash_drop_id;
  return new;
end $$;
create trigger flash_drop_listings_set_counts before insert on flash_drop_listings
  for each row execute function set_flash_drop_listing_counts();

-- A trigger, because a listing is hidden or shown in many ways.
create function show_flash_drop_listings() returns trigger language plpgsql set search_path from current as $$
declare
  is_shown boolean := new.status <> 'paused' and new.deleted_at is null and not new.owner_leaves;
begin
  update flash_drop_listings set shown = is_shown where listing_id = new.id and shown <> is_shown;
  return null;
end $$;
create trigger listings_show_in_flash_drops after update of status, deleted_at, owner_leaves on listings
  for each row execute function show_flash_drop_listings();

-- Once per statement, because an erased member may have liked many listings. Sorted, so that two of them do not
-- deadlock.
create function count_flash_drop_likes() returns trigger language plpgsql set search_path from current as $$
declare
  change integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform from flash_drop_listings
  where listing_id in (select listing_id from changed) order by listing_id, flash_drop_id for no key update;
  update flash_drop_listings as listed set likes = listed.likes + change * counted.number
  from (
    select changed.listing_id, flash_drops.id as flash_drop_id, count(*)::int as number
    from changed
    join flash_drop_listings as entered on entered.listing_id = changed.listing_id
    join flash_drops on flash_drops.id = entered.flash_drop_id and changed.created_at < flash_drops.ends_at
    group by changed.listing_id, flash_drops.id) as counted
  where listed.listing_id = counted.listing_id and listed.flash_drop_id = counted.flash_drop_id;
  return null;
end $$;
create trigger favourites_count_likes_added after insert on favourites
  referencing new table as changed for each statement execute function count_flash_drop_likes();
create trigger favourites_count_likes_removed after delete on favourites
  referencing old table as changed for each statement execute function count_flash_drop_likes();

-- A new end changes which favorites count. Operators can only choose an end in the future, so no number changes then.
create function move_flash_drop_likes() returns trigger language plpgsql set search_path from current as $$
begin
  update flash_drop_listings as listed set likes = listed.likes + moved.number
  from (
    select favourites.listing_id,
      count(*) filter (where created_at < new.ends_at) - count(*) filter (where created_at < old.ends_at) as number
    from flash_drop_listings as entered join favourites on favourites.listing_id = entered.listing_id
    where entered.flash_drop_id = new.id
      and created_at >= least(old.ends_at, new.ends_at) and created_at < greatest(old.ends_at, new.ends_at)
    group by favourites.listing_id) as moved
  where listed.flash_drop_id = new.id and listed.listing_id = moved.listing_id;
  return null;
end $$;
create trigger flash_drops_move_likes after update of ends_at on flash_drops
  for each row when (old.ends_at <> new.ends_at) execute function move_flash_drop_likes();

create function count_flash_drop_shares() returns trigger language plpgsql set search_path from current as $$
declare
  change integer := case when tg_op = 'DELETE' then 0 else (new.opened_at is not null)::int end
    - case when tg_op = 'INSERT' then 0 else (old.opened_at is not null)::int end;
  share flash_drop_shares := coalesce(new, old);
begin
  if change <> 0 then
    update flash_drop_listings set shares = shares + change
    where flash_drop_id = share.flash_drop_id and listing_id = share.listing_id;
  end if;
  return null;
end $$;
create trigger flash_drop_shares_count after insert or delete or update of opened_at on flash_drop_shares
  for each row execute function count_flash_drop_shares();

create table flash_drop_reminders (
  flash_drop_id uuid not null references flash_drops on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  -- So that each reminder is sent once.
  hour_notified boolean not null default false,
  start_notified boolean not null default false,
  primary key (flash_drop_id, profile_id)
);
create index flash_drop_reminders_profile on flash_drop_reminders (profile_id);

-- The winners, decided once an event is over.
create table flash_drop_prizes (
  id uuid primary key default gen_random_uuid(),
  flash_drop_id uuid not null references flash_drops on delete cascade,
  prize text not null check (prize in ('top-lister', 'community-favorite', 'quick-seller')),
  -- Null once the account is gone.
  profile_id uuid references profiles on delete set null,
  -- Listings, likes or sales.
  amount integer not null,
  constraint flash_drop_prizes_once unique (flash_drop_id, prize, profile_id)
);
create index flash_drop_prizes_profile on flash_drop_prizes (profile_id) where profile_id is not null;

-- The link with which a member invites friends.
create table invitations (
  profile_id uuid primary key references profiles on delete cascade,
  code text not null constraint invitations_code unique check (length(code) = 22)
);

-- Who signed up by such a link. References accounts, because an account has no profile before its first log-in.
create table invited_accounts (
  account_id uuid primary key references users on delete cascade,
  -- Null once that account is gone.
  invited_by uuid references profiles on delete set null,
  constraint invited_accounts_two_people check (account_id <> invited_by)
);
create index invited_accounts_invited_by on invited_accounts (invited_by) where invited_by is not null;
