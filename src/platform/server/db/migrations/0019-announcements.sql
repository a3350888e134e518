-- What operators tell people: a banner on the site, or a mail to all members.
create table announcements (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('banner', 'mail')),
  -- What a banner says, or the subject of a mail.
  text text not null check (length(text) between 1 and 120),
  body text not null check (length(body) <= 5000 and (kind = 'mail') = (body <> '')),
  link text not null check (length(link) <= 300),
  audience text not null check (audience in ('everyone', 'members', 'guests')),
  -- The text of the site that it says has changed.
  site_text text check (site_text in ('terms', 'privacy', 'rules')),
  starts_at timestamptz(3) not null,
  -- A banner without an end stays until each person dismisses it. A mail ends when it was sent to all, or stopped.
  ends_at timestamptz(3) check (ends_at >= starts_at),
  paused_at timestamptz(3),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  check (kind = 'banner' or (audience = 'members' and site_text is null))
);
create index announcements_created_by on announcements (created_by);

-- Members who dismissed a banner. Other people's browsers remember it. Processes read new rows by their id.
create table announcement_dismissals (
  id bigint not null unique generated always as identity,
  announcement_id uuid not null references announcements on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  primary key (announcement_id, profile_id)
);
create index announcement_dismissals_profile_id on announcement_dismissals (profile_id);

-- Whom a mail was sent to. A row is written before the mail is, so that nobody gets it twice.
create table announcement_mails (
  announcement_id uuid not null references announcements on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  state text not null check (state in ('sending', 'sent', 'later', 'failed', 'unwanted')),
  tries smallint not null default 1,
  tried_at timestamptz(3) not null default now(),
  primary key (announcement_id, profile_id)
);
create index announcement_mails_profile_id on announcement_mails (profile_id);
create index announcement_mails_tried_at on announcement_mails (tried_at);
