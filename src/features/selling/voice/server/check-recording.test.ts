import { expect, test } from 'vitest';
import { newRecording, newWav, recordedByChrome } from '../../../../../tests/support/recordings.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { checkRecording } from './check-recording.ts';

/** Returns the error code of a rejected recording; null if it is accepted. */
const refusalOf = (audio: Uint8Array): Promise<string | null> =>
  checkRecording(new Uint8Array(audio)).then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.spec.code : String(error)),
  );

test.each([
  ['WebM of Chrome', 'audio/webm', () => recordedByChrome('webm')],
  ['MP4, as in Safari', 'audio/mp4', () => recordedByChrome('mp4')],
  ['Ogg, as in Firefox', 'audio/ogg', () => newRecording({ container: 'ogg' })],
  ['WAV', 'audio/wav', () => newWav(3)],
])('A recording in %s is taken, and its length is known (VOICE-22)', async (_name, mimeType, make) => {
  const checked = await checkRecording(new Uint8Array(await make()));
  expect(checked.mimeType).toBe(mimeType);
  expect(checked.seconds).toBeGreaterThan(2.8);
  expect(checked.seconds).toBeLessThan(3.2);
});

test('Five minutes are taken, thirty are too long (VOICE-22, VOICE-29)', async () => {
  const { seconds } = await checkRecording(await newRecording({ seconds: 300 }));
  expect(Math.round(seconds)).toBe(300);
  expect(await refusalOf(await newRecording({ seconds: 1_800 }))).toBe('RECORDING_TOO_LONG');
  expect(await refusalOf(newWav(1_800))).toBe('RECORDING_TOO_LONG');
});

test('One second is too short (VOICE-29)', async () => {
  expect(await refusalOf(await newRecording({ seconds: 1 }))).toBe('RECORDING_TOO_SHORT');
  expect(await refusalOf(newWav(1))).toBe('RECORDING_TOO_SHORT');
});

test('A recording with a muted microphone has no words (VOICE-29)', async () => {
  expect(await refusalOf(await newRecording({ silent: true }))).toBe('NO_WORDS_HEARD');
});

test.each([
  ['WebM', () => recordedByChrome('webm')],
  ['MP4', () => recordedByChrome('mp4')],
  ['Ogg', () => newRecording({ container: 'ogg' })],
  ['WAV', () => newWav(3)],
])('A recording in %s that was cut off is recognized as such (VOICE-29)', async (_name, make) => {
  const whole = new Uint8Array(await make());
  for (const part of [0.97, 0.5, 0.1]) {
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part)))).toBe('RECORDING_CUT_OFF');
  }
  // Only its header.
  expect(await refusalOf(whole.subarray(0, 40))).toBe('RECORDING_CUT_OFF');
});

test.each([
  ['a page', Buffer.from('<!doctype html><title>No</title>'.repeat(50))],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['zeros', Buffer.alloc(5_000)],
  ['a video format', Buffer.from('1a45dfa3a3428682', 'hex')],
])('%s is no recording (VOICE-29)', async (_name, bytes) => {
  expect(await refusalOf(bytes)).toBe('RECORDING_UNREADABLE');
});
