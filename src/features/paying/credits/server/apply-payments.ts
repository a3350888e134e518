import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type {
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
} from '../../billing/contract/signals.ts';
import { CREDITS_CHANGED } from '../contract/credit-updates.ts';
import { packOf } from '../contract/packs.ts';
import { addCredits, type PackPayment, restoreCredits, takeBackCredits } from './bought-credits.ts';
import type { CreditServices } from './current-balance.ts';

type Services = CreditServices & Pick<PlatformServices, 'live'>;
type Payload<S extends { payload?: object }> = NonNullable<S['payload']>;

/** Adds the credits of a paid pack. */
export const applyPurchase = (services: Services, paid: Payload<typeof purchasePaid>): Promise<void> =>
  applyToPack(services, paid, (payment) => addCredits(services, payment));

/** Takes back the unused credits of a refunded pack. */
export const applyRefund = (services: Services, refunded: Payload<typeof paymentRefunded>): Promise<void> => {
  const { paymentId, refundedCents } = refunded;
  const source = `refund:${paymentId}:${refundedCents}`;
  return applyToPack(services, refunded, (payment) =>
    takeBackCredits(services, payment, { source, refundedCents }),
  );
};

/** Takes them back while a dispute is open. */
export const applyDispute = (services: Services, opened: Payload<typeof disputeOpened>): Promise<void> => {
  const { paymentId, amountCents } = opened;
  return applyToPack(services, opened, (payment) =>
    takeBackCredits(services, payment, { source: sourceOfDispute(paymentId), refundedCents: amountCents }),
  );
};

/** Restores them after a dispute was won. */
export const applyDisputeOutcome = (
  services: Services,
  closed: Payload<typeof disputeClosed>,
): Promise<void> =>
  closed.outcome === 'lost'
    ? applyDispute(services, closed)
    : applyToPack(services, closed, (payment) =>
        restoreCredits(services, payment, { source: sourceOfDispute(payment.paymentId) }),
      );

const sourceOfDispute = (paymentId: string): string => `dispute:${paymentId}`;

/** Applies a payment of a pack by an existing account, and updates the member's open pages. */
async function applyToPack(
  services: Services,
  { offerId, profileId, paymentId, amountCents }: Omit<PackPayment, 'pack'> & { offerId: string },
  change: (payment: PackPayment) => Promise<boolean>,
): Promise<void> {
  const pack = packOf(offerId);
  if (pack === undefined || !(await accountExists(services, profileId))) return;
  if (await change({ profileId, paymentId, amountCents, pack })) {
    services.live.publish([{ kind: 'member', id: profileId }], { type: CREDITS_CHANGED, ids: [] });
  }
}

/** Erased accounts have no credits, but disputes of their payments can still arrive. */
const accountExists = async ({ db }: Services, profileId: string): Promise<boolean> =>
  (await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst()) !== undefined;
