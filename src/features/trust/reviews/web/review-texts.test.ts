import { expect, test } from 'vitest';
import { OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { reviewErrors } from '../contract/errors.ts';
import { helpfulProblem, submitProblem } from './review-texts.ts';

test('A review that could not be sent says so in the exact words (REVIEW-18)', () => {
  for (const status of [0, 500, 503]) {
    expect(submitProblem({ ...OFFLINE, status })).toMatchObject({
      title: 'Error',
      detail: 'Could not submit your review',
    });
  }
  const refusal = { ...reviewErrors.REVIEW_EMPTY };
  expect(submitProblem(refusal)).toBe(refusal);
});

test('A mark that could not be sent says so in the exact words (REVIEW-17)', () => {
  expect(helpfulProblem(OFFLINE)).toEqual({ title: 'Error', text: 'Could not mark review as helpful' });
  expect(helpfulProblem(reviewErrors.SIGN_IN_TO_MARK)).toEqual({
    title: 'Authentication Required',
    text: 'Please sign in to mark reviews as helpful',
  });
});
