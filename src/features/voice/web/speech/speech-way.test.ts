import { expect, test } from 'vitest';
import type { SpeechRecognitionClass } from './speech-recognition.ts';
import { findSpeechSupport, installSpeech } from './speech-way.ts';

/** A browser's recognition of which this is said. */
const recognition = (local?: 'available' | 'downloadable' | 'unavailable' | 'broken') =>
  ({
    ...(local && {
      async available() {
        if (local === 'broken') throw new Error('not yet');
        return local;
      },
      install: async () => local === 'downloadable',
    }),
  }) as unknown as SpeechRecognitionClass;

const wayOf = (onServer: boolean, Recognition: SpeechRecognitionClass | null) =>
  findSpeechSupport(onServer, Recognition, 'en-US');

test("The site's speech service comes first, and the browser listens along only on this device", async () => {
  expect(await wayOf(true, null)).toEqual({ way: 'server', installable: false, listens: false });
  expect(await wayOf(true, recognition())).toMatchObject({ way: 'server', listens: false });
  expect(await wayOf(true, recognition('available'))).toMatchObject({ way: 'server', listens: true });
});

test('Without a service this device is asked before a maker of browsers hears anything', async () => {
  expect(await wayOf(false, recognition('available'))).toMatchObject({ way: 'device', listens: true });
  expect(await wayOf(false, recognition('downloadable'))).toEqual({
    way: 'browser',
    installable: true,
    listens: true,
  });
  expect(await wayOf(false, recognition())).toMatchObject({ way: 'browser', installable: false });
  expect(await wayOf(false, recognition('broken'))).toMatchObject({ way: 'browser' });
});

test('With neither a service nor recognition, nobody listens', async () => {
  expect(await wayOf(false, null)).toEqual({ way: 'none', installable: false, listens: false });
});

test('What a device needs to recognize speech is downloaded on request', async () => {
  expect(await installSpeech(recognition('downloadable'), 'en-US')).toBe(true);
  expect(await installSpeech(recognition('broken'), 'en-US')).toBe(false);
  expect(await installSpeech(recognition(), 'en-US')).toBe(false);
});
