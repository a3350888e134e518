create table favourites (
  profile_id uuid not null references profiles on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  -- Milliseconds, so that a keyset cursor made from a JavaScript date names the row exactly.
  created_at timestamptz(3) not null default now(),
  -- Counts in listings.recent_favourites; a schedule turns it off once the favourite has become old.
  recent boolean not null default true,
  primary key (profile_id, listing_id)
);
create index favourites_newest on favourites (profile_id, created_at desc, listing_id desc);
create index favourites_listing on favourites (listing_id);
create index favourites_recent on favourites (created_at) where recent;

-- What 'popular' goes by, counted here so that browse does not have to.
alter table listings add column recent_favourites integer not null default 0 check (recent_favourites >= 0);
create index listings_popular on listings (recent_favourites desc, listed_at desc, id desc)
  where status = 'active' and deleted_at is null;

-- A trigger, because favourites also go away with the member who kept them.
create function count_recent_favourites() returns trigger language plpgsql as $$
declare
  change integer := coalesce(new.recent, false)::integer - coalesce(old.recent, false)::integer;
begin
  if change <> 0 then
    update listings set recent_favourites = recent_favourites + change
    where id = coalesce(new.listing_id, old.listing_id);
  end if;
  return null;
end $$;

create trigger favourites_count after insert or delete or update of recent on favourites
  for each row execute function count_recent_favourites();
