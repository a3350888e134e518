import { expect, test } from 'vitest';
import { createRecognitionFailures, lastingFailure } from './recognition-failures.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  } as unknown as Storage;
}

test('Recognition that failed by network or service stays known for the visit, and others are told', () => {
  const visit = storage();
  const failures = createRecognitionFailures(() => visit);
  let told = 0;
  failures.subscribe(() => {
    told += 1;
  });
  expect(failures.current()).toBeNull();
  failures.remember('unreachable');
  expect(failures.current()).toBe('unreachable');
  expect(told).toBe(1);
  // The page is loaded again.
  expect(createRecognitionFailures(() => visit).current()).toBe('unreachable');
  failures.remember(null);
  expect(createRecognitionFailures(() => visit).current()).toBeNull();
});

test('Where nothing can be stored, a failure is known until the page is loaded again', () => {
  const failures = createRecognitionFailures(() => {
    throw new Error('blocked');
  });
  failures.remember('turned-off');
  expect(failures.current()).toBe('turned-off');
});

test.each([
  ['network', true, 'unreachable'],
  ['service-not-allowed', true, 'turned-off'],
  ['language-not-supported', true, 'absent'],
  // Without a connection nothing is known of the service.
  ['network', false, null],
  ['not-allowed', true, null],
  ['audio-capture', true, null],
])('After the error %s (online: %s), %s is remembered', (error, isOnline, expected) => {
  expect(lastingFailure(error, isOnline)).toBe(expected);
});
