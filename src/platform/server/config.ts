import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const blankIsAbsent = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Offhand <hello@offhand.example>'),
  EMAIL_CONFIRMATION: z.enum(['required', 'off']).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What each setting must be, in the words of the message for a bad value. */
const EXPECTED: Record<keyof z.infer<typeof Settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  PUBLIC_URL: 'the address people open, such as https://offhand.example',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/name',
  DEMO: '0 or 1',
  SMTP_URL: 'a mail server, such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender, such as Offhand <hello@offhand.example>',
  EMAIL_CONFIRMATION: 'required or off',
  AUTH_SECRET: 'at least 32 characters',
  TRUSTED_PROXIES: 'the number of proxies in front of this process, from 0 to 10',
  REQUESTS_PER_MINUTE: 'a number of requests per address and minute, or 0 for no limit',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
};

export interface Config {
  port: number;
  host: string;
  /** Origin that people open, without a trailing slash; links in mails and previews start with it. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** Fill an empty database with the demo marketplace. */
  demo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  emailConfirmation: 'required' | 'off';
  /** Signs cookies and links. */
  authSecret: string;
  trustedProxies: number;
  requestsPerMinute: number;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
}

/**
 * Reads and checks every setting once.
 * @throws StartupError naming each bad setting and what it must be.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const parsed = Settings.safeParse(blankIsAbsent(env));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const list = names.map((name) => `${name} must be ${EXPECTED[name as keyof typeof EXPECTED]}`);
    throw new StartupError(`Bad settings: ${list.join('; ')}.`);
  }
  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  createDataFolder(dataDir);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    demo: settings.DEMO ?? settings.DATABASE_URL === undefined,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    emailConfirmation: settings.EMAIL_CONFIRMATION ?? (settings.SMTP_URL ? 'required' : 'off'),
    authSecret: settings.AUTH_SECRET ?? keptSecret(dataDir, 'auth-secret'),
    trustedProxies: settings.TRUSTED_PROXIES,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
  };
}

function createDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code}): ` +
        'make it writable for this user, or set DATA_DIR to another folder.',
    );
  }
}

/** A secret made at first use and kept in the data folder for its owner alone. */
function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  try {
    // Two processes may start at once: the first to create the file wins, the other reads it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
