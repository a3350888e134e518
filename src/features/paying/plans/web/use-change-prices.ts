import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import type { PlanType } from '../../../../shared/plan-types.ts';
import type { RenewingPlan } from '../contract/offers.ts';

/**
 * Loads what switches cost today, in cents, as computed by the payment provider. Empty if the provider
 * doesn't say.
 * @param has The current plan.
 */
export function useChangePrices(
  has: PlanType | null,
  plans: readonly RenewingPlan[],
): ReadonlyMap<RenewingPlan, number> {
  const [known, setKnown] = useState<{ has: PlanType | null; prices: ReadonlyMap<RenewingPlan, number> }>({
    has: null,
    prices: new Map(),
  });
  const wanted = plans.join(' ');
  useEffect(() => {
    let left = false;
    async function ask(planType: RenewingPlan) {
      const call = api.GET('/api/subscription/changes/{planType}', { params: { path: { planType } } });
      const outcome = await outcomeOf(call);
      if (left || !outcome.ok) return;
      const { todayCents } = outcome.data;
      setKnown((before) => ({
        has,
        prices: new Map(before.has === has ? before.prices : []).set(planType, todayCents),
      }));
    }
    for (const plan of wanted.split(' ').filter(Boolean)) void ask(plan as RenewingPlan);
    return () => {
      left = true;
    };
  }, [has, wanted]);
  return known.has === has ? known.prices : new Map();
}
