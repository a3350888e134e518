import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../platform/server/db/keyset.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { PageQuery } from '../../../../shared/page-query.ts';
import { decodeCursor, encodeCursor } from '../../../../shared/pagination.ts';
import { SETTING_GROUPS } from '../../../../shared/setting-kinds.ts';
import {
  readSettings,
  SETTING_KEYS,
  type SettingKey,
  SITE_SETTINGS,
} from '../../../../shared/site-settings.ts';
import { authorize } from '../../operators/server/operators.ts';
import type {
  CategoryCounts,
  EditedSettings,
  FittingListings,
  SettingChanges,
} from '../contract/settings.ts';
import { findDrafts, findPublished } from './settings.queries.ts';

/**
 * Returns all settings as operators edit them: published values and drafts.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function listSettings(db: Database, actor: Actor): Promise<EditedSettings> {
  authorize(actor, 'settings.read');
  const [publishedRows, draftRows] = await Promise.all([findPublished(db), findDrafts(db)]);
  const published = readSettings(new Map(publishedRows.map(({ key, value }) => [key, value])));
  const edited = readSettings(
    new Map([...publishedRows, ...draftRows].map(({ key, value }) => [key, value])),
  );
  const revisions = new Map([...publishedRows, ...draftRows].map(({ key, revision }) => [key, revision]));
  const drafts = new Map(draftRows.map((draft) => [draft.key, draft]));
  return {
    groups: [...SETTING_GROUPS],
    settings: SETTING_KEYS.map((key) => {
      const { group, label, hint, maxLength } = SITE_SETTINGS[key];
      const draft = drafts.get(key);
      return {
        key,
        group,
        label,
        hint,
        maxLength: maxLength ?? null,
        value: edited[key],
        published: published[key],
        revision: Number(revisions.get(key) ?? 0),
        draft: draft === undefined ? null : { by: draft.by, at: draft.edited_at.toISOString() },
      };
    }),
  };
}

/**
 * Counts the listings for sale in each category.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function countCategories(db: Database, actor: Actor): Promise<CategoryCounts> {
  authorize(actor, 'settings.read');
  const categories = await db
    .selectFrom('listings')
    .select(({ fn }) => ['category as slug', fn.countAll<number>().as('listings')])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .groupBy('category')
    .execute();
  return { categories: categories.map(({ slug, listings }) => ({ slug, listings: Number(listings) })) };
}

/** Titles that are read to count, which takes some 100 ms for all of them. */
const MAX_TITLES = 10_000;

export interface FitServices extends Pick<PlatformServices, 'db'> {
  /** Counts the titles whose item is named by one of the words. Drafts are above settings, so it is passed in. */
  countNamed: (words: string, titles: readonly string[]) => number;
}

/**
 * Counts the newest listings for sale whose item is named by one of the words of a category.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function countFitting(
  { db, countNamed }: FitServices,
  actor: Actor,
  words: string,
): Promise<FittingListings> {
  authorize(actor, 'settings.read');
  const listings = await db
    .selectFrom('listings')
    .select('title')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('hidden', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_TITLES)
    .execute();
  const titles = listings.map(({ title }) => title);
  return { listings: countNamed(words, titles) };
}

/**
 * Returns a page of the published changes of settings.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function listSettingChanges(
  db: Database,
  actor: Actor,
  { cursor, limit }: PageQuery,
): Promise<SettingChanges> {
  authorize(actor, 'settings.read');
  const before = readCursor(cursor, (raw) => {
    const [id] = decodeCursor(raw, 1) ?? [];
    return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  });
  const query = db
    .selectFrom('site_setting_changes as change')
    .leftJoin('profiles as operator', 'operator.id', 'change.published_by')
    .select([
      'change.id',
      'change.key',
      'change.before',
      'change.after',
      'change.published_at',
      shownName('operator').as('by'),
    ])
    // Those of other releases can't be shown.
    .where('change.key', 'in', SETTING_KEYS)
    .orderBy('change.id', 'desc')
    .limit(limit + 1);
  const rows = await (before === null ? query : query.where('change.id', '<', String(before))).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, ({ id }) => encodeCursor([Number(id)]));
  return {
    changes: shown.map((row) => ({
      id: Number(row.id),
      key: row.key as SettingKey,
      label: SITE_SETTINGS[row.key as SettingKey].label,
      before: row.before,
      after: row.after,
      by: row.by,
      at: row.published_at.toISOString(),
    })),
    nextCursor,
  };
}
