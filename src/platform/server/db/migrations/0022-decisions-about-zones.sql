-- Zones that were taken down before that was a decision get one, so that the desk can restore them.
with taken as (
  insert into cases (kind, target_id, source, state, reason, harm, due_at, title, snapshot, about_id, decided_at)
  select 'zone', id, 'operator', 'decided', 'other', 2, now(), title,
    jsonb_build_object('title', title, 'text', description), creator_id, now()
  from zones where status = 'taken_down'
  returning id, about_id)
insert into decisions (case_id, about_id, on_subject, on_person, text, evidence, undo_until, settled_at)
select id, about_id, 'take-down', 'none', 'Taken down by an operator of this site.', '[]', now(), now() from taken;
