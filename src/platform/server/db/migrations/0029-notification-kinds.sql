-- Features declare the kinds of notifications in code, which checks them. `type` is only what one shows as.
alter table notifications drop constraint notifications_type_check, add column kind text;
update notifications set kind = case type
  when 'message' then 'message.received'
  when 'like' then 'favourite.saved'
  when 'review' then 'review.written'
  when 'listing' then 'favourite.available'
  when 'other' then 'deal.reserved'
  else type end;
alter table notifications alter column kind set not null;

-- 'other' was what deals showed as; what people chose for it was for deals.
alter table notification_choices drop constraint notification_choices_type_check;
alter table notification_choices rename to notification_preferences;
alter table notification_preferences rename column type to preference_group;
alter index notification_choices_pkey rename to notification_preferences_pkey;
alter table notification_preferences
  rename constraint notification_choices_channel_check to notification_preferences_channel_check;
update notification_preferences set preference_group = 'deals' where preference_group = 'other';
