/**
 * Measures the processor time of endpoints, one request after another, for one person who has as much as one can have.
 * Endpoints that cost more than 30 ms belong under the cost limit, or have a limit of their own (decision 61).
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { twelveMegapixels } from './photo.ts';
import { cookieOf, sessionSettings } from './bench-session.ts';
import type { Marketplace } from './marketplace.ts';
import { type RunningServer, startProduct } from './processes.ts';
import { processorMeter } from './processor-time.ts';
import { runScript } from './run-script.ts';

const PORT = 3402;
const ORIGIN = `http://localhost:${PORT}`;
const ME = 3000;
const ZONE = '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f';
const EVENT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const WARM_UP = 5;
/** Words that many listings have. */
const COMMON = 'vintage leather boots blue city bike oak desk lamp laptop guitar tent kayak armchair';
const NEAR = '36.3,-101.1';
const PLACE = { label: 'Old Town', latitude: 36.3, longitude: -101.1 };

interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Made anew for each request. */
  body?: () => object | Uint8Array<ArrayBuffer>;
  /** Who asks; the person who has most unless it is said. */
  as?: 'visitor' | { person: number };
}

export interface EndpointCost {
  endpoint: string;
  status: number;
  /** Processor milliseconds of a request. */
  server: number;
  postgres: number;
  /** Milliseconds. */
  p50: number;
  max: number;
}

/** Gives one person as much as one can have, in a marketplace with a large zone and a large event. */
export async function fillEndpoints({ connection }: Marketplace): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const script of ['chat.sql', 'zones.sql', 'flash.sql', 'endpoints.sql'])
    await runScript(client, script);
  await client.end();
}

/** Those that cost most come first. */
export async function measureEndpoints(
  marketplace: Marketplace,
  folder: string,
  rounds: number,
): Promise<EndpointCost[]> {
  const monitor = new pg.Client(marketplace.connection);
  await monitor.connect();
  const product = await startProduct(PORT, {
    ...sessionSettings(marketplace, folder, ORIGIN),
    UNLIMITED_ACCOUNTS: `person${ME}@example.com`,
    EMAIL_CONFIRMATION: 'off',
  });
  try {
    const meter = processorMeter(product.pid, 'offhand', monitor);
    const costs: EndpointCost[] = [];
    for (const request of await requestsTo(product, monitor)) {
      const times: number[] = [];
      let status = 0;
      const send = async () => {
        const start = performance.now();
        status = await ask(product, request);
        times.push(performance.now() - start);
      };
      for (let round = 0; round < WARM_UP; round += 1) await send();
      times.length = 0;
      const used = await meter(async () => {
        for (let round = 0; round < rounds; round += 1) await send();
      });
      times.sort((a, b) => a - b);
      costs.push({
        endpoint: `${request.method} ${request.path}`,
        status,
        server: used.server / rounds,
        postgres: used.postgres / rounds,
        p50: times[rounds >> 1] ?? 0,
        max: times.at(-1) ?? 0,
      });
    }
    return costs.toSorted((a, b) => b.server + b.postgres - a.server - a.postgres);
  } finally {
    await product.stop();
    await monitor.end();
  }
}

let asked = 0;
async function ask(product: RunningServer, { method, path, body, as }: Request): Promise<number> {
  asked += 1;
  const sent = body?.();
  const isFile = sent instanceof Uint8Array;
  const headers: Record<string, string> = {
    Origin: ORIGIN,
    // Limits that count attempts of an address are not what is measured.
    'X-Forwarded-For': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    ...(as !== 'visitor' && { Cookie: cookieOf(as?.person ?? ME) }),
    ...(sent && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
  };
  const answer = await fetch(product.url + path, {
    method,
    headers,
    ...(sent && { body: isFile ? sent : JSON.stringify(sent) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

interface OpenApi {
  paths: Record<string, { get?: { parameters?: { in: string; required?: boolean; name: string }[] } }>;
}

async function requestsTo(product: RunningServer, client: pg.Client): Promise<Request[]> {
  const one = async (query: string) => (await client.query<{ id: string }>(query)).rows[0]?.id ?? '';
  const listing = await one(
    `select id from listings where status = 'active' and title like '%bike%' order by id limit 1`,
  );
  const others = await client.query<{ id: string }>(
    `select id from listings where status = 'active' and title like '%laptop%' order by id limit 3`,
  );
  const items = others.rows.map(({ id }) => id);
  const seller = await one(`select seller_id as id from listings where id = '${listing}'`);
  const mine = await one(`select id from profiles where username = 'person${ME}'`);
  const chat = await one(
    `select conversation_id as id from conversation_participants where profile_id = '${mine}' limit 1`,
  );
  const post = await one(`select id from zone_posts where reply_to is null order by seq desc limit 1`);
  const ids: Record<string, string> = {
    listings: listing,
    profiles: seller,
    zones: ZONE,
    'flash-drops': EVENT,
    conversations: chat,
    'zone-posts': post,
  };
  const { paths } = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApi;
  /** Everything that is read without saying more than which one. */
  const plain = Object.entries(paths).flatMap(([path, { get }]): Request[] => {
    if (get === undefined || path === '/api/live') return [];
    const needs = (get.parameters ?? []).some((of) => of.in === 'query' && of.required);
    const id = ids[path.split('/')[2] ?? ''] ?? '';
    const filled = path.replace('{id}', id);
    return needs || filled.includes('{') || (path.includes('{id}') && id === '')
      ? []
      : [{ method: 'GET', path: filled }];
  });
  const query = (path: string, values: Record<string, string>): Request => ({
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
  return [
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
    ].map((path): Request => ({ method: 'GET', path, as: { person: ME } })),
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
      body: () => ({ transcript: COMMON.repeat(5) }),
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
    { method: 'POST', path: '/api/conversations/delivered', body: () => ({}) },
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
      body: () => ({ name: 'Nora', email: email(), subject: 'Hello', message: COMMON }),
      as: 'visitor',
    },
    { method: 'POST', path: '/api/photos', body: () => picture },
    { method: 'POST', path: '/api/profiles/me/avatar', body: () => picture },
    { method: 'POST', path: '/api/attachments', body: () => new TextEncoder().encode(COMMON) },
  ];
}
