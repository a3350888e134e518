/** Measures how long it takes to find who waits for a new listing, among 100,000 stored wants, and to tell them. */
import pg from 'pg';
import { notificationCatalog } from '../src/app/composition/feature-catalogs.ts';
import { indexWant } from '../src/features/finding/wants/server/index-want.ts';
import { notifyOfPosted } from '../src/features/finding/wants/server/notify-of-matches.ts';
import { connectDatabase, type Database } from '../src/platform/server/db/database.ts';
import type { Marketplace } from './marketplace.ts';
import type { Report } from './report.ts';

const WANTS = 100_000;
/** People with 20 wants each. */
const PEOPLE = 5000;

interface WantsCost {
  p50: number;
  p99: number;
  /** New listings that one process tells of in a second. */
  perSecond: number;
  /** Matches of a listing, on average. */
  matches: number;
}

export async function reportWants(marketplace: Marketplace, listings: number): Promise<Report> {
  const { p50, p99, perSecond, matches } = await measureWants(marketplace, listings);
  return {
    text:
      `\n100,000 stored wants: a new listing has ${matches.toFixed(1)} matches, found and told in p50 ${p50.toFixed(1)} ms, ` +
      `${perSecond.toFixed(0)} listings a second`,
    figures: [
      { name: 'New listing among 100,000 wants, p99', measured: p99, atMost: 50, unit: 'ms' },
      { name: 'New listing among 100,000 wants, mean', measured: 1000 / perSecond, atMost: 50, unit: 'ms' },
    ],
  };
}

async function measureWants(marketplace: Marketplace, listings: number): Promise<WantsCost> {
  const { db, close } = connectDatabase(marketplace.connection, () => undefined);
  const client = new pg.Client(marketplace.connection);
  await client.connect();
  try {
    await storeWants(db, client, { wants: WANTS, asked: await askedTerms(client) });
    const { rows } = await client.query<{ id: string }>(
      "select id from listings where status = 'active' order by md5(id::text) limit $1",
      [listings + 20],
    );
    const services = {
      db,
      live: { publish: () => undefined } as never,
      pushDue: async () => undefined,
      notificationCatalog,
    };
    const times: number[] = [];
    for (const { id } of rows) {
      const start = performance.now();
      await notifyOfPosted(services, id);
      times.push(performance.now() - start);
    }
    // The first ones compile code and read rows into memory.
    const measured = times.slice(20).toSorted((a, b) => a - b);
    const quantile = (share: number) => measured[Math.floor(measured.length * share)] ?? 0;
    const total = measured.reduce((sum, ms) => sum + ms, 0);
    const { rows: counted } = await client.query<{ matches: number }>(
      'select count(*)::int as matches from want_matches where not is_close',
    );
    return {
      p50: quantile(0.5),
      p99: quantile(0.99),
      perSecond: (1000 * measured.length) / total,
      matches: (counted[0]?.matches ?? 0) / rows.length,
    };
  } finally {
    await client.end();
    await close();
  }
}

/** What people ask for, as they say it: a thing, with what it is like, or by whom. */
async function askedTerms(client: pg.Client): Promise<string[][]> {
  const { rows: asked } = await client.query<{ terms: string[] }>(`
    select distinct case n % 4
        when 0 then array[maker, noun] when 1 then array[adjective, noun]
        when 2 then array[adjective, maker] else array[maker, adjective, noun] end as terms
    from (
      select n, lower(split_part(split_part(split_part(title, ',', 1), ' with ', 1), ' from ', 1)) as name,
        lower(substring(description from ' by (\\w+)')) as maker from (
        select title, description, row_number() over (order by md5(id::text)) as n from listings limit 8000) as chosen
    ) as listings, lateral (select split_part(name, ' ', 1) as adjective, substring(name from ' (.*)') as noun) as words`);
  return asked.map(({ terms }) => terms);
}

/** Stores wants up to a price, around a place, as members of the marketplace have them. */
export async function storeWants(
  db: Database,
  client: pg.Client,
  { wants, asked }: { wants: number; asked: readonly string[][] },
): Promise<void> {
  const kinds = await Promise.all(
    asked.map(async (terms) => ({ terms, ...(await indexWant(db, { terms, category: null })) })),
  );
  await client.query(
    `insert into wants (profile_id, name, source, terms, excluded, conditions, max_price_cents, latitude, longitude,
      within_km, sought, keys, frequency, channels, watches_since)
    select people[n % cardinality(people) + 1], array_to_string(terms, ' '), 'match-me', terms, '{}', '{}',
      case when n % 3 > 0 then (n * 7919::bigint % 100000)::int end,
      case when n % 2 = 0 then 30 + n % 180 / 10.0 end, case when n % 2 = 0 then -122 + n % 470 / 10.0 end,
      case when n % 2 = 0 then 40 end, sought, keys, 'instant', '{in-app}', now() - interval '10 years'
    from generate_series(1, ${wants}) as n
    cross join (select array(select id from profiles order by id limit ${PEOPLE}) as people) as people
    join (select *, row_number() over () - 1 as k, count(*) over () as kinds
      from jsonb_to_recordset($1::jsonb) as kind (terms text[], keys text[], sought jsonb)) as kinds
      on k = n * 31 % kinds`,
    [JSON.stringify(kinds)],
  );
  await client.query('vacuum analyze wants');
}
