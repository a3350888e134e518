create table guest_sessions (
  -- Names the guest inside the product (owner of rows, folder of files); the Guest ID is half a credential and
  -- never leaves the guest's own pages.
  key uuid primary key default gen_random_uuid(),
  guest_id text not null unique,
  pin_hash text not null,
  created_at timestamptz not null default now(),
  last_accessed timestamptz not null default now(),
  -- Set when the guest signs up: what the guest owns moves to this account at its first sign-in.
  claimed_by uuid references users on delete set null,
  claimed_at timestamptz,
  constraint guest_sessions_guest_id_shape check (guest_id ~ '^Guest-[A-Z0-9]{5}$')
);
create index guest_sessions_claimed_by on guest_sessions (claimed_by) where claimed_by is not null;
