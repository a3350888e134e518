-- Conversations with their messages and files, deals made in them, and notifications.

-- A conversation of two people, about one listing or none.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  -- Profile ids or guest keys of the two, the smaller one first: whoever opens it, it is the same conversation.
  first_person uuid not null,
  second_person uuid not null,
  -- No reference: the conversation outlives the listing, and stays the one about it.
  listing_id uuid,
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  constraint conversations_two_people check (first_person < second_person),
  constraint conversations_pair_and_listing unique nulls not distinct (first_person, second_person, listing_id)
);
-- To notify those who talk about a listing when it is reserved or sold.
create index conversations_listing on conversations (listing_id) where listing_id is not null;
create index conversations_newest on conversations (created_at) where listing_id is not null;

-- Sending and reading lock the conversation's row above first, so these counts are always right.
create table conversation_participants (
  conversation_id uuid not null references conversations on delete cascade,
  slot smallint not null check (slot in (1, 2)),
  -- Both null: the account is gone, and the other participant keeps the conversation.
  profile_id uuid references profiles on delete set null,
  guest_key uuid references guest_sessions on delete set null,
  delivered_seq integer not null default 0,
  read_seq integer not null default 0,
  last_read_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  -- Time of the conversation's newest message, here for the inbox; null while there is none. Milliseconds, so that a
  -- keyset cursor made from a JavaScript date matches the row exactly.
  last_message_at timestamptz(3),
  primary key (conversation_id, slot),
  constraint conversation_participants_one_person check (num_nonnulls(profile_id, guest_key) <= 1)
);
create index conversation_participants_inbox
  on conversation_participants (profile_id, last_message_at desc, conversation_id desc) where profile_id is not null;
create index conversation_participants_guest_inbox
  on conversation_participants (guest_key, last_message_at desc, conversation_id desc) where guest_key is not null;
create index conversation_participants_unread on conversation_participants (profile_id) include (unread)
  where unread > 0;

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  -- Assigned under the lock of the conversation: whoever has seen number n has missed none before it.
  seq integer not null check (seq > 0),
  -- The slot of the participant who sent it.
  sender smallint not null check (sender in (1, 2)),
  client_id uuid not null,
  kind text not null default 'text' check (kind in ('text', 'system')),
  -- What the site posts has a type, which the feature that posts it declares, and data of that type. `content` says it
  -- in one line.
  type text,
  data jsonb,
  content text not null check (length(content) <= 2000),
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 5),
  attachment_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq),
  -- Sending again after a lost answer stores nothing.
  constraint messages_sent_once unique (conversation_id, sender, client_id),
  constraint messages_attachments check (cardinality(attachment_ids) <= 5),
  constraint messages_not_blank
    check (content <> '' or cardinality(photo_ids) > 0 or cardinality(attachment_ids) > 0),
  constraint messages_system check (num_nonnulls(type, data) = case kind when 'system' then 2 else 0 end)
);

-- Files in messages other than photos. The row is written before the file is stored and deleted with it, so no file is
-- ever without a row.
create table attachments (
  id uuid primary key default gen_random_uuid(),
  -- Both null: the account is gone, and the other person keeps what was sent.
  profile_id uuid references profiles on delete set null,
  guest_key uuid references guest_sessions on delete set null,
  -- Null between the upload and the message, and again once the conversation is gone, until the file is removed.
  conversation_id uuid references conversations on delete set null,
  name text not null check (length(name) between 1 and 200),
  size integer not null check (size > 0),
  type text not null check (type in ('pdf', 'text', 'xlsx', 'ods', 'docx', 'odt', 'mp4', 'webm', 'mov')),
  created_at timestamptz not null default now(),
  constraint attachments_one_owner check (num_nonnulls(profile_id, guest_key) <= 1)
);
create index attachments_unsent on attachments (created_at) where conversation_id is null;
create index attachments_profile on attachments (profile_id) where profile_id is not null;
create index attachments_guest on attachments (guest_key) where guest_key is not null;
create index attachments_conversation on attachments (conversation_id) where conversation_id is not null;

create table offers (
  -- Created by the client, so that sending it twice offers once.
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
  -- Created by the client, as an offer's.
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  place text not null check (length(place) between 1 and 120),
  starts_at timestamptz(3) not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'cancelled', 'replaced')),
  -- Both were reminded a day and an hour before, or it was confirmed too late for that.
  day_notified boolean not null default false,
  hour_notified boolean not null default false,
  created_at timestamptz(3) not null
);
create unique index meetups_one on meetups (conversation_id) where state in ('proposed', 'confirmed');
create index meetups_of_listing on meetups (listing_id) where state in ('proposed', 'confirmed');
create index meetups_to_remind on meetups (starts_at) where state = 'confirmed' and not hour_notified;

