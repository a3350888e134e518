import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { contentOf, type SellDraft } from './sell-draft.ts';

const { draftStore, postQueued, toast } = vi.hoisted(() => ({
  draftStore: vi.fn(),
  postQueued: vi.fn<typeof import('./post-queued.ts').postQueued>(),
  toast: vi.fn(),
}));
vi.mock('./draft-store.ts', () => ({ draftStore }));
vi.mock('../../../../../platform/web/ui/toast.ts', () => ({ toast }));
vi.mock('../../../../running/web-app/web/web-app.ts', () => ({ recordListing: vi.fn() }));
vi.mock(import('./post-queued.ts'), async (actual) => ({ ...(await actual()), postQueued }));

let drafts: SellDraft[];
let sendQueuedDrafts: typeof import('./send-queued.ts').sendQueuedDrafts;
let unposted: typeof import('./unposted-listings.ts');

beforeEach(async () => {
  vi.clearAllMocks();
  // Test files share what they import, and others import the modules that are replaced here.
  vi.resetModules();
  ({ sendQueuedDrafts } = await import('./send-queued.ts'));
  unposted = await import('./unposted-listings.ts');
  // Test files run in threads of one process, which share its locks.
  vi.stubGlobal('navigator', {});
  const content = contentOf();
  const id = '00000000-0000-4000-8000-000000000001';
  const form = { ...content.form, title: 'Lamp' };
  drafts = [{ ...content, form, id, photos: [], savedAt: 1, queued: {}, like: null }];
  draftStore.mockReturnValue({
    removePosted: async () => [],
    readPhotos: async () => new Map(),
    list: () => drafts,
    save: (_kind: string, _id: string, draft: SellDraft | null) => (drafts = draft === null ? [] : [draft]),
  });
});

afterEach(() => vi.unstubAllGlobals());
afterAll(() => void vi.resetModules());

const problemOf = (status: number, code: string, detail: string) =>
  ({ status, code, title: 'Title', detail }) as ApiProblem;

/** Sends what waits. Returns the texts of the toasts. */
async function send(outcome: Awaited<ReturnType<typeof postQueued>>): Promise<unknown[]> {
  postQueued.mockResolvedValue(outcome);
  toast.mockClear();
  await sendQueuedDrafts('nora', () => undefined);
  return toast.mock.calls.map(([{ tone, text }]) => `${tone}: ${text}`);
}

test('A listing that is posted without a refused photo names it, and why (CREATE-28)', async () => {
  const refused = [{ name: 'b.txt', problem: problemOf(415, 'NOT_AN_IMAGE', 'Choose a picture.') }];
  expect(await send({ outcome: { ok: true, data: { id: 'new' } }, refused })).toEqual([
    'info: “Lamp” is live, without a photo. b.txt: Choose a picture.',
  ]);
  expect(drafts).toEqual([]);
});

test('A listing that is refused waits no longer, and its draft knows why', async () => {
  const problem = {
    ...problemOf(422, 'INVALID', 'Check it.'),
    errors: [{ field: 'price', message: 'Too much.' }],
  };
  expect(await send({ outcome: { ok: false, problem }, refused: [] })).toEqual(['error: Too much.']);
  expect(drafts).toMatchObject([{ queued: null, problem: 'Too much.' }]);
});

test('A listing whose photo cannot be read says so once, and waits (CREATE-28)', async () => {
  const outcome = { ok: false as const, problem: problemOf(0, 'PHOTOS_MISSING', 'Photo 2 is missing.') };
  expect(await send({ outcome, refused: [] })).toEqual(['error: Photo 2 is missing.']);
  expect(await send({ outcome, refused: [] })).toEqual([]);
  expect(drafts).toMatchObject([{ queued: {}, problem: 'Photo 2 is missing.' }]);
});

test('The dashboard shows what waits, what is being posted and what was refused (CREATE-28)', async () => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  const seen: unknown[] = [];
  const { subscribeToUnposted, unpostedListings } = unposted;
  const stop = subscribeToUnposted(() => seen.push(unpostedListings('nora')));
  const waiting = { id: drafts[0]?.id, title: 'Lamp', isSending: false, problem: null };
  expect(unpostedListings('nora')).toEqual([waiting]);
  await send({ outcome: { ok: false, problem: problemOf(422, 'INVALID', 'Too much.') }, refused: [] });
  expect(seen).toEqual([[{ ...waiting, isSending: true }], [{ ...waiting, problem: 'Too much.' }]]);
  stop();
  vi.unstubAllGlobals();
});
