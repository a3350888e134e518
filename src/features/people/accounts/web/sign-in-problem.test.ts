import { expect, test } from 'vitest';
import { type ApiProblem, OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { accountErrors } from '../contract/errors.ts';
import { signInProblem, signUpProblem } from './sign-in-problem.ts';

const crashed: ApiProblem = {
  status: 500,
  code: 'SOMETHING_WENT_WRONG',
  title: 'Something went wrong',
  detail: 'Please try again later.',
};

const unreadable: ApiProblem = { ...OFFLINE, status: 500, code: 'UNREADABLE_ANSWER' };
const apology = { title: 'Something went wrong', detail: 'Please try again later.' };

test('A login without connection, or without an answer of the site, asks to check the connection (AUTH-19)', () => {
  for (const problem of [OFFLINE, unreadable]) {
    expect(signInProblem(problem)).toMatchObject({
      title: 'Unable to sign in',
      detail: 'Please check your connection and try again.',
    });
  }
});

test('A refused login keeps its own text (AUTH-15, AUTH-17, AUTH-18)', () => {
  expect(signInProblem(accountErrors.SIGN_IN_INCOMPLETE)).toBe(accountErrors.SIGN_IN_INCOMPLETE);
  expect(signInProblem(accountErrors.SIGN_IN_REFUSED)).toBe(accountErrors.SIGN_IN_REFUSED);
  expect(signInProblem(accountErrors.TOO_MANY_SIGN_INS)).toBe(accountErrors.TOO_MANY_SIGN_INS);
});

test('A login or sign-up that fails unexpectedly ends in an apology (AUTH-21)', () => {
  expect(signInProblem(crashed)).toMatchObject(apology);
  for (const problem of [OFFLINE, unreadable, crashed]) expect(signUpProblem(problem)).toMatchObject(apology);
});

test('A sign-up that is refused for any other reason asks to check the information (AUTH-14)', () => {
  const refused: ApiProblem = { status: 422, code: 'INVALID_INPUT', title: 'Invalid input', detail: 'No.' };
  expect(signUpProblem(refused)).toMatchObject({
    title: 'Unable to create account',
    detail: 'Please check your information and try again.',
  });
});

test('A refused sign-up keeps its own text (AUTH-06, AUTH-08, AUTH-13)', () => {
  expect(signUpProblem(accountErrors.SIGN_UP_INCOMPLETE)).toBe(accountErrors.SIGN_UP_INCOMPLETE);
  expect(signUpProblem(accountErrors.PASSWORD_TOO_SHORT)).toBe(accountErrors.PASSWORD_TOO_SHORT);
  expect(signUpProblem(accountErrors.ALREADY_REGISTERED)).toBe(accountErrors.ALREADY_REGISTERED);
});

test('After too many sign-ups from one address people are asked to wait', () => {
  const wait: ApiProblem = {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    title: 'Slow down',
    detail: 'Wait a moment.',
  };
  expect(signUpProblem(wait)).toMatchObject({ title: 'Unable to create account', detail: 'Wait a moment.' });
});
