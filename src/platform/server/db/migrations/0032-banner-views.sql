-- In how many browsers a banner was shown. Nobody is remembered for it.
alter table announcements add column seen integer not null default 0 check (seen >= 0);
