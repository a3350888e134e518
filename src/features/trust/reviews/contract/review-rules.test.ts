import { expect, test } from 'vitest';
import { checkReply, checkReview } from './review-rules.ts';

test('A blank review is refused with the exact words (REVIEW-09)', () => {
  for (const text of ['', '   ', '\n\t \n', '\u0000']) {
    expect(() => checkReview(text)).toThrow(
      expect.objectContaining({
        spec: expect.objectContaining({
          title: 'Review cannot be empty',
          detail: 'Please write a review before submitting.',
        }),
        fields: [{ field: 'text', message: 'Please write a review before submitting.' }],
      }),
    );
  }
});

test('A review is stored as plain text, without surrounding blanks (REVIEW-09)', () => {
  expect(checkReview('  Kind.\r\n\n\n\nOn time.\u202E ')).toBe('Kind.\n\nOn time.');
  expect(checkReview('x'.repeat(1000))).toHaveLength(1000);
});

test('A review or reply of more than 1,000 characters is refused with the fix', () => {
  for (const check of [checkReview, checkReply]) {
    expect(() => check('x'.repeat(1001))).toThrow(
      expect.objectContaining({ fields: [{ field: 'text', message: 'Use at most 1,000 characters.' }] }),
    );
  }
  expect(() => checkReply(' ')).toThrow('Reply cannot be empty');
});
