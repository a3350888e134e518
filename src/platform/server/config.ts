import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isTimeZone } from '../../shared/local-time.ts';
import { DEFAULT_HUES } from '../../shared/brand-colors.ts';
import { DEFAULT_SETTINGS } from '../../shared/site-settings.ts';
import { DEFAULT_POOL_SIZE } from './db/query-limits.ts';
import { AI_EXPECTED, type AiSettings, aiSettingShape, readAiSettings } from './ai/ai-settings.ts';
import {
  isTestCheckoutOpen,
  PAYMENT_EXPECTED,
  paymentSettingShape,
  readPaymentSettings,
  type StripeSettings,
} from './payments/payment-settings.ts';
import { isThisMachine } from './this-machine.ts';
import { StartupError } from './startup-error.ts';
import {
  readTracingSettings,
  TRACING_EXPECTED,
  type TracingSettings,
  tracingSettingShape,
} from './tracing-settings.ts';
import type { S3Settings } from './storage/s3-client.ts';

/** Time zone of the demo marketplace in Portland, Oregon. */
export const DEMO_TIME_ZONE = 'America/Los_Angeles';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const blankIsAbsent = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** 'Region/City' or 'UTC', the only names that the database and Node interpret identically. */
const ZONE_NAME = /^(UTC|[A-Za-z]+(\/[\w+-]+)+)$/;

/** Contains placeholders for zoom and position, and one host, from which pages may load images. */
const TILES_URL = /^https?:\/\/[\w.:-]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/;

/** Neither a query nor a fragment: keys are appended. */
const FILES_URL = /^https?:\/\/[\w.:-]+(\/[\w.~-]+)*\/?$/;

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(5).max(1000).default(DEFAULT_POOL_SIZE),
  LIVE_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  WORKER: flag.optional(),
  DEMO: z.enum(['0', '1', 'public']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Offhand <hello@offhand.example>'),
  CONTACT_EMAIL: z.email().optional(),
  SITE_TIME_ZONE: z.string().regex(ZONE_NAME).refine(isTimeZone).optional(),
  MAP_TILES_URL: z.string().regex(TILES_URL).optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  EMAIL_CONFIRMATION: z.enum(['required', 'off']).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/).optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/).optional(),
  FILES_URL: z
    .url()
    .regex(FILES_URL)
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
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
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/name',
  DATABASE_LISTEN_URL:
    'the address of the PostgreSQL behind a pooler, such as postgres://user:password@host:5432/name',
  DATABASE_READ_URL: 'the address of a streaming replica, such as postgres://user:password@host:5432/name',
  DATABASE_POOL: 'a number of connections from 5 to 1000',
  LIVE_URL: 'the address of a Redis, such as redis://user:password@host:6379',
  WORKER: '1 for a process that only runs jobs, or 0 for one that runs none',
  DEMO: '0, 1 or public',
  SMTP_URL: 'a mail server, such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender, such as Offhand <hello@offhand.example>',
  CONTACT_EMAIL: 'an email address, such as help@offhand.example',
  SITE_TIME_ZONE: 'a time zone, such as America/New_York or UTC',
  MAP_TILES_URL: 'the address of map tiles, such as https://tiles.example.com/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: 'whom the map tiles are from, such as © OpenStreetMap contributors',
  EMAIL_CONFIRMATION: 'required or off',
  AUTH_SECRET: 'at least 32 characters',
  TRUSTED_PROXIES: 'the number of proxies in front of this process, from 0 to 10',
  REQUESTS_PER_MINUTE: 'a number of requests per address and minute, or 0 for no limit',
  METRICS_TOKEN: 'at least 16 characters without spaces',
  S3_ENDPOINT: 'an S3-compatible server, such as https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  S3_REGION: 'a region, such as eu-central-1, or auto',
  S3_ACCESS_KEY_ID: 'a key without spaces',
  S3_SECRET_ACCESS_KEY: 'a key without spaces',
  FILES_URL: 'an address that serves the stored photos, such as https://cdn.example.com/files',
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
  /** What people call the site. The operator's setting (`followSettings`). */
  siteName: string;
  /** The hues of the site's colors. The operator's setting. */
  hues: { main: number; sell: number };
  /** Receives contact messages and is shown on the contact page. The operator's setting replaces the environment's. */
  contactEmail: string;
  /** The time zone that decides when days and weekends begin, for example those of Flash Drops. */
  timeZone: string;
  /** Null: maps are drawn without streets. */
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
  const s3 = s3Settings(settings);
  const dataDir = resolve(settings.DATA_DIR);
  createDataFolder(dataDir);
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin;
  const demo = hasDemo(settings, publicUrl);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseListenUrl: listenUrl(settings),
    databaseReadUrl: readUrl(settings),
    databasePool: settings.DATABASE_POOL,
    liveUrl: settings.LIVE_URL,
    ...splitWork(settings),
    demo,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    siteName: DEFAULT_SETTINGS.siteName,
    hues: DEFAULT_HUES,
    contactEmail: settings.CONTACT_EMAIL ?? addressOf(settings.MAIL_FROM),
    timeZone: settings.SITE_TIME_ZONE ?? (demo ? DEMO_TIME_ZONE : 'America/New_York'),
    mapTiles: settings.MAP_TILES_URL
      ? { url: settings.MAP_TILES_URL, attribution: settings.MAP_TILES_ATTRIBUTION }
      : null,
    emailConfirmation: settings.EMAIL_CONFIRMATION ?? (settings.SMTP_URL ? 'required' : 'off'),
    signUpNeedsInvite:
      settings.EMAIL_CONFIRMATION === undefined &&
      settings.SMTP_URL === undefined &&
      !isThisMachine(publicUrl),
    authSecret: settings.AUTH_SECRET ?? storedSecret(dataDir, 'auth-secret'),
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

