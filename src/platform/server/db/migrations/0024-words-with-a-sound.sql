-- As it was, it held the same words as search_words_slips, and PostgreSQL sometimes read all of it in place of that one.
drop index search_words_sound;
create index search_words_sound on search_words (metaphone(word, 12))
  where length(word) between 4 and 20 and word !~ '[0-9]' and metaphone(word, 12) <> '';
