import { expect, test } from 'vitest';
import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import { loadShelves } from './load-shelves.ts';

const GUEST: Viewer = { account: null, guest: { guestId: 'Guest-AB12' } };
const VISITOR: Viewer = { account: null, guest: null };

/** A fake API with short responses, and the addresses that were requested. */
function apiFor(viewer: Viewer) {
  const requests: { path: string; query: object }[] = [];
  const answers: Record<string, object> = {
    '/api/viewer': viewer,
    '/api/listings': { listings: [], featured: [{ id: 'one' }] },
    '/api/reviews/stories': { stories: [] },
    '/api/conversations': { conversations: [{ id: 'one' }] },
  };
  const GET = async (path: string, { params }: { params?: { query: object } } = {}) => {
    requests.push({ path, query: params?.query ?? {} });
    return { data: answers[path], response: new Response() };
  };
  return { api: { GET } as unknown as ApiClient, requests };
}

test('Members and guests see the replies they owe; visitors have none, and none are requested', async () => {
  const guest = apiFor(GUEST);
  expect((await loadShelves(guest.api, null, null)).owed).toEqual([{ id: 'one' }]);
  const visitor = apiFor(VISITOR);
  expect((await loadShelves(visitor.api, null, null)).owed).toEqual([]);
  expect(visitor.requests.map(({ path }) => path)).not.toContain('/api/conversations');
});

test('If my location is known, new listings within 25 km are requested', async () => {
  const { api, requests } = apiFor(GUEST);
  const place = { name: 'Hawthorne', position: { latitude: 45.51, longitude: -122.63 } };
  await loadShelves(api, place, null);
  const queries = requests.filter(({ path }) => path === '/api/listings').map(({ query }) => query);
  expect(queries).toContainEqual({ limit: 8, near: '45.51,-122.63', withinKm: 25, featured: '1' });
  expect(queries).toContainEqual({ limit: 8, near: '45.51,-122.63', featured: '1' });
});

test('New listings have a featured one beside them, but none that I hid (PLAN-14)', async () => {
  const { api, requests } = apiFor(GUEST);
  const id = '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11';
  const { newest } = await loadShelves(api, null, `hidden_featured_${id}=1`);
  expect(newest.featured).toEqual([{ id: 'one' }]);
  expect(requests.map(({ query }) => query)).toContainEqual({ limit: 8, featured: '1', hidden: id });
});
