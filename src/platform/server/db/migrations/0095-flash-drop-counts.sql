-- Numbers of the listings of an event, so that its pages count nothing: each of them is looked at by many people.
alter table flash_drop_listings
  -- Others can see it. Of the listing; kept by triggers.
  add column shown boolean not null default false,
  -- Favorites from before the end of the event, and shared links that were opened.
  add column likes integer not null default 0 constraint flash_drop_listings_likes check (likes >= 0),
  add column shares integer not null default 0 constraint flash_drop_listings_shares check (shares >= 0);

update flash_drop_listings as listed set
  shown = listings.status <> 'paused' and listings.deleted_at is null and not listings.owner_leaves,
  likes = (
    select count(*) from favourites
    where favourites.listing_id = listings.id and favourites.created_at < flash_drops.ends_at),
  shares = (
    select count(*) from flash_drop_shares as share
    where share.listing_id = listings.id and share.flash_drop_id = flash_drops.id and share.opened_at is not null)
from listings, flash_drops
where listings.id = listed.listing_id and flash_drops.id = listed.flash_drop_id;

create index flash_drop_listings_best
  on flash_drop_listings (flash_drop_id, (likes + 2 * shares) desc, added_at desc, listing_id) where shown;
create index flash_drop_listings_liked on flash_drop_listings (flash_drop_id) where likes > 0;

-- Finds who leads, and counts who takes part.
create index flash_drop_participants_listings
  on flash_drop_participants (flash_drop_id, listings desc, listings_reached_at, profile_id) where left_at is null;
create index flash_drop_participants_sales on flash_drop_participants (flash_drop_id) include (sales) where sales > 0;

-- Locks the listing, so that it is not hidden or liked unnoticed in the meantime.
create function set_flash_drop_listing_counts() returns trigger language plpgsql set search_path from current as $$
begin
  select status <> 'paused' and deleted_at is null and not owner_leaves into new.shown
  from listings where id = new.listing_id for share;
  select count(*) into new.likes
  from favourites join flash_drops on favourites.created_at < flash_drops.ends_at
  where favourites.listing_id = new.listing_id and flash_drops.id = new.flash_drop_id;
  return new;
end $$;
create trigger flash_drop_listings_set_counts before insert on flash_drop_listings
  for each row execute function set_flash_drop_listing_counts();

-- A trigger, because a listing is hidden or shown by many ways.
create function show_flash_drop_listings() returns trigger language plpgsql set search_path from current as $$
declare
  is_shown boolean := new.status <> 'paused' and new.deleted_at is null and not new.owner_leaves;
begin
  update flash_drop_listings set shown = is_shown where listing_id = new.id and shown <> is_shown;
  return null;
end $$;
create trigger listings_show_in_flash_drops after update of status, deleted_at, owner_leaves on listings
  for each row execute function show_flash_drop_listings();

-- Once a statement, as a member who is erased may have liked many listings; in order, so that two of them do not wait for
-- each other.
create function count_flash_drop_likes() returns trigger language plpgsql set search_path from current as $$
declare
  change integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform from flash_drop_listings
  where listing_id in (select listing_id from changed) order by listing_id, flash_drop_id for no key update;
  update flash_drop_listings as listed set likes = listed.likes + change * counted.number
  from (
    select changed.listing_id, flash_drops.id as flash_drop_id, count(*)::int as number
    from changed
    join flash_drop_listings as entered on entered.listing_id = changed.listing_id
    join flash_drops on flash_drops.id = entered.flash_drop_id and changed.created_at < flash_drops.ends_at
    group by changed.listing_id, flash_drops.id) as counted
  where listed.listing_id = counted.listing_id and listed.flash_drop_id = counted.flash_drop_id;
  return null;
end $$;
create trigger favourites_count_likes_added after insert on favourites
  referencing new table as changed for each statement execute function count_flash_drop_likes();
create trigger favourites_count_likes_removed after delete on favourites
  referencing old table as changed for each statement execute function count_flash_drop_likes();

-- A new end moves what counts. What operators can choose is still to come, so it changes no number then.
create function move_flash_drop_likes() returns trigger language plpgsql set search_path from current as $$
begin
  update flash_drop_listings as listed set likes = listed.likes + moved.number
  from (
    select favourites.listing_id,
      count(*) filter (where created_at < new.ends_at) - count(*) filter (where created_at < old.ends_at) as number
    from flash_drop_listings as entered join favourites on favourites.listing_id = entered.listing_id
    where entered.flash_drop_id = new.id
      and created_at >= least(old.ends_at, new.ends_at) and created_at < greatest(old.ends_at, new.ends_at)
    group by favourites.listing_id) as moved
  where listed.flash_drop_id = new.id and listed.listing_id = moved.listing_id;
  return null;
end $$;
create trigger flash_drops_move_likes after update of ends_at on flash_drops
  for each row when (old.ends_at <> new.ends_at) execute function move_flash_drop_likes();

create function count_flash_drop_shares() returns trigger language plpgsql set search_path from current as $$
declare
  change integer := case when tg_op = 'DELETE' then 0 else (new.opened_at is not null)::int end
    - case when tg_op = 'INSERT' then 0 else (old.opened_at is not null)::int end;
  share flash_drop_shares := coalesce(new, old);
begin
  if change <> 0 then
    update flash_drop_listings set shares = shares + change
    where flash_drop_id = share.flash_drop_id and listing_id = share.listing_id;
  end if;
  return null;
end $$;
create trigger flash_drop_shares_count after insert or delete or update of opened_at on flash_drop_shares
  for each row execute function count_flash_drop_shares();
