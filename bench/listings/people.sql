-- People, and the words of all texts. The functions and texts of the schema bench are made by ../load-listings.ts.

insert into users (id, name, email, email_verified, username, created_at)
select bench.id_of('person', n), (array['Ana','Ben','Chloe','Dev','Elif','Finn','Grace','Hugo','Ines','Jonas'])[n % 10 + 1]
    || ' ' || (array['Meyer','Okafor','Silva','Haddad','Novak','Rossi','Tanaka'])[n % 7 + 1],
  'person' || n || '@example.com', true, 'person' || n, now() - interval '3 years' * bench.random_of(n, 1)
from generate_series(1, :people) as n;

insert into profiles (id, email, username, full_name, ratings_by_star, created_at)
select id, email, username, name,
  case when n % 6 = 0 then '{0,0,0,0,0}' else array[0, 0, n % 3, n % 12, n % 58 + 1]::int[] end, created_at
from (select *, substr(username, 7)::int as n from users) as people;

-- One in 50 is on the plan that features listings.
insert into subscriptions (profile_id, email, plan_type, status)
select id, email, 'premium_plus_yearly', 'active' from profiles where substr(username, 7)::int % 50 = 0;

insert into search_words (word)
select distinct unnest(search_text_words(search_text)) from bench.texts
union select distinct bench.ref_of(n) from generate_series(1, :listings) as n
