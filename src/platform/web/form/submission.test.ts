import { afterEach, expect, test, vi } from 'vitest';
import type { ApiProblem } from '../api/api-problem.ts';
import { fieldError, invalidFields, namesFields, settle, withoutEdited } from './submission.ts';

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

test('The box of a form leaves once every field it names was edited', () => {
  const missing: ApiProblem = {
    status: 422,
    code: 'SIGN_IN_INCOMPLETE',
    title: 'Missing information',
    detail: 'Please enter your email and password.',
    errors: [
      { field: 'email', message: 'Enter your email.' },
      { field: 'password', message: 'Enter your password.' },
    ],
  };
  expect(withoutEdited(missing, [])).toEqual(missing);
  expect(withoutEdited(missing, ['email'])?.errors).toEqual([missing.errors?.[1]]);
  expect(withoutEdited(missing, ['email', 'password'])).toBeNull();
});

test('A problem that names no field stays until the next attempt', () => {
  const refusal: ApiProblem = {
    status: 401,
    code: 'SIGN_IN_REFUSED',
    title: 'Login failed',
    detail: 'Double-check.',
  };
  expect(withoutEdited(refusal, ['email', 'password'])).toBe(refusal);
});

test('Values that a page cannot send are refused like those that the server refuses', () => {
  const refusal = invalidFields({ place: 'Enter a place to meet.' });
  expect(refusal).toMatchObject({ title: 'Please check the form' });
  expect([namesFields(refusal), namesFields(null)]).toEqual([true, false]);
  expect(fieldError(refusal, 'place')).toBe('Enter a place to meet.');
  expect(fieldError(refusal, 'startsAt')).toBeUndefined();
});
