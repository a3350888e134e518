import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from '../listing-form.ts';

const LAMP = {
  ...EMPTY_FORM,
  title: 'Lamp',
  photos: [],
  submissionId: '00000000-0000-4000-8000-000000000001',
};

let postListing: typeof import('./post-listing.ts').postListing;
let sent: { to: string; body: unknown }[];
/** Status of the response to the first request. */
let status: number;
const HANGING = 0;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input instanceof Request ? input : new URL(input, 'http://site.test'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    if (status === HANGING)
      return new Promise((_, reject) => request.signal.addEventListener('abort', reject));
    sent.push({ to: `${request.method} ${new URL(request.url).pathname}`, body: await request.json() });
    return Response.json({ id: 'one' }, { status: sent.length === 1 ? status : 200 });
  });
  vi.resetModules();
  ({ postListing } = await import('./post-listing.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('A listing is posted as it is in the form', async () => {
  status = 201;
  expect(await postListing(LAMP)).toEqual({ ok: true, data: { id: 'one' } });
  expect(sent).toEqual([{ to: 'POST /api/listings', body: LAMP }]);
});

test('A change that I make after a lost response is added to the listing that had arrived (CREATE-21)', async () => {
  status = 200;
  const changed = { ...LAMP, title: 'Brass lamp' };
  expect(await postListing(changed)).toEqual({ ok: true, data: { id: 'one' } });
  expect(sent.map(({ to }) => to)).toEqual(['POST /api/listings', 'PUT /api/listings/one']);
  expect(sent[1]?.body).toEqual(changed);
});

test('A listing that the site does not answer fails like one without a connection, so that I can try again (CREATE-21)', async () => {
  status = HANGING;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const abort = new AbortController();
    setTimeout(() => abort.abort());
    return abort.signal;
  });
  expect(await postListing(LAMP)).toMatchObject({ ok: false, problem: { code: 'OFFLINE' } });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  status = 201;
  expect(await postListing(LAMP)).toEqual({ ok: true, data: { id: 'one' } });
});
