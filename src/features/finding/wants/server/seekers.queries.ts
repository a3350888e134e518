import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { planEachTime } from '../../../../platform/server/db/statement-names.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { personKey } from '../../../../platform/server/http/actor.ts';
import type { Channel } from '../../../../shared/notification-kinds.ts';
import type { Position } from '../../../../shared/position.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { areBlocked } from '../../../trust/blocks/server/blocks.ts';
import { onEarth } from '../../../items/listings/server/listings.ts';
import type { Frequency } from '../contract/want.ts';
import { keysOfListing, type StoredTerm } from './index-want.ts';

/** How far beyond its limits a listing is close to a want. */
const CLOSE = { price: 1.2, distance: 2 } as const;

/** A want that a listing may match: the rest of it is compared word by word. */
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
  /** Null for any: what a seller asks before they have said their price. */
  priceCents: number | null;
  position: Position | null;
  owner: OwnerKey | null;
}

/**
 * The wants of others that have a key of the listing and nothing against it but their words. Reads these wants alone,
 * however many there are; a price and a distance may be a little beyond what is wanted.
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
