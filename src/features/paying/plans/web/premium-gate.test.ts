import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../../../platform/web/ui/toast.ts';
import { createPremiumGate } from './premium-gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useRealTimers();
});

test('Without the plan I read why, and two seconds later I see the plans (PERM-11, LIMIT-02)', () => {
  const openPricing = vi.fn();
  createPremiumGate(openPricing).turnAway();
  expect(shownToasts()).toMatchObject([
    {
      title: 'Premium Feature',
      text: 'This feature requires a premium subscription. Redirecting to pricing page...',
    },
  ]);
  vi.advanceTimersByTime(1999);
  expect(openPricing).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(openPricing).toHaveBeenCalledOnce();
});

test('Trying twice opens the plans once, and going elsewhere meanwhile never (PERM-11)', () => {
  const openPricing = vi.fn();
  const gate = createPremiumGate(openPricing);
  gate.turnAway();
  vi.advanceTimersByTime(1500);
  gate.turnAway();
  vi.advanceTimersByTime(2000);
  expect(openPricing).toHaveBeenCalledOnce();
  gate.turnAway();
  gate.cancel();
  vi.advanceTimersByTime(2000);
  expect(openPricing).toHaveBeenCalledOnce();
});
