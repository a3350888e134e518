import { buffer } from 'node:stream/consumers';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { PHOTO_LIMITS } from '../../../items/photos/contract/photo-limits.ts';
import { fileKey } from '../../../items/photos/server/photos.ts';
import { type RaiseServices, raiseCase } from '../../cases/server/cases.ts';
import type { RatePhoto } from './photo-rater.ts';

/**
 * The rating from which someone looks at a photo. Of 1,000 ordinary photos, two are rated 90 or more, 11 are rated 50
 * or more (decision 0110).
 */
const MIN_SCORE = 90;
const BATCH = 50;

export interface CheckPhotosServices extends RaiseServices, Pick<PlatformServices, 'db' | 'storage'> {
  ratePhoto: RatePhoto;
}

/**
 * Rates all photos of listings that have no rating yet, and opens cases about those that look like nudity.
 * @throws Error if the model fails. The next run goes on with the same photo.
 */
export async function checkPhotos(services: CheckPhotosServices): Promise<void> {
  let photos = await unratedPhotos(services);
  while (photos.length > 0) {
    for (const photo of photos) await checkPhoto(services, photo);
    photos = await unratedPhotos(services);
  }
}

type UnratedPhoto = Awaited<ReturnType<typeof unratedPhotos>>[number];

const unratedPhotos = ({ db }: CheckPhotosServices) =>
  db
    .selectFrom('photos')
    .select(['id', 'storage_key'])
    .where('listing_id', 'is not', null)
    .where('nudity', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();

async function checkPhoto(services: CheckPhotosServices, photo: UnratedPhoto): Promise<void> {
  const { db, storage, ratePhoto } = services;
  const file = await storage.open(fileKey(photo.storage_key, PHOTO_LIMITS.widths.medium));
  // A photo without a file shows nothing.
  const nudity = file === null ? 0 : await ratePhoto(await buffer(file.body));
  if (nudity === null) throw new Error('The process that rates photos failed; its own log entry says why.');
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('photos')
      .set({ nudity })
      .where('id', '=', photo.id)
      .where('nudity', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || nudity < MIN_SCORE) return;
    await raiseCase(services, trx, {
      subject: { kind: 'photo', id: photo.id },
      source: 'automatic',
      reason: 'nudity',
      evidence: [{ label: 'Photo check', text: `Looks like nudity: ${nudity} of 100` }],
    });
  });
}
