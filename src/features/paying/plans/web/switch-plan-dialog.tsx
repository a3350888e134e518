import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { PlanType } from '../../../../shared/plan-types.ts';
import { type RenewingPlan, renews } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';
import { changeText, downgradeAt, lossTexts, type SwitchOffer } from './change-text.ts';
import { Fact, PlanDialog } from './plan-dialog.tsx';

interface SwitchPlanDialogProps {
  from: PlanType;
  /** Null without a renewing plan. */
  current: Subscription | null;
  to: SwitchOffer;
  /** The cost today; undefined if the provider doesn't say. */
  todayCents: number | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a switch: the cost, or for a downgrade, what is lost and when. */
export function SwitchPlanDialog({ from, current, to, todayCents, onClose }: SwitchPlanDialogProps) {
  const { busy, run } = useApiAction();
  const { id: plan, amountCents, interval } = to;
  const at = downgradeAt(current, plan);
  const price =
    todayCents === undefined || !renews(from)
      ? `${formatDollars(amountCents)} a ${interval}, less what is left of your plan`
      : changeText(from, to, todayCents);
  const switchPlan = () =>
    run(() => api.POST('/api/subscription/changes', { body: { planType: plan } }), {
      done() {
        onClose();
        toast(
          at === null
            ? { tone: 'info', title: 'Switching your plan', text: 'It changes here once it is confirmed.' }
            : {
                tone: 'info',
                title: 'Scheduling your switch',
                text: `Nothing changes before ${shortDate(at)}.`,
              },
        );
      },
      revalidate: 'always',
    });
  return (
    <PlanDialog
      title={`Switch to ${titleName(plan)}, ${interval === 'year' ? 'yearly' : 'monthly'}?`}
      facts={
        at !== null && renews(from) ? (
          <DowngradeFacts from={from} to={to} at={at} />
        ) : (
          <>
            <Fact icon="zap">It starts right away.</Fact>
            <Fact icon="credit-card">
              {price}.{current?.paidWith && ` Charged to ${current.paidWith}.`}
            </Fact>
          </>
        )
      }
      cancelLabel="Keep my plan"
      confirmLabel={at === null ? 'Switch plan' : 'Schedule switch'}
      busyLabel={at === null ? 'Switching...' : 'Scheduling...'}
      busy={busy}
      onConfirm={() => void switchPlan()}
      onClose={onClose}
    />
  );
}

function DowngradeFacts({ from, to, at }: { from: RenewingPlan; to: SwitchOffer; at: string }) {
  const { amountCents, interval } = to;
  const { ends, fewer } = lossTexts(from, to.id);
  const day = <b>{shortDate(at)}</b>;
  return (
    <>
      <Fact icon="calendar-days">
        {ends === null ? (
          <>Nothing changes before {day}.</>
        ) : (
          <>
            You keep {PLAN_NAMES[from]} until {day}.
          </>
        )}
      </Fact>
      {ends && <Fact icon="x">{ends}</Fact>}
      {fewer && <Fact icon="mic">{fewer}</Fact>}
      <Fact icon="credit-card">
        Nothing to pay today. After that day it's {formatDollars(amountCents)} a {interval}.
      </Fact>
    </>
  );
}

/** Returns a plan's name that does not wrap. */
const titleName = (plan: PlanType): string => PLAN_NAMES[plan].replaceAll(' ', '\u00a0');

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
