import { resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_HUES } from '../../shared/brand-colors.ts';
import { isTimeZone } from '../../shared/local-time.ts';
import { DEFAULT_SETTINGS } from '../../shared/site-settings.ts';
import { AI_EXPECTED, type AiSettings, aiSettingShape, readAiSettings } from './ai/ai-settings.ts';
import { createDataFolder, loadSecret } from './data-folder.ts';
import { DATABASE_EXPECTED, databaseSettingShape, readDatabaseSettings } from './db/database-settings.ts';
import { MAP_EXPECTED, mapSettingShape, readMapSettings } from './map-settings.ts';
import {
  isTestCheckoutOpen,
  PAYMENT_EXPECTED,
  paymentSettingShape,
  readPaymentSettings,
  type StripeSettings,
} from './payments/payment-settings.ts';
import { StartupError } from './startup-error.ts';
import type { S3Settings } from './storage/s3-client.ts';
import { readS3Settings, STORAGE_EXPECTED, storageSettingShape } from './storage/storage-settings.ts';
import { isThisMachine } from './this-machine.ts';
import {
  readTracingSettings,
  TRACING_EXPECTED,
  type TracingSettings,
  tracingSettingShape,
} from './tracing-settings.ts';

/** Time zone of the demo marketplace in Portland, Oregon. */
export const DEMO_TIME_ZONE = 'America/Los_Angeles';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const blankIsAbsent = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** 'Region/City' or 'UTC', the only names that the database and Node interpret identically. */
const ZONE_NAME = /^(UTC|[A-Za-z]+(\/[\w+-]+)+)$/;

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  ...databaseSettingShape,
  LIVE_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  WORKER: flag.optional(),
  DEMO: z.enum(['0', '1', 'public']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Offhand <hello@offhand.example>'),
  CONTACT_EMAIL: z.email().optional(),
  SITE_TIME_ZONE: z.string().regex(ZONE_NAME).refine(isTimeZone).optional(),
  ...mapSettingShape,
  EMAIL_CONFIRMATION: z.enum(['required', 'off']).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/)
    .optional(),
  ...storageSettingShape,
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().regex(/^\S+$/).optional(),
  UNLIMITED_ACCOUNTS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
    .pipe(z.array(z.email()))
    .default([]),
  OPERATOR_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  PHOTO_READER: flag.optional(),
  NUDITY_CHECK: flag.optional(),
  ...paymentSettingShape,
  ...aiSettingShape,
  ...tracingSettingShape,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What each setting must be, for the error message. */
const EXPECTED: Record<keyof z.infer<typeof Settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  PUBLIC_URL: 'the address people open, such as https://offhand.example',
  DATA_DIR: 'a folder',
  ...DATABASE_EXPECTED,
  LIVE_URL: 'the address of a Redis, such as redis://user:password@host:6379',
  WORKER: '1 for a process that only runs jobs, or 0 for one that runs none',
  DEMO: '0, 1 or public',
  SMTP_URL: 'a mail server, such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender, such as Offhand <hello@offhand.example>',
  CONTACT_EMAIL: 'an email address, such as help@offhand.example',
  SITE_TIME_ZONE: 'a time zone, such as America/New_York or UTC',
  ...MAP_EXPECTED,
  EMAIL_CONFIRMATION: 'required or off',
  AUTH_SECRET: 'at least 32 characters',
  TRUSTED_PROXIES: 'the number of proxies in front of this process, from 0 to 10',
  REQUESTS_PER_MINUTE: 'a number of requests per address and minute, or 0 for no limit',
  METRICS_TOKEN: 'at least 16 characters without spaces',
  ...STORAGE_EXPECTED,
  SMS_URL: 'the address of an SMS gateway, such as https://sms.example.com/messages',
  SMS_TOKEN: 'a token without spaces',
  UNLIMITED_ACCOUNTS: 'email addresses, separated by commas',
  OPERATOR_EMAIL: 'an email address, such as you@offhand.example',
  PHOTO_READER: '0 or 1',
  NUDITY_CHECK: '0 or 1',
  ...PAYMENT_EXPECTED,
  ...AI_EXPECTED,
  ...TRACING_EXPECTED,
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
};

/** Names of all settings. */
export const SETTING_NAMES = Object.keys(EXPECTED);

export type UnlimitedAccounts = readonly string[] | 'everyone';

