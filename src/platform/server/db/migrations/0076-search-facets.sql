-- Prices grow in steps of about a third, so that a range is a short list of words.
create function price_step(price_cents integer) returns integer
  language sql immutable parallel safe return width_bucket(price_cents,
    '{1, 500, 1000, 2000, 3500, 5000, 7500, 10000, 15000, 20000, 30000, 50000, 75000, 100000, 200000, 500000, 1000000}'::integer[]);

-- What filters ask for, as words that an index of words can hold beside them.
create function search_facets(category text, condition text, price_cents integer) returns text[]
  language sql immutable parallel safe
  return array['category ' || category, 'condition ' || condition, 'price ' || price_step(price_cents)];

-- The words for all prices from one to another; null is no end.
create function price_facets(lowest integer, highest integer) returns text[]
  language sql immutable parallel safe return (
    select array_agg('price ' || step)
    from generate_series(price_step(coalesce(lowest, 0)), price_step(coalesce(highest, 2147483647))) as step);

-- A common word and a narrow filter are found together, without reading each listing that has the word.
drop index listings_names;
create index listings_names on listings
  using gin (search_text_words(name_text), search_facets(category, condition, price_cents)) with (fastupdate = off)
  where status = 'active' and deleted_at is null and not owner_leaves;
drop index listings_words;
create index listings_words on listings
  using gin (search_text_words(search_text), search_facets(category, condition, price_cents)) with (fastupdate = off)
  where status = 'active' and deleted_at is null;
