-- A review is published, and a listing is reserved for the buyer of a conversation, in the words of the glossary.
alter table reviews rename column shows_at to publishes_at;
update signals set name = 'review.published' where name = 'review.shown';
update notifications set kind = 'review.published' where kind = 'review.shown';
update messages set data = jsonb_set(data, '{state}', '"reserved-for-buyer"')
where type = 'message.automatic-answer' and data ->> 'state' = 'reserved-for-asker';
