-- For the bench of all endpoints, after zones.sql, chat.sql and flash.sql: everything that one person can have, and much of it.

update listings set seller_id = md5('user3000')::uuid
where id in (select id from listings where status = 'active' order by md5(id::text) limit 1000);

insert into listing_view_days (listing_id, day, views)
select id, (now() at time zone 'utc')::date - abs(hashtext(id::text)) % 30, abs(hashtext(id::text)) % 9 + 1
from listings where abs(hashtext(id::text)) % 3 = 0;

insert into favourites (profile_id, listing_id, created_at)
select md5('user' || abs(hashtext(id::text)) % 2000 + 1)::uuid, id, now() - make_interval(days => abs(hashtext(id::text)) % 30)
from listings where abs(hashtext(id::text)) % 3 = 0;

insert into favourites (profile_id, listing_id)
select md5('user3000')::uuid, id from listings where status = 'active' order by md5(id::text || 'saved') limit 1000
on conflict do nothing;

insert into zone_listings (zone_id, listing_id, seller_id, for_sale)
select '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f', id, seller_id, true
from listings where status = 'active' order by md5(id::text || 'zone') limit 5000;

insert into zones (creator_id, title, description, latitude, longitude, location)
select md5('user' || n)::uuid, 'Block ' || n, 'For the blocks around ' || n || '.', 30 + n % 180 / 10.0, -122 + n % 470 / 10.0, 'Block ' || n
from generate_series(1, 2000) as n;

insert into flash_drop_listings (flash_drop_id, listing_id, price_cents)
select 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', id, price_cents
from listings where status = 'active' order by md5(id::text || 'event') limit 5000;

insert into flash_drop_participants (flash_drop_id, profile_id) values ('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', md5('user3000')::uuid);

insert into notifications (profile_id, kind, type, title, message, link, group_key, read, created_at)
select md5('user3000')::uuid, 'listings.sold', 'other', 'News ' || n, 'Something happened.', '/', 'group ' || n, n > 100, now() - n * interval '1 minute'
from generate_series(1, 2000) as n;

vacuum analyze;
