-- When a listing was last marked as sold, for those who ask what similar items went for.
alter table listings add column sold_at timestamptz(3);
update listings set sold_at = coalesce(
  (select completed_at from sales where sales.listing_id = listings.id), updated_at)
where status = 'sold';
alter table listings add constraint listings_sold_at check ((status = 'sold') = (sold_at is not null));

-- A trigger, as several features mark listings as sold.
create function note_sold_at() returns trigger language plpgsql set search_path from current as $$
begin
  -- A listing that is stored as sold from the start was sold when it last changed.
  new.sold_at := case
    when new.status <> 'sold' then null
    when tg_op = 'INSERT' then coalesce(new.sold_at, new.updated_at)
    else now() end;
  return new;
end $$;
create trigger listings_stored_as_sold before insert on listings
  for each row when (new.status = 'sold') execute function note_sold_at();
create trigger listings_sold before update of status on listings
  for each row when (old.status is distinct from new.status) execute function note_sold_at();

create index listings_sold on listings (sold_at desc, id desc) where status = 'sold' and deleted_at is null;
create index listings_category_sold on listings (category, sold_at desc, id desc)
  where status = 'sold' and deleted_at is null;
create index listings_sold_words on listings using gin (search_text_words(search_text)) with (fastupdate = off)
  where status = 'sold' and deleted_at is null;
