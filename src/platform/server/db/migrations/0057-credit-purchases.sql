alter table credit_entries
  -- The plan or pack it comes with; null for uses, and for what was added before this was noted.
  add column plan_type text,
  -- What paid for the credits of a pack; null for everything else.
  add column payment_id uuid,
  add column amount_cents integer check (amount_cents >= 0),
  drop constraint credit_entries_kind_check,
  -- What is refunded takes the credits that are left; when a bank decides against that, they are restored.
  add constraint credit_entries_kind check (
    kind in ('start', 'plan', 'reset', 'purchase', 'refund', 'restore', 'spend', 'return'));

create index credit_entries_payment on credit_entries (payment_id) where payment_id is not null;

-- The list that its owner reads, newest first.
create index credit_entries_newest on credit_entries (profile_id, id desc);
