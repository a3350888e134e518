-- Links with which people sign up while sign-up is by invitation.
create table site_invitations (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (length(code) between 16 and 64),
  -- For whom it is, for operators only.
  note text not null check (length(note) <= 100),
  uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
  max_uses integer not null check (max_uses between 1 and 1000),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
create index site_invitations_created_by on site_invitations (created_by);
create index site_invitations_newest on site_invitations (created_at desc, id desc);
