import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadConfig, SETTING_NAMES } from './config.ts';
import { StartupError } from './startup-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'offhand-config-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...env });

test('Without settings the site runs on port 3000 with its own database and demo data', () => {
  expect(load({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    demo: true,
    emailConfirmation: 'off',
  });
});

test('With a mail server, confirming the email is required, unless switched off (AUTH-11)', () => {
  expect(load({ SMTP_URL: 'smtp://localhost:25' }).emailConfirmation).toBe('required');
  expect(load({ SMTP_URL: 'smtp://localhost:25', EMAIL_CONFIRMATION: 'off' }).emailConfirmation).toBe('off');
});

test('Contact messages go to the sender address of mails, unless another address is set', () => {
  expect(load({}).contactEmail).toBe('hello@offhand.example');
  expect(load({ MAIL_FROM: 'ada@example.com' }).contactEmail).toBe('ada@example.com');
  expect(load({ CONTACT_EMAIL: 'help@example.com' }).contactEmail).toBe('help@example.com');
  expect(() => load({ CONTACT_EMAIL: 'help' })).toThrow(
    new StartupError('Bad settings: CONTACT_EMAIL must be an email address, such as help@offhand.example.'),
  );
});

test('Days and weekends begin in the time zone of the site, which has to exist; the demo has that of its town', () => {
  expect(load({ DEMO: '0' }).timeZone).toBe('America/New_York');
  expect(load({}).timeZone).toBe('America/Los_Angeles');
  expect(load({ SITE_TIME_ZONE: 'Europe/Berlin' }).timeZone).toBe('Europe/Berlin');
  for (const zone of ['Mars/Olympus', 'EST5EDT', '+02:00'])
    expect(() => load({ SITE_TIME_ZONE: zone })).toThrow(
      new StartupError('Bad settings: SITE_TIME_ZONE must be a time zone, such as America/New_York or UTC.'),
    );
});

test('A site that others open, and one with a database of its own, get no demo data unless requested', () => {
  expect(load({}).demo).toBe(true);
  expect(load({ PUBLIC_URL: 'https://offhand.example' }).demo).toBe(false);
  expect(load({ PUBLIC_URL: 'https://offhand.example', DEMO: 'public' }).demo).toBe(true);
  expect(() => load({ PUBLIC_URL: 'https://offhand.example', DEMO: '1' })).toThrow(
    new StartupError(
      'DEMO=1 lets everybody who opens https://offhand.example log in: set DEMO=public for a password of its own, or DEMO=0.',
    ),
  );
  expect(load({ DATABASE_URL: 'postgres://x@y/z' }).demo).toBe(false);
  expect(load({ DATABASE_URL: 'postgres://x@y/z', DEMO: '1' }).demo).toBe(true);
});

test('Maps are drawn on a file or load tiles, but not both', () => {
  expect(load({})).toMatchObject({ mapFile: undefined, mapTiles: null });
  expect(load({ MAP_FILE: '/srv/town.geojson' }).mapFile).toBe('/srv/town.geojson');
  const tiles = { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' };
  expect(load(tiles).mapTiles).toEqual({ url: tiles.MAP_TILES_URL, attribution: '' });
  expect(() => load({ ...tiles, MAP_FILE: 'town.geojson' })).toThrow(
    new StartupError(
      'Maps have one ground: set MAP_FILE to draw it, or MAP_TILES_URL to load it, and leave the other out.',
    ),
  );
});

test('Photos come from the site, or from an address to which their names can be added', () => {
  expect(load({}).filesUrl).toBeUndefined();
  expect(load({ FILES_URL: 'https://cdn.example.com/files/' }).filesUrl).toBe(
    'https://cdn.example.com/files',
  );
  expect(load({ FILES_URL: 'http://localhost:9000' }).filesUrl).toBe('http://localhost:9000');
  for (const address of [
    'cdn.example.com',
    '/files',
    'ftp://cdn.example.com',
    'https://x.com/?a=',
    "https://x.com/a;b 'c'",
  ])
    expect(() => load({ FILES_URL: address })).toThrow(
      new StartupError(
        'Bad settings: FILES_URL must be an address that serves the stored photos, such as https://cdn.example.com/files.',
      ),
    );
});

test('A replica needs its primary', () => {
  expect(load({}).databaseReadUrl).toBeUndefined();
  expect(
    load({ DATABASE_URL: 'postgres://x@y/z', DATABASE_READ_URL: 'postgres://x@r/z' }).databaseReadUrl,
  ).toBe('postgres://x@r/z');
  expect(() => load({ DATABASE_READ_URL: 'postgres://x@r/z' })).toThrow(
    new StartupError(
      'DATABASE_READ_URL needs its primary: set DATABASE_URL to its address, or leave both out.',
    ),
  );
});

test('A pool has 15 connections unless set, and a pooler needs the address of PostgreSQL too', () => {
  expect(load({})).toMatchObject({ databasePool: 15, databaseListenUrl: undefined });
  const settings = { DATABASE_URL: 'postgres://x@pooler/z', DATABASE_LISTEN_URL: 'postgres://x@y/z' };
  expect(load({ ...settings, DATABASE_POOL: '40' })).toMatchObject({
    databaseUrl: 'postgres://x@pooler/z',
    databaseListenUrl: 'postgres://x@y/z',
    databasePool: 40,
  });
  expect(() => load({ DATABASE_POOL: '4' })).toThrow(
    new StartupError('Bad settings: DATABASE_POOL must be a number of connections from 5 to 1000.'),
  );
  expect(() => load({ DATABASE_LISTEN_URL: 'postgres://x@y/z' })).toThrow(
    new StartupError(
      'DATABASE_LISTEN_URL needs a pooler: set DATABASE_URL to its address, or leave both out.',
    ),
  );
});

test('Live updates go through the database unless LIVE_URL names a Redis', () => {
  expect(load({}).liveUrl).toBeUndefined();
  expect(load({ LIVE_URL: 'rediss://:secret@cache.example:6380' }).liveUrl).toBe(
    'rediss://:secret@cache.example:6380',
  );
  expect(() => load({ LIVE_URL: 'http://cache.example' })).toThrow(
    new StartupError(
      'Bad settings: LIVE_URL must be the address of a Redis, such as redis://user:password@host:6379.',
    ),
  );
});

test('A process does everything unless WORKER splits the work, which needs a database that others reach', () => {
  const DATABASE_URL = 'postgres://x@y/z';
  expect(load({})).toMatchObject({ runsJobs: true, servesSite: true });
  expect(load({ DATABASE_URL, WORKER: '0' })).toMatchObject({ runsJobs: false, servesSite: true });
  expect(load({ DATABASE_URL, WORKER: '1' })).toMatchObject({ runsJobs: true, servesSite: false });
  expect(() => load({ WORKER: '0' })).toThrow(
    new StartupError(
      'WORKER is for several processes, which need a database of your own: set DATABASE_URL, or leave WORKER out.',
    ),
  );
});

test('Accounts that get everything are none unless named, with or without spaces and capitals (PERM-15)', () => {
  expect(load({}).unlimitedAccounts).toEqual([]);
  expect(load({ UNLIMITED_ACCOUNTS: 'Ada@Example.com, sam@example.com' }).unlimitedAccounts).toEqual([
    'ada@example.com',
    'sam@example.com',
  ]);
  expect(() => load({ UNLIMITED_ACCOUNTS: 'ada' })).toThrow(
    new StartupError('Bad settings: UNLIMITED_ACCOUNTS must be email addresses, separated by commas.'),
  );
});

test('All invalid settings are reported at once, each with what it must be', () => {
  expect(() => load({ PORT: 'x', DEMO: 'yes', SMTP_URL: 'mail' })).toThrow(
    new StartupError(
      'Bad settings: PORT must be a port number from 0 to 65535; DEMO must be 0, 1 or public; ' +
        'SMTP_URL must be a mail server, such as smtp://user:password@host:587.',
    ),
  );
});

test('Files go to S3 with all its settings, and to the data folder with none', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'offhand',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(load({}).s3).toBeUndefined();
  expect(load(all).s3).toMatchObject({ endpoint: 'https://s3.example.com', bucket: 'offhand' });
  expect(() => load({ ...all, S3_REGION: '', S3_SECRET_ACCESS_KEY: ' ' })).toThrow(
    new StartupError(
      'Files cannot be kept in S3 without S3_REGION, S3_SECRET_ACCESS_KEY: ' +
        'set all five S3_ settings, or none to keep files in DATA_DIR.',
    ),
  );
  expect(() => load({ ...all, S3_ENDPOINT: 's3.example.com', S3_BUCKET: 'My Bucket' })).toThrow(
    /^Bad settings: S3_ENDPOINT must be an S3-compatible server, .*; S3_BUCKET must be the name of a bucket/,
  );
});

test('A secret that is not set is created once, readable by its owner only', () => {
  const { authSecret } = load({});
  expect(load({}).authSecret).toBe(authSecret);
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(authSecret);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test('Text messages need both an address and a token, or there are none (PROFILE-09)', () => {
  const both = { SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 'token' };
  expect(load({}).sms).toBeUndefined();
  expect(load(both).sms).toEqual({ url: 'https://sms.example.com/send', token: 'token' });
  expect(() => load({ SMS_URL: both.SMS_URL })).toThrow('without SMS_TOKEN');
  expect(() => load({ SMS_TOKEN: both.SMS_TOKEN })).toThrow('without SMS_URL');
});

test('A model needs an address and a name, and what is missing is said (AI-05)', () => {
  const local = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama3.2' };
  expect(load(local).ai.text).toEqual({ baseUrl: local.AI_BASE_URL, apiKey: undefined, model: 'llama3.2' });
  expect(() => load({ AI_MODEL: 'llama3.2' })).toThrow(
    new StartupError(
      'AI_MODEL is set, but not where the model is: set AI_BASE_URL, such as http://localhost:11434/v1.',
    ),
  );
  expect(() => load({ ...local, AI_BASE_URL: 'localhost:11434', AI_TIMEOUT_SECONDS: 'soon' })).toThrow(
    /^Bad settings: AI_BASE_URL must be the address of .*; AI_TIMEOUT_SECONDS must be a number of seconds/,
  );
});

test('The README explains every setting, and names no other', () => {
  const readme = readFileSync('README.md', 'utf8');
  const explained = [...readme.matchAll(/^\| (`[A-Z].*?`) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/\w+/g) ?? [],
  );
  const used = [...readme.matchAll(/^(?:[A-Z]\w+=.*)$/gm)].flatMap(([line]) =>
    [...line.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name),
  );
  expect(explained.toSorted()).toEqual(SETTING_NAMES.toSorted());
  expect(SETTING_NAMES).toEqual(expect.arrayContaining(used));
  expect(used.length).toBeGreaterThan(10);
});
