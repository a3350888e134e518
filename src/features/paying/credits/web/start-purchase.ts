import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { CONFLICT, UNAUTHORIZED } from '../../../../shared/http-status.ts';
import type { PackId } from '../../../../shared/prices.ts';
import type { StartedCheckout } from '../../billing/contract/checkout.ts';
import { creditErrors } from '../contract/errors.ts';

/** Starts the checkout of a pack. Shows an error and returns null on failure. */
export async function startPurchase(
  packId: PackId,
  askToSignIn: () => void,
): Promise<StartedCheckout | null> {
  const outcome = await outcomeOf(api.POST('/api/credit-purchases', { body: { packId } }));
  if (outcome.ok) return outcome.data;
  const { status } = outcome.problem;
  if (status === UNAUTHORIZED) askToSignIn();
  else if (status === CONFLICT) showProblem(outcome.problem);
  else showPurchaseFailed();
  return null;
}

export const showPurchaseFailed = (): void => void showProblem(creditErrors.PURCHASE_FAILED);
