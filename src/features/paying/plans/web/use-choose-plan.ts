import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { CONFLICT } from '../../../../shared/http-status.ts';
import { FREE_PLAN, type PlanType } from '../../../../shared/plan-types.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Checkout } from '../../billing/contract/checkout.ts';
import { useCheckout } from '../../billing/web/billing.ts';
import { planErrors } from '../contract/errors.ts';

/** Chooses plans: starts the free trial, or opens the payment page of a paid plan. */
export function useChoosePlan() {
  const { account } = useViewer();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn();
  const { open, busy: isOpening, notice } = useCheckout({ done: welcome });
  const { busy: isStarting, run } = useApiAction();
  const [chosen, setChosen] = useState<PlanType | null>(null);
  const signIn = () => askToSignIn(planErrors.SIGN_IN_TO_SUBSCRIBE, '/pricing');

  function welcome({ offer }: Checkout): void {
    toast({
      tone: 'success',
      title: `You're on ${offer.name}`,
      text: 'Your new benefits are ready to use.',
      action: { label: 'My plan', onSelect: () => void navigate('/settings/plan') },
    });
  }

  function showFailure(problem: ApiProblem): void {
    if (problem.code === planErrors.SIGN_IN_TO_SUBSCRIBE.code) signIn();
    else if (CODES_WITH_OWN_TEXT.includes(problem.code) || problem.status === CONFLICT) showProblem(problem);
    else showProblem(planErrors.SUBSCRIBE_FAILED);
  }

  async function startPayment(planType: PaidPlan) {
    const outcome = await outcomeOf(api.POST('/api/subscriptions', { body: { planType } }));
    if (!outcome.ok) showFailure(outcome.problem);
    const checkout = outcome.ok ? outcome.data.checkout : null;
    return checkout && { url: checkout.url, checkoutId: checkout.id };
  }

  return {
    /** The plan that is being started, or whose payment page is opening. */
    choosing: isOpening || isStarting ? chosen : null,
    /** Where the payment page is. */
    notice,
    startTrial(): void {
      if (account === null) return signIn();
      setChosen(FREE_PLAN);
      void run(() => api.POST('/api/subscriptions', { body: { planType: FREE_PLAN } }), {
        done: () =>
          toast({
            tone: 'success',
            title: 'Free Trial Activated!',
            text: '1 voice credit a month. Listing was free anyway.',
          }),
        failed: showFailure,
        revalidate: 'done',
      });
    },
    pay(plan: PaidPlan): void {
      if (account === null) return signIn();
      setChosen(plan);
      void open(() => startPayment(plan));
    },
  };
}

const { HAS_PLAN, CHANGE_PLAN_INSTEAD, TOO_MANY_PLAN_CHOICES } = planErrors;
/** Errors whose message tells the person what to do. All others show a general message. */
const CODES_WITH_OWN_TEXT: readonly string[] = [
  HAS_PLAN.code,
  CHANGE_PLAN_INSTEAD.code,
  TOO_MANY_PLAN_CHOICES.code,
];
