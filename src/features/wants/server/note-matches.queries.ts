import { sql } from 'kysely';
import { anyOf } from '../../../platform/server/db/any-of.ts';
import type { Database } from '../../../platform/server/db/database.ts';

/** A want that a listing matches, or nearly does. */
export interface NotedMatch {
  want_id: string;
  is_close: boolean;
  price_cents: number;
  distance_km: number | null;
  /** It is told at once, or by another want of the same person. */
  is_told: boolean;
}

/** What happened to a listing. */
export type Change = 'new' | 'drop';

/**
 * Notes which wants a listing matches, each once, and again when it is cheaper than ever before. Delivering the same
 * signal again changes nothing.
 */
export async function noteMatches(
  db: Database,
  listingId: string,
  change: Change,
  matches: readonly NotedMatch[],
): Promise<void> {
  await sql`
    insert into want_matches as known (want_id, listing_id, is_close, price_cents, distance_km, change, told_at)
    select want_id, ${listingId}::uuid, is_close, price_cents, distance_km, ${change}::text, case when is_told then now() end
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as item (
      want_id uuid, is_close boolean, price_cents integer, distance_km integer, is_told boolean)
    -- A want or a listing that went away meanwhile has nothing to note.
    where exists (select from wants where id = want_id) and exists (select from listings where id = ${listingId}::uuid)
    -- In one order, so that two signals to the same wants wait for each other instead of both.
    order by want_id
    on conflict (want_id, listing_id) do update set
      is_close = excluded.is_close,
      price_cents = excluded.price_cents,
      distance_km = excluded.distance_km,
      -- What was not told yet is still new.
      change = case when known.told_at is null and not known.is_close then known.change else excluded.change end,
      matched_at = now(),
      told_at = excluded.told_at,
      shown_at = null
    where excluded.change = 'drop' and not excluded.is_close and excluded.price_cents < known.price_cents`.execute(
    db,
  );
}

/** Of these wants, those whose newest change is this one, at this price: what this signal has to tell. */
export async function findWantsToNotify(
  db: Database,
  listingId: string,
  { change, priceCents }: { change: Change; priceCents: number },
  wantIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('want_matches')
    .select('want_id')
    .where('listing_id', '=', listingId)
    .where('want_id', '=', anyOf(wantIds))
    .where('change', '=', change)
    .where('price_cents', '=', priceCents)
    .where('is_close', '=', false)
    .execute();
  return new Set(rows.map(({ want_id }) => want_id));
}

/** Puts a digest of each of these wants on its way, unless one is already. */
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

/** Notes that the owner of a want has seen these listings among its matches: no digest tells them again. */
export async function noteShown(
  db: Database,
  profileId: string,
  wantId: string,
  listingIds: readonly string[],
): Promise<void> {
  await sql`
    update want_matches set shown_at = now(), told_at = coalesce(told_at, now())
    from wants
    where wants.id = want_id and profile_id = ${profileId}::uuid and want_id = ${wantId}::uuid
      and listing_id = any(${listingIds}::uuid[]) and shown_at is null`.execute(db);
}
