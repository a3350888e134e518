import { expect, test, vi } from 'vitest';
import { reportTimeZone } from './report-time-zone.ts';

function storeOf() {
  const saved = new Map<string, unknown>();
  return {
    read: (name: string) => saved.get(name) ?? null,
    save: (name: string, value: unknown) => saved.set(name, value).has(name),
  };
}

test('My time zone is sent once from each device, and again when I travel (NOTIF-08)', async () => {
  const store = storeOf();
  const send = vi.fn(async (_zone: string) => true);
  for (const zone of ['America/New_York', 'America/New_York', 'Europe/Berlin']) {
    await reportTimeZone('ada', zone, store, send);
  }
  expect(send.mock.calls).toEqual([['America/New_York'], ['Europe/Berlin']]);
  await reportTimeZone('ben', 'Europe/Berlin', store, send);
  expect(send).toHaveBeenCalledTimes(3);
});

test('A time zone that did not get through is sent again by the next page', async () => {
  const store = storeOf();
  const send = vi.fn(async (_zone: string) => false);
  await reportTimeZone('ada', 'Europe/Berlin', store, send);
  await reportTimeZone('ada', 'Europe/Berlin', store, send);
  expect(send).toHaveBeenCalledTimes(2);
});
