-- People who asked for the deletion of their account, or guest access, leave: nobody sees them, and they are erased at
-- this time unless they log in before.
alter table profiles add column deletes_at timestamptz(3);
alter table guest_sessions add column deletes_at timestamptz(3);
create index profiles_deletes_at on profiles (deletes_at) where deletes_at is not null;
create index guest_sessions_deletes_at on guest_sessions (deletes_at) where deletes_at is not null;

-- Hidden while its owner leaves. The status stays what it was, for when the owner comes back.
alter table listings add column owner_leaves boolean not null default false;

-- What somebody sent in a chat stays for the other participant, without an owner.
alter table photos
  drop constraint photos_one_owner,
  add constraint photos_one_owner
    check (num_nonnulls(profile_id, guest_key) = 1 or (sent and num_nonnulls(profile_id, guest_key) = 0));
