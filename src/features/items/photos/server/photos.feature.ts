import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { photoFilesReplaced, photosDropped, photosErased } from '../contract/signals.ts';
import { erasePhotos } from './erase-photos.ts';
import { mailPictureRoutes } from './mail-pictures.ts';
import { photoSubject } from './photo-subject.ts';
import { photoRoutes } from './photos.routes.ts';
import { removeAbandonedPhotos, removeFiles, removeOrphans, removePhotos } from './remove-photos.ts';
import { exportedPhotos, movePhotos, ownedBy } from './stored-photos.ts';
import type { PhotoServices } from './upload-photo.ts';

/** Exports the photos a person uploaded, each in its largest size. */
const exportPhotos: ExportPerson = {
  tables: [
    {
      name: 'photos',
      shows: ['photos'],
      rows: (person) => sql`
        select 'photos/' || photos.id || '.webp' as file, photos.alt as description, photos.listing_id,
          listings.title as listing, photos.sent as sent_in_chat, photos.created_at as uploaded_at
        from photos left join listings on listings.id = photos.listing_id
        where ${ownedBy(person)}
        order by photos.created_at, photos.id`,
    },
  ],
  files: (person) => exportedPhotos(ownedBy(person)),
};

type Services = PhotoServices & Pick<PlatformServices, 'jobs' | 'log'>;

/** How long other people's open pages, which may load a picture only when it is scrolled to, can still show it. */
const STILL_SHOWN_SECONDS = 10 * 60;

export const photosFeature = defineFeature({
  name: 'photos',
  guestOwnership: {
    columns: [{ table: 'photos', column: 'guest_key', rows: 'move' }],
    move: movePhotos,
  },
  erasePerson: { columns: erased('photos', 'profile_id', 'guest_key'), erase: erasePhotos },
  exportPerson: exportPhotos,
  subjects: { photo: photoSubject },
  build(services: Services) {
    const { db, storage } = services;
    return {
      routes: [photoRoutes(services)],
      uploads: ['/photos'],
      siteRoutes: [mailPictureRoutes(services)],
      jobs: [
        consume(
          photosDropped,
          'photos.remove-dropped',
          ({ photoIds }) => removePhotos(db, storage, photoIds),
          { delaySeconds: STILL_SHOWN_SECONDS },
        ),
        consume(
          photoFilesReplaced,
          'photos.remove-replaced-files',
          ({ storageKey }) => removeFiles(storage, [storageKey]),
          { delaySeconds: STILL_SHOWN_SECONDS },
        ),
        consume(photosErased, 'photos.remove-erased-files', ({ storageKeys }) =>
          removeFiles(storage, storageKeys),
        ),
        schedule('photos.remove-abandoned', '17 * * * *', () => removeAbandonedPhotos(db, storage)),
        schedule('photos.remove-cut-uploads', '4,19,34,49 * * * *', () =>
          removeInterruptedUploads(services.uploadFolder),
        ),
        schedule('photos.remove-orphans', '53 3 * * *', () => removeOrphans(services)),
      ],
    };
  },
});

/** Node ends requests after five minutes, and decoding has a timeout too. */
const FINISHED_AFTER_MS = 30 * MINUTE_MS;

/**
 * Removes files of uploads that a crash interrupted. All others are removed by the upload itself. Runs four
 * times an hour, which limits how long they exist.
 */
export async function removeInterruptedUploads(uploadFolder: string): Promise<void> {
  // The folder does not exist before the first upload.
  const names = await readdir(uploadFolder).catch(() => []);
  for (const path of names.map((name) => join(uploadFolder, name))) {
    const stats = await stat(path).catch(() => null);
    if (stats?.isFile() && stats.mtimeMs < Date.now() - FINISHED_AFTER_MS) await rm(path, { force: true });
  }
}
