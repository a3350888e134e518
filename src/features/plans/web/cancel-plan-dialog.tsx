import type { ReactNode } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { shortDate } from '../../../shared/dates.ts';
import { PLAN_ENTITLEMENTS } from '../contract/entitlements.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';

interface CancelPlanDialogProps {
  plan: Subscription;
  /** Voice credits that were bought. */
  bought: number;
  busy: boolean;
  onCancelPlan: () => void;
  onClose: () => void;
}

/** Says what a cancellation means, and asks. The focus starts on keeping the plan. */
export function CancelPlanDialog({ plan, bought, busy, onCancelPlan, onClose }: CancelPlanDialogProps) {
  const { currentPeriodEnd, planType } = plan;
  const hasInsights = PLAN_ENTITLEMENTS[planType].includes('ai_insights');
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open onClose={close} title={`Cancel ${PLAN_NAMES[planType]}?`}>
      <ul className="mb-6 grid gap-3">
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
      </ul>
      <div className="dialog-actions">
        <Button variant="line" onClick={close} disabled={busy} data-autofocus>
          Keep plan
        </Button>
        <Button variant="danger" busy={busy} busyLabel="Cancelling..." onClick={onCancelPlan}>
          Cancel plan
        </Button>
      </div>
    </Dialog>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon name={icon} className="icon mt-0.5 text-ink-2" />
    <span>{children}</span>
  </li>
);
