import { shortDate } from '../../../../shared/dates.ts';
import { PLAN_ENTITLEMENTS } from '../contract/entitlements.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';
import { Fact, PlanDialog } from './plan-dialog.tsx';

interface CanceledPlan {
  plan: Pick<Subscription, 'planType' | 'status' | 'currentPeriodEnd'>;
  /** Number of bought voice credits. */
  bought: number;
}

interface CancelPlanDialogProps extends CanceledPlan {
  busy: boolean;
  onCancelPlan: () => void;
  onClose: () => void;
}

/** Explains a cancellation and asks for confirmation. */
export const CancelPlanDialog = ({ plan, bought, busy, onCancelPlan, onClose }: CancelPlanDialogProps) => (
  <PlanDialog
    title={`Cancel ${PLAN_NAMES[plan.planType]}?`}
    facts={<CancellationFacts plan={plan} bought={bought} />}
    cancelLabel="Keep plan"
    confirmLabel="Cancel plan"
    busyLabel="Canceling..."
    danger
    busy={busy}
    onConfirm={onCancelPlan}
    onClose={onClose}
  />
);

/** Lists what a cancellation ends, and when. */
export function CancellationFacts({ plan: { planType, status, currentPeriodEnd }, bought }: CanceledPlan) {
  const hasInsights = PLAN_ENTITLEMENTS[planType].includes('ai_insights');
  // The end of its period is in the past.
  const isPastDue = status === 'past_due';
  const when = isPastDue ? 'now' : 'that day';
  return (
    <>
      <Fact icon="calendar-days">
        {isPastDue ? (
          'It ends now. No more payments.'
        ) : currentPeriodEnd ? (
          <>
            It works until <b>{shortDate(currentPeriodEnd)}</b>. No payment after that.
          </>
        ) : (
          'It works until the period you paid for ends. No payment after that.'
        )}
      </Fact>
      <Fact icon="check">
        {bought > 0
          ? `Your ${bought} bought credits and all listings stay.`
          : 'Your listings and chats stay.'}
      </Fact>
      <Fact icon="x">
        {hasInsights
          ? `Insights, alerts and the Featured spot stop ${when}.`
          : `Voice listings stop ${when}. Typing and photos stay free.`}
      </Fact>
    </>
  );
}
