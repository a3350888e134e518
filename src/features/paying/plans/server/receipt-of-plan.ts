import type { ReceiptWords } from '../../billing/contract/payment.ts';
import type { PaymentKind } from '../../billing/contract/signals.ts';
import { isLifetime, isPaidPlan } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';

/** Returns the first lines of a plan's receipt; null for other purchases. */
export function receiptOfPlan({
  offerId,
  kind,
}: {
  offerId: string;
  kind: PaymentKind;
}): ReceiptWords | null {
  if (!isPaidPlan(offerId)) return null;
  const name = PLAN_NAMES[offerId];
  const heading = kind === 'renewal' ? `${name} renewed` : `${name} is on`;
  return { heading, about: isLifetime(offerId) ? 'It never expires.' : 'You can cancel anytime in My plan.' };
}
