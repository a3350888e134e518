import { sql } from 'kysely';
import { dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';

/** The wants a person stored, and what was found for each. */
export const exportWants: ExportPerson = {
  tables: [
    {
      name: 'wants',
      shows: ['wants'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select name, source, terms as words, excluded as excluded_words, category, conditions,
              ${dollars('min_price_cents')} as lowest_price, ${dollars('max_price_cents')} as highest_price,
              place_name as place, latitude, longitude, within_km, frequency, channels, paused_at, created_at
            from wants
            where profile_id = ${person.id}::uuid and deleted_at is null
            order by created_at, id`,
    },
    {
      name: 'want-matches',
      shows: ['want_matches'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select wants.name as want, listings.title as listing, ${dollars('want_matches.price_cents')} as price,
              matched_at, told_at
            from want_matches
              join wants on wants.id = want_id and wants.deleted_at is null
              join listings on listings.id = listing_id
            where profile_id = ${person.id}::uuid and not is_close
            order by matched_at, want_id, listing_id`,
    },
  ],
};
