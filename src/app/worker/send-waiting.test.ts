import { afterEach, expect, test, vi } from 'vitest';

const { postQueuedListings, sendWaitingMessages } = vi.hoisted(() => ({
  postQueuedListings: vi.fn(async () => ({ isDone: true, notices: [] })),
  sendWaitingMessages: vi.fn(async () => ({ isDone: true, notices: [] })),
}));
vi.mock('../../features/items/listings/web/listings-worker.ts', () => ({ postQueuedListings }));
vi.mock('../../features/talking/messages/web/messages-worker.ts', () => ({ sendWaitingMessages }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Wakes the worker, which asks who is signed in. Resolves once it is done, and rejects if the browser shall try again. */
async function wake(answerViewer: (signal: AbortSignal) => Response | Promise<Response>): Promise<void> {
  let wakeUp: ((event: object) => void) | undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => (wakeUp = listener));
  vi.stubGlobal('clients', { matchAll: async () => [] });
  vi.stubGlobal('Notification', { permission: 'denied' });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://site.test'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async ({ signal }: Request) => answerViewer(signal));
  vi.resetModules();
  const { sendWaitingInBackground } = await import('./send-waiting.ts');
  sendWaitingInBackground();
  await new Promise<unknown>((resolve) => {
    wakeUp?.({ tag: 'send-waiting', waitUntil: resolve });
  });
}

test('What waits is sent for the person who is signed in (CREATE-28, MSG-27)', async () => {
  await wake(() => Response.json({ account: { id: 'nora' } }));
  expect(sendWaitingMessages).toHaveBeenCalledWith(expect.anything(), 'nora');
  expect(postQueuedListings).toHaveBeenCalledWith(expect.anything(), 'nora');
});

test.each([
  ['is the login page of a public network', () => new Response('<!doctype html>')],
  ['is an empty page', () => new Response('')],
  [
    'takes too long',
    (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', reject)),
  ],
])('When the answer %s, nothing is sent and the browser tries again', async (_, answer) => {
  vi.clearAllMocks();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const abort = new AbortController();
    setTimeout(() => abort.abort());
    return abort.signal;
  });
  await expect(wake(answer)).rejects.toThrow('The site is unreachable');
  expect(sendWaitingMessages).not.toHaveBeenCalled();
});
