/** The requests of the bench of endpoints. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { twelveMegapixels } from './photo.ts';

/** The person who has most. */
export const ME = 3000;
const ZONE = '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f';
const EVENT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
/** Words that many listings have. */
const COMMON = 'vintage leather boots blue city bike oak desk lamp laptop guitar tent kayak armchair';
const NEAR = '36.3,-101.1';
const PLACE = { name: 'Old Town', latitude: 36.3, longitude: -101.1 };

export interface EndpointRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Made anew for each request. */
  body?: () => object | Uint8Array<ArrayBuffer>;
  /** Who asks; the person who has most unless it is said. */
  as?: 'visitor' | { person: number };
  limitedBy?: string | undefined;
}

/** The limits of decision 61, by how the path begins; of a search only with words. */
const LIMITS: readonly [limit: string, path: RegExp][] = [
  ['cost', /^GET \/(api\/listings|api\/listings\/count|listings\.rss|api\/people)\?q=/],
  ['cost', /^GET \/(api\/comparisons\/(listings|similar-prices)|api\/price-help|sitemap\/)/],
  ['cost', /^GET \/api\/(zones|flash-drops)\/[^/]+\/map/],
  ['cost', /^POST \/api\/(wants\/(read|matches|demand)|insights\/refresh)/],
  ['photos of an address and member', /^POST \/api\/photos/],
  ['profile changes of a member', /^POST \/api\/profiles\/me\/avatar/],
  ['tries of an address', /^POST \/api\/(accounts\/sign-up|accounts\/sign-in|guests)/],
  ['listings of a person', /^POST \/api\/listings$/],
  ['exports of a person', /^POST \/api\/data-exports/],
];

const withLimit = (request: EndpointRequest): EndpointRequest => ({
  ...request,
  limitedBy: LIMITS.find(([, path]) => path.test(`${request.method} ${request.path}`))?.[0],
});

interface OpenApi {
  paths: Record<string, { get?: { parameters?: { in: string; required?: boolean; name: string }[] } }>;
}

