-- A zone for the bench: 20,000 members, of whom 2,000 are signed in, 5,000 posts, and replies to the newest of them.
-- Counted at the end, as triggers would count 20,000 times.

set session_replication_role = replica;

insert into users (id, name, email, email_verified, username)
select md5('user' || n)::uuid, 'Person ' || n, 'person' || n || '@example.com', true, 'person' || n
from generate_series(5001, 20000) as n;

insert into profiles (id, email, username, full_name)
select id, email, username, name from users where name like 'Person %';

insert into sessions (id, user_id, token, expires_at)
select md5('session' || n)::uuid, md5('user' || n)::uuid, 'bench-token-' || n, now() + interval '30 days'
from generate_series(1, 2000) as n
on conflict do nothing;

insert into zones (id, creator_id, title, description, rules, members, active_listings)
values ('0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f', md5('user1')::uuid, 'Maple & 4th', 'For the six blocks around Maple and 4th.',
  array['Pick up in person.', 'Be kind.'], 20000, 0);

insert into zone_members (zone_id, profile_id, role, joined_at, seen_post_seq)
select '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f', md5('user' || n)::uuid, case when n <= 3 then 'admin' else 'member' end,
  now() - (20001 - n) * interval '20 minutes', 4990 + n % 10
from generate_series(1, 20000) as n;

insert into zone_posts (id, zone_id, seq, author_id, client_id, content, created_at, pin, pinned_at, pinned_by)
select md5('post' || n)::uuid, '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f', n, md5('user' || n * 7 % 20000 + 1)::uuid,
  md5('client' || n)::uuid, 'Anyone got a size ' || n % 40 || ' hex key? Need it for ten minutes, will return it with coffee.',
  now() - (5001 - n) * interval '20 minutes',
  case when n % 1500 = 0 then n / 1500 end, case when n % 1500 = 0 then now() end,
  case when n % 1500 = 0 then md5('user1')::uuid end
from generate_series(1, 5000) as n;

insert into zone_posts (zone_id, seq, reply_to, author_id, client_id, content)
select '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f', 5000 + row_number() over (), md5('post' || n)::uuid,
  md5('user' || n * 13 % 20000 + reply)::uuid, gen_random_uuid(), 'I do, at number ' || reply || '.'
from generate_series(4001, 5000) as n, generate_series(1, 10) as reply;

insert into zone_discussions (zone_id, last_seq)
select zone_id, max(seq) from zone_posts group by zone_id;

set session_replication_role = origin;

vacuum analyze;
