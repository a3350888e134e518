import { expect, test } from 'vitest';
import { DomainError } from '../../../../shared/errors.ts';
import { reasonsFor } from './report-limits.ts';
import { checkDetails } from './report-rules.ts';

function complaint(report: Parameters<typeof checkDetails>[0]): string | undefined {
  try {
    checkDetails(report);
  } catch (error) {
    return error instanceof DomainError ? error.fields[0]?.message : undefined;
  }
  return undefined;
}

test("A report needs no details, except for the reason 'other'", () => {
  expect(checkDetails({ reason: 'spam', details: '  ' })).toBe('');
  expect(complaint({ reason: 'other', details: ' \n\0' })).toBe("Tell us what's wrong.");
  expect(checkDetails({ reason: 'other', details: ' Sells\0 my bike ' })).toBe('Sells  my bike');
});

test('The details of a report have at most 1,000 characters', () => {
  expect(checkDetails({ reason: 'scam', details: 'x'.repeat(1000) })).toHaveLength(1000);
  expect(complaint({ reason: 'scam', details: 'x'.repeat(1001) })).toBe('Use at most 1,000 characters.');
});

test('Reasons about items are offered for listings only', () => {
  expect(reasonsFor('listing')).toHaveLength(7);
  expect(reasonsFor('conversation').map(({ label }) => label)).toEqual([
    'Scam or fraud',
    'Harassment',
    'Spam',
    'Something else',
  ]);
});
