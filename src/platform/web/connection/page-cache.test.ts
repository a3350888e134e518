import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';
import { createPageCache } from './page-cache.ts';

const offline = () => new TypeError('Failed to fetch');
const frame = { viewer: 'nora' };
const list = { listings: ['lamp'] };

const at = (address: string) => new URL(address, 'http://a');

/** A tab with a list that was loaded at 10. */
function tab() {
  let time = 10;
  const connection = createConnection();
  const pages = createPageCache(connection, () => time);
  const show = (address: string, page: unknown, viewer = 'nora') =>
    pages.note(at(address), viewer, [
      { id: 'root', loaderData: frame },
      { id: 'layout', loaderData: undefined },
      { id: 'page', loaderData: page },
    ]);
  const go = (address: string, results: Parameters<typeof failed>[0], method = 'GET') => {
    const visit = { request: new Request('http://a/', { method }), url: at(address) };
    return pages.serveCached(visit, async () => failed(results));
  };
  show('/listings', list);
  return { connection, pages, show, go, wait: (until: number) => (time = until) };
}

/** The router's results: an error for each of these routes, or data. */
function failed(routes: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(routes).map(([id, result]) => {
      const isError =
        result instanceof Error || result instanceof Response || result instanceof ErrorResponse;
      return [id, { type: isError ? ('error' as const) : ('data' as const), result }];
    }),
  );
}

test('Without a connection the frame keeps the account, and the page says what failed', async () => {
  const { go, connection } = tab();
  const answers = await go('/listing/1', { root: offline(), 'page-errors': offline(), page: offline() });
  expect(answers.root).toEqual({ type: 'data', result: frame });
  expect(answers['page-errors']).toEqual({ type: 'data', result: null });
  expect(answers.page).toMatchObject({ type: 'error' });
  expect(connection.state()).toEqual({ lost: true, shows: 'nothing' });
});

test('Going back without a connection shows the list as it was, and when it was loaded', async () => {
  const { go, show, pages, connection, wait } = tab();
  await go('/listing/1', { root: offline(), page: offline() });
  wait(20);
  show('/listing/1', undefined);
  expect((await go('/listings', { root: offline(), page: offline() })).page).toEqual({
    type: 'data',
    result: list,
  });
  show('/listings', list);
  expect(pages.loadedAt(at('/listings'))).toBe(10);
  expect(connection.state()).toEqual({ lost: true, shows: 'cached' });
});

test('A page that was never open has nothing to show, also at an address with another query', async () => {
  const { go } = tab();
  expect((await go('/listings?q=lamp', { root: offline(), page: offline() })).page).toMatchObject({
    type: 'error',
  });
});

test('A page is the same however its query is written', async () => {
  const { go, show } = tab();
  const data = { listings: ['red lamp'] };
  show('/listings?q=red%20lamp', data);
  const answers = await go('/listings?q=red+lamp', { root: offline(), page: offline() });
  expect(answers.page).toEqual({ type: 'data', result: data });
});

test('The first answer ends it', async () => {
  const { go, connection } = tab();
  await go('/listing/1', { root: offline(), page: offline() });
  await go('/listing/1', { page: {} });
  expect(connection.state().lost).toBe(true);
  await go('/listing/1', { root: frame, page: {} });
  expect(connection.state()).toEqual({ lost: false, shows: 'all' });
});

test('Over the limit of requests the frame stays, and the page says it', async () => {
  const { go, connection } = tab();
  const refused = new ErrorResponse(429, 'Too Many Requests', '');
  const answers = await go('/listings', { root: refused, page: refused });
  expect(answers.root).toEqual({ type: 'data', result: frame });
  expect(answers.page).toEqual({ type: 'error', result: refused });
  expect(connection.state().lost).toBe(false);
});

