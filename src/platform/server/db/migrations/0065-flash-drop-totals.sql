-- An account has no profile before its first log-in.
drop table invited_members;
create table invited_accounts (
  account_id uuid primary key references users on delete cascade,
  -- Who signed up by whose link; null once that account is gone.
  invited_by uuid references profiles on delete set null,
  constraint invited_accounts_two_people check (account_id <> invited_by)
);
create index invited_accounts_invited_by on invited_accounts (invited_by) where invited_by is not null;

-- As before, but without offering a total below zero for insertion, which the constraint refuses even where there is a
-- row to update.
create or replace function count_flash_drop_points() returns trigger language plpgsql set search_path from current as $$
declare
  event_year smallint := (
    select extract(year from starts_at at time zone 'utc') from flash_drops where id = new.flash_drop_id);
begin
  update flash_drop_participants set
    points = points + new.points,
    listings = listings + new.listings,
    sales = sales + new.sales,
    reached_at = case when new.points = 0 then reached_at else new.occurred_at end,
    listings_reached_at = case when new.listings = 0 then listings_reached_at else new.occurred_at end,
    changed_at = clock_timestamp()
  where flash_drop_id = new.flash_drop_id and profile_id = new.profile_id;
  insert into flash_drop_totals (year, profile_id) values (0, new.profile_id), (event_year, new.profile_id)
  on conflict do nothing;
  update flash_drop_totals set
    points = points + new.points,
    listings = listings + new.listings,
    sales = sales + new.sales,
    reached_at = case when new.points = 0 then reached_at else new.occurred_at end,
    changed_at = clock_timestamp()
  where profile_id = new.profile_id and year in (0, event_year);
  return null;
end $$;