function listenUrl({ DATABASE_URL, DATABASE_LISTEN_URL }: z.infer<typeof Settings>): string | undefined {
  if (DATABASE_LISTEN_URL !== undefined && DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_LISTEN_URL needs a pooler: set DATABASE_URL to its address, or leave both out.',
    );
  }
  return DATABASE_LISTEN_URL;
}

function readUrl({ DATABASE_URL, DATABASE_READ_URL }: z.infer<typeof Settings>): string | undefined {
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_READ_URL needs its primary: set DATABASE_URL to its address, or leave both out.',
    );
  }
  return DATABASE_READ_URL;
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

const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Requires all of them or none: a partial configuration would fail only at the first upload. */
function s3Settings(settings: z.infer<typeof Settings>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  const missing = S3_NAMES.filter((name) => settings[name] === undefined);
  if (missing.length === S3_NAMES.length) return undefined;
  throw new StartupError(
    `Files cannot be kept in S3 without ${missing.join(', ')}: set all five S3_ settings, or none to keep files in DATA_DIR.`,
  );
}

function smsSettings({ SMS_URL: url, SMS_TOKEN: token }: z.infer<typeof Settings>): Config['sms'] {
  if (url && token) return { url, token };
  if (!url && !token) return undefined;
  throw new StartupError(
    `Text messages cannot be sent without ${url ? 'SMS_TOKEN' : 'SMS_URL'}: set both SMS_ settings, or none.`,
  );
}

/** Size of the file written at each start to detect a full disk. */
const PROBE_BYTES = 1024 * 1024;
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

function createDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    truncateSync(probe);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (NO_ROOM.includes(code)) {
      throw new StartupError(
        `The disk of the data folder ${dataDir} is full: free some space, or set DATA_DIR to a folder on another disk.`,
      );
    }
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${code}): ` +
        'make it writable for this user, or set DATA_DIR to another folder.',
    );
  }
}

/** Reads a secret from the data folder. Creates it on first use, readable by its owner only. */
function storedSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  try {
    // If two processes start at once, the first creates the file and the other reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
