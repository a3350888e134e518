import { z } from '@hono/zod-openapi';
import { DEFAULT_HUES, hueOf } from './brand-colors.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import { grouped } from './grouped.ts';
import {
  DEFAULT_PACK_PRICES,
  DEFAULT_PLAN_PRICES,
  MAX_PACK_CREDITS,
  MAX_SALE_CENTS,
  MIN_SALE_CENTS,
  PACK_IDS,
  type PackId,
  type PaidPlan,
} from './prices.ts';
import { SITE_FEATURE_KEYS, type SiteFeature } from './site-features.ts';
import { CATEGORIES, type SiteCategory } from './taxonomy.ts';
import { cleanText } from './text.ts';

/**
 * Every setting that operators change in the browser. A new one needs only its entry in `SITE_SETTINGS` and a field on
 * its page. Pages import types from here, never values, because the schemas stay on the server.
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

const setting = <Value>(definition: Setting<Value>): Setting<Value> => definition;

const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/;
const PHONE = /^\+?[\d\s().-]{5,30}$/;

/** A text on one line, of at most `max` characters. */
const line = (max: number) =>
  z
    .string('Enter a text.')
    .max(10 * max, `Use at most ${max} characters.`)
    .transform((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`);

/** A line that can't be empty. */
const filled = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

/** A hue in degrees, or a pasted color, of which the hue is kept. */
const hue = (label: string, hint: string, byDefault: number) =>
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
const markdown = (label: string) =>
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
const onOff = (group: SettingGroup, label: string, hint: string) =>
  setting({ schema: z.boolean('Choose on or off.'), default: true, group, label, hint });

/** A number without a fraction. The label says what it counts. */
const wholeNumber = (
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

const limitOfPeople = (label: string, max: number, byDefault: number) =>
  wholeNumber(label, 'For each person.', { min: 1, max, byDefault });

const dailyLimit = (min: number) =>
  z.int('Enter whole numbers.').min(min, `Enter ${min} or more.`).max(10_000, 'Enter 10,000 or less.');

/** What people can do on a day while they are new. */
const NewcomerLimits = z.object(
  {
    listings: dailyLimit(1),
    chats: dailyLimit(1),
    photos: dailyLimit(1),
    /** In the text of one listing. */
    links: dailyLimit(0),
  },
  'Enter all four numbers.',
);
export type NewcomerLimits = z.infer<typeof NewcomerLimits>;

const NEWCOMER_STEPS = 3;
const AllNewcomerLimits = z
  .array(NewcomerLimits, 'Send the limits of each step.')
  .length(NEWCOMER_STEPS, 'Send the limits of each step.')
  .refine(
    (steps) =>
      steps.every((step, index) =>
        Object.entries(steps[index - 1] ?? {}).every(
          ([what, before]) => before <= step[what as keyof NewcomerLimits],
        ),
      ),
    'Limits can’t get smaller from one row to the next.',
  );

/** The hours in which a case should be decided. */
const caseHours = (label: string, hint: string, byDefault: number) =>
  wholeNumber(label, hint, { min: 1, max: 30 * 24, byDefault });

const SalePrice = z
  .int('Enter a price like 6 or 5.99.')
  .min(MIN_SALE_CENTS, 'Enter $0.50 or more. Stripe takes no smaller payments.')
  .max(MAX_SALE_CENTS, 'Enter $10,000 or less.');
const ForSale = z.boolean('Choose whether it is for sale.');

const planPrice = (plan: PaidPlan, label: string) =>
  setting({
    schema: z.object({ cents: SalePrice, isForSale: ForSale }, 'Enter a price like 6 or 5.99.'),
    default: DEFAULT_PLAN_PRICES[plan],
    group: 'prices',
    label,
    hint: 'For new subscribers. Existing ones keep their price.',
  });

const packPrice = (pack: PackId, label: string) =>
  setting({
    schema: z.object(
      {
        cents: SalePrice,
        credits: z
          .int('Enter a whole number of credits.')
          .min(1, 'Enter 1 credit or more.')
          .max(MAX_PACK_CREDITS, 'Enter 10,000 credits or fewer.'),
        isForSale: ForSale,
      },
      'Enter a price like 6 or 5.99.',
    ),
    default: DEFAULT_PACK_PRICES[pack],
    group: 'prices',
    label,
    hint: "Credits already bought don't change.",
  });

const UPLOADED = /^\/files\/site\/[\da-f-]{36}\.webp$/;

/** The address of an uploaded picture; empty for ours. */
const Picture = z
  .string('Upload a picture.')
  .refine((address) => address === '' || UPLOADED.test(address), 'Upload a picture.');

const OpeningHours = z
  .array(
    z.object({ days: filled(20, 'Enter the days.'), hours: filled(30, 'Enter the hours, or “closed”.') }),
    'Enter the hours as a list.',
  )
  .max(7, 'Use at most 7 lines.');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Filters use these instead of a category. */
const NO_SLUGS = ['all', 'free', 'more'];

const Category = z.object({
  slug: z
    .string('Enter an address.')
    .max(40, 'Use at most 40 characters for the address.')
    .regex(SLUG, 'Use small letters, digits and single hyphens for the address, like kids-baby.')
    .refine((slug) => !NO_SLUGS.includes(slug), 'Choose another address. Filters use this one.'),
  label: filled(30, 'Enter a name for each category.'),
  icon: z.enum(CATEGORY_ICONS, 'Choose one of the icons.'),
  isHidden: z.boolean('Choose whether it is hidden.').default(false),
  words: line(500).default(''),
});
export type CategorySetting = z.infer<typeof Category>;

const asSetting = (category: SiteCategory): CategorySetting => Category.parse(category);

/**
 * The categories in their order. Built-in ones that are missing are added at the end, hidden, because listings may have
 * them.
 */
const Categories = z
  .array(Category, 'Send all categories as a list.')
  .max(40, 'A site can have at most 40 categories.')
  .superRefine((categories, { addIssue }) => {
    const twice = <Value>(values: Value[]) => values.find((value, index) => values.indexOf(value) !== index);
    const label = twice(categories.map((one) => one.label.toLowerCase()));
    const slug = twice(categories.map((one) => one.slug));
    const refuse = (message: string) => addIssue({ code: 'custom', message });
    if (label !== undefined) refuse(`Two categories are called “${label}”. Rename one of them.`);
    if (slug !== undefined) refuse(`Two categories have the address /${slug}. Choose another one.`);
    if (categories.every(({ isHidden }) => isHidden)) {
      refuse('People need at least one category. Show another one, then hide this one.');
    }
  })
  .transform((categories) => withHidden(categories, CATEGORIES.map(asSetting)));

/** Returns the categories with those of `known` that are missing, hidden, under a name that is free. */
export function withHidden(
  categories: readonly CategorySetting[],
  known: readonly CategorySetting[],
): CategorySetting[] {
  const missing = known.filter(({ slug }) => categories.every((one) => one.slug !== slug));
  const isTaken = (label: string) =>
    categories.some((one) => one.label.toLowerCase() === label.toLowerCase());
  return [
    ...categories,
    ...missing.map((one) => ({ ...one, isHidden: true, label: isTaken(one.label) ? one.slug : one.label })),
  ];
}

export const SITE_SETTINGS = {
  siteName: setting({
    // A name with markup characters would need escaping in mails of others, such as calendar files.
    schema: filled(30, 'Enter a name.').refine((name) => !/[<>"\\]/.test(name), 'Leave out < > " and \\.'),
    default: 'Offhand',
    group: 'look',
    label: 'Site name',
    hint: 'Used on every page, and in emails and notifications.',
    maxLength: 30,
  }),
  logo: setting({
    schema: Picture,
    default: '',
    group: 'look',
    label: 'Logo',
    hint: 'A square picture beside the name. Without one, we draw a tag in your colors.',
  }),
  mainHue: hue('Main color', 'Buttons, links and what is selected.', DEFAULT_HUES.main),
  sellHue: hue('Sell color', 'Selling and prices.', DEFAULT_HUES.sell),
  homeTitle: setting({
    schema: filled(40, 'Enter a title.'),
    default: 'Make Cash. Lose Clutter.',
    group: 'look',
    label: 'Title',
    hint: 'The large words of the home page. Each sentence starts a new line.',
    maxLength: 40,
  }),
  homeLead: setting({
    schema: line(120),
    default: '',
    group: 'look',
    label: 'Line below',
    hint: 'Leave it empty for our words, which say how to list an item on this site.',
    maxLength: 120,
  }),
  homePicture: setting({
    schema: Picture,
    default: '',
    group: 'look',
    label: 'Picture',
    hint: 'A square picture beside the title, such as a street of your town. Without one, we draw a pile of second-hand items.',
  }),
  contactEmail: setting({
    schema: line(254).refine(
      (email) => email === '' || EMAIL.test(email),
      'Enter an address like name@example.com.',
    ),
    default: '',
    group: 'contact',
    label: 'Email',
    hint: 'Gets messages from the contact page, and is shown there. Leave it empty to use the address of the server.',
    maxLength: 254,
  }),
  contactPhone: setting({
    schema: line(30).refine(
      (phone) => phone === '' || PHONE.test(phone),
      'Enter a number like +1 503 555 0142.',
    ),
    default: '',
    group: 'contact',
    label: 'Phone',
    hint: 'Shown on the contact page. Leave it empty to show none.',
    maxLength: 30,
  }),
  openingHours: setting({
    schema: OpeningHours,
    default: [
      { days: 'Mon-Fri', hours: '9AM-5PM ET' },
      { days: 'Sat', hours: '10AM-3PM ET' },
      { days: 'Sun', hours: 'closed' },
    ],
    group: 'contact',
    label: 'Hours',
    hint: 'Shown on the contact page and below every page.',
  }),
  replyTime: setting({
    schema: line(30),
    default: '24 hours',
    group: 'contact',
    label: 'You reply within',
    hint: 'The contact page promises it: “We get back to you within 24 hours.” Leave it empty to promise nothing.',
    maxLength: 30,
  }),
  terms: markdown('Terms'),
  privacy: markdown('Privacy'),
  rules: markdown('Rules'),
  apiLicense: setting({
    schema: filled(100, 'Enter a license, or “All rights reserved”.'),
    default: 'All rights reserved',
    group: 'texts',
    label: 'License of the API',
    hint: 'Named by the API document, such as CC BY 4.0.',
    maxLength: 100,
  }),
  apiLicenseUrl: setting({
    schema: line(200).refine(
      (url) => url === '' || (/^https?:/.test(url) && URL.canParse(url)),
      'Enter an address like https://example.com/license.',
    ),
    default: '',
    group: 'texts',
    label: 'Address of the license',
    hint: 'Leave it empty to use the terms of this site.',
    maxLength: 200,
  }),
  signUp: setting({
    schema: z.enum(['open', 'invitation', 'closed'], 'Choose who can sign up.'),
    default: 'open',
    group: 'access',
    label: 'Who can sign up',
    hint: 'Accounts that exist already can always log in. Without a mail server, everyone needs an invitation, unless emails are not confirmed.',
  }),
  confirmEmail: setting({
    schema: z.enum(['server', 'required', 'off'], 'Choose whether emails are confirmed first.'),
    default: 'server',
    group: 'access',
    label: 'Confirm the email first',
    hint: 'Whether new accounts open a link in an email before they can log in. Needs a mail server.',
  }),
  guests: onOff(
    'access',
    'Guests',
    'People sell and chat without an account. Guests that exist already stay.',
  ),
  flashDrops: onOff('features', 'Flash Drops', 'Weekend events with points and prizes.'),
  zones: onOff('features', 'Drop Zones', 'Local groups with listings, a discussion and events.'),
  plans: onOff(
    'features',
    'Paid plans and credits',
    'Off: nothing is sold, and everyone gets all features for free. Paid subscriptions go on until people cancel them.',
  ),
  assistant: onOff('features', 'Compare Items', 'Listings side by side, with a recommendation.'),
  matchMe: onOff('features', 'Match Me', 'Saved searches with alerts.'),
  urgentHours: caseHours('Hours for urgent cases', 'Money or safety at risk. Counts for new cases.', 4),
  soonHours: caseHours('Hours for cases to decide soon', 'Something breaks a rule.', 24),
  canWaitHours: caseHours('Hours for cases that can wait', 'Quality, such as a wrong category.', 72),
  appealHours: caseHours('Hours for appeals', 'People read it before they ask for another look.', 48),
  claimMinutes: wholeNumber(
    'Minutes of a claim',
    'Without activity for this long, a claimed case goes back to the queue.',
    { min: 10, max: 24 * 60, byDefault: 30 },
  ),
  undoSeconds: wholeNumber(
    'Seconds to undo',
    'A decision can be undone for this long. Then people are told.',
    {
      min: 5,
      max: 300,
      byDefault: 10,
    },
  ),
  newcomers: setting<readonly NewcomerLimits[]>({
    schema: AllNewcomerLimits,
    default: [
      { listings: 10, chats: 20, photos: 100, links: 1 },
      { listings: 20, chats: 40, photos: 200, links: 2 },
      { listings: 60, chats: 80, photos: 400, links: 5 },
    ],
    group: 'limits',
    label: 'Limits of new accounts and guests',
    hint: 'Per day, and links per listing. Limits end after 30 days or 3 finished deals.',
  }),
  listingsPerHour: limitOfPeople('Listings an hour', 1_000, 60),
  chatsPerHour: limitOfPeople('New chats an hour', 1_000, 40),
  wantsPerPerson: limitOfPeople('Saved searches', 100, 20),
  zonesPerDay: limitOfPeople('New Drop Zones a day', 100, 10),
  premium_monthly: planPrice('premium_monthly', 'Premium, monthly'),
  premium_yearly: planPrice('premium_yearly', 'Premium, yearly'),
  premium_plus_monthly: planPrice('premium_plus_monthly', 'Premium Plus, monthly'),
  premium_plus_yearly: planPrice('premium_plus_yearly', 'Premium Plus, yearly'),
  one_time_premium: planPrice('one_time_premium', 'One-Time Premium'),
  one_time_premium_plus: planPrice('one_time_premium_plus', 'One-Time Premium Plus'),
  '50_credits': packPrice('50_credits', 'Starter Pack'),
  '100_credits': packPrice('100_credits', 'Popular Pack'),
  '250_credits': packPrice('250_credits', 'Power Pack'),
  packOrder: setting<readonly PackId[]>({
    schema: z
      .array(z.enum(PACK_IDS), 'Put the packs in an order.')
      .refine(
        (ids) => ids.length === PACK_IDS.length && new Set(ids).size === ids.length,
        'Name each pack once.',
      ),
    default: PACK_IDS,
    group: 'prices',
    label: 'Order of packs',
    hint: 'As people see them.',
  }),
  categories: setting({
    schema: Categories,
    default: CATEGORIES.map(asSetting),
    group: 'categories',
    label: 'Categories',
    hint: 'The order here is the order people see.',
  }),
};

export type SettingKey = keyof typeof SITE_SETTINGS;
export type SettingValues = {
  [Key in SettingKey]: z.infer<(typeof SITE_SETTINGS)[Key]['schema']>;
};
export const SETTING_KEYS = Object.keys(SITE_SETTINGS) as [SettingKey, ...SettingKey[]];

export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SITE_SETTINGS[key].default]),
) as unknown as SettingValues;

/** Returns all settings: the stored values where they are still valid, and the defaults for the rest. */
export function readSettings(stored: ReadonlyMap<string, unknown>): SettingValues {
  const read = SETTING_KEYS.filter((key) => stored.has(key)).map(
    (key) => [key, SITE_SETTINGS[key].schema.safeParse(stored.get(key))] as const,
  );
  const valid = read.flatMap(([key, { success, data }]) => (success ? [[key, data] as const] : []));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(valid) };
}

/** The settings that pages get with the root loader. Small, because every page carries them. */
export interface PublicSite
  extends Pick<SettingValues, 'siteName' | 'homeTitle' | 'homeLead' | 'openingHours' | 'signUp' | 'guests'> {
  /** The features that are turned off. */
  off: readonly SiteFeature[];
  /** The categories, without the words that mean them; left out if they are ours. */
  categories?: SiteCategory[];
  /** The address of the operator's logo; left out for ours. */
  logo?: string;
  /** The address of the operator's picture for the home page; left out for ours. */
  homePicture?: string;
  /** The hues of the site's colors; left out if they are ours. */
  hues?: { main: number; sell: number };
}

export function publicSiteOf(settings: SettingValues): PublicSite {
  const { siteName, homeTitle, homeLead, openingHours, signUp, guests } = settings;
  const off = SITE_FEATURE_KEYS.filter((key) => !settings[key]);
  const hues = { main: settings.mainHue, sell: settings.sellHue };
  const isOurs = hues.main === DEFAULT_HUES.main && hues.sell === DEFAULT_HUES.sell;
  return {
    siteName,
    homeTitle,
    homeLead,
    openingHours,
    signUp,
    guests,
    off,
    ...(settings.logo !== '' && { logo: settings.logo }),
    ...(settings.homePicture !== '' && { homePicture: settings.homePicture }),
    ...(!isOurs && { hues }),
    ...(settings.categories !== DEFAULT_SETTINGS.categories && {
      categories: settings.categories.map(({ slug, label, icon, isHidden }) => ({
        slug,
        label,
        icon,
        ...(isHidden && { isHidden }),
      })),
    }),
  };
}
