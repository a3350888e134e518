import type { Transaction } from 'kysely';
import { inTransaction } from '../../../platform/server/db/in-transaction.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { FREE_PLAN } from '../../../shared/plan-types.ts';
import type { CreditPack } from '../contract/packs.ts';
import { addEntry, type Balance, creditsOfPayment, takenBy } from './credits.queries.ts';
import { type CreditServices, lockCurrentBalance, setPlan } from './renew-credits.ts';

/** A confirmed payment of a pack. */
export interface PackPayment {
  profileId: string;
  paymentId: string;
  amountCents: number;
  pack: CreditPack;
}

/**
 * Adds the credits of a pack, once for each payment; they never expire. Who has a plan keeps it, with its month; of
 * everybody else the pack takes the plan's place.
 * @returns false if the payment has added its credits before.
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

/** Money that went back, or was asked back. */
interface TakeBack {
  /** Names it: it takes credits once. */
  source: string;
  /** All that went back of the payment so far. */
  refundedCents: number;
}

/**
 * Takes back the credits whose money went back, as far as they are left: what was used stays used. The pack of
 * somebody without a plan gives its place back to the free plan when all of its money is back.
 * @returns false if it has taken them before.
 */
export async function takeBackCredits(
  services: CreditServices,
  payment: PackPayment,
  { source, refundedCents }: TakeBack,
): Promise<boolean> {
  // The payment may be told of later than that its money went back.
  await addCredits(services, payment);
  const { profileId, paymentId, pack } = payment;
  return changeBought(services, profileId, async ({ trx, balance, isFree, now }) => {
    const kept = creditsPaidBy(payment, refundedCents);
    const held = await creditsOfPayment(trx, profileId, paymentId);
    const taken = Math.max(0, Math.min(balance.purchased, held - kept));
    const entry = await addEntry(trx, balance, {
      source,
      kind: 'refund',
      planType: pack.id,
      payment,
      purchased: -taken,
    });
    if (entry === null) return false;
    if (isFree && kept === 0 && balance.plan_type === pack.id) {
      await setPlan(trx, profileId, FREE_PLAN, now);
    }
    return true;
  });
}

/**
 * Restores what was taken back, because the money stays after all. Told of before it was taken, it keeps that from
 * happening.
 */
export function restoreCredits(
  services: CreditServices,
  payment: PackPayment,
  { source }: Pick<TakeBack, 'source'>,
): Promise<boolean> {
  const { profileId, pack } = payment;
  return changeBought(services, profileId, async ({ trx, balance, isFree, now }) => {
    const taken = await takenBy(trx, profileId, source);
    const restored = await addEntry(trx, balance, {
      source,
      turn: taken === null ? 1 : 2,
      kind: taken === null ? 'refund' : 'restore',
      planType: pack.id,
      payment,
      purchased: taken ?? 0,
    });
    if (restored === null) return false;
    if (isFree) await setPlan(trx, profileId, pack.id, now);
    return true;
  });
}

/** How many of its credits are still paid for. */
function creditsPaidBy({ amountCents, pack }: PackPayment, refundedCents: number): number {
  if (refundedCents >= amountCents) return 0;
  return Math.floor((pack.credits * (amountCents - refundedCents)) / amountCents);
}

interface Locked {
  trx: Transaction<DB>;
  balance: Balance;
  /** They have no plan. */
  isFree: boolean;
  now: Date;
}

/** Changes a balance that nobody else changes until it is done. */
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
