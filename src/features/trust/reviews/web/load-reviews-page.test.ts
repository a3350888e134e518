import { expect, test } from 'vitest';
import { createApiClient } from '../../../../platform/web/api/api-client.ts';
import { loadReviewsPage } from './load-reviews-page.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const URL_ASKED = new URL('https://offhand.test/reviews?tab=given');
const OTHER = '22222222-2222-4222-8222-222222222222';

interface Answers {
  account?: { id: string } | null;
  guest?: object | null;
  profile?: number;
  reviews?: number;
}

/** Returns an API client with these answers, which records its requests. */
function apiAnswering({ account = null, guest = null, profile = 200, reviews = 200 }: Answers) {
  const requests: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api',
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url);
      requests.push(pathname + search);
      if (pathname === '/api/viewer') return Response.json({ account, guest });
      if (pathname.startsWith('/api/profiles/')) return Response.json({ name: 'Ada' }, { status: profile });
      return Response.json({ reviews: [], nextCursor: null, pending: [] }, { status: reviews });
    },
  });
  return { api, requests };
}

test('My own view is /reviews and /reviews/{own id}, with the reviews I gave and those waiting (REVIEW-03, REVIEW-04, NAV-19)', async () => {
  for (const named of [undefined, ME]) {
    const { api } = apiAnswering({ account: { id: ME } });
    expect(await loadReviewsPage(api, named, URL_ASKED)).toMatchObject({ own: true, id: ME, pending: [] });
  }
});

test('The view of another member requests what they received and nothing else (REVIEW-01, REVIEW-02)', async () => {
  const { api, requests } = apiAnswering({ account: { id: ME } });
  expect(await loadReviewsPage(api, OTHER, URL_ASKED)).toMatchObject({
    own: false,
    given: null,
    pending: null,
  });
  expect(requests).toEqual([
    '/api/viewer',
    `/api/profiles/${OTHER}`,
    `/api/reviews/received?person=${OTHER}`,
  ]);
});

test('A guest has an own view without a profile; a visitor is asked to sign in (NAV-19)', async () => {
  const guest = apiAnswering({ guest: { guestId: 'Guest-AAAAA' } });
  expect(await loadReviewsPage(guest.api, undefined, URL_ASKED)).toMatchObject({
    own: true,
    id: null,
    profile: null,
  });
  const refused = await loadReviewsPage(apiAnswering({}).api, undefined, URL_ASKED).catch(
    (error: unknown) => error,
  );
  expect((refused as Response).headers.get('Location')).toBe('/auth?next=%2Freviews%3Ftab%3Dgiven');
});

test('A missing member is distinguished from a profile or reviews that could not be loaded (REVIEW-15, REVIEW-16)', async () => {
  for (const profile of [404, 422]) {
    await expect(loadReviewsPage(apiAnswering({ profile }).api, OTHER, URL_ASKED)).rejects.toMatchObject({
      status: 404,
    });
  }
  expect(await loadReviewsPage(apiAnswering({ profile: 500 }).api, OTHER, URL_ASKED)).toMatchObject({
    profile: null,
  });
  expect(await loadReviewsPage(apiAnswering({ reviews: 503 }).api, OTHER, URL_ASKED)).toMatchObject({
    received: null,
  });
});
