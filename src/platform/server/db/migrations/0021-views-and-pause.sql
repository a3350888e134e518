-- Put away by its owner for a while: only the owner finds it, and its address says so.
alter table listings drop constraint listings_status_check,
  add constraint listings_status_check check (status in ('active', 'paused', 'sold'));

-- Who looked at a listing on a day; forgotten soon, as all it is for is not to count anybody twice.
create table listing_views (
  listing_id uuid not null references listings on delete cascade,
  day date not null,
  -- Keyed hash of the viewer and the day: it names nobody, and does not lead from one day to the next.
  viewer bytea not null check (length(viewer) = 16),
  primary key (listing_id, day, viewer)
);
create index listing_views_day on listing_views (day);

-- Apart from listings, whose rows are heavy to write.
create table listing_view_totals (
  listing_id uuid primary key references listings on delete cascade,
  views integer not null check (views > 0)
);
