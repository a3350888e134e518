import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const subscription = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
});

/** Sends the worker's event for a subscription that ended. Returns what the site gets. */
async function change(replaced: object): Promise<unknown[]> {
  const sent: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('registration', {
    pushManager: { subscribe: async () => subscription('https://push.example/new') },
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push({ to: `${method} ${path}`, body: JSON.parse(String(body)) as unknown });
    return new Response(null, { status: 204 });
  });
  vi.resetModules();
  const { showPushes } = await import('./push.ts');
  showPushes();
  await new Promise<unknown>((resolve) => {
    listeners.get('pushsubscriptionchange')?.({ ...replaced, waitUntil: resolve });
  });
  return sent;
}

test('A push subscription that the browser moved, or ended, is replaced at the site (MATCH-01)', async () => {
  const old = subscription('https://push.example/old');
  const moved = {
    to: 'PUT /api/notifications/push',
    body: {
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'key', auth: 'secret' },
      replaces: 'https://push.example/old',
    },
  };
  expect(
    await change({ oldSubscription: old, newSubscription: subscription('https://push.example/new') }),
  ).toEqual([moved]);
  expect(await change({ oldSubscription: old })).toEqual([moved]);
  expect(await change({})).toEqual([]);
});
