-- Blocks, reports and reviews.

-- Two people of whom one blocked the other do not see each other.
create table blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid references profiles on delete cascade,
  blocker_guest uuid references guest_sessions on delete cascade,
  blocked_id uuid references profiles on delete cascade,
  blocked_guest uuid references guest_sessions on delete cascade,
  -- Profile id or guest key, whichever it is.
  blocker uuid not null generated always as (coalesce(blocker_id, blocker_guest)) stored,
  blocked uuid not null generated always as (coalesce(blocked_id, blocked_guest)) stored,
  created_at timestamptz(3) not null default now(),
  constraint blocks_one_blocker check (num_nonnulls(blocker_id, blocker_guest) = 1),
  constraint blocks_one_blocked check (num_nonnulls(blocked_id, blocked_guest) = 1),
  constraint blocks_two_people check (blocker <> blocked),
  constraint blocks_once unique (blocker, blocked)
);
-- With the index of the constraint, everybody who is hidden from somebody is read from indexes alone.
create index blocks_blocked on blocks (blocked, blocker);

-- Reports for moderators.
create table reports (
  id uuid primary key default gen_random_uuid(),
  -- Both null once the reporter's account is gone; the report stays.
  reporter_id uuid references profiles on delete set null,
  reporter_guest uuid references guest_sessions on delete set null,
  reporter uuid generated always as (coalesce(reporter_id, reporter_guest)) stored,
  kind text not null check (kind in ('listing', 'profile', 'conversation', 'review', 'zone', 'zone-post')),
  -- No reference: the report outlives its target.
  target_id uuid not null,
  reason text not null check (reason in ('scam', 'prohibited', 'counterfeit', 'harassment', 'spam', 'wrong-category', 'other')),
  details text not null default '' check (length(details) <= 1000),
  -- What could be seen when it was reported.
  seen_title text not null,
  seen_text text not null,
  -- The owner of the target; both null if unknown, or if the account is gone.
  about_id uuid references profiles on delete set null,
  about_guest uuid references guest_sessions on delete set null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint reports_once unique (reporter, kind, target_id)
);
create index reports_open on reports (created_at, id) where state = 'open';

-- What the two people of a sale say about each other.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  -- A sale that somebody has reviewed cannot be undone.
  sale_id uuid not null constraint reviews_of_sale references sales on delete restrict,
  -- The role of the reviewed person.
  type text not null check (type in ('seller', 'buyer')),
  -- Both null once the account is gone. The guest becomes the profile on sign-up.
  reviewer_id uuid references profiles on delete set null,
  reviewer_guest uuid references guest_sessions on delete set null,
  reviewee_id uuid references profiles on delete set null,
  reviewee_guest uuid references guest_sessions on delete set null,
  rating smallint not null check (rating between 1 and 5),
  content text not null check (length(content) between 1 and 1000),
  -- Milliseconds, so that a keyset cursor made from a JavaScript date matches the row exactly.
  created_at timestamptz(3) not null default now(),
  -- Published at this time at the latest; its author cannot change it afterwards.
  publishes_at timestamptz(3) not null,
  -- Published, and part of the average: set when both have written, or by a job after publishes_at.
  counted boolean not null default false,
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz(3),
  helpful_count integer not null default 0 check (helpful_count >= 0),
  constraint reviews_once_each unique (sale_id, type),
  constraint reviews_one_reviewer check (num_nonnulls(reviewer_id, reviewer_guest) <= 1),
  constraint reviews_one_reviewee check (num_nonnulls(reviewee_id, reviewee_guest) <= 1),
  constraint reviews_two_people check (reviewer_id <> reviewee_id),
  constraint reviews_reply_has_time check ((reply is null) = (replied_at is null))
);
create index reviews_received on reviews (reviewee_id, created_at desc, id desc) where reviewee_id is not null;
create index reviews_guest_received on reviews (reviewee_guest, created_at desc, id desc)
  where reviewee_guest is not null;
create index reviews_given on reviews (reviewer_id, created_at desc, id desc) where reviewer_id is not null;
create index reviews_guest_given on reviews (reviewer_guest, created_at desc, id desc)
  where reviewer_guest is not null;
create index reviews_due on reviews (publishes_at) where not counted;
-- For the stories on the home page (find-stories.ts): what people wrote after a deal that went well.
create index reviews_stories on reviews (created_at desc, id desc)
  where counted and rating = 5 and reviewer_id is not null and length(content) between 40 and 240;

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  primary key (review_id, profile_id)
);
create index review_votes_of on review_votes (profile_id);

-- Triggers, because votes and reviews are also deleted with what they belong to.
create function count_helpful() returns trigger language plpgsql set search_path from current as $$
begin
  update reviews set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create trigger review_votes_count after insert or delete on review_votes
  for each row execute function count_helpful();

create function count_rating(person uuid, stars smallint, change integer) returns void
  language sql set search_path from current as $$
  update profiles set ratings_by_star[stars] = ratings_by_star[stars] + change where id = person;
$$;

create function count_ratings() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' and old.counted and old.reviewee_id is not null then
    perform count_rating(old.reviewee_id, old.rating, -1);
  end if;
  if tg_op <> 'DELETE' and new.counted and new.reviewee_id is not null then
    perform count_rating(new.reviewee_id, new.rating, 1);
  end if;
  return null;
end $$;
create trigger reviews_count after insert or delete or update of counted, rating, reviewee_id on reviews
  for each row execute function count_ratings();
