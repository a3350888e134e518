-- How much of what was refunded of a payment its person was told by mail.
alter table payments add column refund_mailed_cents integer not null default 0;
update payments set refund_mailed_cents = refunded_cents;
