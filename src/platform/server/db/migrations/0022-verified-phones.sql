-- A phone number is on a profile only once the code sent to it was confirmed, and on one profile at a time.
update profiles set phone = null;
alter table profiles add constraint profiles_phone_is_international check (phone ~ '^\+[1-9][0-9]{7,14}$');
create unique index profiles_phone on profiles (phone);

-- The code that was sent last to somebody.
create table phone_codes (
  profile_id uuid primary key references profiles on delete cascade,
  phone text not null,
  code_hash text not null,
  expires_at timestamptz not null
);
