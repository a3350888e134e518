import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { planErrors } from '../contract/errors.ts';

/** Milliseconds to read the toast before the pricing page opens. */
const PRICING_DELAY_MS = 2000;

/** Shows that a feature requires a plan, then opens the pricing page. */
export function createPremiumGate(openPricing: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    turnAway(): void {
      const { title, detail } = planErrors.PREMIUM_FEATURE;
      toast({ tone: 'premium', title, text: detail });
      clearTimeout(timer);
      timer = setTimeout(openPricing, PRICING_DELAY_MS);
    },
    /** Cancels the navigation when the person goes elsewhere. */
    cancel(): void {
      clearTimeout(timer);
    },
  };
}

/** Returns how a page responds when a plan does not include a feature. */
export function usePremiumGate() {
  const navigate = useNavigate();
  const [gate] = useState(() => createPremiumGate(() => void navigate('/pricing')));
  useEffect(() => gate.cancel, [gate]);
  return {
    turnAway: gate.turnAway,
    /** Cancels the navigation because the person continues here. */
    stay: gate.cancel,
    /** Handles a refusal by the API. Returns false for other problems. */
    answers(problem: ApiProblem): boolean {
      const isPremium = problem.code === planErrors.PREMIUM_FEATURE.code;
      if (isPremium) gate.turnAway();
      return isPremium;
    },
  };
}
