import { z } from '@hono/zod-openapi';
import { DEFAULT_HUES } from './brand-colors.ts';
import { categoriesSetting } from './categories-setting.ts';
import { newcomersSetting } from './newcomers-setting.ts';
import { priceSettings } from './price-settings.ts';
import {
  caseHours,
  filled,
  hue,
  limitOfPeople,
  line,
  markdown,
  onOff,
  setting,
  wholeNumber,
} from './setting-kinds.ts';

/**
 * Every setting that operators change in the browser. A new one needs only its entry in `SITE_SETTINGS` and a field on
 * its page. Pages import types from here, never values, because the schemas stay on the server.
 */

const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/;
const PHONE = /^\+?[\d\s().-]{5,30}$/;

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
  newcomers: newcomersSetting,
  listingsPerHour: limitOfPeople('Listings an hour', 1_000, 60),
  chatsPerHour: limitOfPeople('New chats an hour', 1_000, 40),
  wantsPerPerson: limitOfPeople('Saved searches', 100, 20),
  zonesPerDay: limitOfPeople('New Drop Zones a day', 100, 10),
  ...priceSettings,
  categories: categoriesSetting,
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
