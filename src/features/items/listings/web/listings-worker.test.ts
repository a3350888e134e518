import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnFiles } from '../../../../platform/web/stored/own-files.ts';
import { createDraftStore } from './drafts/draft-store.ts';
import { contentOf, type SellDraft } from './drafts/sell-draft.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const REFUSED = { status: 415, code: 'NOT_AN_IMAGE', title: 'Not an image', detail: 'Choose a picture.' };

let postQueuedListings: typeof import('./listings-worker.ts').postQueuedListings;
/** Listings that the site got, and what it answers. */
let posted: unknown[];
/** Who the requests say wrote it. */
let writers: Set<string | null>;
let answerListing: () => Response | Promise<Response>;
let answerPhoto: (name: string) => Response | Promise<Response>;

beforeEach(async () => {
  posted = [];
  writers = new Set();
  answerListing = () => Response.json({ id: 'new' }, { status: 201 });
  answerPhoto = (name) =>
    name === 'bad.jpg'
      ? Response.json(REFUSED, { status: 415 })
      : Response.json({ id: `id of ${name}` }, { status: 201 });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input instanceof Request ? input : new URL(input, 'http://site.test'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (input: Request | string, init: RequestInit = {}) => {
    const isPhoto = input === '/api/photos';
    const signal = isPhoto ? init.signal : (input as Request).signal;
    const headers = isPhoto ? new Headers(init.headers) : (input as Request).headers;
    writers.add(headers.get('X-Written-By'));
    if (!isPhoto) posted.push(await (input as Request).json());
    const answer = isPhoto ? answerPhoto((init.body as File).name) : answerListing();
    const timeout = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer, timeout]);
  });
  vi.resetModules();
  ({ postQueuedListings } = await import('./listings-worker.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device where Nora queued a lamp with two photos. */
async function device() {
  const texts = new Map<string, unknown>();
  const stored = new Map<string, unknown>();
  const files: OwnFiles = {
    save: async (name, value) => stored.set(name, value).has(name),
    remove: async (name) => void stored.delete(name),
    read: async (start) => [...stored].filter(([name]) => name.startsWith(start)),
  };
  const store = createDraftStore(
    {
      read: (name) => texts.get(name) ?? null,
      save: (name, value) => texts.set(name, value).has(name),
      names: () => [],
      onChange: () => () => undefined,
    },
    files,
    'nora',
  );
  const content = contentOf();
  const draft: SellDraft = {
    ...content,
    form: { ...content.form, title: 'Lamp', price: '24' },
    id: ID,
    photos: [
      { key: 'a', id: null, alt: 'From above' },
      { key: 'b', id: null, alt: '' },
    ],
    savedAt: 1,
    queued: {},
    like: null,
  };
  store.savePhoto('a', new File(['x'], 'good.jpg'));
  store.savePhoto('b', new File(['x'], 'bad.jpg'));
  store.save('listing', ID, draft);
  await Promise.resolve();
  return { files, store, draft };
}

test('A listing that waits is posted once with its photos, a refused photo is named, and the draft goes', async () => {
  const { files, store } = await device();
  expect(await postQueuedListings(files, 'nora')).toEqual({
    isDone: true,
    notices: [
      {
        title: 'Listing posted',
        message: 'Lamp. Without a photo: bad.jpg: Choose a picture.',
        link: '/listing/new',
      },
    ],
  });
  expect(posted).toEqual([
    expect.objectContaining({
      title: 'Lamp',
      submissionId: ID,
      photos: [{ id: 'id of good.jpg', alt: 'From above' }],
    }),
  ]);
  expect(writers).toEqual(new Set(['nora']));
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: true, notices: [] });
  expect(posted).toHaveLength(1);
  expect(await store.removePosted()).toEqual([
    { draft: expect.objectContaining({ id: ID }), listingId: 'new' },
  ]);
});

test('A photo that is too large for a proxy is named like a refused one, and the rest is posted (CREATE-28)', async () => {
  const { files } = await device();
  const page = (status: number) => new Response('<h1>nginx</h1>', { status });
  answerPhoto = () => page(502);
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: false, notices: [] });
  answerPhoto = (name) =>
    name === 'bad.jpg' ? page(413) : Response.json({ id: `id of ${name}` }, { status: 201 });
  expect(await postQueuedListings(files, 'nora')).toMatchObject({
    isDone: true,
    notices: [{ message: 'Lamp. Without a photo: bad.jpg: Choose a smaller one.' }],
  });
  expect(posted).toMatchObject([{ photos: [{ id: 'id of good.jpg' }] }]);
});

