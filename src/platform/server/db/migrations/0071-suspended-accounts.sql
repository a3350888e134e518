-- Suspended by an operator: the account reads, gets its data and can be deleted, and does nothing else.
alter table users add column suspended_at timestamptz(3);
