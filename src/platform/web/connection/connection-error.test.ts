import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { isConnectionError } from './connection-error.ts';

test.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://offhand.test/assets/chat-page.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module',
  'Load failed',
  'Importing a module script failed.',
  'The Internet connection appears to be offline.',
  'network error',
])('Every browser is understood when it is offline: %s', (message) => {
  expect(isConnectionError(new TypeError(message))).toBe(true);
});

test('An answer that was cut off is a lost connection', () => {
  expect(isConnectionError(new Error('Unable to decode turbo-stream response'))).toBe(true);
});

test('A fault, a refusal and a canceled request are no lost connection', () => {
  for (const error of [
    new TypeError("Cannot read properties of undefined (reading 'fetch')"),
    new Error('Failed to fetch'),
    new ErrorResponse(503, 'Service Unavailable', ''),
    new DOMException('The user aborted a request.', 'AbortError'),
    Response.json({}, { status: 404 }),
    undefined,
  ]) {
    expect(isConnectionError(error)).toBe(false);
  }
});
