-- Refunds that operators asked for. What is refunded of a payment is read from the provider, as those made there are.
create table refunds (
  -- Created by the operator's page: asking again with the same id refunds nothing.
  id uuid primary key,
  payment_id uuid not null references payments,
  amount_cents integer not null constraint refunds_amount check (amount_cents > 0),
  -- What is refunded of the payment after it.
  total_cents integer not null,
  reason text not null constraint refunds_reason check (length(reason) between 1 and 200),
  -- Whether the plan that was paid ends with it; null if no one chose.
  ends_plan boolean,
  -- Null once the operator's account is gone.
  operator_id uuid references users on delete set null,
  -- Pending until the provider has made or refused it.
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  created_at timestamptz(3) not null default now()
);
create unique index refunds_one_pending on refunds (payment_id) where state = 'pending';
create index refunds_payment on refunds (payment_id, created_at desc);
create index refunds_operator on refunds (operator_id) where operator_id is not null;
