import { expect, test } from 'vitest';
import { type ApiProblem, OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { guestErrors } from '../contract/errors.ts';
import { createProblem, returnProblem } from './guest-problem.ts';

const crashed: ApiProblem = {
  status: 500,
  code: 'SOMETHING_WENT_WRONG',
  title: 'Something went wrong',
  detail: 'Please try again later.',
};

test("A guest that cannot be created shows the server's message (GUEST-06)", () => {
  expect(createProblem(crashed)).toMatchObject({
    title: 'Error creating guest session',
    detail: 'Please try again later.',
  });
  expect(createProblem(guestErrors.TOO_MANY_GUESTS)).toMatchObject(guestErrors.TOO_MANY_GUESTS);
});

test('Without a message the text asks to try again (GUEST-06)', () => {
  for (const problem of [OFFLINE, { ...crashed, detail: '' }]) {
    expect(createProblem(problem)).toMatchObject({
      title: 'Error creating guest session',
      detail: 'Failed to create guest session. Please try again.',
    });
  }
});

test('A refused Guest ID or PIN keeps its own text (GUEST-10, GUEST-16)', () => {
  expect(returnProblem(guestErrors.GUEST_INCOMPLETE)).toBe(guestErrors.GUEST_INCOMPLETE);
  expect(returnProblem(guestErrors.GUEST_REFUSED)).toBe(guestErrors.GUEST_REFUSED);
  expect(returnProblem(guestErrors.TOO_MANY_PINS)).toBe(guestErrors.TOO_MANY_PINS);
});

test('A lost connection while validating asks to try again (GUEST-17)', () => {
  for (const problem of [OFFLINE, crashed]) {
    expect(returnProblem(problem)).toMatchObject({
      title: 'Error validating guest',
      detail: 'Please try again.',
    });
  }
});
