import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { photoFilesReplaced, photosDropped, photosErased } from '../contract/signals.ts';
import type { Decoding } from './decoding.ts';
import { erasePhotos } from './erase-photos.ts';
import { exportPhotos } from './export-photos.ts';
import { mailPictureRoutes } from './mail-pictures.ts';
import { photoRoutes } from './photos.routes.ts';
import { type PresentPhoto, movePhotos } from './stored-photos.ts';
import { removeInterruptedUploads } from './remove-interrupted-uploads.ts';
import { removeOrphans } from './remove-orphans.ts';
import { removeAbandonedPhotos, removeFiles, removePhotos } from './remove-photos.ts';
import { createRotatePhoto } from './rotate-photo.ts';
import { createUploadPhoto } from './upload-photo.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'storage' | 'uploadFolder' | 'log'> & {
  presentPhoto: PresentPhoto;
  decoding: Decoding;
};

export const photosFeature = defineFeature({
  name: 'photos',
  guestOwnership: {
    columns: [{ table: 'photos', column: 'guest_key', rows: 'move' }],
    move: movePhotos,
  },
  erasePerson: { columns: erased('photos', 'profile_id', 'guest_key'), erase: erasePhotos },
  exportPerson: exportPhotos,
  build(services: Services) {
    const { db, storage } = services;
    return {
      routes: [
        photoRoutes({
          ...services,
          uploadPhoto: createUploadPhoto(services),
          rotatePhoto: createRotatePhoto(services),
        }),
      ],
      uploads: ['/photos'],
      siteRoutes: [mailPictureRoutes(services)],
      jobs: [
        consume(photosDropped, 'photos.remove-dropped', ({ photoIds }) =>
          removePhotos(db, storage, photoIds),
        ),
        consume(photoFilesReplaced, 'photos.remove-replaced-files', ({ storageKey }) =>
          removeFiles(storage, [storageKey]),
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
