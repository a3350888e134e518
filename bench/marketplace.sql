-- A believable marketplace of any size, made inside the database. :listings, :people and :placeholder are filled in.
-- The same row number always gives the same texts and prices, so two runs load the same pages.

insert into users (id, name, email, email_verified, username)
select md5('user' || n)::uuid, (array['Ana','Ben','Chloe','Dev','Elif','Finn','Grace','Hugo','Ines','Jonas'])[n % 10 + 1]
    || ' ' || (array['Meyer','Okafor','Silva','Haddad','Novak','Rossi','Tanaka'])[n % 7 + 1],
  'person' || n || '@example.com', true, 'person' || n
from generate_series(1, :people) as n;

insert into profiles (id, email, username, full_name, ratings_by_star)
select id, email, username, name,
  case when n % 6 = 0 then '{0,0,0,0,0}' else array[0, 0, n % 3, n % 12, n % 58 + 1]::int[] end
from (select *, row_number() over (order by username) as n from users) as people;

with things (category, nouns) as (values
  ('electronics', array['laptop','headphones','tablet','monitor','speaker','game console']),
  ('home-garden', array['armchair','desk lamp','bookshelf','plant stand','dining table','rug']),
  ('vehicles', array['city bike','cargo bike','scooter','roof box','van']),
  ('clothing', array['denim jacket','wool sweater','rain coat','leather boots','summer dress']),
  ('sporting-goods', array['tent','yoga mat','skateboard','kayak','climbing shoes']),
  ('collectibles', array['vinyl record','tin robot','postcard album','film camera']),
  ('musical-instruments', array['guitar','violin','synthesizer','ukulele','drum kit']),
  ('jewelry-watches', array['wrist watch','silver ring','pearl necklace']),
  ('other', array['moving boxes','puzzle','tool set','cat tree'])),
kinds as (select *, row_number() over (order by category) - 1 as k from things),
syllables as (select array['ka','ro','mi','ten','sol','va','nor','bel','du','fi','gra','hul','jo','lem','par','quo','ris','tam','wex','zu'] as s),
drafts as (
  select n, category, nouns[n / 9 % cardinality(nouns) + 1] as noun,
    (array['red','blue','oak','vintage','small','large','white','Danish','foldable','handmade'])[n / 7 % 10 + 1] as adjective,
    -- 8,000 makers, few of them common, and 200,000 models: a vocabulary of a size and shape people really use.
    initcap(s[maker % 20 + 1] || s[maker / 20 % 20 + 1] || s[maker / 400 + 1]) as maker,
    upper(substr(s[n % 20 + 1], 1, 2)) || (n * 7919::bigint % 200000) as model,
    (hashint8(n + 11) & 65535) / 65536.0 as spread_north, (hashint8(n + 13) & 65535) / 65536.0 as spread_east,
    -- 400 towns, the first much larger than the last.
    floor(400 * pow((hashint8(n + 17) & 65535) / 65536.0, 3))::int as town
  from generate_series(1, :listings) as n
  join kinds on k = n % 9
  cross join syllables
  cross join lateral (select floor(8000 * pow((hashint8(n) & 65535) / 65536.0, 3))::int as maker) as made)
insert into listings (title, description, price_cents, category, condition, status, tags, seller_id, location,
  latitude, longitude, ai_generated, created_at)
select
  initcap(adjective) || ' ' || noun || (array['', ', barely used', ' with box', ' from 2019'])[n % 4 + 1],
  'A ' || adjective || ' ' || noun || ' by ' || maker || ' that served us well and deserves a second life. ' ||
    (array['Small scratches on one side.', 'Works as on the first day.', 'Comes from a smoke-free home.'])[n % 3 + 1] ||
    ' ' || (array['Pick up near the station.', 'I can bring it on weekends.', 'Price is open to talk about.',
      'First come, first served; write any time.'])[n % 4 + 1] || ' Model ' || model || '.',
  case when n % 25 = 0 then 0 else (n * 7919::bigint % 100000)::int + 300 end,
  category, (array['new','like-new','good','good','fair','poor'])[n % 6 + 1],
  case when n % 12 = 0 then 'sold' else 'active' end, array[adjective, split_part(noun, ' ', 1)],
  md5('user' || (n * 31 % :people + 1))::uuid, (array['Riverside','Old Town','Harbour','Northgate'])[n % 4 + 1],
  case when n % 10 > 0 then 30 + town * 7 % 180 / 10.0 + 0.12 * (spread_north + spread_east - 1) end,
  case when n % 10 > 0 then -122 + town * 11 % 470 / 10.0 + 0.16 * (spread_east - 0.5) end,
  n % 5 = 0, now() - n * interval '4 minutes'
from drafts;

-- Rated already. Otherwise the server rates 100,000 photos while it is measured.
insert into photos (id, profile_id, listing_id, position, storage_key, width, height, alt, placeholder, nudity)
select photo, seller_id, id, 0, seller_id || '/' || photo, 1200, 900,
  title, :placeholder, 0
from (select *, gen_random_uuid() as photo from listings) as listings;

vacuum analyze;
