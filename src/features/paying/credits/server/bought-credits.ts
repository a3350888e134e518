import type { Transaction } from 'kysely';
import { inTransaction } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import type { PackId } from '../../../../shared/prices.ts';
import type {
  disputeClosed,
  disputeOpened,
  paymentRefunded,
  purchasePaid,
} from '../../billing/contract/signals.ts';
import { boughtCredits, creditsPaidFor, isPackId } from '../contract/packs.ts';
import { addEntry, type Balance, creditsOfPayment, creditsTakenBy } from './credits.queries.ts';
import { type CreditServices, lockCurrentBalance, setPlan } from './current-balance.ts';
import { publishCredits } from './give-credits.ts';

/** A confirmed payment of a pack. */
interface PackPayment {
  profileId: string;
  paymentId: string;
  amountCents: number;
  pack: { id: PackId; credits: number };
}

/**
 * Adds the credits of a pack, once per payment. They never expire. A subscriber's plan and month stay; for
 * everyone else the pack replaces the free plan.
 * @returns false if the payment's credits were already added.
 */
export function addCredits(services: CreditServices, payment: PackPayment): Promise<boolean> {
  const { profileId, paymentId, pack } = payment;
  return changeBought(services, profileId, async ({ trx, balance, isFree, now }) => {
    const added = await addEntry(trx, balance, {
      source: `payment:${paymentId}`,
      kind: 'purchase',
      planType: pack.id,
      payment,
      purchased: pack.credits,
    });
    if (added === null) return false;
    if (isFree) await setPlan(trx, profileId, pack.id, now);
    return true;
  });
}

/** A refund or an open dispute. */
interface TakeBack {
  /** The source of the ledger entry, which takes credits only once. */
  source: string;
  /** The total refunded of the payment so far, in US cents. */
  refundedCents: number;
}

/**
 * Takes back unused credits of a refunded payment; used credits stay used. A fully refunded pack is replaced
 * by the free plan again.
 * @returns false if these credits were already taken back.
 */
async function takeBackCredits(
  services: CreditServices,
  payment: PackPayment,
  { source, refundedCents }: TakeBack,
): Promise<boolean> {
  // The refund may arrive before the payment itself.
  await addCredits(services, payment);
  const { profileId, paymentId, pack } = payment;
  return changeBought(services, profileId, async ({ trx, balance, isFree, now }) => {
    const paidCredits = creditsPaidFor(pack.credits, payment.amountCents, refundedCents);
    const addedCredits = await creditsOfPayment(trx, profileId, paymentId);
    const takenCredits = Math.max(0, Math.min(balance.purchased, addedCredits - paidCredits));
    const entry = await addEntry(trx, balance, {
      source,
      kind: 'refund',
      planType: pack.id,
      payment,
      purchased: -takenCredits,
    });
    if (entry === null) return false;
    if (isFree && paidCredits === 0 && balance.plan_type === pack.id) {
      await setPlan(trx, profileId, FREE_PLAN, now);
    }
    return true;
  });
}

/**
 * Restores credits after a dispute was won. If this arrives before the dispute itself, no credits are taken
 * back.
 */
function restoreCredits(
  services: CreditServices,
  payment: PackPayment,
  { source }: Pick<TakeBack, 'source'>,
): Promise<boolean> {
  const { profileId, pack } = payment;
  return changeBought(services, profileId, async ({ trx, balance, isFree, now }) => {
    const takenCredits = await creditsTakenBy(trx, profileId, source);
    const restored = await addEntry(trx, balance, {
      source,
      turn: takenCredits === null ? 1 : 2,
      kind: takenCredits === null ? 'refund' : 'restore',
      planType: pack.id,
      payment,
      purchased: takenCredits ?? 0,
    });
    if (restored === null) return false;
    if (isFree) await setPlan(trx, profileId, pack.id, now);
    return true;
  });
}

interface Locked {
  trx: Transaction<DB>;
  balance: Balance;
  /** Whether the member has no subscription. */
  isFree: boolean;
  now: Date;
}

/** Changes a locked balance. */
async function changeBought(
  services: CreditServices,
  profileId: string,
  change: (locked: Locked) => Promise<boolean>,
): Promise<boolean> {
  const now = new Date();
  return inTransaction(services.db, async (trx) => {
    const { balance, plan } = await lockCurrentBalance(services, trx, profileId, now);
    return change({ trx, balance, isFree: plan.planType === FREE_PLAN, now });
  });
}

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
  {
    offerId,
    reference,
    profileId,
    paymentId,
    amountCents,
  }: Omit<PackPayment, 'pack'> & { offerId: string; reference: string },
  change: (payment: PackPayment) => Promise<boolean>,
): Promise<void> {
  if (!isPackId(offerId) || !(await accountExists(services, profileId))) return;
  const pack = { id: offerId, credits: boughtCredits(offerId, reference) };
  if (await change({ profileId, paymentId, amountCents, pack })) {
    publishCredits(services, profileId);
  }
}

/** Erased accounts have no credits, but disputes of their payments can still arrive. */
const accountExists = async ({ db }: Services, profileId: string): Promise<boolean> =>
  (await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst()) !== undefined;
