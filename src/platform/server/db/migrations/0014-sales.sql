-- A thing that went from its seller to a named buyer: what both review, and what 'deals done' counts.
create table sales (
  id uuid primary key default gen_random_uuid(),
  -- No reference: the sale outlives the listing.
  listing_id uuid not null constraint sales_listing_once unique,
  -- Null once the account is gone; a guest who signs up becomes the profile.
  seller_id uuid references profiles on delete set null,
  seller_guest uuid references guest_sessions on delete set null,
  buyer_id uuid references profiles on delete set null,
  -- As it was when it was sold.
  item_title text not null,
  price_cents integer not null check (price_cents between 0 and 1000000000),
  completed_at timestamptz(3) not null default now(),
  constraint sales_one_seller check (num_nonnulls(seller_id, seller_guest) <= 1),
  constraint sales_two_people check (seller_id <> buyer_id)
);
create index sales_seller on sales (seller_id, completed_at desc) where seller_id is not null;
create index sales_guest on sales (seller_guest, completed_at desc) where seller_guest is not null;
create index sales_buyer on sales (buyer_id, completed_at desc) where buyer_id is not null;
