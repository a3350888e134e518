import { shortDate } from '../../../../shared/dates.ts';
import { PLAN_ENTITLEMENTS } from '../contract/entitlements.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';
import { Fact, PlanDialog } from './plan-dialog.tsx';

interface CancelPlanDialogProps {
  plan: Subscription;
  /** Number of bought voice credits. */
  bought: number;
  busy: boolean;
  onCancelPlan: () => void;
  onClose: () => void;
}

/** Explains a cancellation and asks for confirmation. */
export function CancelPlanDialog({ plan, bought, busy, onCancelPlan, onClose }: CancelPlanDialogProps) {
  const { currentPeriodEnd, planType } = plan;
  const hasInsights = PLAN_ENTITLEMENTS[planType].includes('ai_insights');
  return (
    <PlanDialog
      title={`Cancel ${PLAN_NAMES[planType]}?`}
      facts={
        <>
          <Fact icon="calendar-days">
            {currentPeriodEnd ? (
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
              ? 'Insights, alerts and the Featured spot stop that day.'
              : 'Voice listings stop that day. Typing and photos stay free.'}
          </Fact>
        </>
      }
      keepLabel="Keep plan"
      confirmLabel="Cancel plan"
      busyLabel="Canceling..."
      danger
      busy={busy}
      onConfirm={onCancelPlan}
      onClose={onClose}
    />
  );
}
