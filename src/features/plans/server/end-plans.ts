import type { BillingServices } from '../../billing/server/billing.ts';
import { PLAN_CHANGED } from '../contract/live.ts';
import { giveUpOldChoices, lockRunOut } from './subscriptions.queries.ts';
import { takeStep } from './subscription-step.ts';

/** Plans one run ends at most; the next one takes the rest. */
const AT_ONCE = 500;
/** A payment page closes after a day. */
const CHOICE_DAYS = 3;

/** Notes the end of plans whose time is over; they have stopped working by themselves. */
export async function endPlans(services: BillingServices): Promise<void> {
  const { db, live } = services;
  const ended = await db.transaction().execute(async (trx) => {
    const rows = await lockRunOut(trx, AT_ONCE);
    for (const row of rows) await takeStep(services, trx, row, 'runOut');
    return rows;
  });
  live.publish(
    ended.map(({ profile_id: id }) => ({ kind: 'member', id })),
    { type: PLAN_CHANGED, ids: [] },
  );
  await giveUpOldChoices(db, CHOICE_DAYS);
}
