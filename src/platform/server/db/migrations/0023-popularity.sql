-- How often a listing was looked at on a day; kept for as long as that makes it popular.
create table listing_view_days (
  listing_id uuid not null references listings on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);
create index listing_view_days_day on listing_view_days (day);

-- Of the last 30 days, counted each hour and not at each look: a listing's row is heavy to write.
alter table listings
  add column recent_views integer not null default 0 check (recent_views >= 0),
  add column recent_chats integer not null default 0 check (recent_chats >= 0);
-- Whoever asks wants it more than who keeps it, who wants it more than who looks.
alter table listings add column popularity integer not null
  generated always as (recent_views + 3 * recent_favourites + 5 * recent_chats) stored;
create index listings_of_interest on listings (id) where recent_views > 0 or recent_chats > 0;

drop index listings_popular;
create index listings_popular on listings (popularity desc, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;

create index conversations_newest on conversations (created_at) where listing_id is not null;
