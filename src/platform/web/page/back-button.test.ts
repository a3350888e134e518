import { afterEach, expect, test, vi } from 'vitest';
import { closeOnBack, watchBack } from './back-button.ts';

afterEach(() => vi.unstubAllGlobals());

test('Back closes what covers the page, and the next Back leaves it, also while it closes', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  watchBack();
  const leave = vi.fn();
  window.addEventListener('popstate', leave);
  const close = vi.fn();

  const stop = closeOnBack(close);
  window.dispatchEvent(new Event('popstate'));
  expect(close).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('popstate'));
  expect(close).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();

  stop();
  closeOnBack(close)();
  window.dispatchEvent(new Event('popstate'));
  expect(close).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledTimes(2);
});
