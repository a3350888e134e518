-- Reservations that ended because of a decision. They are restored if it is taken back in time.
alter table decisions add column ended_reservations jsonb not null default '[]';
