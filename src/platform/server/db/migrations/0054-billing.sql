-- What people buy, and what the payment provider says of it. Whatever is the provider's is named by its id there. Rows
-- that are read from the provider count their revisions: of two who read at once, the later write asks again.
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
  -- Null until the provider has made it.
  provider_id text,
  -- A person has at most one open checkout of a group.
  checkout_group text,
  -- What the feature that sells calls the purchase.
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
  state text not null check (state in ('pending', 'active', 'past_due', 'cancelled')),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency in ('usd')),
  interval text not null check (interval in ('month', 'year')),
  -- Paid until then.
  current_period_end timestamptz(3),
  cancels_at_period_end boolean not null,
  -- When the provider tries again to collect a payment.
  next_attempt_at timestamptz(3),
  -- Such as 'Visa ending 4242'.
  paid_with text,
  is_test boolean not null,
  revision integer not null default 1,
  primary key (provider, provider_id)
);
create index provider_subscriptions_profile on provider_subscriptions (profile_id);
create index provider_subscriptions_due on provider_subscriptions (current_period_end) where state <> 'cancelled';

-- Each payment, as an invoice of the provider tells of it. They stay without the person, for the books.
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
  is_test boolean not null,
  -- When it was paid, or became due.
  at timestamptz(3) not null,
  revision integer not null default 1,
  unique (provider, provider_id),
  constraint payments_refunded check (refunded_cents between 0 and amount_cents)
);
create index payments_profile on payments (profile_id, at desc, id desc);
create index payments_checkout on payments (checkout_id);

-- Events of the provider that were followed, so that each is followed once.
create table provider_events (
  provider text not null check (provider in ('stripe', 'test')),
  id text not null,
  type text not null,
  received_at timestamptz(3) not null default now(),
  primary key (provider, id)
);
