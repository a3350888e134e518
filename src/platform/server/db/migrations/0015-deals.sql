-- To whom a listing that is for sale is promised, until when and for how much. One promise in the listing's own row:
-- there cannot be two, and a card shows 'Reserved' without asking elsewhere.
alter table listings
  -- No reference: a promise to an account that is gone ends by itself.
  add column reserved_for uuid,
  add column reserved_until timestamptz(3),
  add column reserved_price_cents integer check (reserved_price_cents between 0 and 1000000000),
  add constraint listings_whole_reservation
    check (num_nulls(reserved_for, reserved_until, reserved_price_cents) in (0, 3));
create index listings_reserved on listings (reserved_until) where reserved_until is not null;

-- Talks about a listing: who is told when it is reserved or sold.
create index conversations_listing on conversations (listing_id) where listing_id is not null;

create table offers (
  -- Made by the client, so that sending it twice offers once.
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  made_by text not null check (made_by in ('buyer', 'seller')),
  price_cents integer not null check (price_cents between 1 and 1000000000),
  state text not null default 'open'
    check (state in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'ended')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
-- A conversation is about one listing with one buyer.
create unique index offers_one_open on offers (conversation_id) where state = 'open';
create index offers_open_of_listing on offers (listing_id) where state = 'open';
create index offers_open_until on offers (expires_at) where state = 'open';

create table meetups (
  -- Made by the client, as an offer's.
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  place text not null check (length(place) between 1 and 120),
  starts_at timestamptz(3) not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'cancelled', 'replaced')),
  -- Both were reminded, or it was confirmed too late for that.
  day_told boolean not null default false,
  hour_told boolean not null default false,
  created_at timestamptz(3) not null
);
create unique index meetups_one on meetups (conversation_id) where state in ('proposed', 'confirmed');
create index meetups_of_listing on meetups (listing_id) where state in ('proposed', 'confirmed');
create index meetups_to_tell on meetups (starts_at) where state = 'confirmed' and not hour_told;

-- A step of a deal, or an automatic answer, in the order of the messages.
alter table messages
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('text', 'system', 'step', 'automatic')),
  -- What happened, for pages to say it in the reader's words and time; `content` says it in short.
  add column card jsonb,
  add constraint messages_card check ((card is not null) = (kind in ('step', 'automatic')));

-- Whether 'Is this still available?' is answered at once from the listing's state.
alter table profiles add column answers_availability boolean not null default true;
alter table guest_sessions add column answers_availability boolean not null default true;
