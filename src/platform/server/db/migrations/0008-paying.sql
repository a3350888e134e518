-- Plans, voice credits and payments. What belongs to the payment provider is named by its id there. Rows that are read
-- from the provider count their revisions: if two processes read at once, the later write reads again.

-- Plans that members chose; the newest active one counts. A plan follows its payments: what the provider reports, and
-- until when it works. What a plan includes and the steps from one status to the next are in the contract of plans.
create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  -- The address at that time, for receipts.
  email text not null,
  plan_type text not null check (plan_type in (
    'free_trial', 'premium_monthly', 'premium_yearly', 'premium_plus_monthly', 'premium_plus_yearly',
    'one_time_premium', 'one_time_premium_plus', 'test_user')),
  -- What it changes to when the paid period ends; null if it stays the same.
  scheduled_plan_type text,
  payment_method text,
  amount_cents integer not null default 0 check (amount_cents >= 0),
  status text not null default 'pending'
    check (status in ('pending', 'active', 'past_due', 'on_hold', 'cancelled', 'ended')),
  -- What pays for it: a plan that renews by the provider's subscription, a lifetime plan by one payment.
  provider_subscription_id text constraint subscriptions_provider_once unique,
  payment_id uuid constraint subscriptions_payment_once unique,
  -- The newest revision of the provider's subscription that was applied. Older ones that arrive later are ignored.
  provider_revision integer not null default 0,
  -- Where it is paid while it is pending.
  checkout_id uuid,
  -- Such as 'Visa ending 4242'.
  paid_with text,
  next_attempt_at timestamptz(3),
  current_period_end timestamptz(3),
  cancels_at_period_end boolean not null default false,
  past_due_since timestamptz(3),
  -- When a plan that does not renew itself stops working; null for all others.
  works_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- When it was paid for the first time.
  started_at timestamptz(3),
  ended_at timestamptz(3)
);
create index subscriptions_profile on subscriptions (profile_id, created_at desc, id desc);
-- Choosing again before paying changes the choice.
create unique index subscriptions_one_pending on subscriptions (profile_id) where status = 'pending';
create unique index subscriptions_one_trial on subscriptions (profile_id)
  where status = 'active' and plan_type = 'free_trial';
-- For the job that ends plans that no longer work.
create index subscriptions_works_until on subscriptions (works_until)
  where status in ('active', 'past_due') and works_until is not null;

-- The balance of an account's voice credits. Its numbers are the sums of the entries below and written by them alone.
create table voice_credits (
  profile_id uuid primary key references profiles on delete cascade,
  -- Decides the monthly allowance. What somebody may do is read from their subscription.
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
  -- Counts the allowances the account was given, so that a returned credit of an earlier one is not added to this one.
  period integer not null default 1,
  last_reset_date timestamptz(3) not null default now(),
  -- When the next month starts; null if the plan has no monthly reset.
  resets_at timestamptz(3)
);
create index voice_credits_resets_at on voice_credits (resets_at) where resets_at is not null;

-- The ledger: everything that was added to an account's voice credits or taken from them.
create table credit_entries (
  id bigint primary key generated always as identity,
  profile_id uuid not null references voice_credits on delete cascade,
  -- What made the entry, such as 'recording:<id>': it counts once.
  source text not null check (length(source) <= 200),
  -- A source that was given back can be spent again: spent in turn 1, returned in 2, spent in 3.
  turn smallint not null default 1 check (turn > 0),
  -- A refund takes the credits that are left. They are restored if a bank decides against it.
  kind text not null constraint credit_entries_kind
    check (kind in ('start', 'plan', 'reset', 'purchase', 'refund', 'restore', 'spend', 'return')),
  -- What it adds to the columns of the balance, and what was available after it.
  allowance integer not null default 0,
  purchased integer not null default 0,
  used integer not null default 0,
  available_after integer not null check (available_after >= 0),
  period integer not null,
  -- The plan or pack that includes it; null for uses.
  plan_type text,
  -- The payment for the credits of a pack; null for everything else.
  payment_id uuid,
  amount_cents integer check (amount_cents >= 0),
  created_at timestamptz(3) not null default now(),
  constraint credit_entries_once unique (profile_id, source, turn)
);
create index credit_entries_payment on credit_entries (payment_id) where payment_id is not null;
-- The list that its owner reads, newest first.
create index credit_entries_newest on credit_entries (profile_id, id desc);
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

