import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { isForSale } from '../../../items/listings/server/listings.ts';
import type { PhotoRow } from '../../../items/photos/server/photos.ts';
import { wantErrors } from '../contract/errors.ts';
import type { Want } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import type { WantRow } from './wants.presenter.ts';

/** Counts stop at this number. */
const MAX_COUNTED = 99;

export const undoWindow = sql`make_interval(secs => ${sql.lit(WANT_LIMITS.undoDeleteOnServer)})`;

/**
 * Counts the matches of wants that are still for sale. Leaves out those from before the criteria were changed, and those
 * that are too expensive by now.
 */
const news: RawBuilder<Want['news']> = sql<Want['news']>`(
  select jsonb_build_object(
    'sinceYesterday', count(*) filter (where not is_close and shown_at is null and matched_at > now() - interval '1 day'),
    'thisWeek', count(*) filter (where not is_close and matched_at > now() - interval '7 days'),
    'close', count(*) filter (where is_close and matched_at > now() - interval '7 days'),
    'nearestCloseKm', min(distance_km) filter (
      where is_close and distance_km > within_km and matched_at > now() - interval '7 days'),
    'missed', count(*) filter (where not is_close and matched_at >= paused_at))
  from (
    select is_close, shown_at, matched_at, distance_km
    from want_matches join listings on listings.id = listing_id
    where want_id = wants.id
      and matched_at >= greatest(watches_since, least(now() - interval '7 days', paused_at))
      and ${isForSale()}
      and (is_close or max_price_cents is null or listings.price_cents <= max_price_cents)
    limit ${sql.lit(MAX_COUNTED)}
  ) as newest)`;

/** The cover of the newest match for sale. */
const cover: RawBuilder<PhotoRow | null> = sql<PhotoRow | null>`(
  select jsonb_build_object('id', photos.id, 'width', photos.width, 'height', photos.height, 'alt', photos.alt,
    'placeholder', photos.placeholder, 'storage_key', photos.storage_key)
  from want_matches join listings on listings.id = listing_id
    join photos on photos.listing_id = listings.id and photos.position = 0
  where want_id = wants.id and not is_close and ${isForSale()}
  order by matched_at desc, listings.id limit 1)`;

function selectWants(db: Database, profileId: string) {
  return db
    .selectFrom('wants')
    .select(['id', 'name', 'source', 'terms', 'excluded', 'category', 'conditions', 'min_price_cents'])
    .select(['max_price_cents', 'place_name', 'latitude', 'longitude', 'within_km'])
    .select(['frequency', 'channels', 'paused_at', 'created_at', news.as('news'), cover.as('cover')])
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null);
}

/** Returns wants, newest first. */
export function findWants(db: Database, profileId: string): Promise<WantRow[]> {
  return selectWants(db, profileId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export function findWant(db: Database, profileId: string, id: string): Promise<WantRow | undefined> {
  return selectWants(db, profileId).where('id', '=', id).executeTakeFirst();
}

/** Returns the id of the want that a submission stored. */
export async function findSubmission(db: Database, profileId: string, submissionId: string | null) {
  const known = await db
    .selectFrom('wants')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return known?.id;
}

/**
 * Locks a member and counts their wants, so that two tabs together store no more than allowed. A deletion of the account
 * waits too.
 * @throws DomainError SIGN_IN_TO_SAVE_WANT if the account was deleted first.
 */
export async function countWants(trx: Transaction<DB>, profileId: string): Promise<number> {
  const owner = await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('deletes_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (owner === undefined) throw new DomainError(wantErrors.SIGN_IN_TO_SAVE_WANT);
  const { wants } = await trx
    .selectFrom('wants')
    .select(({ fn }) => fn.countAll<string>().as('wants'))
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(wants);
}
