-- Only listings that are shown have a pin: one that is sold, paused, deleted or hidden frees it.
create or replace function keep_zone_listings() returns trigger language plpgsql set search_path from current as $$
declare
  is_for_sale boolean := new.status = 'active' and new.deleted_at is null and not new.hidden;
  zone uuid;
begin
  for zone in
    select zone_id from zone_listings where listing_id = new.id and for_sale <> is_for_sale order by zone_id
  loop
    update zone_listings set for_sale = is_for_sale, pin = case when is_for_sale then pin end
    where zone_id = zone and listing_id = new.id;
  end loop;
  return null;
end $$;
update zone_listings set pin = null where pin is not null and not active;
