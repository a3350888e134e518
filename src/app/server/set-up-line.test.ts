import { expect, test } from 'vitest';
import { loadConfig } from '../../platform/server/config.ts';
import { setUpLine } from './set-up-line.ts';

test('A new installation says in one line what is on, and where the rest is explained', () => {
  const line = setUpLine(loadConfig({}));
  expect(line).toBe(
    'Set up: photos read for what is written on the item, voice by browsers that can, drafts by the built-in engine, mail in the outbox folder, payments by the test checkout, text messages off. Turn on the rest: README, "Turn on photos, voice, mail and payments".',
  );
});

test('Without the reader and without a model, photos are off', () => {
  expect(setUpLine(loadConfig({ PHOTO_READER: '0' }))).toContain('Set up: photos off,');
});

test('What an operator has set up is on', () => {
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
