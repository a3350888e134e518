-- Cases: what operators and moderators decide about content and people, and what that hides.

-- Moderators only work on cases.
alter table operators add column role text not null default 'operator' check (role in ('operator', 'moderator'));

-- What an operator decided about an account. It stops counting when its end has passed, even before a job clears it.
-- suspended_at without an end: until it is lifted. Closed accounts are suspended, and their profile is hidden.
alter table users
  add column suspended_until timestamptz(3),
  add column limited_at timestamptz(3),
  add column limited_until timestamptz(3),
  add column closed_at timestamptz(3);
alter table guest_sessions
  add column suspended_at timestamptz(3),
  add column suspended_until timestamptz(3),
  add column limited_at timestamptz(3),
  add column limited_until timestamptz(3),
  add column closed_at timestamptz(3);

-- To find accounts that share a browser or network address.
create index known_devices_token_hash on known_devices (token_hash);
create index known_addresses_code on known_addresses (address_code);

-- Whether the account of a member or guest is suspended right now.
create function is_suspended(member uuid, guest uuid) returns boolean
  language sql stable set search_path from current as $$
  select exists (
      select from users where id = member and suspended_at is not null
        and (suspended_until is null or suspended_until > now()))
    or exists (
      select from guest_sessions where key = guest and suspended_at is not null
        and (suspended_until is null or suspended_until > now()))
$$;

alter table listings
  add column owner_suspended boolean not null default false,
  -- By an operator.
  add column moderation text check (moderation in ('hidden', 'taken-down'));
-- Nobody but its owner sees it. One column, so that conditions and indexes have one.
alter table listings
  add column hidden boolean not null
    generated always as (owner_leaves or owner_suspended or moderation is not null) stored;

-- A trigger, because listings get an owner when they are posted and when a guest signs up.
create function set_owner_suspended() returns trigger language plpgsql set search_path from current as $$
begin
  new.owner_suspended := is_suspended(new.seller_id, new.guest_key);
  return new;
end $$;
create trigger listings_set_owner_suspended before insert or update of seller_id, guest_key on listings
  for each row execute function set_owner_suspended();

drop index listings_names;
create index listings_names on listings
  using gin (search_text_words(name_text), search_facets(category, condition, price_cents)) with (fastupdate = off)
  where status = 'active' and deleted_at is null and not hidden;

-- What followed owner_leaves follows hidden.
create or replace function keep_featured_rotation() returns trigger
  language plpgsql set search_path from current as $$
begin
  insert into featured_listings (listing_id, category, place)
  select new.id, new.category, new.place from featured_sellers
  where profile_id = new.seller_id and new.status = 'active' and new.deleted_at is null and not new.hidden
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
drop trigger listings_keep_featured on listings;
create trigger listings_keep_featured
  after insert or update of status, deleted_at, hidden, seller_id, category, latitude, longitude on listings
  for each row execute function keep_featured_rotation();

create or replace function set_zone_listing_for_sale() returns trigger
  language plpgsql set search_path from current as $$
begin
  select status = 'active' and deleted_at is null and not hidden into new.for_sale
  from listings where id = new.listing_id for share;
  return new;
end $$;
create or replace function keep_zone_listings() returns trigger language plpgsql set search_path from current as $$
declare
  is_for_sale boolean := new.status = 'active' and new.deleted_at is null and not new.hidden;
  zone uuid;
begin
  for zone in
    select zone_id from zone_listings where listing_id = new.id and for_sale <> is_for_sale order by zone_id
  loop
    update zone_listings set for_sale = is_for_sale where zone_id = zone and listing_id = new.id;
  end loop;
  return null;
end $$;
drop trigger listings_keep_in_zones on listings;
create trigger listings_keep_in_zones after update of status, deleted_at, hidden on listings
  for each row execute function keep_zone_listings();

create or replace function set_flash_drop_listing_counts() returns trigger
  language plpgsql set search_path from current as $$
