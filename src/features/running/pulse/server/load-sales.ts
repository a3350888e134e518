import { sql } from 'kysely';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { PACK_IDS } from '../../../../shared/prices.ts';
import { authorize } from '../../operators/server/operators.ts';
import type { Sales } from '../contract/sales.ts';

const NOTHING = { paying: 0, free: 0, paidCents: 0, refundedCents: 0 };

/**
 * Returns who pays how much for which plan, and how often packs were sold.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
export async function loadSales(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  actor: Actor,
): Promise<Sales> {
  authorize(actor, 'settings.read');
  const zone = sql`${config.timeZone}::text`;
  const isPaying = sql`status in ('active', 'past_due') and amount_cents > 0`;
  const [totals, plans, packs] = await Promise.all([
    sql<typeof NOTHING>`
      select people.paying, users.count - people.paying as free, month."paidCents", month."refundedCents"
      from (select count(distinct profile_id)::int as paying from subscriptions where ${isPaying}) people,
        (select count(*)::int as count from users) users,
        (select coalesce(sum(amount_cents), 0)::int as "paidCents",
            coalesce(sum(refunded_cents), 0)::int as "refundedCents"
          from payments where state = 'paid' and not is_test
            and at >= date_trunc('month', now() at time zone ${zone}) at time zone ${zone}) month`.execute(
      db,
    ),
    sql<Sales['plans'][number]>`
      select plan_type as id, amount_cents as "amountCents", count(distinct profile_id)::int as people
      from subscriptions where ${isPaying}
      group by plan_type, amount_cents order by plan_type, amount_cents`.execute(db),
    sql<Sales['packs'][number]>`
      select offer_id as id, count(*)::int as sold from payments
      where offer_id = any(${[...PACK_IDS]}::text[]) and state = 'paid' group by offer_id`.execute(db),
  ]);
  const { paying, free, ...month } = totals.rows[0] ?? NOTHING;
  return { paying, free, month, plans: plans.rows, packs: packs.rows };
}
