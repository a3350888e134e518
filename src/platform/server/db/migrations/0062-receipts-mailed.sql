-- When the receipt of a payment was mailed, so that a delivery that is repeated mails no second one.
alter table payments add column receipt_mailed_at timestamptz(3);
