import { z } from '@hono/zod-openapi';
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

export const SiteRules = z.object({ rules: z.array(SiteRule) }).openapi('SiteRules');
export type SiteRules = z.infer<typeof SiteRules>;

/** The whole list in its order. Rules that are left out are removed; decisions keep the words they had. */
export const NewSiteRules = z
  .object({
    rules: z
      .array(
        z.object({
          id: z.uuid().nullable().describe('Null for a new rule.'),
          title: z
            .string()
            .trim()
            .min(1, 'Enter a name.')
            .max(CASE_LIMITS.ruleTitle, `Use at most ${CASE_LIMITS.ruleTitle} characters.`),
          text: z
            .string()
            .trim()
            .min(1, 'Say what the rule is.')
            .max(CASE_LIMITS.ruleText, `Use at most ${CASE_LIMITS.ruleText} characters.`),
        }),
      )
      .min(1, 'Keep at least one rule.')
      .max(CASE_LIMITS.rules, `Use at most ${CASE_LIMITS.rules} rules.`),
  })
  .openapi('NewSiteRules');
export type NewSiteRules = z.infer<typeof NewSiteRules>;
