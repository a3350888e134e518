-- What pg_dump writes is restored with an empty search_path, and earthdistance's functions before PostgreSQL 18 do not
-- find their own type then. A function with a parsed body finds everything.
create function earth_point(latitude float8, longitude float8) returns cube
  language sql immutable strict parallel safe
  -- Meters from the center of the earth, as ll_to_earth computes them.
  return cube(cube(cube(
    6378168 * cos(radians(latitude)) * cos(radians(longitude))),
    6378168 * cos(radians(latitude)) * sin(radians(longitude))),
    6378168 * sin(radians(latitude)));

drop index listings_nearest;
alter table listings drop column place;
alter table listings
  add column place cube generated always as (earth_point(latitude::float8, longitude::float8)) stored;
create index listings_nearest on listings using gist (place) where status = 'active' and deleted_at is null;

-- An administrator may have installed it, or use it for something else.
do $$ begin
  drop extension earthdistance;
exception when insufficient_privilege or dependent_objects_still_exist then null;
end $$;

-- Functions whose body is a text keep the search_path that they were written for, whoever calls them.
do $$
declare
  written regprocedure;
begin
  for written in
    select pg_proc.oid from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = current_schema()::regnamespace and proowner = current_user::regrole
      and lanname in ('sql', 'plpgsql') and prosqlbody is null
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('alter function %s set search_path from current', written);
  end loop;
end $$;
