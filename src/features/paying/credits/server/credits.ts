/** The public API of credits for other features on the server. */
import type { Database } from '../../../../platform/server/db/database.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { ReceiptWords } from '../../billing/contract/payment.ts';
import { isUnlimited } from '../contract/allowances.ts';
import type { Credits } from '../contract/credits.ts';
import { creditErrors } from '../contract/errors.ts';
import { boughtCredits, isPackId } from '../contract/packs.ts';
import { type Balance, entryCount, insertReturn, insertSpend } from './credits.queries.ts';
import { type CreditServices, currentBalance } from './current-balance.ts';

/** After this time, the receipt is mailed without the balance. */
const MAX_WAIT_MS = 60_000;

interface PaidPack {
  offerId: string;
  paymentId: string;
  reference: string;
  paidAt: string;
}

/**
 * Returns the first lines of a pack's receipt, with the balance; null for other purchases.
 * @throws Error while the credits are still being added, so that the receipt's job is retried.
 */
export async function receiptOfPack(
  db: Database,
  { offerId, paymentId, reference, paidAt }: PaidPack,
): Promise<ReceiptWords | null> {
  if (!isPackId(offerId)) return null;
  const added = await db
    .selectFrom('credit_entries')
    .select('available_after')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
  if (added === undefined && Date.now() - Date.parse(paidAt) < MAX_WAIT_MS) {
    throw new Error('the credits of the pack are still being added');
  }
  const balance = added === undefined ? '' : `You have ${added.available_after} voice credits now. `;
  return {
    heading: `${boughtCredits(offerId, reference)} credits added`,
    about: `${balance}The ones you buy never expire.`,
  };
}

export type { CreditServices } from './current-balance.ts';
export { giveCredits, publishCredits } from './give-credits.ts';

/** A use of a credit. */
interface Use {
  /** Identifies the use, such as 'recording:<id>'. Spends one credit, no matter how often it is retried. */
  source: string;
}

/** Returns a member's credits, and creates their balance on first use. */
export const creditsOf = async (services: CreditServices, profileId: string): Promise<Credits> =>
  present(await currentBalance(services, profileId));

/**
 * Spends one credit. A source can spend only one, unless it was returned in between.
 * @returns the number of credits left; null for unlimited credits, which are not counted down.
 * @throws DomainError NO_CREDITS, or CREDIT_NOT_USED when spending fails.
 */
export async function spendCredit(
  services: CreditServices,
  profileId: string,
  { source }: Use,
): Promise<{ creditsLeft: number | null }> {
  try {
    const balance = await currentBalance(services, profileId);
    if (isUnlimited(balance.plan_type)) return { creditsLeft: null };
    const left = await insertSpend(services.db, services.jobs, profileId, source);
    if (left !== null) return { creditsLeft: left };
    const isSpent = (await entryCount(services.db, profileId, source)) % 2 === 1;
    if (!isSpent) throw new DomainError(creditErrors.NO_CREDITS);
    return { creditsLeft: (await currentBalance(services, profileId)).credits_available };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(creditErrors.CREDIT_NOT_USED, { cause: error });
  }
}

/**
 * Returns the credit of a source whose work failed. Does nothing if there is none or it was already returned.
 */
export async function returnCredit(
  { db }: Pick<CreditServices, 'db'>,
  profileId: string,
  { source }: Use,
): Promise<void> {
  await insertReturn(db, profileId, source);
}

function present(balance: Balance): Credits {
  return {
    available: balance.credits_available,
    used: balance.credits_used,
    total: balance.total_credits,
    allowance: balance.allowance,
    purchased: balance.purchased,
    unlimited: isUnlimited(balance.plan_type),
    planType: balance.plan_type,
    resetsAt: balance.resets_at?.toISOString() ?? null,
  };
}
