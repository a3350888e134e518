import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** The listings a person saved. Those of others are named as everybody sees them. */
export const exportFavourites: ExportPerson = {
  tables: [
    {
      name: 'favorites',
      shows: ['favourites'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select listings.id as listing_id, listings.title, favourites.created_at as saved_at
            from favourites join listings on listings.id = favourites.listing_id
            where favourites.profile_id = ${person.id}::uuid
            order by favourites.created_at, favourites.listing_id`,
    },
  ],
};
