import { sql, type Transaction } from 'kysely';
import { allowanceOf, isOneTimePurchase } from '../../features/paying/credits/contract/allowances.ts';
import { nextReset } from '../../features/paying/credits/contract/monthly-reset.ts';
import { PLAN_ENTITLEMENTS } from '../../features/paying/plans/contract/entitlements.ts';
import { renews } from '../../features/paying/plans/contract/offers.ts';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import type { PlanType } from '../../shared/plan-types.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { personId, stableId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import { insertPlanPayments, periodEndOf, providerIdOf } from './insert-plan-payments.ts';

interface DemoPlan {
  username: string;
  planType: PlanType;
  priceCents: number;
  /** Since when they have it. */
  daysAgo: number;
  /** When they recorded something this month. */
  recordedDaysAgo: readonly number[];
}

/** Two with everything, to try each feature, and some whose credits count. */
const DEMO_PLANS: readonly DemoPlan[] = [
  { username: 'nora', planType: 'test_user', priceCents: 0, daysAgo: 90, recordedDaysAgo: [] },
  { username: 'maya', planType: 'test_user', priceCents: 0, daysAgo: 90, recordedDaysAgo: [] },
  { username: 'sam', planType: 'premium_monthly', priceCents: 500, daysAgo: 9, recordedDaysAgo: [6, 2] },
  { username: 'kofi', planType: 'premium_plus_yearly', priceCents: 3500, daysAgo: 20, recordedDaysAgo: [4] },
];

/** Inserts who has which plan, and what became of the voice credits that came with it. */
export async function insertPlans(trx: Transaction<DB>): Promise<void> {
  await insertRows(
    trx,
    'subscriptions',
    DEMO_PLANS.map((plan) => ({
      id: subscriptionId(plan),
      profile_id: personId(plan.username),
      email: `${plan.username}@example.com`,
      plan_type: plan.planType,
      amount_cents: plan.priceCents,
      status: 'active',
      created_at: startOf(plan),
      started_at: startOf(plan),
      ...renewalOf(plan),
    })),
  ).execute();
  await insertPlanPayments(
    trx,
    DEMO_PLANS.flatMap((plan) => {
      const { planType } = plan;
      if (!renews(planType)) return [];
      const id = subscriptionId(plan);
      return { id, profileId: personId(plan.username), planType, startedAt: startOf(plan) };
    }),
  );
  await insertRows(
    trx,
    'voice_credits',
    DEMO_PLANS.map((plan) => ({
      profile_id: personId(plan.username),
      plan_type: plan.planType,
      is_one_time_purchase: isOneTimePurchase(plan.planType),
      last_reset_date: startOf(plan),
      resets_at: nextReset(plan.planType, startOf(plan)),
      // The entries add to these.
      allowance: 0,
      purchased: 0,
      credits_used: 0,
      period: 1,
    })),
  ).execute();
  await insertRows(trx, 'credit_entries', DEMO_PLANS.flatMap(entriesOf)).execute();
}

const subscriptionId = ({ username }: DemoPlan): string => stableId('subscription', username);
const startOf = ({ daysAgo }: DemoPlan): Date => minutesBeforeNow(daysAgo * DAY_MINUTES);

/** What the provider told of a plan that renews. */
const renewalOf = (plan: DemoPlan) =>
  renews(plan.planType)
    ? {
        payment_method: 'card',
        provider_subscription_id: providerIdOf(subscriptionId(plan)),
        provider_revision: 1,
        current_period_end: periodEndOf({ planType: plan.planType, startedAt: startOf(plan) }),
      }
    : {
        payment_method: null,
        provider_subscription_id: null,
        provider_revision: 0,
        current_period_end: null,
      };

function entriesOf(plan: DemoPlan) {
  const { username, planType, recordedDaysAgo } = plan;
  const whole = allowanceOf(planType);
  const common = { profile_id: personId(username), turn: 1, purchased: 0, period: 1 };
  return [
    {
      ...common,
      source: `plan:${subscriptionId(plan)}:${planType}`,
      kind: 'start',
      allowance: whole,
      used: 0,
      available_after: whole,
      created_at: startOf(plan),
    },
    ...recordedDaysAgo.map((daysAgo, index) => ({
      ...common,
      source: `voice:${stableId('recording', `${username}:${daysAgo}`)}`,
      kind: 'spend',
      allowance: -1,
      used: 1,
      available_after: whole - index - 1,
      created_at: minutesBeforeNow(daysAgo * DAY_MINUTES),
    })),
  ];
}

/** Inserts whose plan features their listings; a trigger then takes these into the rotation when they are inserted. */
export async function insertFeaturedSellers(trx: Transaction<DB>): Promise<void> {
  const sellers = DEMO_PLANS.filter(({ planType }) =>
    PLAN_ENTITLEMENTS[planType].includes('featured_listings'),
  );
  await insertRows(
    trx,
    'featured_sellers',
    sellers.map(({ username }) => ({ profile_id: personId(username) })),
  ).execute();
}

/** Lets featured listings have been shown to some people, of whom a few opened them, in proportion to their views. */
export async function insertFeaturedCounts(trx: Transaction<DB>): Promise<void> {
  await sql`
    update featured_listings set shown = 3 * views, turns = 3 * views, opened = views / 4
    from listing_view_totals where listing_view_totals.listing_id = featured_listings.listing_id`.execute(
    trx,
  );
}
