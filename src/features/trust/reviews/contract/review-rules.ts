import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { reviewErrors } from './errors.ts';
import { REVIEW_LIMITS } from './review-limits.ts';

/**
 * Checks a review; returns the text to store.
 * @throws DomainError REVIEW_EMPTY or REVIEW_TOO_LONG.
 */
export const checkReview = (text: string): string =>
  checked(text, reviewErrors.REVIEW_EMPTY, reviewErrors.REVIEW_TOO_LONG);

/**
 * Checks a reply; returns the text to store.
 * @throws DomainError REPLY_EMPTY or REPLY_TOO_LONG.
 */
export const checkReply = (text: string): string =>
  checked(text, reviewErrors.REPLY_EMPTY, reviewErrors.REPLY_TOO_LONG);

function checked(text: string, empty: ErrorSpec, tooLong: ErrorSpec): string {
  const content = cleanText(text)
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n');
  const refusal = content === '' ? empty : content.length > REVIEW_LIMITS.text ? tooLong : null;
  if (refusal === null) return content;
  throw new DomainError(refusal, { fields: [{ field: 'text', message: refusal.detail }] });
}
