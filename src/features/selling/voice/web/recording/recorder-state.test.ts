import { expect, test } from 'vitest';
import { nextState, type RecorderEvent, type RecorderState, secondsLeft } from './recorder-state.ts';
import { minutesAndSeconds, type Recording, spokenDuration } from './recording.ts';

const recording: Recording = {
  id: '5d0f2a4e-3f6c-4c9e-9a51-0d6f2c7f1b11',
  audio: new Blob(['sound']),
  seconds: 42,
  startedAt: 0,
  wave: [],
  silent: false,
  recognized: null,
};

const after = (...events: RecorderEvent[]): RecorderState => events.reduce(nextState, { kind: 'idle' });
const RECORDING: RecorderEvent[] = [{ type: 'record' }, { type: 'started' }];
const STOPPED: RecorderEvent[] = [...RECORDING, { type: 'stopped', recording, reason: 'pressed' }];

test('The recorder waits for a press (VOICE-14)', () => {
  expect(after()).toEqual({ kind: 'idle' });
  expect(after({ type: 'time', seconds: 3 })).toEqual({ kind: 'idle' });
});

test('A press on record starts the recording, and its time runs (VOICE-15)', () => {
  expect(after(...RECORDING)).toEqual({ kind: 'recording', seconds: 0 });
  expect(after(...RECORDING, { type: 'time', seconds: 3 })).toEqual({ kind: 'recording', seconds: 3 });
});

test('A press on stop ends it (VOICE-16)', () => {
  expect(after(...STOPPED)).toEqual({ kind: 'stopped', recording, reason: 'pressed' });
});

test('A recording is transcribed first, then the listing is written, then it is shown (VOICE-17, VOICE-18)', () => {
  const writing = after(...STOPPED, { type: 'processing', step: 'transcribe' });
  expect(writing).toEqual({ kind: 'processing', recording, step: 'transcribe' });
  const making = nextState(writing, { type: 'processing', step: 'generate' });
  expect(making).toEqual({ kind: 'processing', recording, step: 'generate' });
  expect(nextState(making, { type: 'done' })).toEqual({ kind: 'done', recording });
});

test('A failure keeps the recording, which can be sent again', () => {
  const failure = { title: 'Transcription Failed', detail: 'Could not transcribe audio', retry: true };
  const failed = after(...STOPPED, { type: 'processing', step: 'transcribe' }, { type: 'failed', failure });
  expect(failed).toEqual({ kind: 'failed', recording, failure });
  expect(nextState(failed, { type: 'processing', step: 'transcribe' })).toMatchObject({ recording });
});

test('A late answer or a second press changes nothing', () => {
  const idle = after();
  expect(nextState(idle, { type: 'done' })).toBe(idle);
  expect(nextState(idle, { type: 'started' })).toBe(idle);
  const running = after(...RECORDING);
  expect(nextState(running, { type: 'record' })).toBe(running);
  expect(nextState(running, { type: 'resumed', recording })).toBe(running);
  const starting = after({ type: 'record' });
  expect(nextState(starting, { type: 'record' })).toBe(starting);
  const writing = after(...STOPPED, { type: 'processing', step: 'transcribe' });
  expect(nextState(writing, { type: 'record' })).toBe(writing);
});

test('The last 15 seconds are announced', () => {
  expect(secondsLeft({ kind: 'recording', seconds: 284 }, 300)).toBe(null);
  expect(secondsLeft({ kind: 'recording', seconds: 285 }, 300)).toBe(15);
  expect(secondsLeft({ kind: 'recording', seconds: 301 }, 300)).toBe(0);
  expect(secondsLeft(after(...STOPPED), 300)).toBe(null);
});

test('The time reads as m:ss (VOICE-03)', () => {
  expect([0, 9.9, 65, 300].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '1:05', '5:00']);
  expect([0, 1, 65, 300].map(spokenDuration)).toEqual([
    '0 seconds',
    '1 second',
    '1 minute 5 seconds',
    '5 minutes',
  ]);
});
