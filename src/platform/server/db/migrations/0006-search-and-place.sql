create extension if not exists fuzzystrmatch;
create extension if not exists cube;
create extension if not exists earthdistance;

-- The words of a text as search knows them: lower case, without accents, each once. Long ones are cut, because an
-- index entry has to fit. search-terms.ts does the same to what somebody searches for.
create function search_tokens(content text) returns text[]
  language sql immutable parallel safe return (
    select coalesce(array_agg(distinct left(word, 40)), '{}')
    from regexp_split_to_table(
      regexp_replace(normalize(lower(content), nfkd), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+') as word
    where word <> '');

drop index listings_search;
alter table listings drop column search_text;
drop function listing_search_text;
create function listing_search_text(title text, description text, tags text[]) returns text
  language sql immutable parallel safe
  -- A space on either side of each word, so that a pattern can ask for its ends.
  return ' ' || array_to_string(
    search_tokens(title || ' ' || description || ' ' || coalesce(array_to_string(tags, ' '), '')), ' ') || ' ';

-- The words of such a text again.
create function search_text_words(search_text text) returns text[]
  language sql immutable parallel safe return string_to_array(btrim(search_text, ' '), ' ');

alter table listings
  add column search_text text not null generated always as (listing_search_text(title, description, tags)) stored,
  -- About a kilometre: what the seller's browser knows better is never stored.
  add column latitude numeric(4, 2) check (latitude between -90 and 90),
  add column longitude numeric(5, 2) check (longitude between -180 and 180),
  add constraint listings_whole_place check (num_nulls(latitude, longitude) in (0, 2)),
  add column place earth generated always as (ll_to_earth(latitude::float8, longitude::float8)) stored;

-- Without the list of pending entries, which every search would have to read through after many changes.
create index listings_words on listings using gin (search_text_words(search_text)) with (fastupdate = off)
  where status = 'active' and deleted_at is null;
-- Two filters that few listings pass together, such as new vehicles.
create index listings_category_condition on listings (category, condition, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;
create index listings_area on listings (lower(location) text_pattern_ops)
  where status = 'active' and deleted_at is null and latitude is not null;
create index listings_nearest on listings using gist (place) where status = 'active' and deleted_at is null;

-- Every word that listings have or had. Search looks here first: which words contain what somebody typed, how many
-- listings have them, and which word was meant when none does.
create table search_words (
  word text primary key,
  -- How many listings have it, as last estimated; new words count as one until then.
  listings integer not null default 1 check (listings >= 0)
-- Room for each night's new estimates beside the words, so that the indexes need not change.
) with (fillfactor = 70);

-- All pieces of one and of two letters, for words that contain a text of any length.
create function word_pieces(word text) returns text[]
  language sql immutable parallel safe return (
    select array_agg(distinct piece) from (
      select substr(word, n, size) as piece from generate_series(1, length(word)) as n, generate_series(1, 2) as size
    ) as pieces);

-- The word, and the word without each of its letters: two words that one slip apart is between share one of them.
create function word_slips(word text) returns text[]
  language sql immutable parallel safe return (
    select array_agg(distinct left(word, n - 1) || substr(word, n + 1)) || word
    from generate_series(1, length(word)) as n);

create index search_words_pieces on search_words using gin (word_pieces(word)) with (fastupdate = off);
-- Numbers have no typos, short words too many neighbours.
create index search_words_slips on search_words using gin (word_slips(word)) with (fastupdate = off)
  where length(word) between 4 and 20 and word !~ '[0-9]';
create index search_words_sound on search_words (metaphone(word, 12))
  where length(word) between 4 and 20 and word !~ '[0-9]';

create function note_search_words(search_texts text[]) returns void language sql as $$
  insert into search_words (word)
  -- In one order, so that two listings with the same new words wait for each other instead of both.
  select distinct unnest(search_text_words(search_text)) as word from unnest(search_texts) as search_text order by word
  on conflict do nothing
$$;

create function note_words_of_new_listings() returns trigger language plpgsql as $$
begin
  perform note_search_words(array(select search_text from added));
  return null;
end $$;
create trigger listings_new_words after insert on listings
  referencing new table as added for each statement execute function note_words_of_new_listings();

create function note_words_of_changed_listing() returns trigger language plpgsql as $$
begin
  perform note_search_words(array[new.search_text]);
  return null;
end $$;
create trigger listings_changed_words after update of title, description, tags on listings
  for each row execute function note_words_of_changed_listing();

insert into search_words (word) select distinct unnest(search_text_words(search_text)) from listings;