export async function endpointRequests(productUrl: string, client: pg.Client): Promise<EndpointRequest[]> {
  const findId = async (query: string) => (await client.query<{ id: string }>(query)).rows[0]?.id ?? '';
  /** Ids of the scripts are hashes, of which some are no UUIDs. */
  const isValid = (column: string) => `${column}::text ~ '^.{14}[1-8].{4}[89ab]'`;
  const listing = await findId(
    `select id from listings where status = 'active' and title like '%bike%' and ${isValid('seller_id')} order by id limit 1`,
  );
  const others = await client.query<{ id: string }>(
    `select id from listings where status = 'active' and title like '%laptop%' order by id limit 3`,
  );
  const items = others.rows.map(({ id }) => id);
  const seller = await findId(`select seller_id as id from listings where id = '${listing}'`);
  const mine = await findId(`select id from profiles where username = 'person${ME}'`);
  const chat = await findId(
    `select conversation_id as id from conversation_participants where profile_id = '${mine}' limit 1`,
  );
  const post = await findId(
    `select id from zone_posts where reply_to is null and ${isValid('id')} order by seq desc limit 1`,
  );
  const ids: Record<string, string> = {
    listings: listing,
    profiles: seller,
    zones: ZONE,
    'flash-drops': EVENT,
    conversations: chat,
    'zone-posts': post,
  };
  const { paths } = (await (await fetch(`${productUrl}/api/openapi.json`)).json()) as OpenApi;
  /** Everything that is read without saying more than which one. */
  const plain = Object.entries(paths).flatMap(([path, { get }]): EndpointRequest[] => {
    if (get === undefined || path === '/api/live') return [];
    const needs = (get.parameters ?? []).some((of) => of.in === 'query' && of.required);
    const id = ids[path.split('/')[2] ?? ''] ?? '';
    const filled = path.replace('{id}', id);
    return needs || filled.includes('{') || (path.includes('{id}') && id === '')
      ? []
      : [{ method: 'GET', path: filled }];
  });
  const query = (path: string, values: Record<string, string>): EndpointRequest => ({
    method: 'GET',
    path: `${path}?${new URLSearchParams(values)}`,
  });
  const want = {
    terms: COMMON.split(' ').slice(0, 6),
    excluded: [],
    category: null,
    conditions: [],
    minPriceCents: null,
    maxPriceCents: null,
    place: PLACE,
    withinKm: 50,
  };
  const about = {
    title: COMMON.slice(0, 60),
    description: COMMON,
    price: '24',
    category: 'electronics',
    condition: 'good',
  };
  const email = () => `${randomUUID()}@example.com`;
  const picture = await twelveMegapixels();
  const requests: EndpointRequest[] = [
    ...plain,
    query('/api/listings', { q: COMMON }),
    query('/api/listings', { q: COMMON, sort: 'newest', count: '1' }),
    query('/api/listings', { q: 'vintage', near: NEAR, withinKm: '20' }),
    query('/api/listings', { q: 'bok', category: 'vehicles', near: NEAR, sort: 'nearest' }),
    query('/api/listings', { near: NEAR, sort: 'nearest' }),
    query('/api/listings', {
      near: NEAR,
      withinKm: '500',
      sort: 'price_low',
      category: 'vehicles',
      condition: 'fair',
    }),
    query('/api/listings', { sort: 'popular', category: 'vehicles', count: '1' }),
    query('/api/listings', { count: '1', minPriceCents: '99000' }),
    query('/api/listings', { seller, count: '1' }),
    query('/api/listings/count', { q: COMMON }),
    query('/api/listings/count', { near: NEAR, withinKm: '500' }),
    query('/api/listings/count', { minPriceCents: '300' }),
    query('/api/listings/own', { q: 'bike' }),
    query('/api/areas', { q: 'o' }),
    query('/api/people', { q: 'person' }),
    query('/api/people', { q: 'a' }),
    query('/api/zones', { q: 'block', tab: 'explore' }),
    query('/api/zones', { tab: 'nearby', near: NEAR }),
    query(`/api/zones/${ZONE}/members`, { q: 'person' }),
    query(`/api/zones/${ZONE}/listings`, { q: 'bike' }),
    query('/api/price-help', { title: about.title }),
    query('/api/price-help', { title: 'laptop', category: 'electronics' }),
    query('/api/comparisons', { list: 'recent' }),
    query('/api/comparisons/listings', { q: COMMON, near: NEAR }),
    query('/api/comparisons/similar-prices', { items: items.join(','), near: NEAR }),
    query('/api/reviews/received', { person: seller }),
    query(`/api/flash-drops/${EVENT}/leaderboard`, { limit: '100' }),
    { method: 'GET', path: `/listings.rss?${new URLSearchParams({ q: COMMON })}` },
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap/pages.xml',
      '/sitemap/profiles.xml',
      '/sitemap/listings-0.xml',
      '/listings.rss',
      '/',
      '/listings',
      `/listing/${listing}`,
      `/profile/${seller}`,
    ].map((path): EndpointRequest => ({ method: 'GET', path, as: { person: ME } })),
    { method: 'POST', path: '/api/wants/read', body: () => ({ text: COMMON, place: PLACE }) },
    { method: 'POST', path: '/api/wants/matches', body: () => want },
    { method: 'POST', path: '/api/wants/demand', body: () => ({ title: about.title, description: COMMON }) },
    { method: 'POST', path: '/api/wants', body: () => ({ ...want, submissionId: randomUUID() }) },
    { method: 'GET', path: '/api/wants' },
    { method: 'POST', path: '/api/comparisons', body: () => ({ items }) },
    { method: 'POST', path: '/api/shared-comparisons', body: () => ({ items }), as: 'visitor' },
    {
      method: 'POST',
      path: '/api/functions/generate-listing',
      body: () => ({ input: `${COMMON} asking 40`, type: 'text' }),
    },
    {
      method: 'POST',
      path: '/api/functions/enhance-transcript',
      body: () => ({ transcript: COMMON.repeat(5), enhancementType: 'grammar' }),
    },
    {
      method: 'POST',
      path: '/api/functions/generate-listing-cohere',
      body: () => ({ transcript: COMMON.repeat(5) }),
    },
    { method: 'POST', path: '/api/insights/refresh' },
    { method: 'POST', path: '/api/data-exports', body: () => ({}) },
    {
      method: 'POST',
      path: '/api/listings',
      body: () => ({ ...about, submissionId: randomUUID() }),
      as: { person: 900 },
    },
    { method: 'POST', path: `/api/listings/${listing}/views` },
    { method: 'POST', path: '/api/listings/own/changes', body: () => ({ change: 'renew', ids: [listing] }) },
    {
      method: 'POST',
      path: `/api/conversations/${chat}/messages`,
      body: () => ({ clientId: randomUUID(), text: COMMON }),
    },
    { method: 'POST', path: '/api/conversations/delivered', body: () => ({ conversationIds: [chat] }) },
    { method: 'POST', path: '/api/notifications/read', body: () => ({}) },
    {
      method: 'POST',
      path: `/api/zones/${ZONE}/posts`,
      body: () => ({ clientId: randomUUID(), text: COMMON }),
      as: { person: 800 },
    },
    { method: 'PUT', path: `/api/favourites/${listing}` },
    { method: 'POST', path: `/api/flash-drops/${EVENT}/shares`, body: () => ({ listingId: listing }) },
    {
      method: 'POST',
      path: '/api/accounts/sign-up',
      body: () => ({ email: email(), password: 'correct horse 7', username: randomUUID().slice(0, 20) }),
      as: 'visitor',
    },
    {
      method: 'POST',
      path: '/api/accounts/sign-in',
      body: () => ({ email: email(), password: 'correct horse 7' }),
      as: 'visitor',
    },
    {
      method: 'POST',
      path: '/api/accounts/forgot-password',
      body: () => ({ email: email() }),
      as: 'visitor',
    },
    { method: 'POST', path: '/api/guests', as: 'visitor' },
    {
      method: 'POST',
      path: '/api/guests/return',
      body: () => ({ guestId: 'GUEST-000000', pin: '1234' }),
      as: 'visitor',
    },
    {
      method: 'POST',
      path: '/api/contact/messages',
      body: () => ({ name: 'Nora', email: email(), submissionId: randomUUID(), message: COMMON }),
      as: 'visitor',
    },
    { method: 'POST', path: '/api/photos', body: () => picture },
    { method: 'POST', path: '/api/profiles/me/avatar', body: () => picture },
    { method: 'POST', path: '/api/attachments', body: () => new TextEncoder().encode(COMMON) },
  ];
  return requests.map(withLimit);
}
