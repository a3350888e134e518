import type { Transaction } from 'kysely';
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
    usernames: ['sam', 'elif', 'kofi', 'mina'],
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

/** Inserts what people wait for, stored a moment ago: what is listed already is no news. */
export async function insertWants(trx: Transaction<DB>): Promise<void> {
  const rows = await Promise.all(WANTS.map((want) => rowsOf(trx, want)));
  await trx.insertInto('wants').values(rows.flat()).execute();
}

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
  }));
}
