import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports the contact messages that a person sent while signed in. */
export const exportContact: ExportPerson = {
  tables: [
    {
      name: 'contact-messages',
      shows: ['contact_messages'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select name, email, subject, message, created_at as sent_at
            from contact_messages where user_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
};
