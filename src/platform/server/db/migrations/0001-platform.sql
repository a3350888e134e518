-- What every area builds on: extensions, functions that several areas use, and the platform's own tables.
--
-- Functions whose body is a text set their search_path. Otherwise they would look for tables in the path of whoever
-- calls them, and pg_dump restores with an empty one.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create extension if not exists cube;

-- Folds a name the way people type it in a search: lower case, without accents, and with plain letters for those that
-- only look like one with an accent ("ø", "ł", "ß").
create function fold_name(name text) returns text
  language sql immutable parallel safe strict return
    replace(replace(replace(replace(
      translate(regexp_replace(normalize(lower(name), nfd), U&'[\0300-\036F]', '', 'g'), 'øłđðħı', 'olddhi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

-- Returns a point in meters from the center of the earth. Same result as ll_to_earth of the extension earthdistance,
-- whose functions do not find their own type in a restore before PostgreSQL 18. A function with a parsed body does.
create function earth_point(latitude float8, longitude float8) returns cube
  language sql immutable strict parallel safe
  return cube(cube(cube(
    6378168 * cos(radians(latitude)) * cos(radians(longitude))),
    6378168 * cos(radians(latitude)) * sin(radians(longitude))),
    6378168 * sin(radians(latitude)));

-- Refuses changes of a ledger. Entries are only added, and deleted with the account they belong to.
create function keep_ledger_entries() returns trigger language plpgsql set search_path from current as $$
begin
  -- Deeper than this trigger alone: the constraint that deletes the entries of an erased account.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'Entries of % are only added', tg_table_name;
end $$;

-- Counts tries of things that are limited (log-in, guest PIN, uploads), so that limits hold across restarts and
-- processes. Unlogged, because nearly every write counts one and none matters for longer than an hour: the answer does
-- not wait for the disk. After a crash the counts start again; a server that is stopped keeps them. No index on
-- expires_at, because each count moves it; the sweep reads the whole table.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  blocked_until timestamptz,
  expires_at timestamptz not null
) with (fillfactor = 70);

-- Signals, from the commit that made them true until they are on their way to their consumers, a moment later. Rows
-- come and go all the time and there are never many, so vacuum goes by their number.
create table signals (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  recorded_at timestamptz not null default clock_timestamp()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Calls to models: what they used and cost. Nothing about who made them or what was said.
create table ai_calls (
  id bigint generated always as identity primary key,
  called_at timestamptz(3) not null default now(),
  -- Such as 'listing-drafts.generate'.
  purpose text not null,
  model text not null,
  kind text not null check (kind in ('text', 'vision', 'speech', 'embedding')),
  -- 'answered', or why not.
  outcome text not null,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  audio_seconds real not null default 0 check (audio_seconds >= 0),
  seconds real not null check (seconds >= 0),
  -- Null if the price of the model is not set.
  cost_microdollars bigint check (cost_microdollars >= 0)
);
create index ai_calls_called_at on ai_calls (called_at);
