-- One-way codes of the network addresses an account was used from, to recognize second accounts of one person.
create table known_addresses (
  user_id uuid not null references users on delete cascade,
  address_code bytea not null check (length(address_code) = 16),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, address_code)
);
create index known_addresses_last_seen_at on known_addresses (last_seen_at);

-- Why an entry earned no points. Older entries without points came after the cap.
alter table flash_drop_points add column reason text
  constraint flash_drop_points_reason check (
    reason is null or reason in ('daily-limit', 'same-person', 'same-buyer', 'new-buyer') and points = 0);

-- Replaced by known_addresses: two neighbors with the same phone on one network had the same code.
alter table flash_drop_shares drop column device_code;
