-- Points of a canceled event don't count in the leaderboards across events. The update waits for actions that are being
-- counted, because they lock the event. One person at a time, in order, because counting locks the same two rows.
create function remove_canceled_points() returns trigger language plpgsql set search_path from current as $$
declare
  event_year smallint := extract(year from new.starts_at at time zone 'utc');
  participant record;
begin
  for participant in
    select profile_id, points, listings, sales from flash_drop_participants
    where flash_drop_id = new.id and (points, listings, sales) <> (0, 0, 0)
    order by profile_id
  loop
    update flash_drop_totals set
      points = points - participant.points,
      listings = listings - participant.listings,
      sales = sales - participant.sales,
      changed_at = clock_timestamp()
    where profile_id = participant.profile_id and year in (0, event_year);
  end loop;
  return null;
end $$;
create trigger flash_drops_remove_canceled_points after update of cancelled_at on flash_drops
  for each row when (old.cancelled_at is null and new.cancelled_at is not null)
  execute function remove_canceled_points();

update flash_drop_totals as total set
  points = total.points - canceled.points,
  listings = total.listings - canceled.listings,
  sales = total.sales - canceled.sales,
  changed_at = clock_timestamp()
from (
  select profile_id, board.year, sum(points)::int as points, sum(listings)::int as listings, sum(sales)::int as sales
  from flash_drop_participants
    join flash_drops on flash_drops.id = flash_drop_id
    cross join lateral (values (0), (extract(year from starts_at at time zone 'utc')::int)) as board (year)
  where cancelled_at is not null
  group by profile_id, board.year) as canceled
where total.profile_id = canceled.profile_id and total.year = canceled.year;