create table payment_customers (
  profile_id uuid not null references profiles on delete cascade,
  provider text not null check (provider in ('stripe', 'test')),
  provider_id text not null,
  primary key (profile_id, provider),
  unique (provider, provider_id)
);

create table checkouts (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  email text not null,
  provider text not null check (provider in ('stripe', 'test')),
  -- Null until the provider has created it.
  provider_id text,
  -- A person has at most one open checkout of a group.
  checkout_group text,
  -- What the selling feature calls the purchase.
  reference text not null check (length(reference) <= 200),
  offer_id text not null,
  offer_name text not null,
  offer_description text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('usd')),
  interval text check (interval in ('month', 'year')),
  cancel_path text not null,
  state text not null default 'pending' check (state in ('pending', 'complete', 'failed', 'expired')),
  is_test boolean not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  unique (provider, provider_id)
);
create unique index checkouts_open_of_group on checkouts (profile_id, checkout_group)
  where state in ('pending', 'failed');
create index checkouts_open on checkouts (expires_at) where state in ('pending', 'failed');

create table provider_subscriptions (
  provider text not null check (provider in ('stripe', 'test')),
  provider_id text not null,
  profile_id uuid not null references profiles on delete cascade,
  checkout_id uuid not null,
  reference text not null,
  offer_id text not null,
  -- What it changes to when the paid period ends; null if it stays the same.
  scheduled_offer_id text,
  state text not null check (state in ('pending', 'active', 'past_due', 'cancelled')),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency in ('usd')),
  interval text not null check (interval in ('month', 'year')),
  -- Paid until then.
  current_period_end timestamptz(3),
  cancels_at_period_end boolean not null,
  -- When the provider retries a payment.
  next_attempt_at timestamptz(3),
  -- Such as 'Visa ending 4242'.
  paid_with text,
  is_test boolean not null,
  revision integer not null default 1,
  primary key (provider, provider_id)
);
create index provider_subscriptions_profile on provider_subscriptions (profile_id);
create index provider_subscriptions_due on provider_subscriptions (current_period_end) where state <> 'cancelled';

-- Each payment, from an invoice of the provider. They stay without the person, for bookkeeping.
create table payments (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references profiles on delete set null,
  provider text not null check (provider in ('stripe', 'test')),
  provider_id text not null,
  provider_subscription_id text,
  checkout_id uuid not null,
  reference text not null,
  offer_id text not null,
  -- As people read it, such as 'Premium, monthly'.
  title text not null,
  kind text not null check (kind in ('purchase', 'renewal', 'change')),
  state text not null check (state in ('due', 'paid', 'void')),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency in ('usd')),
  refunded_cents integer not null default 0,
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  -- Of the receipt.
  number text,
  paid_with text,
  receipt_url text,
  -- So that a repeated delivery mails no second receipt.
  receipt_mailed_at timestamptz(3),
  is_test boolean not null,
  -- When it was paid, or became due.
  at timestamptz(3) not null,
  revision integer not null default 1,
  unique (provider, provider_id),
  constraint payments_refunded check (refunded_cents between 0 and amount_cents)
);
create index payments_profile on payments (profile_id, at desc, id desc);
create index payments_checkout on payments (checkout_id);

-- Events of the provider that were applied, so that each is applied once.
create table provider_events (
  provider text not null check (provider in ('stripe', 'test')),
  id text not null,
  type text not null,
  received_at timestamptz(3) not null default now(),
  primary key (provider, id)
);

-- What the built-in test checkout stores in place of a payment provider, each an object of the port. Nothing else
-- reads it.
create table test_checkout_objects (
  id text primary key,
  kind text not null check (kind in ('checkout', 'subscription', 'payment')),
  profile_id uuid not null references profiles on delete cascade,
  -- When it changes by itself: a checkout expires, a subscription is renewed or ends.
  due_at timestamptz(3),
  object jsonb not null
);
create index test_checkout_objects_profile on test_checkout_objects (profile_id);
create index test_checkout_objects_due on test_checkout_objects (due_at) where due_at is not null;
