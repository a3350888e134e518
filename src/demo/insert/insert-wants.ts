import { sql, type Transaction } from 'kysely';
import type { WantCriteria } from '../../features/finding/wants/contract/want.ts';
import { criteriaColumns, indexColumns, indexWant } from '../../features/finding/wants/server/wants.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { personId } from '../content/demo-ids.ts';
import { AREAS, type AreaName } from '../content/people.ts';

interface DemoWant {
  usernames: readonly string[];
  name: string;
  /** What is said of the thing itself. */
  criteria: Partial<WantCriteria> & Pick<WantCriteria, 'terms'>;
  around?: { area: AreaName; withinKm: number };
  frequency: 'instant' | 'daily' | 'weekly';
  source?: 'match-me' | 'browse';
  isPaused?: true;
  /** Titles of listings that matched it since it was stored, a week ago. */
  found?: readonly string[];
}

const ANYTHING: WantCriteria = {
  terms: [],
  excluded: [],
  category: null,
  conditions: [],
  minPriceCents: null,
  maxPriceCents: null,
  place: null,
  withinKm: null,
};

const WANTS: readonly DemoWant[] = [
  {
    usernames: ['nora'],
    name: 'Road bike, 54 cm',
    criteria: { terms: ['road bike', '54 cm'], excluded: ['carbon'], maxPriceCents: 30_000 },
    around: { area: 'Hawthorne', withinKm: 16 },
    frequency: 'instant',
  },
  {
    usernames: ['nora'],
    name: 'Walnut dresser',
    criteria: {
      terms: ['walnut', 'dresser'],
      conditions: ['new', 'like-new', 'good'],
      maxPriceCents: 15_000,
    },
    around: { area: 'Hawthorne', withinKm: 8 },
    frequency: 'daily',
  },
  {
    usernames: ['nora'],
    name: '“turntable”',
    criteria: { terms: ['turntable'], category: 'electronics', maxPriceCents: 20_000 },
    frequency: 'weekly',
    source: 'browse',
    isPaused: true,
  },
  {
    usernames: ['sam'],
    name: 'Lamp',
    criteria: { terms: ['lamp'], maxPriceCents: 8000 },
    frequency: 'instant',
    found: ['Bedside lamp, teal, dimmable', 'Mushroom lamp, orange glass look'],
  },
  {
    usernames: ['elif', 'kofi', 'mina'],
    name: 'Desk lamp',
    criteria: { terms: ['desk lamp'], maxPriceCents: 8000 },
    frequency: 'instant',
  },
  {
    usernames: ['theo', 'aya', 'leo'],
    name: 'Bike helmet',
    criteria: { terms: ['bike helmet'], category: 'sporting-goods', maxPriceCents: 4000 },
    frequency: 'daily',
  },
];

/** Inserts what people wait for, stored a moment ago unless it found something: what is listed already is no news. */
export async function insertWants(trx: Transaction<DB>): Promise<void> {
  for (const want of WANTS) {
    const stored = await trx
      .insertInto('wants')
      .values(await rowsOf(trx, want))
      .returning('id')
      .execute();
    await insertFound(
      trx,
      stored.map(({ id }) => id),
      want.found ?? [],
    );
  }
}

/** Inserts matches as of when they were listed, within the week. */
async function insertFound(trx: Transaction<DB>, ids: readonly string[], titles: readonly string[]) {
  await sql`
    insert into want_matches (want_id, listing_id, is_close, price_cents, change, matched_at, told_at)
    select want_id, listings.id, false, price_cents, 'new', listed_at, listed_at
    from unnest(${ids}::uuid[]) as want_id join listings on title = any(${titles}::text[])
    where listed_at > now() - interval '6 days'`.execute(trx);
}

const weekAgo = sql<Date>`now() - interval '7 days'`;

async function rowsOf(trx: Transaction<DB>, want: DemoWant) {
  const { usernames, name, around, frequency, source = 'match-me', isPaused } = want;
  const place = AREAS.find((area) => area.name === around?.area) ?? null;
  const criteria = { ...ANYTHING, ...want.criteria, place, withinKm: around?.withinKm ?? null };
  const indexed = await indexWant(trx, criteria);
  return usernames.map((username) => ({
    ...criteriaColumns(criteria),
    profile_id: personId(username),
    name,
    source,
    ...indexColumns(indexed),
    frequency,
    channels: ['in-app', 'email'],
    paused_at: isPaused ? new Date() : null,
    ...(want.found && { created_at: weekAgo, watches_since: weekAgo }),
  }));
}
