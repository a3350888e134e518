-- How far the posts and replies of a zone are numbered. A row of its own, so that who posts does not wait for who joins.
create table zone_discussions (
  zone_id uuid primary key references zones on delete cascade,
  last_seq integer not null
);

-- The discussion of a zone: posts, and replies to them.
create table zone_posts (
  id uuid primary key default gen_random_uuid(),
  zone_id uuid not null references zones on delete cascade,
  -- Given out under the lock of the row above: whoever has seen number n has missed none before it.
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
  -- By an admin. The text stays for the author, and for 7 days to be put back.
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

-- How far a member has seen the discussion. Who joins has not missed what was said before.
alter table zone_members add column seen_post_seq integer not null default 0;
create function see_posts_before_joining() returns trigger language plpgsql set search_path from current as $$
begin
  select last_seq into new.seen_post_seq from zone_discussions where zone_id = new.zone_id;
  new.seen_post_seq := coalesce(new.seen_post_seq, 0);
  return new;
end $$;
create trigger zone_members_see_posts before insert on zone_members
  for each row execute function see_posts_before_joining();
