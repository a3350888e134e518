import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnFiles } from '../../../../platform/web/stored/own-files.ts';

const WAITING = { photos: [], attachments: [], sentAt: '2026-01-01T00:00:00Z', state: 'sending' };
const CHAT = 'chat-outbox:nora:sam:lamp';

let sendWaitingMessages: typeof import('./messages-worker.ts').sendWaitingMessages;
let stored: Map<string, unknown>;
let sent: unknown[];
/** Who the requests say wrote it. */
let writers: Set<string | null>;
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(async () => {
  stored = new Map([
    [
      CHAT,
      [
        { ...WAITING, clientId: '1', text: 'I can come at 6:30.' },
        { ...WAITING, clientId: '2', text: 'Is that fine?' },
      ],
    ],
  ]);
  sent = [];
  writers = new Set();
  answer = () => Response.json({}, { status: 201 });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input instanceof Request ? input : new URL(input, 'http://site.test'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    writers.add(request.headers.get('X-Written-By'));
    if (request.url.endsWith('/api/conversations')) return Response.json({ id: 'chat' }, { status: 201 });
    sent.push(await request.json());
    return answer(request);
  });
  vi.resetModules();
  ({ sendWaitingMessages } = await import('./messages-worker.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const files: OwnFiles = {
  save: async (name, value) => stored.set(name, value).has(name),
  remove: async (name) => void stored.delete(name),
  read: async (start) => [...stored].filter(([name]) => name.startsWith(start)),
};

test('Messages that wait are sent in order, by the person who wrote them (MSG-27)', async () => {
  expect(await sendWaitingMessages(files, 'sam')).toEqual({ isDone: true, notices: [] });
  expect(sent).toEqual([]);
  expect(await sendWaitingMessages(files, 'nora')).toEqual({ isDone: true, notices: [] });
  expect(sent).toMatchObject([{ clientId: '1', text: 'I can come at 6:30.' }, { clientId: '2' }]);
  expect(writers).toEqual(new Set(['nora']));
  expect(stored.size).toBe(0);
});

test('Without a connection they keep waiting (MSG-27)', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await sendWaitingMessages(files, 'nora')).toEqual({ isDone: false, notices: [] });
  expect(stored.has(CHAT)).toBe(true);
});

test.each([
  ['a page', 200, '<!doctype html>'],
  ['an empty page', 200, ''],
  ['a refusal', 403, '<!doctype html>'],
])('Messages wait when a public network answers with %s (MSG-27)', async (_, status, body) => {
  answer = () => new Response(body, { status });
  expect(await sendWaitingMessages(files, 'nora')).toEqual({ isDone: false, notices: [] });
  expect(stored.has(CHAT)).toBe(true);
});

test('A connection that hangs does not keep other tabs from sending (MSG-27)', async () => {
  const abort = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
  answer = ({ signal }) => {
    queueMicrotask(() => abort.abort());
    return new Promise((_, reject) => signal.addEventListener('abort', reject));
  };
  expect(await sendWaitingMessages(files, 'nora')).toEqual({ isDone: false, notices: [] });
});

test('A refused message says why', async () => {
  const problem = { status: 403, code: 'CANNOT_MESSAGE', title: 'Blocked', detail: 'You cannot write.' };
  answer = () => Response.json(problem, { status: 403 });
  const { isDone, notices } = await sendWaitingMessages(files, 'nora');
  expect(isDone).toBe(true);
  expect(notices).toMatchObject([{ message: 'You cannot write.' }, { message: 'You cannot write.' }]);
});

test('A chat that a tab has open is left to the tab', async () => {
  await navigator.locks.request('chat-outbox:nora:sam:lamp', { mode: 'shared' }, async () => {
    await sendWaitingMessages(files, 'nora');
  });
  expect(sent).toEqual([]);
});
