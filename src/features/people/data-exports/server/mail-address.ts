import { sql } from 'kysely';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { DataExportServices } from './data-export-services.ts';

/**
 * Returns the address for the link to a person's export: confirmed, where the site requires that. Null for
 * people without one, who find the file on their page.
 */
export async function mailAddress(
  { config, db }: Pick<DataExportServices, 'config' | 'db'>,
  person: OwnerKey,
): Promise<string | null> {
  const { rows } = await (person.kind === 'member'
    ? sql<{ email: string }>`
        select email from users
        where id = ${person.id} and (email_verified or ${config.emailConfirmation === 'off'})`
    : sql<{ email: string }>`
        select email from guest_alerts where guest_key = ${person.key} and token_hash is null`
  ).execute(db);
  return rows[0]?.email ?? null;
}
