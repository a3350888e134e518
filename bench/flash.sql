-- A Flash Drop for the bench: 10,000 participants with 20 entries in the ledger each, and 100 more people who are signed in.

insert into users (id, email, name, username)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'player' || n || '@example.com', '', 'player' || n from generate_series(1, 10100) as n;

insert into profiles (id, email, username)
select id, email, username from users where username like 'player%';

insert into sessions (id, user_id, token, expires_at)
select md5('player-session' || n)::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench-token-' || n, now() + interval '30 days'
from generate_series(10001, 10100) as n;

insert into flash_drops (id, title, description, theme, starts_at, ends_at)
values ('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'Bench', 'A whole weekend.', 'clear-out', now() - interval '1 day', now() + interval '1 day');

insert into flash_drop_participants (flash_drop_id, profile_id)
select id, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid from flash_drops, generate_series(1, 10000) as n;

-- Counted below, at once.
alter table flash_drop_points disable trigger flash_drop_points_count;

insert into flash_drop_points (flash_drop_id, profile_id, act, source, turn, points, listings, day, occurred_at, created_at)
select flash_drop_id, profile_id, 'post', 'listing:' || n, 1, case when n <= 1 + abs(hashtext(profile_id::text)) % 20 then 20 else 0 end, 1,
  current_date, now() - n * interval '30 minutes', now() - n * interval '30 minutes'
from flash_drop_participants, generate_series(1, 20) as n;

alter table flash_drop_points enable trigger flash_drop_points_count;

update flash_drop_participants as taking set points = counted.points, listings = counted.listings, reached_at = counted.at
from (
  select profile_id, sum(points)::int as points, sum(listings)::int as listings, max(occurred_at) as at
  from flash_drop_points group by profile_id) as counted
where counted.profile_id = taking.profile_id;

insert into flash_drop_totals (year, profile_id, points, listings, reached_at)
select year, profile_id, points, listings, reached_at
from flash_drop_participants, unnest(array[0, extract(year from now())]::smallint[]) as year;

vacuum analyze users, profiles, flash_drops, flash_drop_participants, flash_drop_points, flash_drop_totals;
