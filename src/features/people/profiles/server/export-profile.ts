import { sql } from 'kysely';
import type { ExportPerson, PersonFile } from '../../../../platform/server/export-person.ts';

/** Exports a person's profile. */
export const exportProfile: ExportPerson = {
  tables: [
    {
      name: 'profile',
      shows: ['profiles'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select username, full_name, bio, email, phone, rating::float8 as rating, total_ratings,
              answers_availability as answers_automatically, created_at, updated_at,
              case when avatar_key is not null then 'photos/profile-picture.webp' end as picture
            from profiles where id = ${person.id}::uuid`,
    },
  ],
  files: (person) =>
    person.kind === 'guest'
      ? null
      : sql<PersonFile>`
        select avatar_key as file_key, 'photos/profile-picture.webp' as path from profiles
        where id = ${person.id}::uuid and avatar_key is not null`,
  leavesOut: { phone_codes: 'Codes that are about to be used.' },
};
