import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import {
  readSettings,
  type SettingKey,
  type SettingValues,
  SITE_SETTINGS,
} from '../../../../shared/site-settings.ts';
import { actAsOperator, authorize } from '../../operators/server/operators.ts';
import { settingErrors } from '../contract/errors.ts';
import type { SeenDrafts } from '../contract/settings.ts';
import { asJson, findPublished, findPublishedValue, lockSettings, nextRevision } from './settings.queries.ts';

export interface PublishServices extends Pick<PlatformServices, 'db' | 'live' | 'settings'> {
  /** Stores versions of the texts that publishing changes. The composition provides it. */
  recordVersions: (
    trx: Transaction<DB>,
    published: { before: SettingValues; after: SettingValues; by: string; announce: boolean },
  ) => Promise<void>;
  /** Shows new banners. The composition provides it. */
  reloadBanners: () => Promise<void>;
}

/**
 * Publishes all drafts. Every process uses them from the next request on.
 * @throws DomainError DRAFTS_CHANGED if there are others than the operator saw.
 */
export async function publishDrafts(
  { db, live, settings, recordVersions, reloadBanners }: PublishServices,
  actor: Actor,
  { drafts: seen, announce }: SeenDrafts,
): Promise<void> {
  const { id } = authorize(actor, 'settings.publish');
  const published = await actAsOperator(db, actor, 'settings.publish', async (trx) => {
    await lockSettings(trx);
    const drafts = await trx
      .deleteFrom('site_setting_drafts')
      .returning(['key', 'value', 'revision'])
      .execute();
    if (!isSame(drafts, seen)) throw new DomainError(settingErrors.DRAFTS_CHANGED);
    if (drafts.length === 0) return null;
    const before = await readPublished(trx);
    for (const { key, value } of drafts) {
      const valueBefore = await findPublishedValue(trx, key as SettingKey);
      await sql`
        insert into site_settings (key, value, revision) values (${key}, ${asJson(value)}, ${nextRevision})
        on conflict (key) do update set value = excluded.value, revision = excluded.revision`.execute(trx);
      await sql`
        insert into site_setting_changes (key, before, after, published_by)
        values (${key}, ${asJson(valueBefore)}, ${asJson(value)}, ${id})`.execute(trx);
    }
    await recordVersions(trx, { before, after: await readPublished(trx), by: id, announce });
    return { subject: drafts.map(({ key }) => SITE_SETTINGS[key as SettingKey].label).join(', ') };
  });
  if (published === null) return;
  await settings.refresh();
  live.reload('settings');
  if (announce) await reloadBanners();
}

const readPublished = async (trx: Transaction<DB>): Promise<SettingValues> =>
  readSettings(new Map((await findPublished(trx)).map(({ key, value }) => [key, value])));

function isSame(
  drafts: readonly { key: string; revision: string }[],
  seen: readonly { key: string; revision: number }[],
): boolean {
  const revisions = new Map(seen.map(({ key, revision }) => [key, revision]));
  return (
    drafts.length === revisions.size &&
    drafts.every(({ key, revision }) => revisions.get(key) === Number(revision))
  );
}
