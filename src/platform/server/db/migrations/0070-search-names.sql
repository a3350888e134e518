-- The words of a title and its tags alone: a listing whose name has a word comes before one that only mentions it.
alter table listings add column name_text text not null
  generated always as (listing_search_text(title, '', tags)) stored;
create index listings_names on listings using gin (search_text_words(name_text)) with (fastupdate = off)
  where status = 'active' and deleted_at is null and not owner_leaves;

-- How many listings for sale have the word in their name, as last estimated.
alter table search_words add column names integer not null default 1 check (names >= 0);
-- The most common ones are compared with a word that is spelled far off; numbers and short words have no typos.
create index search_words_common on search_words (names desc)
  where length(word) between 4 and 20 and word !~ '[0-9]';
