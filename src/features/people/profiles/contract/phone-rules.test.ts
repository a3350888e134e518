import { expect, test } from 'vitest';
import { checkPhone, endOfPhone } from './phone-rules.ts';

test.each([
  ['(503) 555-0100', '+15035550100'],
  ['+1 503.555.0100', '+15035550100'],
  ['15035550100', '+15035550100'],
  ['0044 20 7946 0018', '+442079460018'],
])('A phone number may be typed as people do: %s (PROFILE-09)', (typed, stored) => {
  expect(checkPhone(typed)).toBe(stored);
});

test.each(['', '555-0100', '+0 503 555 0100', '+1503555010012345678', 'call me', '+1 503 555 01oo'])(
  '%j is not a phone number and is refused with a fix (PROFILE-09)',
  (typed) => {
    expect(() => checkPhone(typed)).toThrow(
      expect.objectContaining({
        fields: [{ field: 'phone', message: expect.stringContaining('+1 503 555 0100') }],
      }),
    );
  },
);

test('Owners see the last two digits of a confirmed number', () => {
  expect(endOfPhone('+15035550142')).toBe('42');
});
