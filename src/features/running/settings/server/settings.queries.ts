import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import { type SettingKey, SITE_SETTINGS } from '../../../../shared/site-settings.ts';

/** Makes edits and publishing wait for each other. They are rare, and each concerns what the others see. */
export const lockSettings = (trx: Transaction<DB>) =>
  sql`lock table site_setting_drafts in share row exclusive mode`.execute(trx);

export const nextRevision = sql<string>`nextval('site_setting_revisions')`;

/** Returns jsonb of a value, also of null and of texts, which the driver would pass on as they are. */
export const asJson = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

export const findPublished = (db: Database) =>
  db.selectFrom('site_settings').select(['key', 'value', 'revision']).execute();

export const findDrafts = (db: Database) =>
  db
    .selectFrom('site_setting_drafts as draft')
    .leftJoin('profiles as editor', 'editor.id', 'draft.edited_by')
    .select(['draft.key', 'draft.value', 'draft.revision', 'draft.edited_at', shownName('editor').as('by')])
    .execute();

/** Returns the published value of a setting, or its default. */
export async function findPublishedValue(db: Database, key: SettingKey): Promise<unknown> {
  const row = await db.selectFrom('site_settings').select('value').where('key', '=', key).executeTakeFirst();
  return row === undefined ? SITE_SETTINGS[key].default : row.value;
}