test('Without a connection, or signed out, it keeps waiting', async () => {
  const { files } = await device();
  answerListing = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: false, notices: [] });
  answerListing = () =>
    Response.json({ status: 401, code: 'UNAUTHORIZED', title: 'Log in', detail: 'Log in.' }, { status: 401 });
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: false, notices: [] });
  answerListing = () => Response.json({ id: 'new' }, { status: 201 });
  expect(await postQueuedListings(files, 'nora')).toMatchObject({ isDone: true, notices: [{}] });
});

test('A listing that is refused says why, and its draft and photos stay', async () => {
  const { files } = await device();
  const problem = { status: 422, code: 'INVALID', title: 'Check the form', detail: 'Enter a price.' };
  answerListing = () => Response.json(problem, { status: 422 });
  expect(await postQueuedListings(files, 'nora')).toEqual({
    isDone: true,
    notices: [{ title: 'Check the form', message: '“Lamp”: Enter a price.', link: '/create-listing' }],
  });
  expect(await files.read('draft-photo:nora:')).toHaveLength(2);
});

test('Nobody else posts it, and a draft that was changed since waits for its person', async () => {
  const { files, store, draft } = await device();
  await postQueuedListings(files, 'sam');
  expect(posted).toEqual([]);
  store.save('listing', ID, { ...draft, queued: null });
  await postQueuedListings(files, 'nora');
  expect(posted).toEqual([]);
});

test('A listing with a photo that cannot be read waits, says which once, and is posted whole later (CREATE-28)', async () => {
  const { files } = await device();
  const photo = 'draft-photo:nora:a';
  const [[, file] = []] = await files.read(photo);
  await files.remove(photo);
  const message = "“Lamp”: Photo 1 can't be read on this device. Open the draft to add it again.";
  expect(await postQueuedListings(files, 'nora')).toEqual({
    isDone: true,
    notices: [{ title: 'Listing not posted yet', message, link: '/create-listing' }],
  });
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: true, notices: [] });
  expect(posted).toEqual([]);
  expect(await files.read('draft-photo:nora:b')).toHaveLength(1);
  await files.save(photo, file);
  await postQueuedListings(files, 'nora');
  expect(posted).toMatchObject([{ photos: [{ id: 'id of good.jpg' }] }]);
});

const LOGIN_PAGE = '<!doctype html><title>Free wifi</title>';
const page = (status: number, body = LOGIN_PAGE) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html', 'Content-Length': `${body.length}` },
  });

test.each([
  ['a page', () => page(200)],
  ['an empty page', () => page(200, '')],
  ['a refusal', () => page(403)],
  ['a demand to log in', () => page(511)],
])('A public network that answers with %s counts as no connection (CREATE-28)', async (_, answer) => {
  const { files } = await device();
  answerPhoto = answer;
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: false, notices: [] });
  expect(posted).toEqual([]);
  answerPhoto = (name) => Response.json({ id: `id of ${name}` }, { status: 201 });
  answerListing = answer;
  expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: false, notices: [] });
  answerListing = () => Response.json({ id: 'new' }, { status: 201 });
  expect(await postQueuedListings(files, 'nora')).toMatchObject({ isDone: true, notices: [{}] });
});

test.each(['photo', 'listing'])(
  'When the connection hangs while a %s is sent, it waits and frees the lock',
  async (what) => {
    const { files } = await device();
    const abort = new AbortController();
    const hang = () => {
      setTimeout(() => abort.abort(new DOMException('Too late', 'TimeoutError')));
      return new Promise<Response>(() => undefined);
    };
    if (what === 'photo') answerPhoto = hang;
    else answerListing = hang;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
    expect(await postQueuedListings(files, 'nora')).toEqual({ isDone: false, notices: [] });
    expect(timeout).toHaveBeenLastCalledWith(what === 'photo' ? 300_000 : 30_000);
    expect((await navigator.locks.query()).held).toEqual([]);
  },
);
