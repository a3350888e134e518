import { inTransaction } from '../../../../platform/server/db/database.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { CREDITS_CHANGED } from '../contract/credit-updates.ts';
import { addEntry, entryCount } from './credits.queries.ts';
import { type CreditServices, lockCurrentBalance } from './current-balance.ts';

interface CreditGift {
  /** What makes the change, which happens once. */
  source: string;
  /** Negative numbers take bought or given credits. */
  credits: number;
}

/** Gives an account credits that never expire, or takes some. Pass a transaction as `db` to make it part of it. */
export function giveCredits(
  services: CreditServices,
  profileId: string,
  { source, credits }: CreditGift,
): Promise<'done' | 'done-before' | 'too-few'> {
  return inTransaction(services.db, async (trx) => {
    const { balance } = await lockCurrentBalance(services, trx, profileId, new Date());
    if ((await entryCount(trx, profileId, source)) > 0) return 'done-before';
    if (balance.purchased + credits < 0) return 'too-few';
    await addEntry(trx, balance, {
      source,
      kind: credits > 0 ? 'given' : 'taken',
      planType: balance.plan_type,
      purchased: credits,
    });
    return 'done';
  });
}

/** Tells a member's open pages that their credits changed. Call it after the commit. */
export const publishCredits = ({ live }: Pick<PlatformServices, 'live'>, profileId: string): void =>
  live.publish([{ kind: 'member', id: profileId }], { type: CREDITS_CHANGED, ids: [] });
