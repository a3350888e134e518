import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { allowMinutes } from '../../../../../platform/server/db/query-limits.ts';
import { isForSale } from '../../../../items/listings/server/listings.ts';

/** Arbitrary lock id that prevents two processes from creating the table at the same time. */
const ADVISORY_LOCK = 727_363_058;
/** Maximum dimensions of a pgvector index. */
const MAX_DIMENSIONS = 2000;
/** Failures after which a text is not sent again until the next start. */
const MAX_FAILURES = 5;
/** Index entries that pgvector examines per search (its default is 40). */
const MAX_EXAMINED = 200;

/** Whether pgvector is installed or available. */
export async function hasVectors(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_available_extensions where name = 'vector'`.execute(db);
  return rows.length > 0;
}

/**
 * Creates the vector table if it is missing. Not a migration, because most databases lack the extension. Only this
 * folder uses the table.
 */
export async function createVectorTable(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(trx);
    const { rows } = await sql`
      select from information_schema.columns
      where table_schema = current_schema() and table_name = 'listing_vectors' and column_name = 'embedding'`.execute(
      trx,
    );
    if (rows.length > 0) return;
    // The vector column is missing if the extension was dropped.
    await sql`drop table if exists listing_vectors`.execute(trx);
    await sql`drop function if exists note_meaning cascade`.execute(trx);
    await sql`create extension if not exists vector`.execute(trx);
    await sql`
      create table listing_vectors (
        listing_id uuid primary key references listings on delete cascade,
        -- Whether the vector is missing, or of another text.
        is_due boolean not null default true,
        -- Counts changes of the text, so that the vector of an older one is not stored.
        revision integer not null default 0,
        failures smallint not null default 0,
        model text,
        embedding vector
      )`.execute(trx);
    await sql`create index listing_vectors_due on listing_vectors (failures) where is_due`.execute(trx);
    // The trigger does not name the vector column, so posting still works after the extension is dropped.
    await sql`
      create function note_meaning() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (old.title, old.description, old.tags, old.category)
          is not distinct from (new.title, new.description, new.tags, new.category) then
          insert into listing_vectors (listing_id) values (new.id) on conflict do nothing;
        else
          insert into listing_vectors (listing_id) values (new.id) on conflict (listing_id) do update
          set is_due = true, revision = listing_vectors.revision + 1, failures = 0;
        end if;
        return null;
      end $$`.execute(trx);
    await sql`
      create trigger listings_meaning after insert or update of title, description, tags, category, status on listings
      for each row execute function note_meaning()`.execute(trx);
  });
}

/** Queues listings without a vector of this model, such as those posted before the table existed. */
export async function noteMissing(db: Database, model: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    await sql`
      insert into listing_vectors (listing_id)
      select id from listings
      where ${isForSale()} and not exists (select from listing_vectors where listing_id = listings.id)
      on conflict do nothing ${allowMinutes}`.execute(trx);
    await sql`
      update listing_vectors set is_due = true, failures = 0
      where (model <> ${model} and not is_due) or failures > 0 ${allowMinutes}`.execute(trx);
  });
}

export interface DueListing {
  id: string;
  revision: number;
  failures: number;
  title: string;
  tags: string[];
  category: string;
  description: string;
}

/** Returns listings for sale that need a vector, failed ones last. */
export async function findDue(db: Database, limit: number): Promise<DueListing[]> {
  const { rows } = await sql<DueListing>`
    select listings.id, due.revision, due.failures, listings.title, listings.tags, listings.category, listings.description
    from listing_vectors as due join listings on listings.id = due.listing_id
    where due.is_due and due.failures < ${sql.lit(MAX_FAILURES)} and ${isForSale()}
    order by due.failures limit ${limit}`.execute(db);
  return rows;
}

/** Saves vectors, except for texts that changed in the meantime. */
export async function saveVectors(
  db: Database,
  model: string,
  listings: readonly (DueListing & { vector: readonly number[] })[],
): Promise<void> {
  const rows = listings.map(({ id, revision, vector }) => ({ id, revision, vector: JSON.stringify(vector) }));
  await sql`
    update listing_vectors
    set is_due = false, failures = 0, model = ${model}, embedding = given.vector::vector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, revision integer, vector text)
    where listing_id = given.id and listing_vectors.revision = given.revision`.execute(db);
}

export async function noteFailures(db: Database, listings: readonly DueListing[]): Promise<void> {
  const ids = listings.map(({ id }) => id);
  await sql`
    update listing_vectors set failures = failures + 1
    where listing_id = any(${ids}::uuid[])`.execute(db);
}

/**
 * Creates the index for a model, whose dimensions are known from its first response.
 * @returns Whether vectors of this length can be indexed. Without an index, each search would read all of them.
 */
export async function createVectorIndex(db: Database, model: string, dimensions: number): Promise<boolean> {
  if (dimensions > MAX_DIMENSIONS) return false;
  const key = createHash('sha256').update(`${dimensions} ${model}`).digest('hex').slice(0, 16);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(trx);
    await sql`
      create index if not exists ${sql.ref(`listing_vectors_${key}`)} on listing_vectors
      using hnsw ((embedding::vector(${sql.lit(dimensions)})) vector_cosine_ops)
      where model = ${sql.lit(model)} and not is_due ${allowMinutes}`.execute(trx);
  });
  return true;
}

export interface NearListing {
  id: string;
  /** Cosine distance: 0 for the same meaning, 1 for unrelated. */
  away: number;
}

/** Returns the listings of a model nearest to a vector, up to `atMost` away. They may not be for sale. */
export async function findNearest(
  db: Database,
  model: string,
  vector: readonly number[],
  atMost: number,
): Promise<NearListing[]> {
  const dimensions = sql.lit(vector.length);
  const away = sql`embedding::vector(${dimensions}) <=> ${JSON.stringify(vector)}::vector(${dimensions})`;
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('hnsw.ef_search', ${sql.lit(String(MAX_EXAMINED))}, true)`.execute(trx);
    // The model is a literal, so the planner can match the partial index.
    const { rows } = await sql<NearListing>`
      select id, away from (
        select listing_id as id, ${away} as away from listing_vectors
        where model = ${sql.lit(model)} and not is_due
        order by ${away} limit ${sql.lit(MAX_EXAMINED)}
      ) as nearest
      where away <= ${atMost}`.execute(trx);
    return rows;
  });
}