begin
  select status <> 'paused' and deleted_at is null and not hidden into new.shown
  from listings where id = new.listing_id for share;
  select count(*) into new.likes
  from favourites join flash_drops on favourites.created_at < flash_drops.ends_at
  where favourites.listing_id = new.listing_id and flash_drops.id = new.flash_drop_id;
  return new;
end $$;
create or replace function show_flash_drop_listings() returns trigger
  language plpgsql set search_path from current as $$
declare
  is_shown boolean := new.status <> 'paused' and new.deleted_at is null and not new.hidden;
begin
  update flash_drop_listings set shown = is_shown where listing_id = new.id and shown <> is_shown;
  return null;
end $$;
drop trigger listings_show_in_flash_drops on listings;
create trigger listings_show_in_flash_drops after update of status, deleted_at, hidden on listings
  for each row execute function show_flash_drop_listings();

-- Reviews that an operator took down, or whose author is suspended. They don't count in the average.
alter table reviews
  add column author_suspended boolean not null default false,
  add column taken_down boolean not null default false;
alter table reviews
  add column hidden boolean not null generated always as (author_suspended or taken_down) stored;

create function set_author_suspended() returns trigger language plpgsql set search_path from current as $$
begin
  new.author_suspended := is_suspended(new.reviewer_id, new.reviewer_guest);
  return new;
end $$;
create trigger reviews_set_author_suspended before insert or update of reviewer_id, reviewer_guest on reviews
  for each row execute function set_author_suspended();

create or replace function count_ratings() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' and old.counted and not old.hidden and old.reviewee_id is not null then
    perform count_rating(old.reviewee_id, old.rating, -1);
  end if;
  if tg_op <> 'DELETE' and new.counted and not new.hidden and new.reviewee_id is not null then
    perform count_rating(new.reviewee_id, new.rating, 1);
  end if;
  return null;
end $$;
drop trigger reviews_count on reviews;
create trigger reviews_count after insert or delete or update of counted, rating, reviewee_id, hidden on reviews
  for each row execute function count_ratings();

-- What an operator took out of a chat. Its place in the chat says so.
create table removed_messages (
  conversation_id uuid not null,
  seq integer not null,
  content text not null,
  photo_ids uuid[] not null,
  attachment_ids uuid[] not null,
  removed_at timestamptz(3) not null default now(),
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references messages on delete cascade
);

-- What an operator took out of a profile.
create table removed_profiles (
  profile_id uuid primary key references profiles on delete cascade,
  full_name text,
  bio text,
  avatar_url text,
  avatar_key text,
  removed_at timestamptz(3) not null default now()
);

-- Photos that an operator took out of a listing, and where they were.
alter table photos
  add column removed_from uuid references listings on delete set null,
  add column removed_position smallint;
drop index photos_unattached;
create index photos_unattached on photos (created_at)
  where listing_id is null and not sent and removed_from is null;
create index photos_removed on photos (removed_from) where removed_from is not null;

-- Posts that an operator removed. Admins of the zone cannot put them back.
alter table zone_posts
  add column removed_by_site boolean not null default false,
  add constraint zone_posts_removed_by_site check (not removed_by_site or removed_at is not null);
alter table zone_events add column hidden boolean not null default false;

-- The rules that decisions refer to. Operators edit them; decisions keep the words they had.
create table site_rules (
  id uuid primary key default gen_random_uuid(),
  number smallint not null check (number > 0),
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 500),
  constraint site_rules_number unique (number) deferrable initially deferred
);
insert into site_rules (number, title, text) values
  (1, 'Honest listings', 'Describe the item as it is, and sell only what you have. No scams, no fake offers.'),
  (2, 'Prohibited items', 'No weapons, drugs, medicines, live animals, recalled items, or anything that is illegal to sell.'),
  (3, 'Prepayment', 'Don''t ask for money, codes or gift cards before you meet.'),
  (4, 'Counterfeits', 'No copies of brands, and nothing stolen.'),
  (5, 'Your own photos', 'Show the item itself, in photos that you took or may use.'),
  (6, 'Respect', 'No threats, insults, harassment or hate, and no private details of others.'),
  (7, 'Spam', 'Post each item once, in its category. No advertising, and no messages to many people.'),
  (8, 'Nothing adult', 'No nudity, and no sexual items or services.'),
  (9, 'Fair reviews', 'A review is about the deal, by someone who took part in it.'),
  (10, 'One account', 'Don''t come back under another name while your account is limited or suspended.');

