-- When an item can be picked up: between two times of some days of the week; 0 is Sunday. Without them, at any time.
alter table listings
  add column pickup_days smallint[] check (
    cardinality(pickup_days) between 1 and 7 and pickup_days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  add column pickup_from time,
  add column pickup_to time check (pickup_to > pickup_from),
  add constraint listings_whole_pickup_hours check (num_nulls(pickup_days, pickup_from, pickup_to) in (0, 3));
