-- What operators need to run the site: their accounts and log, contact messages, and counts for sitemaps.

-- Who runs the site, besides the account named in the settings.
create table operators (
  user_id uuid primary key references users on delete cascade,
  granted_at timestamptz(3) not null default now()
);

-- What operators did. Entries stay without the people who are erased.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Null for what was done on the server, by the command.
  operator_id uuid references users on delete set null,
  action text not null,
  -- Whom it was about; or what, by its id and its title at that time.
  person_id uuid references users on delete set null,
  target_id uuid,
  subject text,
  reason text
);
create index audit_log_operator on audit_log (operator_id);
create index audit_log_person on audit_log (person_id);

-- Entries are only added. Deeper than this trigger alone: the constraints that remove erased people from them.
create function keep_audit_log() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'TRUNCATE' and pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception 'Entries of % are only added', tg_table_name;
end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function keep_audit_log();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function keep_audit_log();

-- Messages from the contact page; mailed to the operator after the commit.
create table contact_messages (
  -- Created by the page that sends it: sending again after a lost answer stores nothing.
  id uuid primary key,
  -- Who was signed in, whatever name and address they typed.
  user_id uuid references users on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 1 and 254),
  subject text not null check (subject in (
    'general-inquiry', 'technical-support', 'billing-question', 'report-an-issue', 'partnership-opportunity', 'other')),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- Null until the mail server accepted the mail.
  mailed_at timestamptz
);
create index contact_messages_user_id on contact_messages (user_id) where user_id is not null;
create index contact_messages_unmailed on contact_messages (created_at) where mailed_at is null;

-- How many addresses the sitemaps have, so that their index counts nothing. A job updates the one row.
create table sitemap_counts (
  one boolean primary key default true check (one),
  listings integer not null check (listings >= 0),
  sellers integer not null check (sellers >= 0)
);
insert into sitemap_counts (listings, sellers) values (0, 0);
