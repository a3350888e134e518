/**
 * `npm run evaluate:search`: how good search is on the judged queries of `tests/search-quality`, and what a query costs.
 * `--show` lists the queries of the half to tune on that are not perfect, with what they found.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { processorMeter } from '../bench/processor-time.ts';
import { connectDatabase } from '../src/platform/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import { insertListings } from '../tests/search-quality/insert-listings.ts';
import { makeListings } from '../tests/search-quality/make-listings.ts';
import { HALVES, queriesOf } from '../tests/search-quality/read-queries.ts';
import { findFirst, type QueryResult, runQueries } from '../tests/search-quality/run-queries.ts';
import { searchFigures } from '../tests/search-quality/search-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const share = (part: number): string => part.toFixed(3);

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '18000' }, show: { type: 'boolean', default: false } },
});
const folder = await mkdtemp(join(tmpdir(), 'offhand-search-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
try {
  await migrate(postgres.connection);
  const { db, close } = connectDatabase(postgres.connection, () => undefined);
  const listings = makeListings(Number(values.listings));
  const known = await insertListings(db, listings);
  const line = (name: string, of: readonly QueryResult[]) => {
    const { precision, reciprocalRank, empty } = searchFigures(of);
    say(
      `${name.padEnd(10)} ${String(of.length).padStart(4)}   ${share(precision)}   ${share(reciprocalRank)}   ${share(empty)}`,
    );
  };
  say('            of   at 6    rank    empty');
  const results = await runQueries(db, known, queriesOf('tuned'));
  for (const [group, of] of Map.groupBy(results, ({ query }) => query.group)) line(group, of);
  line('all', results);
  line('held out', await runQueries(db, known, queriesOf('held out')));
  const queries = HALVES.flatMap(queriesOf);
  const monitor = new pg.Client(postgres.connection);
  await monitor.connect();
  const measure = processorMeter(process.pid, 'offhand', monitor);
  const { server, postgres: database } = await measure(async () => {
    for (const query of queries) await findFirst(db, query);
  });
  await monitor.end();
  const each = (ms: number) => (ms / queries.length).toFixed(2);
  say(`${each(server)} ms of this process and ${each(database)} ms of PostgreSQL a query`);
  if (values.show) {
    for (const { query, found, hits } of results.filter(({ precision }) => precision < 1)) {
      say(`\n${query.text} (${query.group}, ${hits} hits)`);
      for (const { title, priceCents, isHit } of found)
        say(`  ${isHit ? '+' : '-'} ${title} $${priceCents / 100}`);
    }
  }
  await close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
