import { z } from '@hono/zod-openapi';
import { cleanText } from '../../../../shared/text.ts';
import { ANNOUNCEMENT_LIMITS, AUDIENCES } from './announcement-limits.ts';

const audience = z.enum(
  AUDIENCES.map(({ value }) => value),
  'Choose who sees it.',
);

/** A page of this site, or an address elsewhere. */
const LINK = /^(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*)$/;

const text = (max: number, clean: (typed: string) => string) =>
  z
    .string()
    .max(10 * max, `Use at most ${max} characters.`)
    .transform((typed) => clean(cleanText(typed)).trim())
    .refine((typed) => typed.length <= max, `Use at most ${max} characters.`);
const asLine = (typed: string) => typed.replaceAll(/\s+/g, ' ');

export const NewAnnouncement = z
  .object({
    kind: z.enum(['banner', 'mail']).describe('A banner on the site, or a mail to all members.'),
    text: text(ANNOUNCEMENT_LIMITS.text, asLine).refine(
      (typed) => typed !== '',
      'Enter what you want to say.',
    ),
    body: text(ANNOUNCEMENT_LIMITS.body, (typed) => typed).describe(
      'The text of a mail; empty for a banner.',
    ),
    link: text(ANNOUNCEMENT_LIMITS.link, asLine).refine(
      (typed) => typed === '' || LINK.test(typed),
      'Enter a page like /about, or an address with https://.',
    ),
    audience: audience.describe('A mail goes to members.'),
    startsAt: z.iso
      .datetime({ offset: true, error: 'Choose when it starts.' })
      .nullable()
      .describe('Null for now.'),
    endsAt: z.iso.datetime({ offset: true, error: 'Choose when it ends.' }).nullable(),
  })
  .superRefine(({ kind, body, startsAt, endsAt }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'mail' && body === '') refuse('body', 'Enter the text of the mail.');
    if (endsAt === null) return;
    if (startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
      refuse('endsAt', 'Choose an end after the start.');
    else if (Date.parse(endsAt) <= Date.now()) refuse('endsAt', 'Choose an end that is still to come.');
  })
  .openapi('NewAnnouncement', {
    example: {
      kind: 'banner',
      text: 'We’re closed for repairs on Sunday from 6:00 to 6:20 in the morning.',
      body: '',
      link: '',
      audience: 'everyone',
      startsAt: '2026-08-01T13:00:00Z',
      endsAt: null,
    },
  });
export type NewAnnouncement = z.infer<typeof NewAnnouncement>;

const Announcement = z
  .object({
    id: z.uuid(),
    kind: z.enum(['banner', 'mail']),
    text: z.string(),
    body: z.string(),
    link: z.string(),
    audience,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    state: z.enum(['scheduled', 'live', 'paused', 'ended']),
    by: z.string().describe('Name of the operator.'),
    mails: z
      .object({
        sent: z.int(),
        failed: z.int().describe('Refused by the mail server for good.'),
        left: z.int().describe('Members who get it later.'),
      })
      .nullable()
      .describe('How far a mail is; null for a banner.'),
    seen: z.int().describe('Browsers that showed a banner.'),
    dismissals: z.int().describe('Members who dismissed a banner.'),
  })
  .openapi('Announcement');
export type Announcement = z.infer<typeof Announcement>;

export const Announcements = z
  .object({
    announcements: z.array(Announcement).describe('The newest 100, newest first.'),
    members: z.int().describe('Members whom a mail reaches now, with those who turned such mails off.'),
  })
  .openapi('Announcements');
export type Announcements = z.infer<typeof Announcements>;

export const Banner = z
  .object({ id: z.uuid(), text: z.string(), link: z.string().describe('Empty for none.') })
  .openapi('Banner');
export type Banner = z.infer<typeof Banner>;

export const Banners = z.object({ banners: z.array(Banner).describe('Newest first.') }).openapi('Banners');
export type Banners = z.infer<typeof Banners>;
