import { z } from '@hono/zod-openapi';
import { SETTING_GROUPS } from '../../../../shared/setting-kinds.ts';
import { SETTING_KEYS } from '../../../../shared/site-settings.ts';

const SettingKey = z.enum(SETTING_KEYS);
const SettingValue = z.unknown().describe('The value. Its type depends on the setting.');
/** Orders all changes of settings. */
const Revision = z
  .int()
  .nonnegative()
  .describe('Changes with each edit. Send it back, so that nobody overwrites an edit they have not seen.');

export const EditedSetting = z
  .object({
    key: SettingKey,
    group: z.enum(SETTING_GROUPS.map(({ id }) => id)),
    label: z.string(),
    hint: z.string(),
    maxLength: z.int().nullable().describe('The most characters of a text; null for other values.'),
    value: SettingValue.describe('The draft, or else what is published.'),
    published: SettingValue,
    revision: Revision,
    draft: z
      .object({ by: z.string().describe('Name of the operator.'), at: z.iso.datetime() })
      .nullable()
      .describe('Who edited it last; null if it is published as it is.'),
  })
  .openapi('EditedSetting');
export type EditedSetting = z.infer<typeof EditedSetting>;

export const EditedSettings = z
  .object({
    groups: z.array(z.object({ id: z.string(), label: z.string() })).describe('In the order of their tabs.'),
    settings: z.array(EditedSetting),
  })
  .openapi('EditedSettings');
export type EditedSettings = z.infer<typeof EditedSettings>;

export const CategoryCounts = z
  .object({
    categories: z
      .array(z.object({ slug: z.string(), listings: z.int() }))
      .describe('Those with listings for sale, also hidden ones.'),
  })
  .openapi('CategoryCounts');
export type CategoryCounts = z.infer<typeof CategoryCounts>;

const MAX_WORDS = 500;

export const CategoryWords = z.object({
  words: z
    .string()
    .max(MAX_WORDS, `Use at most ${MAX_WORDS} characters.`)
    .describe('Words that mean the category, with commas between them.'),
});

export const FittingListings = z
  .object({
    listings: z.int().describe('Those for sale whose item is named by one of the words.'),
  })
  .openapi('FittingListings');
export type FittingListings = z.infer<typeof FittingListings>;

export const SettingPath = z.object({ key: SettingKey });

export const SettingDraft = z
  .object({ value: SettingValue, revision: Revision })
  .openapi('SettingDraft', { example: { value: 'Larkfield Swap', revision: 0 } });
export type SettingDraft = z.infer<typeof SettingDraft>;

export const SeenDrafts = z
  .object({
    drafts: z
      .array(z.object({ key: SettingKey, revision: Revision }))
      .max(SETTING_KEYS.length)
      .describe('All drafts, as the operator saw them.'),
    announce: z
      .boolean()
      .default(false)
      .describe('Tells members with a banner that terms, privacy or rules changed, if they did.'),
  })
  .openapi('SeenDrafts');
export type SeenDrafts = z.infer<typeof SeenDrafts>;

const SettingChange = z
  .object({
    id: z.int(),
    key: SettingKey,
    label: z.string(),
    before: SettingValue,
    after: SettingValue,
    by: z.string().describe('Name of the operator.'),
    at: z.iso.datetime(),
  })
  .openapi('SettingChange');

export const SettingChanges = z
  .object({ changes: z.array(SettingChange).describe('Newest first.'), nextCursor: z.string().nullable() })
  .openapi('SettingChanges');
export type SettingChanges = z.infer<typeof SettingChanges>;
