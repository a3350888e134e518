import { type RawBuilder, sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import { type Actor, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { Channel } from '../../../../shared/notification-kinds.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { onEarth } from '../../../items/listings/server/listings.ts';
import { areBlocked } from '../../../trust/blocks/server/blocks.ts';
import type { Frequency } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import type { Demand, DemandQuery } from '../contract/want-match.ts';
import { keysOfListing, type StoredTerm } from './index-want.ts';
import { draftToFit, wantFits } from './want-fits.ts';

/** How far beyond a want's limits a listing still counts as close. */
const CLOSE = { price: 1.2, distance: 2 } as const;

/** A want that a listing may match. Its words are compared afterwards. */
export interface Seeker {
  id: string;
  profileId: string;
  name: string;
  sought: StoredTerm[];
  excluded: string[];
  maxPriceCents: number | null;
  withinKm: number | null;
  frequency: Frequency;
  channels: Channel[];
  pausedAt: Date | null;
  watchesSince: Date;
  /** Meters between listing and place; null if either is unknown. */
  distance: number | null;
}

interface Sought {
  stems: Iterable<string>;
  /** The kind of its item, and the broader ones. */
  kinds: Iterable<string>;
  category: CategorySlug | null;
  condition: ConditionSlug | null;
  /** Null while the seller has not entered a price. */
  priceCents: number | null;
  position: Position | null;
  owner: OwnerKey | null;
}

/**
 * Returns other people's wants that share a key with the listing and whose limits it meets, or nearly. Reads only these
 * wants, however many are stored. The words are compared by the caller.
 */
export async function findSeekers(db: Database, listing: Sought): Promise<Seeker[]> {
  const { category, condition, priceCents, position, owner } = listing;
  const keys = keysOfListing(listing, category ?? '');
  const distance = position === null ? sql`null::float8` : sql`(wants.place <-> ${onEarth(position)})`;
  const conditions: RawBuilder<unknown>[] = [
    sql`(wants.category is null or ${category}::text is null or wants.category = ${category}::text)`,
    sql`(conditions = '{}' or ${condition}::text is null or ${condition}::text = any(conditions))`,
    sql`(within_km is null or ${distance} <= within_km * 1000 * ${sql.lit(CLOSE.distance)})`,
  ];
  if (priceCents !== null) {
    conditions.push(
      sql`(min_price_cents is null or min_price_cents <= ${priceCents}::int)`,
      sql`(max_price_cents is null or max_price_cents * ${sql.lit(CLOSE.price)} >= ${priceCents}::int)`,
    );
  }
  if (owner !== null) {
    if (owner.kind === 'member') conditions.push(sql`profile_id <> ${owner.id}::uuid`);
    conditions.push(sql`not ${areBlocked(sql`${personKey(owner)}::uuid`, sql`profile_id`)}`);
  }
  const { rows } = await sql<Seeker>`
    select wants.id, profile_id as "profileId", wants.name, sought, excluded, max_price_cents as "maxPriceCents",
      within_km as "withinKm", frequency, channels, paused_at as "pausedAt", watches_since as "watchesSince",
      ${distance} as distance
    from wants join profiles on profiles.id = profile_id
    where wants.deleted_at is null and deletes_at is null and keys && ${keys}::text[]
      and ${sql.join(conditions, sql` and `)}
    ${planEachTime}`.execute(db);
  return rows;
}

/** More than a person who writes listings needs: a few requests while each title is typed. */
const PER_ADDRESS = { limit: 300, windowSeconds: 600, firstDelaySeconds: 10 } as const;
const ROUNDED_TO_CENTS = 500;

/**
 * Returns how many people look for an item that a seller is about to post, and the highest price they would pay, rounded.
 * Returns null for one or two people, whose wants could be guessed. Ignores the seller's price, so that trying several
 * prices reveals nothing.
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
