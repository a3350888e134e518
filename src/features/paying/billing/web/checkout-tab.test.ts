import { expect, test, vi } from 'vitest';
import { createCheckoutTab, type OpenedCheckout } from './checkout-tab.ts';

const STARTED = { url: 'https://pay.example/1', checkoutId: 'one' };

/** A page that opens payment pages. */
function page({ blocks = false } = {}) {
  const tab = { opener: {}, closed: false, close: vi.fn(), location: { replace: vi.fn() } };
  const shown: (OpenedCheckout | null)[] = [];
  const busy: boolean[] = [];
  const openTab = vi.fn(() => (blocks ? null : (tab as unknown as Window)));
  const open = createCheckoutTab({
    openTab,
    showBusy: (is) => void busy.push(is),
    show: (opened) => void shown.push(opened),
  });
  return { tab, shown, busy, openTab, open };
}

test('The payment page opens in a tab of its own, within my press, and cannot reach the page I came from', async () => {
  const { tab, shown, openTab, open } = page();
  let start = (_: typeof STARTED) => {};
  const opening = open(() => new Promise((resolve) => (start = resolve)));
  expect(openTab).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
  start(STARTED);
  await opening;
  expect(tab.location.replace).toHaveBeenCalledWith(STARTED.url);
  expect(tab.opener).toBeNull();
  expect(shown).toEqual([null, { ...STARTED, blocked: false }]);
});

test('If my browser blocks new tabs, I can pay in this one', async () => {
  const { shown, open } = page({ blocks: true });
  await open(async () => STARTED);
  expect(shown.at(-1)).toEqual({ ...STARTED, blocked: true });
});

test('A tab that I closed meanwhile counts as blocked: the payment page is one press away', async () => {
  const { tab, shown, open } = page();
  await open(async () => {
    tab.closed = true;
    return STARTED;
  });
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(shown.at(-1)).toEqual({ ...STARTED, blocked: true });
});

test('Nothing stays open when the payment could not be started', async () => {
  const refused = page();
  await refused.open(async () => null);
  expect(refused.tab.close).toHaveBeenCalledOnce();
  expect(refused.shown).toEqual([null]);
  const broken = page();
  await expect(broken.open(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(broken.tab.close).toHaveBeenCalledOnce();
  expect(broken.busy).toEqual([true, false]);
});

test('Two presses open one payment page', async () => {
  const { openTab, open } = page();
  const start = vi.fn(async () => STARTED);
  await Promise.all([open(start), open(start)]);
  expect(openTab).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledOnce();
});