create table cases (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique,
  kind text not null check (kind in (
    'listing', 'photo', 'message', 'conversation', 'review', 'profile', 'zone', 'zone-post', 'event')),
  -- No reference: the case outlives its subject.
  target_id uuid not null,
  -- Of a message: its number in the conversation. 0 for everything else.
  target_seq integer not null default 0,
  source text not null check (source in ('reports', 'automatic', 'operator', 'appeal')),
  state text not null default 'open' check (state in ('open', 'waiting', 'decided')),
  reason text not null check (reason in (
    'scam', 'prohibited', 'counterfeit', 'harassment', 'spam', 'wrong-category', 'other',
    'nudity', 'text-rule', 'same-photos', 'same-text')),
  -- 0 is the worst.
  harm smallint not null check (harm between 0 and 2),
  due_at timestamptz(3) not null,
  -- The subject at the first report.
  title text not null,
  snapshot jsonb not null,
  -- Of automatic cases: what the site noticed.
  evidence jsonb not null default '[]',
  -- Whom it is about; both null if unknown, or if the account is gone.
  about_id uuid references profiles on delete set null,
  about_guest uuid references guest_sessions on delete set null,
  reports integer not null default 0,
  -- Grows with each change that a decision has to know of.
  version integer not null default 1,
  claimed_by uuid references users on delete set null,
  claimed_at timestamptz(3),
  claimed_until timestamptz(3),
  -- Of an appeal: the decision. References decisions, below.
  appeal_of uuid,
  opened_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  constraint cases_appeal check ((source = 'appeal') = (appeal_of is not null)),
  constraint cases_decided_at check ((state = 'decided') = (decided_at is not null)),
  constraint cases_whole_claim check (claimed_by is null or num_nulls(claimed_at, claimed_until) = 0)
);
-- Ten thousand reports about one subject are one case.
create unique index cases_one_open on cases (kind, target_id, target_seq)
  where state <> 'decided' and appeal_of is null;
create index cases_queue on cases (harm, due_at, id) where state = 'open';
create index cases_waiting on cases (due_at, id) where state = 'waiting';
create index cases_decided on cases (decided_at desc, id desc) where state = 'decided';
create index cases_target on cases (target_id, kind);
create index cases_about on cases (about_id) where about_id is not null;
create index cases_about_guest on cases (about_guest) where about_guest is not null;
create index cases_claimed_by on cases (claimed_by) where claimed_by is not null;
create index cases_appeal_of on cases (appeal_of) where appeal_of is not null;
create index cases_opened_at on cases (opened_at);

alter table reports
  add column case_id uuid references cases on delete set null,
  add column target_seq integer not null default 0,
  -- Of somebody without an account who wants to hear the outcome.
  add column email text check (length(email) <= 254),
  -- Whether an operator did something about it; null until it is decided.
  add column was_right boolean,
  drop constraint reports_kind_check,
  add constraint reports_kind_check check (kind in (
    'listing', 'photo', 'message', 'conversation', 'review', 'profile', 'zone', 'zone-post', 'event')),
  drop constraint reports_once,
  add constraint reports_once unique (reporter, kind, target_id, target_seq);
create index reports_case on reports (case_id, created_at, id) where case_id is not null;

-- What happened in a case. Entries are only added.
create table case_events (
  id bigint generated always as identity primary key,
  case_id uuid not null references cases on delete cascade,
  at timestamptz(3) not null default now(),
  action text not null,
  -- Null for what the site or a person did.
  operator_id uuid references users on delete set null,
  text text
);
create index case_events_case on case_events (case_id, id);
create index case_events_operator on case_events (operator_id) where operator_id is not null;
create function keep_case_events() returns trigger language plpgsql set search_path from current as $$
begin
  if pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception 'Entries of % are only added', tg_table_name;
