import type { Config } from './config.ts';

export type ServiceSettings = Pick<
  Config,
  | 'ai'
  | 'photoReader'
  | 'smtpUrl'
  | 'signUpNeedsInvite'
  | 'stripe'
  | 'testCheckout'
  | 'sms'
  | 'mapFile'
  | 'mapTiles'
>;

/** A service that the site works without, and how it does. */
interface OptionalService {
  id: 'photos' | 'voice' | 'drafts' | 'mail' | 'payments' | 'text-messages' | 'maps';
  /** Its name at the operators' desk. */
  name: string;
  /** The settings that turn it on. */
  settings: string;
  /** Its state in the line printed at start; null if the line leaves it out. */
  state: ((config: ServiceSettings) => string) | null;
  isOn: (config: ServiceSettings) => boolean;
  /** What people go without as long as it is off. */
  cost: (config: ServiceSettings) => string;
}

/** All services that can be set up, in the order of the line printed at start. */
export const OPTIONAL_SERVICES: readonly OptionalService[] = [
  {
    id: 'photos',
    name: 'Listings from photos',
    settings: 'AI_VISION_MODEL',
    state: ({ ai, photoReader }) =>
      `photos ${ai.vision ? 'read by a model' : photoReader ? 'read for what is written on the item' : 'off'}`,
    isOn: ({ ai }) => ai.vision !== undefined,
    cost: ({ photoReader }) =>
      photoReader
        ? 'Photos are read only for text on the item, so sellers describe most items themselves.'
        : "Photos aren't read, so sellers describe every item themselves.",
  },
  {
    id: 'voice',
    name: 'Speech to text',
    settings: 'STT_MODEL',
    state: ({ ai }) => `voice ${ai.speech ? 'on' : 'by browsers that can'}`,
    isOn: ({ ai }) => ai.speech !== undefined,
    cost: () => 'Only people whose browser recognizes speech can list an item by voice.',
  },
  {
    id: 'drafts',
    name: 'Drafts by a model',
    settings: 'AI_MODEL',
    state: ({ ai }) => `drafts by ${ai.text ? 'a model' : 'the built-in engine'}`,
    isOn: ({ ai }) => ai.text !== undefined,
    cost: () => 'The built-in engine writes drafts, which are plainer and need more editing.',
  },
  {
    id: 'mail',
    name: 'Email',
    settings: 'SMTP_URL',
    state: ({ smtpUrl }) => `mail ${smtpUrl === undefined ? 'in the outbox folder' : 'on'}`,
    isOn: ({ smtpUrl }) => smtpUrl !== undefined,
    cost: ({ signUpNeedsInvite }) =>
      'Emails stay in the outbox folder: nobody can reset a password, and nobody hears about messages by email.' +
      (signUpNeedsInvite ? ' People sign up with an invitation only.' : ''),
  },
  {
    id: 'payments',
    name: 'Payments',
    settings: 'STRIPE_SECRET_KEY',
    state: ({ stripe, testCheckout }) =>
      `payments ${stripe ? 'by Stripe' : testCheckout ? 'by the test checkout' : 'off'}`,
    isOn: ({ stripe }) => stripe !== undefined,
    cost: ({ testCheckout }) =>
      testCheckout
        ? 'The test checkout gives plans and credits away: no money is paid.'
        : 'Nobody can buy a plan or voice credits.',
  },
  {
    id: 'text-messages',
    name: 'Phone codes',
    settings: 'SMS_URL, SMS_TOKEN',
    state: ({ sms }) => `text messages ${sms ? 'on' : 'off'}`,
    isOn: ({ sms }) => sms !== undefined,
    cost: () => 'Nobody can confirm a phone number, so buyers have one sign less to trust.',
  },
  {
    id: 'maps',
    name: 'Street maps',
    settings: 'MAP_FILE or MAP_TILES_URL',
    state: null,
    isOn: ({ mapFile, mapTiles }) => mapFile !== undefined || mapTiles !== null,
    cost: () => 'Maps show only distances and names of areas, so a pickup place is harder to find.',
  },
];
