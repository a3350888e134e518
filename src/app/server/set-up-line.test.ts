import { expect, test } from 'vitest';
import { loadConfig } from '../../platform/server/config.ts';
import { publicSiteWarnings, roleLines, setUpLine } from './set-up-line.ts';

test('A new installation says in one line what is on, and where the rest is explained', () => {
  const line = setUpLine(loadConfig({}));
  expect(line).toBe(
    'Set up: photos read for what is written on the item, voice by browsers that can, drafts by the built-in engine, mail in the outbox folder, payments by the test checkout, text messages off. Turn on the rest: README, "Turn on photos, voice, mail and payments".',
  );
});

test('Without the reader and without a model, photos are off', () => {
  expect(setUpLine(loadConfig({ PHOTO_READER: '0' }))).toContain('Set up: photos off,');
});

test('The start line says that what an operator has set up is on', () => {
  const line = setUpLine(
    loadConfig({
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'writer',
      AI_VISION_MODEL: 'seer',
      STT_MODEL: 'whisper-1',
      SMTP_URL: 'smtp://localhost:25',
      TEST_CHECKOUT: '0',
    }),
  );
  expect(line).toMatch(/photos read by a model, voice on, drafts by a model, mail on, payments off/);
  expect(line).not.toContain('\n');
});

test('A site that others open is warned when mails are not sent, or come from an address that nobody owns', () => {
  const publicUrl = 'https://town.example.net';
  const smtpUrl = 'smtp://mail.test';
  const of = (settings: object) =>
    publicSiteWarnings({
      publicUrl,
      smtpUrl,
      mailFrom: 'Town <hello@town.test>',
      signUpNeedsInvite: false,
      ...settings,
    });
  expect(of({})).toEqual([]);
  expect(of({ publicUrl: 'http://localhost:3000', smtpUrl: undefined })).toEqual([]);
  expect(of({ smtpUrl: undefined })).toEqual([
    'Warning: without SMTP_URL, nobody can confirm an email address or reset a password.',
  ]);
  expect(of({ smtpUrl: undefined, signUpNeedsInvite: true })).toEqual([
    expect.stringContaining('People sign up with an invitation only: npm run operator -- invite makes one.'),
  ]);
  for (const mailFrom of ['Offhand <hello@offhand.example>', 'me@example.com']) {
    expect(of({ mailFrom })).toEqual([expect.stringContaining('Set MAIL_FROM to an address of your own.')]);
  }
});

test('A process that leaves jobs to others, or does nothing else, says so', () => {
  expect(roleLines({ runsJobs: true, servesSite: true })).toEqual([]);
  expect(roleLines({ runsJobs: false, servesSite: true })).toEqual([
    'Runs no jobs (WORKER=0): start a process with WORKER=1 too.',
  ]);
  expect(roleLines({ runsJobs: true, servesSite: false })).toEqual([
    'Only runs jobs (WORKER=1): serves nothing but /livez, /readyz and /metrics.',
  ]);
});
