alter table notifications
  -- Number of the chat's message that shows the same. Whoever has read the chat up to there has read this.
  add column message_seq integer,
  -- The listing it is about, for its picture. One that is gone has none, so nothing has to hold on to it.
  add column listing_id uuid;
