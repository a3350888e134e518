import { api } from '../../../platform/web/api.ts';
import { ConfirmDialog } from '../../../platform/web/ui/confirm-dialog.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { formatDollars } from '../../../shared/money.ts';
import { PLAN_OFFERS, type RenewingPlan, renews } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { PlanType } from '../contract/plan-types.ts';
import { changeText } from './change-text.ts';

interface SwitchPlanDialogProps {
  from: PlanType;
  to: RenewingPlan;
  /** What it costs today; undefined if the provider does not tell. */
  todayCents: number | undefined;
  onClose: () => void;
}

/** Asks before a plan is switched, with what it costs. */
export function SwitchPlanDialog({ from, to, todayCents, onClose }: SwitchPlanDialogProps) {
  const { busy, run } = useApiAction();
  const { amountCents, interval } = PLAN_OFFERS[to];
  const price =
    todayCents === undefined || !renews(from)
      ? `${formatDollars(amountCents)} a ${interval}, less what is left of your plan`
      : changeText(from, to, todayCents);
  const switchPlan = () =>
    run(() => api.POST('/api/subscription/changes', { body: { planType: to } }), {
      done() {
        onClose();
        toast({ tone: 'info', title: 'Switching your plan', text: 'It changes here once it is confirmed.' });
      },
      revalidate: 'always',
    });
  return (
    <ConfirmDialog
      open
      title={`Switch to ${PLAN_NAMES[to]}, ${interval === 'year' ? 'yearly' : 'monthly'}?`}
      text={`${price}. It is charged to the card you pay with now.`}
      confirmLabel="Switch plan"
      busyLabel="Switching..."
      cancelLabel="Keep my plan"
      busy={busy}
      onConfirm={() => void switchPlan()}
      onCancel={onClose}
    />
  );
}
