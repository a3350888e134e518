import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { withHidden } from '../../../../shared/categories-setting.ts';
import { DomainError } from '../../../../shared/errors.ts';
import {
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
  SITE_SETTINGS,
} from '../../../../shared/site-settings.ts';
import { authorize } from '../../operators/server/operators.ts';
import { settingErrors } from '../contract/errors.ts';
import type { SettingDraft } from '../contract/settings.ts';
import { asJson, findPublishedValue, lockSettings, nextRevision } from './settings.queries.ts';

/**
 * Stores what an operator typed, for operators only. A value that equals the published one removes the draft.
 * @throws DomainError SETTING_REFUSED with the reason, or SETTING_EDITED if someone else edited it since.
 */
export async function editDraft(
  db: Database,
  actor: Actor,
  key: SettingKey,
  { value, revision }: SettingDraft,
): Promise<void> {
  const { id } = authorize(actor, 'settings.edit');
  const checked = checkSetting(key, value);
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    if ((await revisionOf(trx, key)) !== revision) throw new DomainError(settingErrors.SETTING_EDITED);
    await storeDraft(trx, id, key, checked);
  });
}

/**
 * Makes a draft of the value before a change.
 * @throws DomainError CHANGE_NOT_FOUND, or SETTING_REFUSED if this release no longer allows the value.
 */
export async function undoChange(db: Database, actor: Actor, changeId: number): Promise<void> {
  const { id } = authorize(actor, 'settings.edit');
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const change = await trx
      .selectFrom('site_setting_changes')
      .select(['key', 'before'])
      .where('id', '=', String(changeId))
      .where('key', 'in', SETTING_KEYS)
      .executeTakeFirst();
    if (change === undefined) throw new DomainError(settingErrors.CHANGE_NOT_FOUND);
    const key = change.key as SettingKey;
    await storeDraft(trx, id, key, checkSetting(key, change.before));
  });
}

/** Removes all drafts. The site stays as it is. */
export async function discardDrafts(db: Database, actor: Actor): Promise<void> {
  authorize(actor, 'settings.edit');
  await db.deleteFrom('site_setting_drafts').execute();
}

/**
 * Checks the value of a setting, and returns it as it is stored.
 * @throws DomainError SETTING_REFUSED with the reason.
 */
function checkSetting(key: SettingKey, value: unknown): unknown {
  const { success, data, error } = SITE_SETTINGS[key].schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new DomainError(settingErrors.SETTING_REFUSED, {
    fields: [{ field: key, message: issue?.message ?? settingErrors.SETTING_REFUSED.detail }],
  });
}

/** Returns the revision that operators see: of the draft, or else of what is published. */
async function revisionOf(trx: Transaction<DB>, key: SettingKey): Promise<number> {
  const { rows } = await sql<{ revision: string | null }>`
    select coalesce(
      (select revision from site_setting_drafts where key = ${key}),
      (select revision from site_settings where key = ${key})) as revision`.execute(trx);
  return Number(rows[0]?.revision ?? 0);
}

async function storeDraft(
  trx: Transaction<DB>,
  editorId: string,
  key: SettingKey,
  checked: unknown,
): Promise<void> {
  const published = await findPublishedValue(trx, key);
  // Listings may have a category that is missing, for example after undoing that it was added.
  const value =
    key === 'categories'
      ? withHidden(checked as SettingValues['categories'], published as SettingValues['categories'])
      : checked;
  if (isDeepStrictEqual(value, published)) {
    await trx.deleteFrom('site_setting_drafts').where('key', '=', key).execute();
    return;
  }
  await sql`
    insert into site_setting_drafts (key, value, revision, edited_by)
    values (${key}, ${asJson(value)}, ${nextRevision}, ${editorId})
    on conflict (key) do update set
      value = excluded.value, revision = excluded.revision, edited_by = excluded.edited_by, edited_at = now()`.execute(
    trx,
  );
}
