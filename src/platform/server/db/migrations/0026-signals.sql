-- What happened, from the commit that made it true until it is on its way to its consumers, a moment later.
create table signals (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  recorded_at timestamptz not null default clock_timestamp()
);
-- Rows come and go all the time, and there are never many.
alter table signals set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
