-- Files in messages that are no photos. Their row is there before the file in the storage and ends with it, so no file is
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

alter table messages
  add column attachment_ids uuid[] not null default '{}',
  add constraint messages_attachments check (cardinality(attachment_ids) <= 5),
  drop constraint messages_not_blank,
  add constraint messages_not_blank
    check (content <> '' or cardinality(photo_ids) > 0 or cardinality(attachment_ids) > 0);
