-- Chats for the bench: 2,000 people who are signed in, in 1,000 pairs, and one person with 5,000 conversations.
-- Ids of conversations are made valid: the API looks at them.

insert into sessions (id, user_id, token, expires_at)
select md5('session' || n)::uuid, md5('user' || n)::uuid, 'bench-token-' || n, now() + interval '30 days'
from generate_series(1, 3000) as n;

insert into conversations (id, first_person, second_person)
select overlay(overlay(md5('pair' || n) placing '4' from 13) placing '8' from 17)::uuid, least(one, two), greatest(one, two)
from generate_series(1, 1000) as n,
  lateral (select md5('user' || n)::uuid as one, md5('user' || n + 1000)::uuid as two) as people;

insert into conversation_participants (conversation_id, slot, profile_id)
select overlay(overlay(md5('pair' || n) placing '4' from 13) placing '8' from 17)::uuid, slot, md5('user' || n + 1000 * (slot - 1))::uuid
from generate_series(1, 1000) as n, generate_series(1, 2) as slot;

insert into conversations (id, first_person, second_person, listing_id, last_seq)
select overlay(overlay(md5('inbox' || id) placing '4' from 13) placing '8' from 17)::uuid, least(me, seller_id), greatest(me, seller_id), id, 3
from listings, lateral (select md5('user3000')::uuid as me) as people
where seller_id <> me order by listings.id limit 5000;

insert into conversation_participants (conversation_id, slot, profile_id, unread, last_message_at)
select conversations.id, seat, case seat when 1 then md5('user3000')::uuid else seller_id end, seat - 1,
  now() - (hashtext(conversations.id::text) & 65535) * interval '1 minute'
from conversations join listings on listings.id = listing_id, generate_series(1, 2) as seat;

insert into messages (conversation_id, seq, sender, client_id, content, created_at)
select conversation_id, seq, slot, gen_random_uuid(), 'Could I pick it up on Saturday, in the afternoon? ' || seq,
  last_message_at - (3 - seq) * interval '1 minute'
from conversation_participants, generate_series(1, 3) as seq
where last_message_at is not null and slot = 1 + seq % 2;

vacuum analyze;
