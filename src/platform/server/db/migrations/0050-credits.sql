-- Refuses changes of a ledger: entries are only added, and go with the account they belong to.
create function keep_ledger_entries() returns trigger language plpgsql set search_path from current as $$
begin
  -- Deeper than this trigger alone: the constraint that deletes the entries of an erased account.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'Entries of % are only added', tg_table_name;
end $$;

-- The balance of an account's voice credits, as its entries add up to; written by the entries alone, but for the plan
-- and the dates.
create table voice_credits (
  profile_id uuid primary key references profiles on delete cascade,
  -- Decides the monthly allowance; what somebody may do is read from their subscription.
  plan_type text not null,
  is_one_time_purchase boolean not null default false,
  -- Left of this month's allowance. Used first.
  allowance integer not null default 0 constraint voice_credits_allowance_left check (allowance >= 0),
  -- Left of those that were bought, which never expire.
  purchased integer not null default 0 constraint voice_credits_purchased_left check (purchased >= 0),
  -- Since the last reset.
  credits_used integer not null default 0 constraint voice_credits_used check (credits_used >= 0),
  credits_available integer not null generated always as (allowance + purchased) stored,
  -- So that available is always total less used.
  total_credits integer not null generated always as (allowance + purchased + credits_used) stored,
  -- Counts the allowances the account was given, so that none comes back after its time.
  period integer not null default 1,
  last_reset_date timestamptz(3) not null default now(),
  -- When the next month begins; null for what is not renewed.
  resets_at timestamptz(3)
);
create index voice_credits_resets_at on voice_credits (resets_at) where resets_at is not null;

-- The ledger: everything that came into an account's voice credits and went out.
create table credit_entries (
  id bigint primary key generated always as identity,
  profile_id uuid not null references voice_credits on delete cascade,
  -- What made the entry, such as 'recording:<id>': it counts once.
  source text not null check (length(source) <= 200),
  -- A source that was given back can be spent again: spent in turn 1, returned in 2, spent in 3.
  turn smallint not null default 1 check (turn > 0),
  kind text not null check (kind in ('start', 'plan', 'reset', 'purchase', 'spend', 'return')),
  -- What it adds to the columns of the balance, and what was available after it.
  allowance integer not null default 0,
  purchased integer not null default 0,
  used integer not null default 0,
  available_after integer not null check (available_after >= 0),
  period integer not null,
  created_at timestamptz(3) not null default now(),
  constraint credit_entries_once unique (profile_id, source, turn)
);
create trigger credit_entries_stay before update or delete on credit_entries
  for each row execute function keep_ledger_entries();

create function count_credit_entry() returns trigger language plpgsql set search_path from current as $$
begin
  update voice_credits set
    allowance = allowance + new.allowance,
    purchased = purchased + new.purchased,
    credits_used = credits_used + new.used,
    period = new.period
  where profile_id = new.profile_id;
  return null;
end $$;
create trigger credit_entries_count after insert on credit_entries
  for each row execute function count_credit_entry();
