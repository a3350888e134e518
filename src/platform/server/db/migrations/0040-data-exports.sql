-- What people ask for: a file with everything that is theirs.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  -- Both null once the person is gone: then a job removes the file, and after it the row.
  profile_id uuid references profiles on delete set null,
  guest_key uuid references guest_sessions on delete set null,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed', 'expired')),
  -- In the file storage, under a name nobody can guess. Known before there is a file, so that none is ever lost.
  file_key text not null unique,
  size_bytes bigint check (size_bytes > 0),
  -- Of the mailed link; null until it is mailed.
  token_hash text unique,
  requested_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  constraint data_exports_one_person check (num_nonnulls(profile_id, guest_key) <= 1),
  constraint data_exports_ready_whole check (state <> 'ready' or num_nulls(size_bytes, expires_at) = 0)
);
-- One at a time.
create unique index data_exports_preparing on data_exports (profile_id) where state = 'preparing';
create unique index data_exports_preparing_guest on data_exports (guest_key) where state = 'preparing';
create index data_exports_member on data_exports (profile_id, requested_at desc) where profile_id is not null;
create index data_exports_guest on data_exports (guest_key, requested_at desc) where guest_key is not null;
create index data_exports_requested_at on data_exports (requested_at);
