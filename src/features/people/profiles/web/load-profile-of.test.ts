import { expect, test } from 'vitest';
import { createApiClient } from '../../../../platform/web/api/api-client.ts';
import { loadProfileOf } from './load-profile-of.ts';

/** Returns an API client that answers with these statuses for profiles, and for listings and reviews. */
const answering = (profiles: number, listings: number) =>
  createApiClient({
    baseUrl: 'http://api',
    fetch: async ({ url }) => {
      const status = url.includes('/profiles/') ? profiles : listings;
      return Response.json({ listings: [] }, { status });
    },
  });

test.each([
  [404, 200, 404],
  [422, 422, 404],
  [500, 200, 500],
  [200, 503, 503],
])(
  'A profile that does not exist is different from one that could not be loaded (PROFILE-13, PROFILE-14)',
  async (profiles, listings, status) => {
    await expect(loadProfileOf(answering(profiles, listings), 'x')).rejects.toMatchObject({ status });
  },
);

test('A profile is shown without its reviews if only they could not be loaded (PROFILE-03)', async () => {
  const api = createApiClient({
    baseUrl: 'http://api',
    fetch: async ({ url }) =>
      Response.json({ listings: [] }, { status: url.includes('/reviews/') ? 500 : 200 }),
  });
  expect(await loadProfileOf(api, 'x')).toMatchObject({ reviews: null, listings: [] });
});
