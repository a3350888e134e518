-- What people wrote on the contact page; mailed to the operator after commit.
create table contact_messages (
  -- Made by the page that sends it: sending again after a lost answer stores nothing.
  id uuid primary key,
  -- Who was signed in, whatever name and address they typed.
  user_id uuid references users on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 1 and 254),
  subject text not null check (subject in (
    'general-inquiry', 'technical-support', 'billing-question', 'report-an-issue', 'partnership-opportunity', 'other')),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  -- Null until the mail server took the mail.
  mailed_at timestamptz
);
create index contact_messages_user_id on contact_messages (user_id) where user_id is not null;
create index contact_messages_unmailed on contact_messages (created_at) where mailed_at is null;
