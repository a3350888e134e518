-- A conversation of two people, about one listing or none.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  -- Profile ids or guest keys of the two, the smaller one first: whoever opens it, it is the same conversation.
  first_person uuid not null,
  second_person uuid not null,
  -- No reference: the talk outlives the listing, and stays the one about it.
  listing_id uuid,
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  constraint conversations_two_people check (first_person < second_person),
  constraint conversations_pair_and_listing unique nulls not distinct (first_person, second_person, listing_id)
);

-- Who sends or reads locks the conversation's row above first, so what is counted here is never off.
create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  place smallint not null check (place in (1, 2)),
  -- Both null: the account is gone, and the other one keeps the conversation.
  profile_id uuid references profiles on delete set null,
  guest_key uuid references guest_sessions on delete set null,
  delivered_seq integer not null default 0,
  read_seq integer not null default 0,
  last_read_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  -- Time of the conversation's newest message, here for the inbox; null while there is none. Milliseconds, so that a
  -- keyset cursor made from a JavaScript date names the row exactly.
  last_message_at timestamptz(3),
  primary key (conversation_id, place),
  constraint conversation_members_one_person check (num_nonnulls(profile_id, guest_key) <= 1)
);
create index conversation_members_inbox on conversation_members (profile_id, last_message_at desc, conversation_id desc)
  where profile_id is not null;
create index conversation_members_guest_inbox
  on conversation_members (guest_key, last_message_at desc, conversation_id desc) where guest_key is not null;
create index conversation_members_unread on conversation_members (profile_id) include (unread) where unread > 0;

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  -- Given out under the lock of the conversation: whoever has seen number n has missed none before it.
  seq integer not null check (seq > 0),
  -- The place of the member who sent it.
  sender smallint not null check (sender in (1, 2)),
  client_id uuid not null,
  kind text not null default 'text' check (kind in ('text', 'system')),
  content text not null check (length(content) <= 2000),
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 5),
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq),
  -- Sending again after a lost answer stores nothing.
  constraint messages_sent_once unique (conversation_id, sender, client_id),
  constraint messages_not_blank check (content <> '' or cardinality(photo_ids) > 0)
);

-- In a message: stays, although on no listing.
alter table photos add column sent boolean not null default false,
  add constraint photos_one_use check (not (sent and listing_id is not null));
drop index photos_unattached;
create index photos_unattached on photos (created_at) where listing_id is null and not sent;

-- Search for people, by a part of either name.
create index profiles_username_search on profiles using gin (lower(username) gin_trgm_ops);
create index profiles_full_name_search on profiles using gin (lower(full_name) gin_trgm_ops);
create index profiles_email on profiles (email);
