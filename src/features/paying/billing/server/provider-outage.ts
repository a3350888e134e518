import { PaymentFailure } from '../../../../platform/server/payments/payment-failure.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { billingErrors } from '../contract/errors.ts';

const ERRORS: Readonly<Partial<Record<PaymentFailure['reason'], ErrorSpec>>> = {
  declined: billingErrors.PAYMENT_DECLINED,
  closed: billingErrors.CHECKOUT_CLOSED,
  off: billingErrors.PAYMENTS_OFF,
  unsigned: billingErrors.BAD_SIGNATURE,
  malformed: billingErrors.MALFORMED_EVENT,
};

/**
 * Returns the provider's response, and converts its failures to errors for the person.
 * @throws DomainError PAYMENT_DECLINED, CHECKOUT_CLOSED, PAYMENTS_OFF, BAD_SIGNATURE, MALFORMED_EVENT, or
 * else `unavailable`.
 */
export async function fromProvider<T>(
  answer: Promise<T>,
  unavailable: ErrorSpec = billingErrors.PAYMENT_UNAVAILABLE,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    throw new DomainError(ERRORS[error.reason] ?? unavailable, { cause: error });
  }
}

/** Whether a call to the provider failed for a given reason. */
export const hasFailed = (error: unknown, reason: PaymentFailure['reason']): boolean =>
  error instanceof PaymentFailure && error.reason === reason;
