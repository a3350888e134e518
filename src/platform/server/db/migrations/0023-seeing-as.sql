-- Operators who see the site as a person does, by their session. The audit log has when it started and ended.
create table seeing_as (
  session_id uuid primary key,
  operator_id uuid not null references users on delete cascade,
  person_id uuid not null references users on delete cascade,
  ends_at timestamptz(3) not null
);
create index seeing_as_operator on seeing_as (operator_id);
create index seeing_as_person on seeing_as (person_id);
create index seeing_as_ends_at on seeing_as (ends_at);
