-- Without the condition that the indexes of typos and of sounds have: PostgreSQL at times read all of this one in their place.
drop index search_words_common;
create index search_words_common on search_words (names desc);
