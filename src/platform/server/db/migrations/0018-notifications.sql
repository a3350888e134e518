create table notifications (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles on delete cascade,
  type text not null check (type in (
    'credit_reset', 'credit_reminder', 'ai_usage_alert', 'message', 'like', 'review', 'listing', 'other')),
  title text not null check (length(title) between 1 and 200),
  -- Takes the title's place as soon as there are several; {count} stands for how many. Null where only the newest counts.
  grouped_title text check (length(grouped_title) between 1 and 200),
  message text not null check (length(message) <= 500),
  -- A path of this site.
  link text not null check (link like '/%' and link not like '//%'),
  -- What belongs together, such as the messages of a conversation.
  group_key text not null,
  count integer not null default 1 check (count > 0),
  read boolean not null default false,
  -- False for one that goes by e-mail or push alone, as its person wants it.
  listed boolean not null default true,
  -- When it is to be mailed or pushed, while it is unread; null when it is not, or no more. Who sends it puts the time
  -- off first, so that nobody else does, and a sender that dies is made up for.
  mail_due_at timestamptz,
  push_due_at timestamptz,
  mailed_at timestamptz,
  pushed_at timestamptz,
  -- Of the newest thing in it. Milliseconds, so that a keyset cursor made from a JavaScript date names the row exactly.
  created_at timestamptz(3) not null default now()
);
-- There is one unread notification of a group: what comes meanwhile adds to it.
create unique index notifications_group on notifications (profile_id, group_key) where not read;
create index notifications_newest on notifications (profile_id, created_at desc, id desc) where listed;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null and not read;
create index notifications_push_due on notifications (push_due_at) where push_due_at is not null and not read;
create index notifications_age on notifications (created_at);

-- Whom a signal has been told to already: signals come at least once.
create table notification_signals (
  signal text not null,
  profile_id uuid not null references profiles on delete cascade,
  told_at timestamptz not null default now(),
  primary key (signal, profile_id)
);
create index notification_signals_profile on notification_signals (profile_id);
create index notification_signals_age on notification_signals (told_at);

-- What somebody chose; what is not here is as it is for everybody.
create table notification_choices (
  profile_id uuid not null references profiles on delete cascade,
  type text not null check (type in ('message', 'like', 'review', 'listing', 'other')),
  channel text not null check (channel in ('in-app', 'email', 'push')),
  enabled boolean not null,
  primary key (profile_id, type, channel)
);

create table notification_times (
  profile_id uuid primary key references profiles on delete cascade,
  -- Minutes of the person's day; from may be after until, for a night.
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
  -- Signing out ends it: what follows on this device is nobody else's to read.
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  created_at timestamptz not null default now()
);
create index push_subscriptions_profile on push_subscriptions (profile_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- The pair of keys by which push services know this site; one for all processes, made by the first.
create table push_keys (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
