import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import type { SharedComparison } from '../contract/shared-comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { loadItems, presentComparedItem } from './load-items.ts';
import { putTogether, type SharedItem, type SharedWhole } from './shared-snapshot.ts';

/**
 * Opens a shared comparison as it was on that day, with its listings as they are now. Stopped links and unknown links
 * get the same error.
 * @throws DomainError COMPARISON_NOT_SHARED.
 */
export async function openShared(
  services: ComparisonServices,
  viewer: Actor,
  token: string,
): Promise<SharedComparison> {
  const row = await findShared(services.db, token);
  if (row === undefined) throw new DomainError(comparisonErrors.COMPARISON_NOT_SHARED);
  const { profile_id: sharer } = row;
  if (sharer !== null) {
    const state = await blockStateBetween(services.db, viewer, { kind: 'member', id: sharer });
    if (state !== 'none') throw new DomainError(comparisonErrors.COMPARISON_NOT_SHARED);
  }
  const { items } = await loadItems(services, viewer, row.items);
  const seen = row.items.filter(({ item }) => items.some((now) => now.item === item));
  return {
    sharedBy: sharer === null ? null : presentMember(sharer, row),
    sharedAt: row.shared_at.toISOString(),
    comparedAt: row.shared.comparedAt,
    items: Array.from({ length: row.size }, (_, index) => {
      const counted = seen.find(({ item }) => item === index + 1)?.shared.price.priceCents ?? undefined;
      return presentComparedItem(
        index + 1,
        items.find(({ item }) => item === index + 1),
        { before: counted ?? null, counted },
      );
    }),
    ...putTogether(
      row.shared,
      seen.map(({ shared }) => shared),
    ),
  };
}

interface SharedRow {
  /** Null if it was shared without an account. */
  profile_id: string | null;
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
  shared_at: Date;
  shared: SharedWhole;
  size: number;
  items: { item: number; listingId: string; shared: SharedItem }[];
}

/** Finds a shared comparison that has not expired, and whose owner has not requested deletion. */
async function findShared(db: Database, token: string): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    select profile_id, username, full_name, avatar_url, rating, total_ratings, shared_at, shared,
      cardinality(listing_ids) as size, (
        select coalesce(jsonb_agg(jsonb_build_object('item', item, 'listingId', listing_id, 'shared', item_row.shared)
          order by item), '[]')
        from comparison_items as item_row
        where comparison_id = comparisons.id and item_row.shared is not null
      ) as items
    from comparisons left join profiles on profiles.id = profile_id
    where share_token = ${token} and deletes_at is null and (expires_at > now()) is not false`.execute(db);
  return rows[0];
}
