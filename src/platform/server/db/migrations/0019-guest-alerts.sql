-- Where a guest is mailed about what they have not read. It works once the link mailed to it was used.
create table guest_alerts (
  guest_key uuid primary key references guest_sessions on delete cascade,
  -- Names it in the unsubscribe links of its mails; another address gets another one.
  id uuid not null unique default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  -- Of the link that is waited for; null once it was used.
  token_hash text unique,
  token_expires_at timestamptz,
  constraint guest_alerts_whole_token check (num_nulls(token_hash, token_expires_at) in (0, 2))
);

-- What a guest is mailed about waits among the notifications; it goes with the address.
alter table notifications
  alter column profile_id drop not null,
  add column guest_key uuid references guest_alerts on delete cascade,
  add constraint notifications_one_person check (num_nonnulls(profile_id, guest_key) = 1),
  add constraint notifications_guests_by_mail check (guest_key is null or not listed);
drop index notifications_group;
create unique index notifications_group on notifications (coalesce(profile_id, guest_key), group_key) where not read;
create index notifications_unread on notifications (profile_id, group_key) where not read and profile_id is not null;
create index notifications_guest on notifications (guest_key) where guest_key is not null;

alter table notification_signals drop constraint notification_signals_pkey;
alter table notification_signals
  alter column profile_id drop not null,
  add column guest_key uuid references guest_alerts on delete cascade,
  add constraint notification_signals_one_person check (num_nonnulls(profile_id, guest_key) = 1);
create unique index notification_signals_once on notification_signals (signal, coalesce(profile_id, guest_key));
create index notification_signals_guest on notification_signals (guest_key) where guest_key is not null;
