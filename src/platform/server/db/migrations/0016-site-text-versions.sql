-- What people could read as terms, privacy and rules, and since when. Never changed: people agreed to these words.
create table site_text_versions (
  name text not null check (name in ('terms', 'privacy', 'rules')),
  version integer not null check (version > 0),
  text text not null,
  -- Null for the text that the site had before its operator published one.
  published_at timestamptz(3),
  published_by uuid references users on delete set null,
  primary key (name, version)
);
create index site_text_versions_published_by on site_text_versions (published_by);
