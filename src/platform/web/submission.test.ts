import { afterEach, expect, test, vi } from 'vitest';
import type { ApiProblem } from './api-problem.ts';
import { settle } from './submission.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('An exception in an account form shows the general error (AUTH-21)', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const exception = new TypeError('storage is gone');
  const problem = await settle(() => Promise.reject(exception));
  expect(problem).toMatchObject({ title: 'Something went wrong', detail: 'Please try again later.' });
  expect(reported).toHaveBeenCalledWith(exception);
});

test('A refusal is passed on, and success returns nothing (AUTH-14, AUTH-17)', async () => {
  const refusal: ApiProblem = {
    status: 401,
    code: 'SIGN_IN_REFUSED',
    title: 'Login failed',
    detail: 'Double-check.',
  };
  expect(await settle(() => Promise.resolve(refusal))).toBe(refusal);
  expect(await settle(() => Promise.resolve(null))).toBeNull();
});
