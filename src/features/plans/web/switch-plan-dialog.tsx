import { api } from '../../../platform/web/api.ts';
import { ConfirmDialog } from '../../../platform/web/ui/confirm-dialog.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { shortDate } from '../../../shared/dates.ts';
import { formatDollars } from '../../../shared/money.ts';
import { PLAN_OFFERS, type RenewingPlan, renews } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { PlanType } from '../contract/plan-types.ts';
import type { Subscription } from '../contract/subscription.ts';
import { changeText, downgradeAt, lossText } from './change-text.ts';

interface SwitchPlanDialogProps {
  from: PlanType;
  /** Null where the plan is nothing that renews. */
  current: Subscription | null;
  to: RenewingPlan;
  /** What it costs today; undefined if the provider does not tell. */
  todayCents: number | undefined;
  onClose: () => void;
}

/** Asks before a plan is switched: what it costs, or, for a downgrade, what goes and when. */
export function SwitchPlanDialog({ from, current, to, todayCents, onClose }: SwitchPlanDialogProps) {
  const { busy, run } = useApiAction();
  const { amountCents, interval } = PLAN_OFFERS[to];
  const at = downgradeAt(current, to);
  const price =
    todayCents === undefined || !renews(from)
      ? `${formatDollars(amountCents)} a ${interval}, less what is left of your plan`
      : changeText(from, to, todayCents);
  const switchPlan = () =>
    run(() => api.POST('/api/subscription/changes', { body: { planType: to } }), {
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
    <ConfirmDialog
      open
      title={`Switch to ${PLAN_NAMES[to]}, ${interval === 'year' ? 'yearly' : 'monthly'}?`}
      text={
        at !== null && renews(from)
          ? [
              `You keep ${PLAN_NAMES[from]} until ${shortDate(at)}.`,
              lossText(from, to) && `Then ${lossText(from, to)}.`,
              `Nothing to pay today. From ${shortDate(at)} it's ${formatDollars(amountCents)} a ${interval}.`,
            ]
              .filter(Boolean)
              .join(' ')
          : `${price}. It is charged to the card you pay with now.`
      }
      confirmLabel={at === null ? 'Switch plan' : `Switch on ${shortDate(at)}`}
      busyLabel="Switching..."
      cancelLabel="Keep my plan"
      busy={busy}
      onConfirm={() => void switchPlan()}
      onCancel={onClose}
    />
  );
}
