import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { NewComparison } from '../contract/comparable-listing.ts';
import type { VisitorShare } from '../contract/shared-comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { requireForSale } from './compare-listings.ts';
import { compareLoaded } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireChoice } from './comparisons.policy.ts';
import { loadItems } from './load-items.ts';
import { newShareToken, sharePath, takeApart } from './shared-snapshot.ts';

/** Lower than the limit for comparing, because each link is stored. High enough for a campus behind one IP address. */
const PER_ADDRESS = { limit: 20, windowSeconds: 3600, firstDelaySeconds: 300 } as const;

/**
 * Shares a comparison for someone without an account. The server compares again, so clients cannot choose what a link
 * shows. The link expires, and its stop key ends it earlier.
 * @throws DomainError like `compareListings`, or TOO_MANY_SHARED_COMPARISONS.
 */
export async function shareWithoutAccount(
  services: ComparisonServices,
  { actor, address }: { actor: Actor; address: string },
  { items: ids }: Pick<NewComparison, 'items'>,
): Promise<VisitorShare> {
  const { db } = services;
  requireChoice(ids);
  const { TOO_MANY_SHARED_COMPARISONS } = comparisonErrors;
  await countAttempt(db, `comparison-share:address:${address}`, PER_ADDRESS, TOO_MANY_SHARED_COMPARISONS);
  const chosen = ids.map((listingId, index) => ({ item: index + 1, listingId }));
  const { items, hidden } = await loadItems(services, actor, chosen);
  requireForSale(ids, items);
  const sharedAt = new Date();
  const compared = await compareLoaded(services.db, items, { hidden });
  const snapshot = takeApart(compared, sharedAt);
  const token = newShareToken();
  const stopKey = randomBytes(16).toString('hex');
  const expiresAt = new Date(sharedAt.getTime() + COMPARISON_LIMITS.shareDays * DAY_MS);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('comparisons')
      .values({
        listing_ids: [...ids],
        subject: compared.subject,
        recommended: compared.recommendation?.item ?? null,
        share_token: token,
        shared_at: sharedAt,
        shared: JSON.stringify(snapshot.whole),
        expires_at: expiresAt,
        stop_key_hash: hashOf(stopKey),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = items.flatMap(({ item, listing, priceCents }) =>
      snapshot.items
        .filter(({ price }) => price.item === item)
        .map((shared) => ({
          comparison_id: id,
          item,
          listing_id: listing.id,
          price_cents: priceCents,
          shared: JSON.stringify(shared),
        })),
    );
    await trx.insertInto('comparison_items').values(rows).execute();
  });
  return {
    path: sharePath(token),
    sharedAt: sharedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    stopKey,
  };
}

/** Deletes a comparison shared without an account, given its stop key. @throws DomainError COMPARISON_NOT_SHARED. */
export async function stopSharedWithoutAccount(db: Database, token: string, stopKey: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('comparisons')
    .where('share_token', '=', token)
    .where('stop_key_hash', '=', hashOf(stopKey))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError(comparisonErrors.COMPARISON_NOT_SHARED);
}

/** Deletes expired links. */
export async function dropExpiredShares({ db }: { db: Database }): Promise<void> {
  await db.deleteFrom('comparisons').where('expires_at', '<=', sql<Date>`now()`).execute();
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
