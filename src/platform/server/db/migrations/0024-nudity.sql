-- How much a photo looks like nudity to the model that rates photos, from 0 to 100. Null until it is rated.
alter table photos add column nudity smallint check (nudity between 0 and 100);
create index photos_unrated on photos (created_at, id) where listing_id is not null and nudity is null;
