import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { countWords } from '../src/features/finding/search/server/words/count-words.ts';
import {
  createReadingMetrics,
  readOutdatedListings,
} from '../src/features/items/listings/server/read-outdated.ts';
import { makeSizes } from '../src/features/items/photos/server/make-sizes.ts';
import { connectDatabase } from '../src/platform/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import { runScript } from './run-script.ts';

const PEOPLE = 5000;
const SILENT = { info: () => undefined, error: () => undefined };

export interface Marketplace {
  connection: pg.ClientConfig;
  /** The same for DATABASE_URL. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL in `folder` with a marketplace of `listings` rows, each with a cover (a row, no file).
 */
export async function openMarketplace(folder: string, listings: number): Promise<Marketplace> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const { connection } = postgres;
  await migrate(connection);
  const values = {
    listings: String(listings),
    people: String(PEOPLE),
    placeholder: pg.escapeLiteral(await makePlaceholder()),
  };
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await runScript(client, 'marketplace.sql', values);
  } finally {
    await client.end();
  }
  const { db, close } = connectDatabase(connection, () => undefined);
  await readOutdatedListings({ db, log: SILENT, readingMetrics: createReadingMetrics() });
  await sql`vacuum analyze listing_readings`.execute(db);
  await countWords(db);
  await close();
  const { host, port, user, database } = connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return { connection, url, stop: postgres.stop };
}

/** A placeholder of realistic size, because every card contains one. */
export async function makePlaceholder(): Promise<string> {
  const picture = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#c9b8a8"/>
     <circle cx="600" cy="450" r="300" fill="#7a4b2f"/><rect y="700" width="1200" height="200" fill="#e8e0d8"/></svg>`,
  );
  return (await makeSizes(await sharp(picture).png().toBuffer())).placeholder;
}
