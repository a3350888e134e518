import { expect, test } from 'vitest';
import { type ApiProblem, OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { signOutToast } from './sign-out-toast.ts';

test('Signing out from the user menu shows a one-line toast (AUTH-23)', () => {
  expect(signOutToast(null, 'menu')).toEqual({ tone: 'success', title: 'Signed out successfully' });
});

test('Signing out from the profile page shows its own toast (AUTH-22)', () => {
  expect(signOutToast(null, 'profile')).toEqual({
    tone: 'success',
    title: 'Signed out',
    text: "You've been successfully signed out",
  });
});

test("A failed sign-out shows the server's message (AUTH-24)", () => {
  const problem: ApiProblem = {
    status: 500,
    code: 'SOMETHING_WENT_WRONG',
    title: 'Something went wrong',
    detail: 'Out of order.',
  };
  expect(signOutToast(problem, 'menu')).toEqual({
    tone: 'error',
    title: 'Error signing out',
    text: 'Out of order.',
  });
});

test('A failed sign-out without a message asks to try again (AUTH-25)', () => {
  const silent: ApiProblem = { status: 500, code: 'SOMETHING_WENT_WRONG', title: '', detail: '' };
  for (const problem of [OFFLINE, silent]) {
    expect(signOutToast(problem, 'profile')).toMatchObject({
      title: 'Error signing out',
      text: 'Could not sign out. Please try again.',
    });
  }
});
