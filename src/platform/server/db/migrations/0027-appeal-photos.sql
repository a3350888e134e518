-- Photos that the person adds to an appeal. Like those in messages, they are kept (photos.sent).
alter table appeals
  add column photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 3),
  add constraint appeals_photos_of_person check (report_id is null or photo_ids = '{}');
