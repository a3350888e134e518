import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { ownerOf } from '../../../../platform/server/http/actor.ts';
import type { Subject } from '../../../../platform/server/subject.ts';

/** Makes photos of listings reportable. Operators take them out of the listing. */
export const photoSubject: Subject = {
  async find(db, _viewer, id) {
    const photo = await rowOf(db, id)
      .where('photos.removed_from', 'is', null)
      .where('listings.deleted_at', 'is', null)
      .where('listings.hidden', '=', false)
      .executeTakeFirst();
    return photo && { owner: ownerIn(photo), snapshot: contentOf(photo) };
  },
  async inspect(db, id) {
    const photo = await rowOf(db, id).executeTakeFirst();
    if (photo === undefined) return undefined;
    return { owner: ownerIn(photo), content: contentOf(photo), link: `/listing/${photo.listing_id}` };
  },
  async setState(trx, id, _seq, state) {
    if (state === 'shown') await putBack(trx, id);
    else await takeOut(trx, id);
  },
};

const rowOf = (db: Database, id: string) =>
  db
    .selectFrom('photos')
    .innerJoin('listings', (join) =>
      join.on('listings.id', '=', sql<string>`coalesce(photos.listing_id, photos.removed_from)`),
    )
    .select([
      'photos.id',
      'photos.storage_key',
      'photos.alt',
      'photos.position',
      'photos.removed_position',
      'listings.id as listing_id',
      'listings.title',
      'listings.seller_id',
      'listings.guest_key',
    ])
    .where('photos.id', '=', id);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>>;

const ownerIn = ({ seller_id, guest_key }: Row) => ownerOf(seller_id, guest_key);

const contentOf = ({ id, storage_key, alt, title, position, removed_position }: Row) => ({
  title: `Photo ${(removed_position ?? position ?? 0) + 1} of “${title}”`,
  text: alt,
  photos: [{ id, key: storage_key, alt }],
});

/** Takes a photo out of its listing. Those after it move up. */
async function takeOut(trx: Transaction<DB>, id: string): Promise<void> {
  await sql`
    with taken as (
      update photos set removed_from = listing_id, removed_position = position, listing_id = null
      where id = ${id} and listing_id is not null
      returning removed_from, removed_position)
    update photos set position = position - 1
    from taken
    where photos.listing_id = taken.removed_from and photos.position > taken.removed_position
      and photos.id <> ${id}`.execute(trx);
}

/** Puts a photo back where it was, or at the end if the listing has fewer photos now. */
async function putBack(trx: Transaction<DB>, id: string): Promise<void> {
  await sql`
    with back as (
      select photos.id, removed_from, least(removed_position, (
        select count(*) from photos as others where others.listing_id = photos.removed_from)) as position
      from photos where photos.id = ${id} and removed_from is not null and (
        select count(*) from photos as others where others.listing_id = photos.removed_from) < 5
      for update),
    moved as (
      update photos set position = photos.position + 1
      from back where photos.listing_id = back.removed_from and photos.position >= back.position)
    update photos set listing_id = back.removed_from, position = back.position,
      removed_from = null, removed_position = null
    from back where photos.id = back.id`.execute(trx);
}
