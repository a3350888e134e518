-- The address that an account gets once the link mailed there is opened.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint email_changes_email_is_normal check (email = lower(btrim(email)))
);
create index email_changes_expires_at on email_changes (expires_at);
