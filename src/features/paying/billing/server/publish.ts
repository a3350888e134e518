import { BILLING_UPDATES } from '../contract/billing-updates.ts';
import type { BillingServices } from './billing-services.ts';

/** Sends a live update about a checkout to the person's open pages. */
export const publishCheckout = (
  { live }: Pick<BillingServices, 'live'>,
  { profileId, checkoutId }: { profileId: string; checkoutId: string },
): void =>
  live.publish([{ kind: 'member', id: profileId }], { type: BILLING_UPDATES.checkout, ids: [checkoutId] });

/** Sends a live update about payments and subscriptions. */
export const publishPayments = ({ live }: Pick<BillingServices, 'live'>, profileId: string): void =>
  live.publish([{ kind: 'member', id: profileId }], { type: BILLING_UPDATES.payments, ids: [] });
