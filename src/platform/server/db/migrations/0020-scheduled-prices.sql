-- What a plan costs after a change that waits for the end of the period. Prices change, and the one at the time counts.
alter table provider_subscriptions add column scheduled_amount_cents integer check (scheduled_amount_cents >= 0);
alter table subscriptions add column scheduled_amount_cents integer check (scheduled_amount_cents >= 0);
