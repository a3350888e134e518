-- Listings. See people.sql.

-- The oldest first, as rows are stored in a marketplace that grew.
insert into listings (id, title, description, price_cents, category, condition, status, sold_at, tags, seller_id,
  location, latitude, longitude, ai_generated, created_at, recent_views, recent_chats, search_text, name_text)
select bench.id_of('listing', n), title, description || ' ' || upper(ref),
  -- Half to twice what the item costs in the demo; one in 25 is free.
  case when n % 25 = 0 then 0 else least(1000000000, (price_cents * (0.5 + 1.5 * pow(bench.random_of(n, 2), 2)))::int / 100 * 100) end,
  category, condition, status, case when status = 'sold' then created_at + (now() - created_at) * bench.random_of(n, 3) end,
  tags, bench.id_of('person', bench.pick(n, 4, :people)), location, latitude, longitude, n % 5 = 0, created_at,
  -- A third was viewed lately, few of them often.
  case when n % 3 = 0 then (1 / (0.002 + bench.random_of(n, 5)))::int else 0 end, case when n % 30 = 0 then n % 4 else 0 end,
  search_text || ref || ' ', name_text
from (
  select n, texts.*, bench.ref_of(n) as ref, now() - interval '400 days' * (1 - n::float8 / :listings) as created_at,
    case when n % 12 = 0 then 'sold' when n % 100 = 7 then 'paused' else 'active' end as status,
    case when town is null then null else 'Town ' || town end as location,
    (30 + 18 * (town * 0.6180339887 - floor(town * 0.6180339887)) + 0.3 * (bench.random_of(n, 6) + bench.random_of(n, 7) - 1))::numeric(4, 2) as latitude,
    (-122 + 47 * (town * 0.7548776662 - floor(town * 0.7548776662)) + 0.4 * (bench.random_of(n, 8) + bench.random_of(n, 9) - 1))::numeric(5, 2) as longitude
  from generate_series(1, :listings) as n
  join bench.texts on texts.number = bench.pick(n, 10, :texts)
  -- The largest town has one listing in 45. One in ten listings has no place.
  cross join lateral (select case when n % 10 > 0 then floor(:towns * pow(bench.random_of(n, 11), 2))::int end as town) as towns
) as drafts
