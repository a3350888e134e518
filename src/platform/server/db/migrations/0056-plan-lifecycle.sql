-- A plan follows its payments: what the provider reports of it, and until when it works. The steps from one status to
-- the next are in the contract of the feature.
alter table subscriptions
  drop constraint subscriptions_status_check,
  add constraint subscriptions_status_check
    check (status in ('pending', 'active', 'past_due', 'on_hold', 'cancelled', 'ended')),
  -- What it is paid by: a plan that renews by the provider's subscription, one for life by one payment.
  add column provider_subscription_id text constraint subscriptions_provider_once unique,
  add column payment_id uuid constraint subscriptions_payment_once unique,
  -- The last that was heard of the provider's subscription: what comes later and is older is ignored.
  add column provider_revision integer not null default 0,
  -- Where it is paid while it is pending.
  add column checkout_id uuid,
  -- Such as 'Visa ending 4242'.
  add column paid_with text,
  add column next_attempt_at timestamptz(3),
  add column current_period_end timestamptz(3),
  add column cancels_at_period_end boolean not null default false,
  add column past_due_since timestamptz(3),
  -- When a plan stops working that does not go on by itself; null for all others.
  add column works_until timestamptz(3),
  -- When it was paid for the first time.
  add column started_at timestamptz(3),
  add column ended_at timestamptz(3);

update subscriptions set started_at = created_at where status in ('active', 'past_due');

-- Whoever chooses again before paying changes the choice.
create unique index subscriptions_one_pending on subscriptions (profile_id) where status = 'pending';
create unique index subscriptions_one_trial on subscriptions (profile_id)
  where status = 'active' and plan_type = 'free_trial';
-- For the job that ends what no longer works.
create index subscriptions_works_until on subscriptions (works_until)
  where status in ('active', 'past_due') and works_until is not null;
