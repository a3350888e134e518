import { expect, test } from 'vitest';
import { canRetry } from './can-retry.ts';

test.each([0, 401, 429, 500, 502, 503])('What failed with %i is tried again', (status) => {
  expect(canRetry({ status })).toBe(true);
});

test.each([400, 403, 404, 409, 410, 413, 422])('What was refused with %i is not tried again', (status) => {
  expect(canRetry({ status })).toBe(false);
});
