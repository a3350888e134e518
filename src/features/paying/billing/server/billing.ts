/** The public API of billing for other features on the server. */

export type { BillingServices } from './billing-services.ts';
export { isDisputed, isRefunded } from './payments.queries.ts';
export {
  cancelSubscription,
  changeSubscription,
  previewChange,
  scheduleChange,
} from './change-subscription.ts';
export { startCheckout } from './start-checkout.ts';
export type { ReceiptServices } from './mail-receipt.ts';
