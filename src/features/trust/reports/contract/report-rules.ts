import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { reportErrors } from './errors.ts';
import type { NewReport } from './report.ts';
import { REPORT_LIMITS } from './report-limits.ts';

/**
 * Returns the reporter's details as they are stored.
 * @throws DomainError REPORT_REFUSED with the text of the field.
 */
export function checkDetails({ reason, details }: Pick<NewReport, 'reason' | 'details'>): string {
  const text = cleanText(details).trim();
  const message =
    reason === 'other' && text === ''
      ? "Tell us what's wrong."
      : text.length > REPORT_LIMITS.details
        ? 'Use at most 1,000 characters.'
        : null;
  if (message !== null) {
    throw new DomainError(reportErrors.REPORT_REFUSED, { fields: [{ field: 'details', message }] });
  }
  return text;
}
