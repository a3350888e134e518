import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { SettingValues } from '../../../../shared/site-settings.ts';
import { SITE_TEXT_NAMES, type SiteTextName } from '../../../../shared/site-texts.ts';
import { loadSiteRules } from '../../../trust/cases/server/cases.ts';
import { announceText } from '../../announcements/server/announcements.ts';
import { siteTextErrors } from '../contract/errors.ts';
import type { SiteText } from '../contract/site-text.ts';
import { defaultText } from './default-texts.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Returns what people read: the operator's text, or else ours. */
async function textOf(db: Database, name: SiteTextName, settings: SettingValues): Promise<string> {
  return settings[name] || defaultText(name, { settings, rules: await loadSiteRules(db) });
}

/** Returns a text as it is now, or one of its versions. @throws DomainError SITE_TEXT_NOT_FOUND. */
export async function loadSiteText(
  db: Database,
  name: SiteTextName,
  { settings, version }: { settings: SettingValues; version?: number | undefined },
): Promise<SiteText> {
  const rows = await db
    .selectFrom('site_text_versions')
    .select(['version', 'published_at'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute();
  const versions = rows.map((row, index) => ({
    version: row.version,
    from: row.published_at?.toISOString() ?? null,
    until: rows[index - 1]?.published_at?.toISOString() ?? null,
  }));
  const [newest] = versions;
  const textAt = async (number: number) => {
    const row = await db
      .selectFrom('site_text_versions')
      .select('text')
      .where('name', '=', name)
      .where('version', '=', number)
      .executeTakeFirst();
    if (row === undefined) throw new DomainError(siteTextErrors.SITE_TEXT_NOT_FOUND);
    return row.text;
  };
  const current = await textOf(db, name, settings);
  // Drafts, and our own text after a release changed it, are no version.
  const isPublished = newest !== undefined && (await textAt(newest.version)) === current;
  const currentVersion = isPublished ? newest.version : null;
  const isCurrent = version === undefined || version === currentVersion;
  const markdown = isCurrent ? current : await textAt(version);
  return {
    name,
    markdown,
    html: renderMarkdown(markdown),
    version: version ?? currentVersion,
    isCurrent,
    versions,
  };
}

/** What publishing changed. */
interface PublishedSettings {
  before: SettingValues;
  after: SettingValues;
  by: string;
  /** Whether members are told. */
  announce: boolean;
}

/** Stores a version of each text that publishing changes, and of our text before the first one. */
export async function recordVersions(
  trx: Transaction<DB>,
  { before, after, by, announce }: PublishedSettings,
): Promise<void> {
  for (const name of SITE_TEXT_NAMES.filter((siteText) => before[siteText] !== after[siteText])) {
    const newest = await trx
      .selectFrom('site_text_versions')
      .select('version')
      .where('name', '=', name)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const first =
      newest === undefined
        ? [
            {
              name,
              version: 1,
              text: await textOf(trx, name, before),
              published_at: null,
              published_by: null,
            },
          ]
        : [];
    const version = (newest?.version ?? 1) + 1;
    const text = await textOf(trx, name, after);
    await trx
      .insertInto('site_text_versions')
      .values([...first, { name, version, text, published_at: new Date(), published_by: by }])
      .execute();
    if (announce) await announceText(trx, name, by);
  }
}
