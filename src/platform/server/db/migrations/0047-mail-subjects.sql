alter table notifications
  -- What a mail about it alone is called: beside others in an inbox, its title would not say who and what. Null where
  -- the title does.
  add column mail_subject text;