-- An item that was sold to a named buyer: the two can review each other, and it counts as a deal done.
create table sales (
  id uuid primary key default gen_random_uuid(),
  -- No reference: the sale outlives the listing.
  listing_id uuid not null constraint sales_listing_once unique,
  -- Null once the account is gone. The guest becomes the profile on sign-up.
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

-- The address where a guest gets mail about what they have not read. Works once the link mailed to it was used.
create table guest_alerts (
  guest_key uuid primary key references guest_sessions on delete cascade,
  -- Identifies it in the unsubscribe links of its mails. Another address gets another id.
  id uuid not null unique default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  -- Of the newest link; null once it was used.
  token_hash text unique,
  token_expires_at timestamptz,
  constraint guest_alerts_whole_token check (num_nulls(token_hash, token_expires_at) in (0, 2))
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references profiles on delete cascade,
  -- What a guest gets by mail waits here too, and is deleted with the address.
  guest_key uuid references guest_alerts on delete cascade,
  -- Declared by the feature that sends it, which also decides as which type it is shown.
  kind text not null,
  type text not null,
  title text not null check (length(title) between 1 and 200),
  -- Replaces the title of a group of several; {count} is how many. Null where only the newest counts.
  grouped_title text check (length(grouped_title) between 1 and 200),
  message text not null check (length(message) <= 500),
  -- Subject of a mail about it alone, if its title would not say who and what among other mails.
  mail_subject text,
  -- A path of this site.
  link text not null check (link like '/%' and link not like '//%'),
  -- The listing it is about, for its picture. One that is gone has no picture, so there is no reference.
  listing_id uuid,
  -- What belongs together, such as the messages of a conversation.
  group_key text not null,
  count integer not null default 1 check (count > 0),
  -- Number of the chat's message that shows the same. Reading the chat up to there reads this.
  message_seq integer,
  read boolean not null default false,
  -- False for one that is sent by email or push alone, as its person prefers.
  listed boolean not null default true,
  -- When to mail or push it, while it is unread; null if it is not, or was. The sender moves the time first, so that
  -- nobody else sends it, and one that dies is retried.
  mail_due_at timestamptz,
  push_due_at timestamptz,
  mailed_at timestamptz,
  pushed_at timestamptz,
  -- Of the newest event in it. Milliseconds, so that a keyset cursor made from a JavaScript date matches the row
  -- exactly.
  created_at timestamptz(3) not null default now(),
  constraint notifications_one_person check (num_nonnulls(profile_id, guest_key) = 1),
  constraint notifications_guests_by_mail check (guest_key is null or not listed)
);
create index notifications_newest on notifications (profile_id, created_at desc, id desc) where listed;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null and not read;
create index notifications_push_due on notifications (push_due_at) where push_due_at is not null and not read;
create index notifications_age on notifications (created_at);
-- A group has one unread notification: later events are added to it.
create unique index notifications_group on notifications (coalesce(profile_id, guest_key), group_key) where not read;
create index notifications_unread on notifications (profile_id, group_key) where not read and profile_id is not null;
create index notifications_guest on notifications (guest_key) where guest_key is not null;

-- Who was already notified of a signal: signals are delivered at least once.
create table notification_signals (
  signal text not null,
  profile_id uuid references profiles on delete cascade,
  guest_key uuid references guest_alerts on delete cascade,
  notified_at timestamptz not null default now(),
  constraint notification_signals_one_person check (num_nonnulls(profile_id, guest_key) = 1)
);
create index notification_signals_profile on notification_signals (profile_id);
create index notification_signals_age on notification_signals (notified_at);
create unique index notification_signals_once on notification_signals (signal, coalesce(profile_id, guest_key));
create index notification_signals_guest on notification_signals (guest_key) where guest_key is not null;

-- What people chose. Without a row, the default of the group and channel applies.
create table notification_preferences (
  profile_id uuid not null references profiles on delete cascade,
  preference_group text not null,
  channel text not null check (channel in ('in-app', 'email', 'push')),
  enabled boolean not null,
  primary key (profile_id, preference_group, channel)
);

create table notification_times (
  profile_id uuid primary key references profiles on delete cascade,
  -- Minutes of the person's day. Quiet hours at night start later in the day than they end.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  digest_hour smallint check (digest_hour between 0 and 23),
  time_zone text not null default 'UTC' check (length(time_zone) <= 60),
  constraint notification_times_whole_quiet check (num_nulls(quiet_from, quiet_until) in (0, 2)),
  constraint notification_times_some_quiet check (quiet_from <> quiet_until)
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  -- Signing out ends it: later notifications are not for the next person on this device.
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  created_at timestamptz not null default now()
);
create index push_subscriptions_profile on push_subscriptions (profile_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- The key pair that identifies this site to push services: one for all processes, created by the first.
create table push_keys (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
