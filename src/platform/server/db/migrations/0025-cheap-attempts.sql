-- A try is counted at nearly every write, and what is counted matters for an hour at most: it need not be on disk before
-- the answer. After a crash the counts start again; a server that is stopped keeps them.
alter table attempts set unlogged;
-- Each count moves the time; without the index a count changes one row and nothing else. The sweep reads it all.
drop index attempts_expires_at;
alter table attempts set (fillfactor = 70);