export interface Config {
  port: number;
  host: string;
  /** Origin of the site, without a trailing slash. Prefix of links in emails and previews. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Undefined for the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** The PostgreSQL behind the pooler at `databaseUrl`. Undefined: there is no pooler. */
  databaseListenUrl: string | undefined;
  /** A streaming replica of it, which answers reads. Undefined: there is none. */
  databaseReadUrl: string | undefined;
  /** The most connections of this process to its database, besides the one that listens. */
  databasePool: number;
  /** A Redis that carries live updates between processes. Undefined: the database does. */
  liveUrl: string | undefined;
  /** Whether this process runs jobs. */
  runsJobs: boolean;
  /** Whether this process serves pages, the API and files. */
  servesSite: boolean;
  /** Whether to fill an empty database with the demo marketplace. */
  demo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** What people call the site. The operator's setting (`withLiveSettings`). */
  siteName: string;
  /** The hues of the site's colors. The operator's setting. */
  hues: { main: number; sell: number };
  /** Receives contact messages and is shown on the contact page. The operator's setting replaces the environment's. */
  contactEmail: string;
  /** The time zone that decides when days and weekends begin, for example those of Flash Drops. */
  timeZone: string;
  /** Absolute path of a GeoJSON file that maps are drawn on. Undefined: that of the demo, or none. */
  mapFile: string | undefined;
  /** Null: maps are drawn on a base map or, without one, on distance rings. */
  mapTiles: { url: string; attribution: string } | null;
  emailConfirmation: 'required' | 'off';
  /** Whether people need an invitation even where the operator opens sign-up, as nobody can confirm who they are. */
  signUpNeedsInvite: boolean;
  /** Signs cookies and links. */
  authSecret: string;
  trustedProxies: number;
  requestsPerMinute: number;
  /** Allows reading the metrics from other machines. Undefined: only from this one. */
  metricsToken: string | undefined;
  /** Undefined: uploads are stored in the data folder. */
  s3: S3Settings | undefined;
  /** Where browsers load public files, without a trailing slash. Undefined: from this site. */
  filesUrl: string | undefined;
  /** Undefined: no text messages, so phone numbers can't be confirmed. */
  sms: { url: string; token: string } | undefined;
  /** Addresses of accounts that get everything for free, once confirmed; 'everyone' where plans are turned off. */
  unlimitedAccounts: UnlimitedAccounts;
  /** Address of an account that is an operator without being granted the role, once confirmed. */
  operatorEmail: string | undefined;
  /** Undefined: the built-in test checkout, which moves no money. */
  stripe: StripeSettings | undefined;
  /** Whether anyone can buy in the test checkout. False where Stripe takes payments. */
  testCheckout: boolean;
  /** Whether the built-in reader reads text on items in photos. */
  photoReader: boolean;
  /** Whether photos that look like nudity are sent to the queue of cases. */
  nudityCheck: boolean;
  /** Models. The product works without those that are not configured. */
  ai: AiSettings;
  /** Null: no traces. */
  tracing: TracingSettings | null;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
}

/**
 * Reads and validates all settings.
 * @throws StartupError naming each invalid setting and what it must be.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const parsed = Settings.safeParse(blankIsAbsent(env));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const list = names.map((name) => `${name} must be ${EXPECTED[name as keyof typeof EXPECTED]}`);
    throw new StartupError(`Bad settings: ${list.join('; ')}.`);
  }
  const settings = parsed.data;
  const s3 = readS3Settings(settings);
  const dataDir = resolve(settings.DATA_DIR);
  createDataFolder(dataDir);
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin;
  const demo = hasDemo(settings, publicUrl);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir,
    ...readDatabaseSettings(settings),
    liveUrl: settings.LIVE_URL,
    ...splitWork(settings),
    demo,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    siteName: DEFAULT_SETTINGS.siteName,
    hues: DEFAULT_HUES,
    contactEmail: settings.CONTACT_EMAIL ?? addressOf(settings.MAIL_FROM),
    timeZone: settings.SITE_TIME_ZONE ?? (demo ? DEMO_TIME_ZONE : 'America/New_York'),
    ...readMapSettings(settings),
    emailConfirmation: settings.EMAIL_CONFIRMATION ?? (settings.SMTP_URL ? 'required' : 'off'),
    signUpNeedsInvite:
      settings.EMAIL_CONFIRMATION === undefined &&
      settings.SMTP_URL === undefined &&
      !isThisMachine(publicUrl),
    authSecret: settings.AUTH_SECRET ?? loadSecret(dataDir, 'auth-secret'),
    trustedProxies: settings.TRUSTED_PROXIES,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    metricsToken: settings.METRICS_TOKEN,
    s3,
    filesUrl: settings.FILES_URL,
    sms: smsSettings(settings),
    unlimitedAccounts: settings.UNLIMITED_ACCOUNTS,
    operatorEmail: settings.OPERATOR_EMAIL,
    stripe: readPaymentSettings(settings),
    testCheckout: isTestCheckoutOpen(settings, publicUrl),
    photoReader: settings.PHOTO_READER ?? true,
    nudityCheck: settings.NUDITY_CHECK ?? true,
    ai: readAiSettings(settings),
    tracing: readTracingSettings(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

function splitWork({
  WORKER,
  DATABASE_URL,
}: z.infer<typeof Settings>): Pick<Config, 'runsJobs' | 'servesSite'> {
  if (WORKER !== undefined && DATABASE_URL === undefined) {
    throw new StartupError(
      'WORKER is for several processes, which need a database of your own: set DATABASE_URL, or leave WORKER out.',
    );
  }
  return { runsJobs: WORKER !== false, servesSite: WORKER !== true };
}

/** Only a site that nobody else opens gets the demo by itself, or with the password that everybody knows. */
function hasDemo({ DEMO, DATABASE_URL }: z.infer<typeof Settings>, publicUrl: string): boolean {
  const isPrivate = isThisMachine(publicUrl);
  if (DEMO === '1' && !isPrivate) {
    throw new StartupError(
      `DEMO=1 lets everybody who opens ${publicUrl} log in: set DEMO=public for a password of its own, or DEMO=0.`,
    );
  }
  return DEMO === undefined ? isPrivate && DATABASE_URL === undefined : DEMO !== '0';
}

/** Returns the address in 'Name <address>', or the whole text. */
export const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

function smsSettings({ SMS_URL: url, SMS_TOKEN: token }: z.infer<typeof Settings>): Config['sms'] {
  if (url && token) return { url, token };
  if (!url && !token) return undefined;
  throw new StartupError(
    `Text messages cannot be sent without ${url ? 'SMS_TOKEN' : 'SMS_URL'}: set both SMS_ settings, or none.`,
  );
}
