import type { APIRequestContext } from '@playwright/test';
import { zoneId } from '../../src/demo/demo-ids.ts';

/** Usernames of those who log in as members of the demo; a journey as one of them needs listings of others. */
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

/** Listings of members of the demo that no journey changes: in other categories are also those that journeys post and delete. */
export async function demoListings(request: APIRequestContext): Promise<DemoListing[]> {
  const answer = await request.get('/api/listings?category=vehicles&limit=60');
  const { listings } = (await answer.json()) as { listings: DemoListing[] };
  return listings.filter(
    ({ seller }) => seller.kind === 'member' && !LOG_INS.includes(seller.username ?? ''),
  );
}

/** The path of one of them. */
export async function demoListing(request: APIRequestContext): Promise<string> {
  const [first] = await demoListings(request);
  if (first === undefined) throw new Error('The demo has no listings.');
  return `/listing/${first.id}`;
}

/** The path of a zone of the demo. */
export const DEMO_ZONE = `/drop-zone/${zoneId({ title: 'Hawthorne Stoops' })}`;

/** Id of the event that is on: one that the person takes part in, or else the demo's, which has the most people. */
export async function demoEvent(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/flash-drops/running');
  const { event } = (await answer.json()) as { event: { id: string } | null };
  if (event === null) throw new Error('The demo has no event that is on.');
  return event.id;
}
