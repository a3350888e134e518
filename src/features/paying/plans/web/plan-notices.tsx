import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { MyPlan, Subscription } from '../contract/subscription.ts';
import { type Credits, planInWords } from './my-plan-words.ts';

/** Tells the viewer which plan they have, and whether it is paid. */
export function PlanInUse({ mine, credits }: { mine: MyPlan; credits: Credits | null }) {
  const { planType, current } = mine;
  const isPastDue = current?.status === 'past_due';
  return (
    <Notice
      tone={isPastDue ? 'warn' : 'success'}
      icon={isPastDue ? 'triangle-exclamation-point' : 'circle-check'}
      className="mt-4.5"
      action={
        <ButtonLink to="/settings/plan" variant="line">
          Manage plan
        </ButtonLink>
      }
    >
      <strong>
        {planType === 'test_user'
          ? 'Your account includes everything.'
          : `You're on ${PLAN_NAMES[planType]}.`}
      </strong>{' '}
      {isPastDue && "We couldn't charge your card."} {planInWords(mine, credits)}
    </Notice>
  );
}

/** Tells the viewer that the payment of their chosen plan is not confirmed yet. */
export const PlanWaiting = ({ plan }: { plan: Subscription }) => (
  <Notice
    tone="info"
    icon="clock"
    className="mt-4.5"
    action={
      <ButtonLink to="/settings/plan" variant="line">
        My plan
      </ButtonLink>
    }
  >
    <strong>{PLAN_NAMES[plan.planType]} waits for its payment.</strong> It turns on by itself once that is
    confirmed.
  </Notice>
);
