import type { APIRequestContext } from '@playwright/test';
import { zoneId } from '../../src/demo/content/demo-ids.ts';

/** Usernames of the demo's members that journeys log in as. They need listings of others. */
const LOG_INS = ['nora', 'sam'];

export interface DemoListing {
  id: string;
  title: string;
  seller: {
    id: string;
    name: string;
    username?: string;
    kind: string;
    rating?: number | null;
    avatarUrl?: string | null;
  };
}

/**
 * Returns listings of the demo's members that no journey changes. Other categories also contain listings that
 * journeys post and delete.
 */
export async function demoListings(request: APIRequestContext): Promise<DemoListing[]> {
  const answer = await request.get('/api/listings?category=vehicles&limit=60');
  const { listings } = (await answer.json()) as { listings: DemoListing[] };
  return listings.filter(
    ({ seller }) => seller.kind === 'member' && !LOG_INS.includes(seller.username ?? ''),
  );
}

/** Returns the path of one of them. */
export async function demoListing(request: APIRequestContext): Promise<string> {
  const [first] = await demoListings(request);
  if (first === undefined) throw new Error('The demo has no listings.');
  return `/listing/${first.id}`;
}

/** The path of a zone of the demo. */
export const DEMO_ZONE = `/drop-zone/${zoneId({ title: 'Hawthorne Stoops' })}`;

/**
 * Returns the id of a running event: one that the person takes part in, or the demo's, which has the most
 * participants.
 */
export async function demoEvent(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/flash-drops/running');
  const { event } = (await answer.json()) as { event: { id: string } | null };
  if (event === null) throw new Error('The demo has no event that is on.');
  return event.id;
}
