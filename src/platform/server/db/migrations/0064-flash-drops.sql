-- Flash Drops: weekend events, made by a schedule or by an operator. In the code they are called events too.
create table flash_drops (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title = btrim(title) and length(title) between 1 and 60),
  description text not null check (length(description) between 1 and 300),
  -- One of the themes in the contract, which brings the picture.
  theme text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- The Friday of an event that the schedule made. Two processes, or a run that comes late or twice, make one.
  weekend date constraint flash_drops_weekend_once unique,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz(3),
  -- The points are counted and the prizes decided: nothing of it changes any more.
  finished_at timestamptz(3),
  constraint flash_drops_in_order check (starts_at < ends_at)
);
create index flash_drops_time on flash_drops (ends_at desc, id desc) where cancelled_at is null;

-- Who takes part, and what the ledger adds up to for them; counted by the entries alone.
create table flash_drop_participants (
  flash_drop_id uuid not null references flash_drops on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  joined_at timestamptz(3) not null default now(),
  -- Left: earns nothing and is on no board. The entries stay, for coming back.
  left_at timestamptz(3),
  points integer not null default 0 constraint flash_drop_participants_points check (points >= 0),
  listings integer not null default 0 constraint flash_drop_participants_listings check (listings >= 0),
  sales integer not null default 0 constraint flash_drop_participants_sales check (sales >= 0),
  -- When these numbers were reached: of two with the same, the first one wins the prize.
  reached_at timestamptz(3) not null default now(),
  listings_reached_at timestamptz(3) not null default now(),
  -- For boards that are kept in memory and read what has changed.
  changed_at timestamptz not null default clock_timestamp(),
  primary key (flash_drop_id, profile_id)
);
create index flash_drop_participants_profile on flash_drop_participants (profile_id, joined_at desc);
create index flash_drop_participants_changed on flash_drop_participants (flash_drop_id, changed_at);

-- The ledger: every act that counted, and every one whose points were taken back.
create table flash_drop_points (
  id bigint primary key generated always as identity,
  flash_drop_id uuid not null,
  profile_id uuid not null,
  act text not null check (act in ('post', 'reply', 'share', 'sale', 'invite')),
  -- What was done, such as 'listing:<id>': it counts once.
  source text not null check (length(source) <= 200),
  -- Odd: earned. Even: taken back. A sale that was undone and done again has a third turn.
  turn smallint not null check (turn > 0),
  -- Zero for what came after the cap of its day.
  points integer not null,
  -- What it adds to the other columns of the participant.
  listings smallint not null default 0,
  sales smallint not null default 0,
  -- The day in the time zone of the site, which caps are counted by.
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

create function count_flash_drop_points() returns trigger language plpgsql set search_path from current as $$
begin
  update flash_drop_participants set
    points = points + new.points,
    listings = listings + new.listings,
    sales = sales + new.sales,
    reached_at = case when new.points = 0 then reached_at else new.occurred_at end,
    listings_reached_at = case when new.listings = 0 then listings_reached_at else new.occurred_at end,
    changed_at = clock_timestamp()
  where flash_drop_id = new.flash_drop_id and profile_id = new.profile_id;
  insert into flash_drop_totals as total (year, profile_id, points, listings, sales, reached_at)
  select period.year, new.profile_id, new.points, new.listings, new.sales, new.occurred_at
  from flash_drops,
    lateral (values (0::smallint), (extract(year from starts_at at time zone 'utc')::smallint)) as period (year)
  where flash_drops.id = new.flash_drop_id
  on conflict (year, profile_id) do update set
    points = total.points + new.points,
    listings = total.listings + new.listings,
    sales = total.sales + new.sales,
    reached_at = case when new.points = 0 then total.reached_at else new.occurred_at end,
    changed_at = clock_timestamp();
  return null;
end $$;
create trigger flash_drop_points_count after insert on flash_drop_points
  for each row execute function count_flash_drop_points();

-- Listings that were posted into an event; by guests too, who earn no points.
create table flash_drop_listings (
  flash_drop_id uuid not null references flash_drops on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  added_at timestamptz(3) not null default now(),
  -- As it was then: one that costs less since is a flash sale.
  price_cents integer not null,
  primary key (flash_drop_id, listing_id)
);
create index flash_drop_listings_newest on flash_drop_listings (flash_drop_id, added_at desc, listing_id desc);
create index flash_drop_listings_listing on flash_drop_listings (listing_id);

-- A link to a listing that a participant passes on. It earns once somebody else has opened it.
create table flash_drop_shares (
  id uuid primary key default gen_random_uuid(),
  flash_drop_id uuid not null,
  profile_id uuid not null,
  listing_id uuid not null references listings on delete cascade,
  -- Cannot be guessed.
  token text not null constraint flash_drop_shares_token unique check (length(token) = 22),
  -- A one-way code of the browser it was made in, which does not count as somebody else.
  device_code bytea not null,
  created_at timestamptz(3) not null default now(),
  opened_at timestamptz(3),
  constraint flash_drop_shares_once unique (flash_drop_id, profile_id, listing_id),
  foreign key (flash_drop_id, profile_id) references flash_drop_participants on delete cascade
);
create index flash_drop_shares_listing on flash_drop_shares (listing_id);

create table flash_drop_reminders (
  flash_drop_id uuid not null references flash_drops on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  -- So that each is reminded once.
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

-- Who signed up by such a link.
create table invited_members (
  profile_id uuid primary key references profiles on delete cascade,
  invited_by uuid references profiles on delete set null,
  constraint invited_members_two_people check (profile_id <> invited_by)
);
create index invited_members_invited_by on invited_members (invited_by) where invited_by is not null;
