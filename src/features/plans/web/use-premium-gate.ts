import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { planErrors } from '../contract/errors.ts';
import { createPremiumGate } from './premium-gate.ts';

/** The page's answer to whoever tries what their plan does not entitle them to. */
export function usePremiumGate() {
  const navigate = useNavigate();
  const [gate] = useState(() => createPremiumGate(() => void navigate('/pricing')));
  useEffect(() => gate.cancel, [gate]);
  return {
    turnAway: gate.turnAway,
    /** The person does something here, and so stays. */
    stay: gate.cancel,
    /** Answers a refusal of the API; false if it was about something else. */
    answers(problem: ApiProblem): boolean {
      const isPremium = problem.code === planErrors.PREMIUM_FEATURE.code;
      if (isPremium) gate.turnAway();
      return isPremium;
    },
  };
}
