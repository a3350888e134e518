import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Actor, type OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Demand, DemandQuery } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { findSeekers } from './seekers.queries.ts';
import { draftToFit, wantFits } from './want-fits.ts';

/** Far more than somebody who writes listings needs, as a title is asked about a few times while it is typed. */
const PER_ADDRESS = { limit: 300, windowSeconds: 600, firstDelaySeconds: 10 } as const;
const ROUNDED_TO_CENTS = 500;

/**
 * How many people wait for what a seller is about to post. Nothing is said of one or two, whose want could be guessed,
 * and the highest price is rounded, whoever's it is. Prices are not compared, so that asking for several tells no more.
 */
export async function countDemand(
  db: Database,
  { actor, address }: { actor: Actor; address: string },
  { title, description, tags, category, condition, position }: DemandQuery,
): Promise<Demand> {
  await countAttempt(db, `wants:demand:${address}`, PER_ADDRESS);
  const near = position !== null;
  const listing = draftToFit({ title, description, tags, category });
  const owner: OwnerKey | null = actor.kind === 'visitor' ? null : actor;
  const seekers = await findSeekers(db, {
    stems: listing.stems,
    kinds: listing.kinds,
    category,
    condition,
    priceCents: null,
    position,
    owner,
  });
  const waiting = seekers.filter(
    (seeker) =>
      seeker.sought.length > 0 && seeker.pausedAt === null && isNear(seeker) && wantFits(seeker, listing),
  );
  const people = new Set(waiting.map(({ profileId }) => profileId)).size;
  if (people < WANT_LIMITS.seekers) return { people: null, topPriceCents: null, near };
  const top = Math.max(0, ...waiting.map(({ maxPriceCents }) => maxPriceCents ?? 0));
  const rounded = Math.floor(top / ROUNDED_TO_CENTS) * ROUNDED_TO_CENTS;
  return { people, topPriceCents: rounded === 0 ? null : rounded, near };
}

const isNear = ({ withinKm, distance }: { withinKm: number | null; distance: number | null }): boolean =>
  withinKm === null || (distance !== null && distance <= withinKm * 1000);
