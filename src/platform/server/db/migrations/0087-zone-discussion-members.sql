-- Null while everybody reads the discussion of a zone. Otherwise only members do, and this is how far it was numbered
-- when it was closed to others: it opens again only while nothing was written since.
alter table zones add column closed_at_seq integer check (closed_at_seq >= 0);

-- How many posts, replies and listings came in the last 30 days, and how many people joined beside the creator. What is
-- written for members only does not count. Counted by a job.
alter table zones add column activity integer not null default 0 check (activity >= 0);
drop index zones_most_active;
create index zones_most_active on zones (activity, last_active_at, id) where status = 'active';
