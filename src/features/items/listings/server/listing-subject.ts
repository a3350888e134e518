import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject, SubjectContent } from '../../../../platform/server/subject.ts';
import { formatDollars } from '../../../../shared/money.ts';
import {
  type CategorySlug,
  type ConditionSlug,
  categoryLabel,
  conditionLabel,
} from '../../../../shared/taxonomy.ts';
import { photosOf } from '../../photos/server/photos.ts';
import { publishListings } from './publish-listing.ts';
import { isNotDeleted, isVisibleListing } from './visible-listings.ts';

/** Makes listings reportable. Operators can hide them and take them down. */
export const listingSubject: Subject = {
  async find(db, _viewer, id) {
    const listing = await rowOf(db, id).where(isVisibleListing()).executeTakeFirst();
    return listing && { owner: ownerIn(listing), snapshot: await contentOf(db, listing) };
  },
  async inspect(db, id) {
    const listing = await rowOf(db, id).where(isNotDeleted()).executeTakeFirst();
    if (listing === undefined) return undefined;
    const { status, hidden, views } = listing;
    return {
      owner: ownerIn(listing),
      content: await contentOf(db, listing),
      link: hidden ? null : `/listing/${id}`,
      saleState: status,
      views: views ?? 0,
    };
  },
  async setState(trx, id, _seq, state) {
    const moderation = state === 'shown' ? null : state;
    await trx
      .updateTable('listings')
      .set({ moderation })
      .where('id', '=', id)
      .where('moderation', 'is distinct from', moderation)
      .execute();
  },
  publish: ({ live }, id) => publishListings(live, [id]),
};

const rowOf = (db: Database, id: string) =>
  db
    .selectFrom('listings')
    .select([
      'id',
      'title',
      'description',
      'price_cents',
      'category',
      'condition',
      'location',
      'tags',
      'status',
      'hidden',
      'seller_id',
      'guest_key',
      sql<number | null>`(select views from listing_view_totals where listing_id = listings.id)`.as('views'),
    ])
    .where('id', '=', id);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>>;

const ownerIn = ({ seller_id, guest_key }: Row) => ownerOf(seller_id, guest_key);

async function contentOf(db: Database, listing: Row): Promise<SubjectContent> {
  const { id, title, description, price_cents, category, condition, location, tags } = listing;
  const photos = await photosOf(db, id);
  return {
    title,
    text: description,
    facts: [
      { label: 'Price', value: formatDollars(price_cents) },
      { label: 'Category', value: categoryLabel(category as CategorySlug) },
      { label: 'Condition', value: conditionLabel(condition as ConditionSlug) },
      ...(tags.length > 0 ? [{ label: 'Tags', value: tags.join(', ') }] : []),
      ...(location === null ? [] : [{ label: 'Area', value: location }]),
    ],
    photos: photos.map((photo) => ({ id: photo.id, key: photo.storage_key, alt: photo.alt })),
  };
}
