-- Who runs the site, beside the account that a setting names.
create table operators (
  user_id uuid primary key references users on delete cascade,
  granted_at timestamptz(3) not null default now()
);

-- What operators did. Entries stay without the people who are erased.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Null for what was done at the server, by the command.
  operator_id uuid references users on delete set null,
  action text not null,
  -- Whom it was about; or what, by its id and its title of that time.
  person_id uuid references users on delete set null,
  target_id uuid,
  subject text,
  reason text
);
create index audit_log_operator on audit_log (operator_id);
create index audit_log_person on audit_log (person_id);

-- Entries are only added. Deeper than this trigger alone: the constraints that take erased people out of them.
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
