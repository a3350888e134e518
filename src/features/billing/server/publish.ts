import { BILLING_UPDATES } from '../contract/live.ts';
import type { BillingServices } from './billing-services.ts';

/** Tells the open pages of a person that something came of a checkout. */
export const publishCheckout = (
  { live }: Pick<BillingServices, 'live'>,
  { profileId, checkoutId }: { profileId: string; checkoutId: string },
): void =>
  live.publish([{ kind: 'member', id: profileId }], { type: BILLING_UPDATES.checkout, ids: [checkoutId] });

/** The same for payments and subscriptions. */
export const publishPayments = ({ live }: Pick<BillingServices, 'live'>, profileId: string): void =>
  live.publish([{ kind: 'member', id: profileId }], { type: BILLING_UPDATES.payments, ids: [] });
