import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { listenToOtherTabs } from './listen-to-other-tabs.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => vi.stubGlobal('document', page));
afterEach(() => vi.unstubAllGlobals());

/** A tab that has lost the site, and how often it asked for it. */
function openTab() {
  const connection = createConnection();
  const retry = vi.fn();
  connection.onRetry(retry);
  connection.lose();
  listenToOtherTabs(connection);
  return { connection, retry };
}

test('When one tab reaches the site again, the others ask at once', async () => {
  const [first, second] = [openTab(), openTab()];
  first.connection.regain();
  await vi.waitFor(() => expect(second.retry).toHaveBeenCalledOnce());
  second.connection.regain();
  expect(first.retry).not.toHaveBeenCalled();
});

test('A tab that I come back to asks at once, and only while the site is lost', () => {
  const { connection, retry } = openTab();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(retry).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledOnce();
  connection.regain();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(retry).toHaveBeenCalledOnce();
});
