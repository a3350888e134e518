import { z } from '@hono/zod-openapi';
import { hueOf } from './brand-colors.ts';
import { grouped } from './grouped.ts';
import { cleanText } from './text.ts';

/**
 * The kinds of settings that `SITE_SETTINGS` is made of. Only the server imports values from here, because pages do
 * without schemas.
 */

/** The tabs of /operator/settings, in their order, and its other pages. */
export const SETTING_GROUPS = [
  { id: 'look', label: 'Look and name' },
  { id: 'contact', label: 'Contact and hours' },
  { id: 'texts', label: 'Terms and rules' },
  { id: 'access', label: 'Sign-up and guests' },
  { id: 'features', label: 'Features' },
  { id: 'limits', label: 'Limits' },
  // On a page of its own, /operator/plans.
  { id: 'prices', label: 'Plans and prices' },
  // Has a page of its own.
  { id: 'categories', label: 'Categories' },
] as const;
type SettingGroup = (typeof SETTING_GROUPS)[number]['id'];

interface Setting<Value> {
  /** Checks a value and returns it as it is stored. Its messages tell operators how to fix it. */
  schema: z.ZodType<Value>;
  default: Value;
  group: SettingGroup;
  label: string;
  hint: string;
  /** Maximum number of characters of a text. */
  maxLength?: number;
}

export const setting = <Value>(definition: Setting<Value>): Setting<Value> => definition;

/** A text on one line, of at most `max` characters. */
export const line = (max: number) =>
  z
    .string('Enter a text.')
    .max(10 * max, `Use at most ${max} characters.`)
    .transform((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`);

/** A line that can't be empty. */
export const filled = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

/** A hue in degrees, or a pasted color, of which the hue is kept. */
export const hue = (label: string, hint: string, byDefault: number) =>
  setting({
    schema: z.preprocess(
      (value) => (typeof value === 'string' ? (hueOf(value) ?? NO_HUE) : value),
      z
        .int('Choose a hue from 0 to 359.')
        .refine((value) => value !== NO_HUE, 'Paste a color like #00aa66. Black, white and gray have no hue.')
        .min(0, 'Choose a hue from 0 to 359.')
        .max(359, 'Choose a hue from 0 to 359.'),
    ),
    default: byDefault,
    group: 'look',
    label,
    hint,
  });
const NO_HUE = -1;

const MAX_DOCUMENT = 50_000;

/** A long text in Markdown, or an empty one for ours. */
export const markdown = (label: string) =>
  setting({
    schema: z
      .string('Enter a text.')
      .max(MAX_DOCUMENT, 'Use at most 50,000 characters.')
      .transform((text) => cleanText(text).trim()),
    default: '',
    group: 'texts',
    label,
    hint: 'Markdown: ## Heading, - list, **bold**, [link](/about). HTML is shown as it is typed.',
    maxLength: MAX_DOCUMENT,
  });

/** A switch. */
export const onOff = (group: SettingGroup, label: string, hint: string) =>
  setting({ schema: z.boolean('Choose on or off.'), default: true, group, label, hint });

/** A number without a fraction. The label says what it counts. */
export const wholeNumber = (
  label: string,
  hint: string,
  { min, max, byDefault }: { min: number; max: number; byDefault: number },
) =>
  setting({
    schema: z
      .int('Enter a whole number.')
      .min(min, `Enter ${grouped(min)} or more.`)
      .max(max, `Enter ${grouped(max)} or less.`),
    default: byDefault,
    group: 'limits',
    label,
    hint,
  });

export const limitOfPeople = (label: string, max: number, byDefault: number) =>
  wholeNumber(label, 'For each person.', { min: 1, max, byDefault });

/** The hours in which a case should be decided. */
export const caseHours = (label: string, hint: string, byDefault: number) =>
  wholeNumber(label, hint, { min: 1, max: 30 * 24, byDefault });
