import { z } from '@hono/zod-openapi';
import { SITE_TEXT_NAMES } from '../../../../shared/site-texts.ts';

const Version = z.int().min(1).max(2_147_483_647);

export const SiteTextPath = z.object({ name: z.enum(SITE_TEXT_NAMES) });

export const SiteTextQuery = z.object({
  version: z.coerce
    .number('Ask for a version by its number.')
    .pipe(Version)
    .optional()
    .describe('An earlier version. Left out for the current text.'),
});

export const SiteText = z
  .object({
    name: z.enum(SITE_TEXT_NAMES),
    markdown: z.string(),
    html: z.string().describe('The Markdown, rendered without any HTML or pictures that it contains.'),
    version: Version.nullable().describe('Null for a text that was never published as it is.'),
    isCurrent: z.boolean(),
    versions: z
      .array(
        z.object({
          version: Version,
          from: z.iso.datetime().nullable().describe('Null for the text before the first published one.'),
          until: z.iso.datetime().nullable().describe('Null for the newest.'),
        }),
      )
      .describe('Newest first.'),
  })
  .openapi('SiteText');
export type SiteText = z.infer<typeof SiteText>;
