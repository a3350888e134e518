import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';

/** A want that a listing matches, exactly or nearly. */
export interface NotedMatch {
  want_id: string;
  is_close: boolean;
  price_cents: number;
  distance_km: number | null;
  /** Whether it is notified instantly, or through another want of the same person. */
  is_told: boolean;
}

/** What happened to a listing: it was posted, became cheaper, or is for sale again. */
export type Change = 'new' | 'drop' | 'back';

/** A returning listing is not news if it was notified or seen within this time. */
const RECENT = sql.lit('1 day');

/**
 * Records which wants a listing matches: once, and again when it is cheaper than ever or returns after a while.
 * Idempotent for each signal.
 */
export async function noteMatches(
  db: Database,
  listingId: string,
  change: Change,
  matches: readonly NotedMatch[],
): Promise<void> {
  const isAgain = sql`${change}::text = 'back' and (known.is_close
        or greatest(known.matched_at, known.shown_at) < now() - ${RECENT}::interval)`;
  await sql`
    insert into want_matches as known (want_id, listing_id, is_close, price_cents, distance_km, change, told_at)
    select want_id, ${listingId}::uuid, is_close, price_cents, distance_km, ${change === 'drop' ? 'drop' : 'new'}::text,
      case when is_told then now() end
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as item (
      want_id uuid, is_close boolean, price_cents integer, distance_km integer, is_told boolean)
    -- A want or a listing that went away meanwhile has nothing to note.
    where exists (select from wants where id = want_id) and exists (select from listings where id = ${listingId}::uuid)
    -- In one order, so that two signals to the same wants wait for each other instead of both.
    order by want_id
    on conflict (want_id, listing_id) do update set
      is_close = excluded.is_close,
      price_cents = case when known.is_close then excluded.price_cents
        else least(known.price_cents, excluded.price_cents) end,
      distance_km = excluded.distance_km,
      -- What was not told yet is still new.
      change = case when known.told_at is null and not known.is_close then known.change else excluded.change end,
      matched_at = now(),
      told_at = excluded.told_at,
      shown_at = null
    where not excluded.is_close
      and ((${change}::text <> 'new' and excluded.price_cents < known.price_cents) or (${isAgain}))`.execute(
    db,
  );
}

/**
 * Returns those of the wants whose newest change is this one, by price or by time: the ones this signal notifies of.
 */
export async function findWantsToNotify(
  db: Database,
  listingId: string,
  { change, priceCents, changedAt }: { change: Change; priceCents: number; changedAt: Date },
  wantIds: readonly string[],
): Promise<Set<string>> {
  const ofListing = db
    .selectFrom('want_matches')
    .select('want_id')
    .where('listing_id', '=', listingId)
    .where('want_id', '=', anyOf(wantIds))
    .where('is_close', '=', false);
  const rows = await (change === 'back'
    ? ofListing.where('matched_at', '>=', changedAt)
    : ofListing.where('change', '=', change).where('price_cents', '=', priceCents)
  ).execute();
  return new Set(rows.map(({ want_id }) => want_id));
}

/** Schedules a digest for each of these wants, unless one is scheduled already. */
export async function dueDigests(
  db: Database,
  digests: readonly { want_id: string; due_at: Date }[],
): Promise<void> {
  if (digests.length === 0) return;
  await sql`
    update wants set digest_due_at = due_at
    from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as item (want_id uuid, due_at timestamptz)
    where wants.id = want_id and digest_due_at is null and paused_at is null`.execute(db);
}

/**
 * Records that a member has seen these listings, so that no digest contains them.
 * @param wantId Null for all of their wants.
 */
export async function noteShown(
  db: Database,
  profileId: string,
  wantId: string | null,
  listingIds: readonly string[],
): Promise<void> {
  await sql`
    update want_matches set shown_at = now(), told_at = coalesce(told_at, now())
    from wants
    where wants.id = want_id and profile_id = ${profileId}::uuid
      and (${wantId}::uuid is null or want_id = ${wantId}::uuid)
      and listing_id = any(${listingIds}::uuid[]) and shown_at is null`.execute(db);
}
