-- What the two people of a sale say of each other.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  -- A sale that somebody has reviewed cannot be taken back.
  sale_id uuid not null constraint reviews_of_sale references sales on delete restrict,
  -- The role of the one who is reviewed.
  type text not null check (type in ('seller', 'buyer')),
  -- Both null once the account is gone; a guest who signs up becomes the profile.
  reviewer_id uuid references profiles on delete set null,
  reviewer_guest uuid references guest_sessions on delete set null,
  reviewee_id uuid references profiles on delete set null,
  reviewee_guest uuid references guest_sessions on delete set null,
  rating smallint not null check (rating between 1 and 5),
  content text not null check (length(content) between 1 and 1000),
  -- Milliseconds, so that a keyset cursor made from a JavaScript date names the row exactly.
  created_at timestamptz(3) not null default now(),
  -- From then on everybody reads it, and its author changes it no more.
  shows_at timestamptz(3) not null,
  -- Shown, and part of the average; set when both have written, or by a job after shows_at.
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
create index reviews_due on reviews (shows_at) where not counted;

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  primary key (review_id, profile_id)
);
create index review_votes_of on review_votes (profile_id);

-- Triggers, because votes and reviews also go away with what they belong to.
create function count_helpful() returns trigger language plpgsql as $$
begin
  update reviews set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;

create trigger review_votes_count after insert or delete on review_votes
  for each row execute function count_helpful();

-- A member's rating follows from how many shown reviews gave how many stars. Ratings from before had no reviews.
alter table profiles
  drop constraint profiles_rating_needs_ratings,
  drop column rating,
  drop column total_ratings,
  -- One star first.
  add column ratings_by_star integer[] not null default '{0,0,0,0,0}',
  add constraint profiles_ratings_by_star
    check (array_ndims(ratings_by_star) = 1 and cardinality(ratings_by_star) = 5 and 0 <= all (ratings_by_star));
alter table profiles
  add column total_ratings integer not null generated always as (
    ratings_by_star[1] + ratings_by_star[2] + ratings_by_star[3] + ratings_by_star[4] + ratings_by_star[5]
  ) stored,
  add column rating numeric(2, 1) generated always as (
    round(
      (ratings_by_star[1] + 2 * ratings_by_star[2] + 3 * ratings_by_star[3] + 4 * ratings_by_star[4]
        + 5 * ratings_by_star[5])::numeric
      / nullif(
        ratings_by_star[1] + ratings_by_star[2] + ratings_by_star[3] + ratings_by_star[4] + ratings_by_star[5], 0),
      1)
  ) stored;

create function count_rating(person uuid, stars smallint, change integer) returns void language sql as $$
  update profiles set ratings_by_star[stars] = ratings_by_star[stars] + change where id = person;
$$;

create function count_ratings() returns trigger language plpgsql as $$
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
