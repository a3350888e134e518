import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../../platform/web/api/api.ts';
import { dismissToast, shownToasts } from '../../../../platform/web/ui/toast.ts';
import { knownCredits, loadCredits, loadCreditsOnce, onCredits } from './credit-store.ts';

const GET = vi.fn();
beforeEach(() => void vi.spyOn(api, 'GET').mockImplementation(GET));

const answer = (available: number, unlimited = false) =>
  GET.mockResolvedValueOnce({
    data: { available, used: 0, total: 5, unlimited, planType: 'premium_monthly', resetsAt: null },
    response: new Response(null, { status: 200 }),
  });
const titles = () => shownToasts().map(({ title }) => title);
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  GET.mockReset();
  vi.restoreAllMocks();
});

test('All that show the credits of an account load them once', async () => {
  answer(5);
  const seen = vi.fn();
  const stop = onCredits(seen);
  loadCreditsOnce('ada');
  loadCreditsOnce('ada');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce());
  loadCreditsOnce('ada');
  expect(GET).toHaveBeenCalledOnce();
  expect(knownCredits()).toMatchObject({ accountId: 'ada', credits: { available: 5 } });
  stop();
});

test('A use that leaves one or none says so, and no other does (CREDIT-23, A-61)', async () => {
  for (const [available, shown] of [
    [3, []],
    [2, []],
    [1, ['1 voice credit left']],
    [0, ['1 voice credit left', 'You used your last voice credit']],
  ] as const) {
    answer(available);
    await loadCredits('sam');
    expect(titles()).toEqual(shown);
  }
});

test('Looking again without a use says nothing', async () => {
  for (let looks = 0; looks < 2; looks += 1) {
    answer(1);
    await loadCredits('kim');
  }
  expect(titles()).toEqual([]);
});

test('Credits that cannot be read are no error, and stay as they were (CREDIT-26)', async () => {
  answer(4);
  await loadCredits('lee');
  GET.mockResolvedValueOnce({
    error: { status: 404, code: 'NOT_FOUND', title: 'Not found', detail: '' },
    response: new Response(null, { status: 404 }),
  });
  await loadCredits('lee');
  expect(knownCredits()?.credits.available).toBe(4);
  expect(titles()).toEqual([]);
});
