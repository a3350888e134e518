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
