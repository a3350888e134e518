import { z } from '@hono/zod-openapi';
import { cleanText } from '../../../../shared/text.ts';
import { CASE_LIMITS } from './case-limits.ts';

/** A rule of the site that decisions refer to. */
export const SiteRule = z
  .object({
    id: z.uuid(),
    number: z.int().describe('Its place in the list.'),
    title: z.string(),
    text: z.string(),
  })
  .openapi('SiteRule');
export type SiteRule = z.infer<typeof SiteRule>;

const ListVersion = z.string().max(100, 'Send the version of the list that you changed.');

export const SiteRules = z
  .object({
    rules: z.array(SiteRule),
    version: ListVersion.describe('Changes with the list. Send it back with a new one.'),
  })
  .openapi('SiteRules');
export type SiteRules = z.infer<typeof SiteRules>;

/** Words that operators type, of at most `max` characters. */
const words = (max: number, missing: string) =>
  z
    .string()
    .max(10 * max, `Use at most ${max} characters.`)
    .transform((text) => cleanText(text).trim())
    .refine((text) => text !== '', missing)
    .refine((text) => text.length <= max, `Use at most ${max} characters.`);

/** The whole list in its order. Rules that are left out are removed; decisions keep the words they had. */
export const NewSiteRules = z
  .object({
    rules: z
      .array(
        z.object({
          id: z.uuid().nullable().describe('Null for a new rule.'),
          title: words(CASE_LIMITS.ruleTitle, 'Enter a name.'),
          text: words(CASE_LIMITS.ruleText, 'Say what the rule is.'),
        }),
      )
      .min(1, 'Keep at least one rule.')
      .max(CASE_LIMITS.rules, `Use at most ${CASE_LIMITS.rules} rules.`),
    version: ListVersion.describe('The version of the list that was edited.'),
  })
  .openapi('NewSiteRules');
export type NewSiteRules = z.infer<typeof NewSiteRules>;
