-- What the site posts in a chat has a type, which the feature that posts it declares, and data of that type. `content`
-- says it in one line.
alter table messages drop constraint messages_card, drop constraint messages_kind_check, add column type text;
alter table messages rename column card to data;
update messages set
  kind = 'system',
  type = case kind when 'step' then 'deal.' || (data ->> 'step') when 'automatic' then 'message.automatic-answer'
    else 'message.note' end,
  data = coalesce(data, '{}') - 'step'
where kind <> 'text';
alter table messages
  add constraint messages_kind_check check (kind in ('text', 'system')),
  add constraint messages_system check (num_nonnulls(type, data) = case kind when 'system' then 2 else 0 end);
