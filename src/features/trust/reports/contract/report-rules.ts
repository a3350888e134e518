import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { isEmail, normalEmail } from '../../../people/accounts/contract/account-rules.ts';
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

/**
 * Returns the address of someone who wants to hear the outcome; null if there is none.
 * @throws DomainError REPORT_REFUSED with the text of the field.
 */
export function checkEmail({ email = '' }: Pick<NewReport, 'email'>): string | null {
  const address = normalEmail(cleanText(email));
  if (address === '') return null;
  if (isEmail(address) && address.length <= REPORT_LIMITS.email) return address;
  const message = 'Enter an address like name@example.com.';
  throw new DomainError(reportErrors.REPORT_REFUSED, { fields: [{ field: 'email', message }] });
}
