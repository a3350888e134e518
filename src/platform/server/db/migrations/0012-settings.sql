-- What operators change in the browser: published settings, drafts until they are published, and what changed.

-- Orders all changes: the revision of a row is new each time it changes, and never used again.
create sequence site_setting_revisions;

-- Only settings that were published at least once. The code has the defaults and checks each value.
create table site_settings (
  key text primary key check (length(key) between 1 and 60),
  value jsonb not null,
  revision bigint not null
);

-- Seen by operators only. A draft has the revision of its last edit.
create table site_setting_drafts (
  key text primary key check (length(key) between 1 and 60),
  value jsonb not null,
  revision bigint not null,
  edited_by uuid references users on delete set null,
  edited_at timestamptz(3) not null default now()
);
create index site_setting_drafts_edited_by on site_setting_drafts (edited_by);

-- Each published change, with the values to go back to.
create table site_setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb not null,
  after jsonb not null,
  published_by uuid references users on delete set null,
  published_at timestamptz(3) not null default now()
);
create index site_setting_changes_published_by on site_setting_changes (published_by);
create index site_setting_changes_key on site_setting_changes (key, id desc);
