import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test('A masked address keeps its first letter and its domain', () => {
  expect(maskEmail('rosa@example.com')).toBe('r***@example.com');
  expect(maskEmail('"a@b"@example.com')).toBe('"***@example.com');
  expect(maskEmail('@example.com')).toBe('***');
});