end $$;
create trigger case_events_stay before update or delete on case_events
  for each row execute function keep_case_events();

-- Messages that an operator opened beyond the reported ones. Both people find it in their data export.
create table chat_openings (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations on delete cascade,
  case_id uuid not null references cases on delete cascade,
  operator_id uuid references users on delete set null,
  reason text not null,
  opened_at timestamptz(3) not null default now()
);
create index chat_openings_conversation on chat_openings (conversation_id);
create index chat_openings_case on chat_openings (case_id);
create index chat_openings_operator on chat_openings (operator_id) where operator_id is not null;

-- What was decided. What is hidden, and who is limited or suspended, follows from those that apply.
create table decisions (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  decided_at timestamptz(3) not null default now(),
  decided_by uuid references users on delete set null,
  about_id uuid references profiles on delete set null,
  about_guest uuid references guest_sessions on delete set null,
  on_subject text not null check (on_subject in ('none', 'ask-change', 'hide', 'take-down', 'restore')),
  on_person text not null check (on_person in ('none', 'warn', 'limit', 'suspend', 'close')),
  -- The end of a limit or suspension; null for good.
  until timestamptz(3),
  -- The words of the rule at that time.
  rule_number smallint,
  rule_title text,
  rule_text text,
  -- What the person reads.
  text text not null,
  -- What was looked at, without anything about who reported it.
  evidence jsonb not null default '[]',
  hidden_listings integer not null default 0,
  hidden_reviews integer not null default 0,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3),
  -- When others were told. From then on, it cannot be undone.
  settled_at timestamptz(3),
  -- When each half stopped applying: its end came, a later decision restored the subject, or an appeal changed it.
  subject_ended_at timestamptz(3),
  person_ended_at timestamptz(3),
  -- The case whose decision ended it, so that undoing that brings it back.
  ended_by uuid references cases on delete set null,
  constraint decisions_until check (until is null or on_person in ('limit', 'suspend')),
  constraint decisions_undone check (undone_at is null or settled_at is null)
);
create unique index decisions_one on decisions (case_id) where undone_at is null;
create index decisions_about on decisions (about_id, decided_at desc) where about_id is not null;
create index decisions_about_guest on decisions (about_guest, decided_at desc) where about_guest is not null;
create index decisions_decided_by on decisions (decided_by) where decided_by is not null;
create index decisions_decided_at on decisions (decided_at);
create index decisions_ended_by on decisions (ended_by) where ended_by is not null;
create index decisions_end on decisions (until)
  where until is not null and undone_at is null and person_ended_at is null;
alter table cases add constraint cases_appeal_of foreign key (appeal_of) references decisions on delete cascade;

-- Appeals, each with a case of its own. Its decision is here.
create table appeals (
  case_id uuid primary key references cases on delete cascade,
  decision_id uuid not null references decisions on delete cascade,
  -- Of a reporter who asks for another look; null if the person does.
  report_id uuid references reports on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  sent_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('keep', 'milder', 'undo')),
  answer text,
  -- For the first decider.
  note text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  -- Nobody else could decide it.
  by_first_decider boolean not null default false,
  -- Of 'milder': the actions before, for undoing.
  earlier jsonb,
  undo_until timestamptz(3),
  settled_at timestamptz(3),
  constraint appeals_decided check (num_nulls(outcome, answer, decided_at, undo_until) in (0, 4)),
  constraint appeals_once unique nulls not distinct (decision_id, report_id)
);
create index appeals_report on appeals (report_id) where report_id is not null;
create index appeals_decided_by on appeals (decided_by) where decided_by is not null;
create index appeals_decided_at on appeals (decided_at) where decided_at is not null;

-- Public numbers of each month, counted at night.
create table transparency_months (
  month date primary key check (extract(day from month) = 1),
  counts jsonb not null,
  counted_at timestamptz(3) not null default now()
);
