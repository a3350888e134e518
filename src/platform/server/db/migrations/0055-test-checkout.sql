-- What the built-in test checkout keeps in the place of a payment provider, each as an object of the port. Nothing else
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