test('A redirect, a form that is sent and a canceled visit stay what they are', async () => {
  const { go, pages, connection } = tab();
  const away = new Response(null, { status: 302, headers: { Location: '/auth' } });
  expect(await go('/dashboard', { root: away, page: away })).toEqual(failed({ root: away, page: away }));
  const sent = await go('/listings', { page: offline() }, 'POST');
  expect(sent.page).toMatchObject({ type: 'error' });
  const canceled = {
    request: new Request('http://a/', { signal: AbortSignal.abort() }),
    url: new URL('http://a/listings'),
  };
  const results = await pages.serveCached(canceled, async () => failed({ page: offline() }));
  expect(results.page).toMatchObject({ type: 'error' });
  expect(connection.state().lost).toBe(false);
});

test('Nothing is cached for the next person in the same tab', async () => {
  const { go, show } = tab();
  show('/about', {}, 'visitor');
  expect((await go('/listings', { root: offline(), page: offline() })).page).toMatchObject({ type: 'error' });
});

test('Only the last twenty pages are cached', async () => {
  const { pages, show } = tab();
  for (let number = 1; number <= 20; number += 1) show(`/listing/${number}`, {});
  expect(pages.loadedAt(at('/listings'))).toBeNull();
  expect(pages.loadedAt(at('/listing/1'))).toBe(10);
});

test('Data that the service worker cached says when it was loaded, until the site answers', async () => {
  const { go, pages, connection } = tab();
  const cached = { cachedAt: 3, pathname: '/listing/1', search: '' };
  await pages.serveCached({ request: new Request('http://a/'), url: at('/listing/1') }, async () => {
    pages.noteCached(cached);
    return failed({ root: frame, page: {} });
  });
  expect(connection.state()).toEqual({ lost: true, shows: 'cached' });
  expect(pages.loadedAt(at('/listing/1'))).toBe(3);
  await go('/listing/1', { root: frame, page: {} });
  expect(connection.state().lost).toBe(false);
});

test('A page that the service worker had cached stays when a retry fails, and still says when it was loaded', async () => {
  const { go, pages, connection } = tab();
  pages.noteCached({ cachedAt: 3, pathname: '/listings', search: '' });
  const answers = await go('/listings', { root: offline(), page: offline() });
  expect(answers.page).toEqual({ type: 'data', result: list });
  expect(connection.state()).toEqual({ lost: true, shows: 'cached' });
  expect(pages.loadedAt(at('/listings'))).toBe(3);
});

test('After I go back to data that the service worker had cached, it still says when it was loaded', async () => {
  const { go, show, pages } = tab();
  pages.noteCached({ cachedAt: 3, pathname: '/listing/1', search: '' });
  show('/listing/1', {});
  await go('/listing/1', { root: offline(), page: offline() });
  expect(pages.loadedAt(at('/listing/1'))).toBe(3);
});

test('After a new release, the next page is opened as a document, and the open one stays as it is', async () => {
  const opened: string[] = [];
  const pages = createPageCache(createConnection(), Date.now, (address) => opened.push(address));
  pages.note(at('/listings'), 'nora', []);
  pages.setOutdated();
  const get = new Request('http://a/');
  await pages.serveCached({ request: get, url: at('/listings?q=lamp') }, async () => ({}));
  const post = new Request('http://a/', { method: 'POST' });
  await pages.serveCached({ request: post, url: at('/about') }, async () => ({}));
  expect(opened).toEqual([]);
  void pages.serveCached({ request: get, url: at('/about?x=1') }, async () => ({}));
  expect(opened).toEqual(['/about?x=1']);
});

test('A response to what was requested before the connection was lost does not say that it is back', async () => {
  const { pages, connection, go } = tab();
  const visit = { request: new Request('http://a/'), url: at('/listings') };
  await pages.serveCached(visit, async () => {
    connection.lose();
    return failed({ root: frame, page: list });
  });
  expect(connection.state().lost).toBe(true);
  await go('/listings', { root: frame, page: list });
  expect(connection.state().lost).toBe(false);
});
