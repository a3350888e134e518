-- What a subscription changes to when the period that is paid ends; null where it goes on as it is.
alter table provider_subscriptions add column scheduled_offer_id text;
alter table subscriptions add column scheduled_plan_type text;
