import { toast } from '../../../platform/web/ui/toast.ts';
import { planErrors } from '../contract/errors.ts';

/** Milliseconds to read why, before the page with the plans opens. */
export const PRICING_DELAY_MS = 2000;

/** Says that something needs a plan, then opens the page with the plans. */
export function createPremiumGate(openPricing: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    turnAway(): void {
      const { title, detail } = planErrors.PREMIUM_FEATURE;
      toast({ tone: 'premium', title, text: detail });
      clearTimeout(timer);
      timer = setTimeout(openPricing, PRICING_DELAY_MS);
    },
    /** Whoever goes elsewhere in the meantime stays there. */
    cancel(): void {
      clearTimeout(timer);
    },
  };
}
