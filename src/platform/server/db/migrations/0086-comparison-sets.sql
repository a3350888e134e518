-- The same listings in another order are the same comparison.
create function sorted_uuids(ids uuid[]) returns uuid[] language sql immutable strict parallel safe
  set search_path from current as $$
  select array_agg(id order by id) from unnest(ids) as id
$$;
alter table comparisons add column listing_set uuid[] generated always as (sorted_uuids(listing_ids)) stored;

-- Of each set, the shared one stays, then the saved one, then the latest. A saved one that goes hands over its mark.
with ranked as (
  select id,
    first_value(id) over same as stays,
    min(saved_at) over (partition by profile_id, guest_key, listing_set) as saved_at,
    max(compared_at) over (partition by profile_id, guest_key, listing_set) as compared_at,
    count(*) over (partition by profile_id, guest_key, listing_set) as copies
  from comparisons
  window same as (
    partition by profile_id, guest_key, listing_set
    order by share_token is null, saved_at is null, compared_at desc, id
  )
), kept as (
  update comparisons set saved_at = ranked.saved_at, compared_at = ranked.compared_at
  from ranked where ranked.id = comparisons.id and ranked.id = ranked.stays and ranked.copies > 1
)
delete from comparisons using ranked where ranked.id = comparisons.id and ranked.id <> ranked.stays;

alter table comparisons
  drop constraint comparisons_once_per_member,
  drop constraint comparisons_once_per_guest,
  add constraint comparisons_once_per_member unique (profile_id, listing_set),
  add constraint comparisons_once_per_guest unique (guest_key, listing_set);

-- Shared by somebody without an account: nobody owns it, it expires, and the key that stops it earlier is in their
-- browser.
alter table comparisons
  add column expires_at timestamptz(3),
  add column stop_key_hash text,
  drop constraint comparisons_have_one_owner,
  drop constraint comparisons_are_kept_by_members,
  add constraint comparisons_have_one_owner
    check (num_nonnulls(profile_id, guest_key) = case when expires_at is null then 1 else 0 end),
  add constraint comparisons_are_kept_by_members check (
    profile_id is not null or saved_at is null and (shared_at is null or expires_at is not null)),
  add constraint comparisons_expire_shared
    check (num_nulls(expires_at, stop_key_hash) in (0, 2) and (expires_at is null or share_token is not null));
create index comparisons_expired on comparisons (expires_at) where expires_at is not null;

-- One item that is left is no best value.
update comparisons set shared = jsonb_set(shared, '{recommendation}', 'null')
where shared -> 'recommendation' -> 'reasons' @> '[{"kind": "only-one"}]';
