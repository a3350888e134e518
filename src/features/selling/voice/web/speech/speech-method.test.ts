import { expect, test } from 'vitest';
import { installSpeech, localSpeech, type SpeechFacts, speechSupport } from './speech-method.ts';
import type { SpeechRecognitionClass } from './speech-recognition.ts';

/** A fake browser recognition with this local support. */
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

const support = (facts: Partial<SpeechFacts>) =>
  speechSupport({
    onServer: false,
    hasRecognition: true,
    local: 'unavailable',
    failure: null,
    canDoBoth: true,
    ...facts,
  });

test("The site's speech service comes first, and the browser listens along only on this device", () => {
  const onServer = { onServer: true } as const;
  expect(support({ ...onServer, hasRecognition: false })).toEqual({
    method: 'server',
    installable: false,
    listens: false,
    records: true,
    missing: null,
  });
  expect(support(onServer)).toMatchObject({ method: 'server', listens: false });
  expect(support({ ...onServer, local: 'available' })).toMatchObject({ method: 'server', listens: true });
  // A failure of the browser's service changes nothing.
  expect(support({ ...onServer, failure: 'unreachable' })).toMatchObject({ method: 'server', missing: null });
});

test("Without a service this device is asked before the browser's service hears anything", () => {
  expect(support({ local: 'available' })).toMatchObject({ method: 'device', listens: true });
  expect(support({ local: 'downloadable' })).toMatchObject({ method: 'browser', installable: true });
  expect(support({})).toMatchObject({ method: 'browser', installable: false, listens: true });
});

test('A phone gives the microphone to one: recognition where the browser listens, else the recorder', () => {
  const phone = { canDoBoth: false } as const;
  expect(support(phone)).toMatchObject({ method: 'browser', listens: true, records: false });
  expect(support({ ...phone, local: 'available' })).toMatchObject({ method: 'device', records: false });
  const onServer = support({ ...phone, onServer: true, local: 'available' });
  expect(onServer).toMatchObject({ method: 'server', listens: false, records: true });
});

test('With neither a service nor recognition, nobody listens, and nor after a failure', () => {
  expect(support({ hasRecognition: false })).toMatchObject({ method: 'none', missing: 'absent' });
  expect(support({ failure: 'unreachable' })).toMatchObject({ method: 'none', missing: 'unreachable' });
  // On-device recognition needs no service.
  expect(support({ failure: 'unreachable', local: 'available' })).toMatchObject({ method: 'device' });
  expect(support({ failure: 'unreachable', local: 'downloadable' })).toMatchObject({ installable: true });
});

test.each([
  ['available', 'available'],
  ['downloadable', 'downloadable'],
  ['broken', 'unavailable'],
  [undefined, 'unavailable'],
] as const)('Recognition on this device that is %s is %s', async (availability, expected) => {
  expect(await localSpeech(recognition(availability), 'en-US')).toBe(expected);
});

test('The language pack for speech on the device is downloaded on request', async () => {
  expect(await installSpeech(recognition('downloadable'), 'en-US')).toBe(true);
  expect(await installSpeech(recognition('broken'), 'en-US')).toBe(false);
  expect(await installSpeech(recognition(), 'en-US')).toBe(false);
});
