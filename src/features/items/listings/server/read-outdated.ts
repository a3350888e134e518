import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Log } from '../../../../platform/server/log.ts';
import {
  type ListingReading,
  READER_VERSION,
  readListing,
} from '../../item-language/server/item-language.ts';
import { findTexts, writeReadings } from './readings.queries.ts';

/** Locked together, for a tenth of a second. */
const BATCH_SIZE = 100;
/** Listings read without a pause, which takes a few milliseconds. Other requests are answered between slices. */
const SLICE_SIZE = 10;

/** How many listings are read again, for the page of metrics, which has a registry of its own. */
export const createReadingMetrics = () => ({
  read: new Counter({
    name: 'offhand_listings_read_again_total',
    help: 'Listings read again by a newer reader',
    registers: [],
  }),
  waiting: new Gauge({
    name: 'offhand_listings_to_read_again',
    help: 'Listings whose reading is older than the reader, as last counted by this process',
    registers: [],
  }),
});
export type ReadingMetrics = ReturnType<typeof createReadingMetrics>;

interface Services {
  db: Database;
  log: Pick<Log, 'info' | 'error'>;
  readingMetrics: ReadingMetrics;
}

/** A row of the batch before, after which the next one starts. */
interface Position {
  reader_version: number;
  listing_id: string;
}

/**
 * Reads all listings again whose reading is older than the reader, in batches of one transaction each. After a
 * kill, the next run finds the remaining ones. Several processes share the work: each skips rows that another has locked.
 */
export async function readOutdatedListings(services: Services): Promise<void> {
  const { db, log, readingMetrics } = services;
  let left = await countOutdated(db);
  readingMetrics.waiting.set(left);
  if (left === 0) return;
  log.info({ listings: left, reader: READER_VERSION }, 'reading listings again');
  let total = 0;
  let last: Position | undefined = { reader_version: -1, listing_id: NO_ID };
  while (last !== undefined) {
    const batch = await readBatch(services, last);
    last = batch.last;
    total += batch.read;
    left = Math.max(0, left - batch.read);
    readingMetrics.read.inc(batch.read);
    readingMetrics.waiting.set(left);
  }
  log.info({ listings: total, reader: READER_VERSION }, 'listings were read again');
}

/** Before all ids. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Reads a batch again. A listing that cannot be read is passed over until the next run. */
function readBatch(
  { db, log }: Services,
  after: Position,
): Promise<{ read: number; last: Position | undefined }> {
  return db.transaction().execute(async (trx) => {
    // An edit waits for this lock, and then stores what it reads itself.
    const rows = await trx
      .selectFrom('listing_readings')
      .select(['reader_version', 'listing_id'])
      .where('reader_version', '<', READER_VERSION)
      .where(
        sql<boolean>`(reader_version, listing_id) > (${after.reader_version}::int, ${after.listing_id}::uuid)`,
      )
      .orderBy('reader_version')
      .orderBy('listing_id')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .execute();
    const listings = await findTexts(
      trx,
      rows.map(({ listing_id }) => listing_id),
    );
    const now = new Date();
    const readings: { id: string; reading: ListingReading }[] = [];
    for (const [index, { id, ...texts }] of listings.entries()) {
      if (index % SLICE_SIZE === 0) await letOthersRun();
      try {
        readings.push({ id, reading: readListing(texts, now) });
      } catch (error) {
        log.error({ err: error, listing: id }, 'a listing cannot be read');
      }
    }
    await writeReadings(trx, readings);
    return { read: readings.length, last: rows.at(-1) };
  });
}

async function countOutdated(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing_readings where reader_version < ${READER_VERSION}`.execute(db);
  return rows[0]?.count ?? 0;
}
