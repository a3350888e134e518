import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { exportedPhotos, ownedBy } from './stored-photos.ts';

/** Exports the photos a person uploaded, each in its largest size. */
export const exportPhotos: ExportPerson = {
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
