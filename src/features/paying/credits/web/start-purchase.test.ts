import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../../platform/web/api/api.ts';
import { dismissToast, shownToasts } from '../../../../platform/web/ui/toast.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { billingErrors } from '../../billing/contract/errors.ts';
import { creditErrors } from '../contract/errors.ts';
import { startPurchase } from './start-purchase.ts';

const POST = vi.fn();
beforeEach(() => void vi.spyOn(api, 'POST').mockImplementation(POST));

const refusal = ({ status, code, title, detail }: ErrorSpec) => ({
  error: { status, code, title, detail },
  response: new Response(null, { status }),
});
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  POST.mockReset();
  vi.restoreAllMocks();
});

test('A purchase names its pack and never an amount (CREDIT-28)', async () => {
  const started = { checkoutId: 'one', url: 'https://pay.example/1' };
  POST.mockResolvedValueOnce({ data: started, response: new Response(null, { status: 201 }) });
  expect(await startPurchase('100_credits', vi.fn())).toEqual(started);
  expect(POST).toHaveBeenCalledWith('/api/credit-purchases', { body: { packId: '100_credits' } });
});

test('A purchase that fails says so (CREDIT-31)', async () => {
  POST.mockResolvedValueOnce(refusal(creditErrors.PURCHASE_FAILED));
  POST.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await startPurchase('100_credits', vi.fn())).toBeNull();
    expect(shownToasts()).toMatchObject([
      {
        tone: 'error',
        title: 'Purchase Failed',
        text: 'There was an error processing your purchase. Please try again.',
      },
    ]);
  }
});

test('If nothing is sold, a purchase says so instead of asking to try again', async () => {
  POST.mockResolvedValueOnce(refusal(billingErrors.PAYMENTS_OFF));
  expect(await startPurchase('100_credits', vi.fn())).toBeNull();
  expect(shownToasts()).toMatchObject([{ title: "You can't buy yet" }]);
});

test('I am asked to sign in if my session ended (CREDIT-27)', async () => {
  POST.mockResolvedValueOnce(refusal(creditErrors.SIGN_IN_TO_BUY));
  const askToSignIn = vi.fn();
  expect(await startPurchase('100_credits', askToSignIn)).toBeNull();
  expect(askToSignIn).toHaveBeenCalledOnce();
  expect(shownToasts()).toEqual([]);
});
