-- Plans that members chose. What a plan entitles to is in the contract of the feature; the newest active row counts.
create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  -- The address at the time, for receipts.
  email text not null,
  plan_type text not null check (plan_type in (
    'free_trial', 'premium_monthly', 'premium_yearly', 'premium_plus_monthly', 'premium_plus_yearly',
    'one_time_premium', 'one_time_premium_plus', 'test_user')),
  payment_method text,
  amount_cents integer not null default 0 check (amount_cents >= 0),
  -- From pending to active once it is paid; past_due while a renewal is not; cancelled is the end.
  status text not null default 'pending' check (status in ('pending', 'active', 'past_due', 'cancelled')),
  created_at timestamptz(3) not null default now()
);
create index subscriptions_profile on subscriptions (profile_id, created_at desc, id desc);
