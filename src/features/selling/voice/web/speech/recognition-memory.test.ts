import { expect, test } from 'vitest';
import { createRecognitionMemory, lastingFailure } from './recognition-memory.ts';

function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  } as unknown as Storage;
}

test('Recognition that failed by network or service stays known for the visit, and others are told', () => {
  const visit = storage();
  const memory = createRecognitionMemory(() => visit);
  let calls = 0;
  memory.subscribe(() => {
    calls += 1;
  });
  expect(memory.failure()).toBeNull();
  memory.remember('unreachable');
  memory.remember('unreachable');
  expect(memory.failure()).toBe('unreachable');
  expect(calls).toBe(1);
  // The page is reloaded.
  expect(createRecognitionMemory(() => visit).failure()).toBe('unreachable');
});

test('Recognition that works again is no longer remembered as failed', () => {
  const visit = storage();
  const memory = createRecognitionMemory(() => visit);
  memory.remember('unreachable');
  memory.remember('works');
  expect(memory.failure()).toBeNull();
  expect(createRecognitionMemory(() => visit).hasWorked()).toBe(true);
});

test('Without storage, a failure is remembered until the page is loaded again', () => {
  const memory = createRecognitionMemory(() => {
    throw new Error('blocked');
  });
  memory.remember('turned-off');
  expect(memory.failure()).toBe('turned-off');
});

test.each([
  ['network', true, 'unreachable'],
  ['service-not-allowed', true, 'turned-off'],
  ['language-not-supported', true, 'absent'],
  // Offline, nothing is known about the service.
  ['network', false, null],
  ['not-allowed', true, null],
  ['audio-capture', true, null],
])('After the error %s (online: %s), %s is remembered', (error, isOnline, expected) => {
  expect(lastingFailure(error, isOnline)).toBe(expected);
});
