import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import { shownName } from '../../../../../platform/server/export-person.ts';
import type { FoundListing } from '../../contract/search.ts';
import { type Found, idOf, namedAccount, type Search } from './search-terms.ts';

export async function findListings(
  db: Database,
  evidenceAddressOf: (storageKey: string) => string,
  { q, cursor, limit }: Search,
): Promise<Found<FoundListing>> {
  const after = readTimeCursor(cursor);
  let query = db
    .selectFrom('listings')
    .leftJoin('profiles', 'profiles.id', 'listings.seller_id')
    .leftJoin('photos as cover', (join) =>
      join.onRef('cover.listing_id', '=', 'listings.id').on('cover.position', '=', 0),
    )
    .select([
      'listings.id',
      'listings.title',
      'listings.price_cents',
      'listings.status',
      'listings.moderation',
      'listings.deleted_at',
      'cover.storage_key as cover_key',
      'listings.seller_id',
      'listings.guest_key',
      'listings.created_at',
      shownName('profiles', 'listings.guest_key').as('seller_name'),
    ])
    .orderBy('listings.created_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1);
  if (after !== null) query = query.where(comesAfter('listings.created_at', 'listings.id', after));
  if (q !== '') {
    const words = sql`string_to_array(btrim(listing_search_text(${q}::text, '', '{}')), ' ')`;
    // Each state with the words of its own index.
    const inState = (status: string) =>
      sql`(listings.status = ${sql.lit(status)} and listings.deleted_at is null
        and search_text_words(listings.search_text) @> ${words})`;
    query = query.where(
      sql<boolean>`(listings.id = ${idOf(q)}::uuid or listings.seller_id = ${namedAccount(q)}
        or listings.guest_key = ${idOf(q)}::uuid
        or ${inState('active')} or ${inState('sold')} or ${inState('paused')})`,
    );
  }
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.created_at, row.id));
  return {
    nextCursor,
    shown: shown.map((row) => ({
      id: row.id,
      title: row.title,
      priceCents: row.price_cents,
      state: listingState(row),
      pictureUrl: row.cover_key === null ? null : evidenceAddressOf(row.cover_key),
      sellerId: row.seller_id,
      sellerGuest: row.guest_key,
      sellerName: row.seller_name,
      at: row.created_at.toISOString(),
    })),
  };
}

function listingState(row: {
  deleted_at: Date | null;
  moderation: string | null;
  status: string;
}): FoundListing['state'] {
  if (row.deleted_at !== null) return 'deleted';
  return (row.moderation ?? row.status) as FoundListing['state'];
}
