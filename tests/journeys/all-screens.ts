import { type APIRequestContext, expect } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import routes from '../../src/app/pages/routes.ts';
import { GUEST_KEY } from '../../src/demo/content/demo-ids.ts';
import { ZONE } from '../support/zones.ts';
import { DEMO_ZONE, demoEvent, demoListings } from './demo.ts';
import { newMember } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

type Ids = Awaited<ReturnType<typeof makeScreens>>;

/** An address for each route whose path needs an id or a query. */
const ADDRESSES: Record<string, (ids: Ids) => string> = {
  'listing/:id': ({ listing }) => `/listing/${listing}`,
  'listing/:id/edit': ({ own }) => `/listing/${own}/edit`,
  'profile/:id': ({ seller }) => `/profile/${seller}`,
  'trust-profile/:id': ({ self, seller }) => `/trust-profile/${self ?? seller}`,
  'reviews/:id': ({ seller }) => `/reviews/${seller}`,
  'match-me': () => '/match-me?q=road+bike+under+%24300%2C+like+new%2C+not+red',
  compare: ({ listing, other }) => `/compare?items=${listing},${other}`,
  'compare/:link': ({ comparison }) => comparison,
  'drop-zones/:id': ({ zone }) => `/drop-zones/${zone}`,
  'drop-zone/:id': ({ zone }) => `/drop-zone/${zone}`,
  'drop-zone/:id/map': ({ zone }) => `/drop-zone/${zone}/map`,
  'drop-zone/:id/edit': ({ zone }) => `/drop-zone/${zone}/edit`,
  'join-zone/:code': ({ invite }) => `/join-zone/${invite}`,
  'messages/:id': ({ conversation, seller }) => `/messages/${conversation ?? seller}`,
  'flash-drops/:id': ({ event }) => `/flash-drops/${event}`,
  'flash-drops/:id/map': ({ event }) => `/flash-drops/${event}/map`,
  'operator/people/:id': ({ self, seller }) => `/operator/people/${self ?? seller}`,
  'operator/guests/:id': () => `/operator/guests/${GUEST_KEY}`,
  'auth/confirm': () => '/auth/confirm?token=none',
  'auth/new-password': () => '/auth/new-password?token=none',
  unsubscribe: () => '/unsubscribe?token=cut-off',
  'checkout/return': ({ checkout }) => `/checkout/return?checkout=${checkout}`,
  'checkout/test/:id': ({ checkout }) => `/checkout/test/${checkout}`,
  'operator/cases/:id': ({ reported }) => `/operator/cases/${reported}`,
  'operator/appeals/:id': ({ reported }) => `/operator/appeals/${reported}`,
  // What they show to the people they are for is looked at in cases.journey.ts.
  'statements/:id': () => `/statements/${NO_ID}`,
  'reports/:id': () => `/reports/${NO_ID}`,
  '*': () => '/no-such-page',
};

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** What a route shows at other addresses: its tabs, and what is not there. */
const FURTHER_ADDRESSES: Record<string, (ids: Ids) => string[]> = {
  listings: () => ['/listings?q=zzzzzz'],
  'profile/:id': ({ seller }) => ['listings', 'badges'].map((tab) => `/profile/${seller}?tab=${tab}`),
  'drop-zones': () => ['/drop-zones?tab=nearby'],
  'drop-zone/:id': () => [DEMO_ZONE],
  'join-zone/:code': () => ['/join-zone/none'],
  'voice-recorder': () => ['/voice-recorder?view=transcript'],
  'flash-drops': () => ['/flash-drops?tab=upcoming', '/flash-drops?tab=past'],
  auth: () => ['/auth?tab=sign-up'],
  'operator/cases': () => ['/operator/cases?tab=mine', '/operator/cases?tab=decided'],
};

export interface Screen {
  /** The path of its route. */
  path: string;
  address: string;
  /** Whether it is one of several addresses of its route, and not the first. */
  isFurther: boolean;
}

/** Returns the addresses of every route, so that new ones are visited too. */
export function screensOf(ids: Ids): Screen[] {
  return ROUTES.flatMap((path) => {
    const address = ADDRESSES[path]?.(ids);
    if (address === undefined && /[:*]/.test(path)) throw new Error(`Add ${path} to ADDRESSES.`);
    const further = FURTHER_ADDRESSES[path]?.(ids) ?? [];
    return [
      { path, address: address ?? `/${path}`, isFurther: false },
      ...further.map((one) => ({ path, address: one, isFurther: true })),
    ];
  });
}

/** Whether a route shows a page at this address. */
export function isKnown(pathname: string): boolean {
  return ROUTES.some((path) => path !== '*' && matchPath(`/${path}`, pathname) !== null);
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(index ? [''] : path === undefined ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);
}

/** The path of each route. */
export const ROUTES = pathsOf(routes);

/** Finds or creates what a person's screens show. Visitors and guests get a member's content. */
export async function makeScreens(viewer: APIRequestContext, member: APIRequestContext) {
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const get = async <T>(address: string): Promise<T> => {
    const answer = await viewer.get(address);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const make = async <T>(
    address: string,
    data: object = {},
    method = 'POST',
    by: APIRequestContext = member,
  ): Promise<T> => {
    const answer = await by.fetch(address, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const signedUp = await member.post('/api/accounts/sign-up', { data: newMember(), headers });
  expect(signedUp.status(), await signedUp.text()).toBe(201);

  const [first, second] = await demoListings(viewer);
  if (!first || !second) throw new Error('The demo has no listings.');
  const { id: posted } = await postListing(member, { photos: 2 });
  const items = [first.id, second.id];
  const { id: compared } = await make<{ id: string }>('/api/comparisons', { items });
  const mine = await viewer.get('/api/listings/own');
  const [ownListing] = mine.ok() ? ((await mine.json()) as { listings: { id: string }[] }).listings : [];
  const inbox = await viewer.get('/api/conversations');
  const [chat] = inbox.ok()
    ? ((await inbox.json()) as { conversations: { id: string }[] }).conversations
    : [];
  const { account } = await get<{ account: { id: string } | null }>('/api/viewer');
  const owner = account === null ? member : viewer;
  const { id: zone } = await make<{ id: string }>('/api/zones', ZONE, 'POST', owner);
  const report = { kind: 'listing', id: first.id, reason: 'scam', details: 'Asked for a gift card.' };
  const sent = await member.post('/api/reports', { data: report, headers });
  expect(sent.ok(), await sent.text()).toBe(true);
  const desk = await viewer.get('/api/cases');
  const [reported] = desk.ok() ? ((await desk.json()) as { cases: { id: string }[] }).cases : [];
  const purchase = await owner.post('/api/credit-purchases', { data: { packId: '50_credits' }, headers });
  return {
    listing: first.id,
    other: second.id,
    seller: first.seller.id,
    own: ownListing?.id ?? posted,
    /** The viewer's profile. */
    self: account?.id,
    conversation: chat?.id,
    comparison: (await make<{ path: string }>(`/api/comparisons/${compared}/share`, {}, 'PUT')).path,
    zone,
    invite: (await make<{ code: string }>(`/api/zones/${zone}/invite`, {}, 'POST', owner)).code,
    event: await demoEvent(viewer),
    /** A case, for operators. */
    reported: reported?.id,
    checkout: ((await purchase.json()) as { checkoutId: string }).checkoutId,
  };
}
