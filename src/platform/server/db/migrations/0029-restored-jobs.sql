-- Unfinished background work of a backup, until its queue is opened: queues belong to a library, whose tables differ
-- by version.
create table restored_jobs (
  id uuid primary key,
  queue text not null,
  data jsonb not null,
  start_after timestamptz not null,
  restored_at timestamptz not null default now()
);
create index restored_jobs_queue on restored_jobs (queue);
