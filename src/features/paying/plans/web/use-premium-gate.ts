import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { planErrors } from '../contract/errors.ts';
import { createPremiumGate } from './premium-gate.ts';

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
