-- For the operators' desk: what it finds, what it counts by day, and notes about people.

-- Days and lists are read by time. The desk is the only reader of all rows, whoever they belong to.
create index users_created_at on users (created_at);
create index listings_created_at on listings (created_at desc, id desc);
create index sales_completed_at on sales (completed_at desc, id desc);
create index payments_at on payments (at desc, id desc);

-- Listings that are active or sold have indexes of their words already.
create index listings_paused_words on listings using gin (search_text_words(search_text))
  where status = 'paused' and deleted_at is null;
create index sales_title on sales using gin (fold_name(item_title) gin_trgm_ops);
create index payments_number on payments (number) where number is not null;

-- Operators give and take credits.
alter table credit_entries drop constraint credit_entries_kind;
alter table credit_entries add constraint credit_entries_kind check (kind in (
  'start', 'plan', 'reset', 'purchase', 'refund', 'restore', 'spend', 'return', 'given', 'taken'));

-- What operators note about a person. Part of the export of that person's data.
create table person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references users on delete cascade,
  -- Null once the operator's account is gone.
  author_id uuid references users on delete set null,
  text text not null constraint person_notes_length check (length(text) between 1 and 1000),
  created_at timestamptz(3) not null default now()
);
create index person_notes_newest on person_notes (person_id, created_at desc, id desc);
create index person_notes_author on person_notes (author_id) where author_id is not null;
