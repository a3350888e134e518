import { expect, test } from 'vitest';
import { audioFileName, transcriptFileName } from './recording/recording.ts';
import { confidencePercent, confidenceTone, NO_CREDITS, NO_TRANSCRIPT, refusalText } from './voice-texts.ts';

test('Confidence is shown in percent, and not at all if nobody knows it (VOICE-05, VOICE-35)', () => {
  expect(confidencePercent(0.87)).toBe('87% confidence');
  expect(confidencePercent(null)).toBe(undefined);
});

test('Words to look at again stand out', () => {
  expect([0.97, 0.895, 0.89, 0.7, 0.69].map(confidenceTone)).toEqual([
    'success',
    'success',
    'plain',
    'plain',
    'warn',
  ]);
});

test('A transcript is downloaded under its date (VOICE-11)', () => {
  const evening = new Date(2026, 10, 3, 23, 30).getTime();
  expect(transcriptFileName(evening)).toBe('transcript-2026-11-03.txt');
  expect(audioFileName('audio/webm;codecs=opus', evening)).toBe('recording-2026-11-03.webm');
  expect(audioFileName('audio/mp4', evening)).toBe('recording-2026-11-03.m4a');
});

test('A refusal is called by its name (VOICE-26, VOICE-27, VOICE-32, CREDIT-24)', () => {
  expect(NO_TRANSCRIPT).toEqual({
    title: 'No Transcript',
    text: 'Please record and transcribe audio first',
  });
  const firefox = { name: 'other', system: 'windows' } as const;
  expect(refusalText('denied', firefox, 'absent')).toEqual({
    title: 'Recording Error',
    text: 'Could not access your microphone',
  });
  const unsupported = refusalText('unsupported', firefox, 'absent');
  expect(unsupported.title).toBe('Voice Recording Not Supported');
  expect(unsupported.text).toMatch(/Chrome or Edge/);
  // No one is sent to the browser they already use.
  const chrome = { name: 'Chrome', system: 'windows' } as const;
  for (const reason of ['unsupported', 'no-recognition'] as const) {
    expect(refusalText(reason, chrome, 'unreachable').text).not.toMatch(/Chrome/);
  }
  expect(NO_CREDITS).toEqual({
    title: 'No Credits Available',
    text: 'You need to upgrade your plan or purchase more Voice Credits',
  });
});
