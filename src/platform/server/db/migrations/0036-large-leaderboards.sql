-- Leaderboards in their order, for the first thousands, which are cached, and for pages of those below.
create index flash_drop_participants_ranked
  on flash_drop_participants (flash_drop_id, (-points), reached_at, profile_id) where points > 0 and left_at is null;
create index flash_drop_totals_ranked
  on flash_drop_totals (year, (-points), reached_at, profile_id) where points > 0;

-- How many people of a large leaderboard have how many points, now and an hour ago, best first. Ranks below the cached
-- ones follow from it. One process counts for all.
create table flash_drop_point_counts (
  -- The id of an event, or a year (0 for all years).
  board text primary key,
  counted_at timestamptz not null,
  points integer[] not null,
  people integer[] not null,
  points_before integer[] not null,
  people_before integer[] not null,
  constraint flash_drop_point_counts_pairs check (
    cardinality(points) = cardinality(people) and cardinality(points_before) = cardinality(people_before))
);
