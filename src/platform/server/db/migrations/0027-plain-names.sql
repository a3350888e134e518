-- The same words in the database as in the API, the code and the texts: docs/glossary.md.
alter table conversation_members rename to conversation_participants;
alter table conversation_participants rename column place to slot;
alter table conversation_participants rename constraint conversation_members_one_person to conversation_participants_one_person;
alter index conversation_members_pkey rename to conversation_participants_pkey;
alter index conversation_members_inbox rename to conversation_participants_inbox;
alter index conversation_members_guest_inbox rename to conversation_participants_guest_inbox;
alter index conversation_members_unread rename to conversation_participants_unread;

alter table meetups rename column day_told to day_notified;
alter table meetups rename column hour_told to hour_notified;
alter index meetups_to_tell rename to meetups_to_remind;

alter table notification_signals rename column told_at to notified_at;

-- The word, and the word with each of its letters deleted: two words one typo apart share one of them.
alter function word_slips(text) rename to word_deletions;
alter index search_words_slips rename to search_words_deletions;
