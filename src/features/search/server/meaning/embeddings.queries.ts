import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isForSale } from '../../../listings/server/listings.ts';

/** A listing whose text has no embedding yet. */
export interface DueListing {
  id: string;
  revision: number;
  title: string;
  description: string;
  tags: readonly string[];
  category: string;
}

/** The nearest listings that are read; what an index of pgvector returns at most unless told otherwise. */
const NEAREST = 40;

/** Whether the table of embeddings is there, as it is where PostgreSQL has pgvector and a model was configured. */
export async function hasEmbeddings(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('listing_embeddings') is not null as has`.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * Makes the table of embeddings, unless it is there; false where PostgreSQL does not have pgvector. Embeddings of
 * another model are forgotten, so that all in the table can be compared.
 */
export async function prepareEmbeddings(db: Database, model: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    // Of several processes that start together, one makes it.
    await sql`select pg_advisory_xact_lock(hashtext('listing_embeddings'))`.execute(trx);
    const { rows } = await sql`select from pg_available_extensions where name = 'vector'`.execute(trx);
    if (rows.length === 0) return false;
    if (!(await hasEmbeddings(trx))) for (const statement of TABLE) await statement.execute(trx);
    const { rows: others } = await sql`
      select from listing_embeddings where model <> ${model} limit 1`.execute(trx);
    if (others.length > 0) {
      await sql`drop index if exists listing_embeddings_nearest`.execute(trx);
      await sql`update listing_embeddings set model = null, embedding = null`.execute(trx);
    }
    return true;
  });
}

const TABLE = [
  sql`create extension if not exists vector`,
  sql`
    create table listing_embeddings (
      listing_id uuid primary key references listings on delete cascade,
      -- Counts the texts that the listing had: an embedding that was asked for an older one is not kept.
      revision integer not null default 1,
      model text,
      embedding vector,
      check ((model is null) = (embedding is null))
    )`,
  sql`create index listing_embeddings_due on listing_embeddings (listing_id) where embedding is null`,
  sql`
    create function note_listing_text() returns trigger language plpgsql as $$ begin
      if new.status = 'active' then
        insert into listing_embeddings as known (listing_id) values (new.id)
        on conflict (listing_id) do update
          set revision = known.revision + 1, model = null, embedding = null
          where tg_op = 'UPDATE' and (new.search_text, new.category) is distinct from (old.search_text, old.category);
      end if;
      return null;
    end $$`,
  sql`
    create trigger listings_text after insert or update of title, description, tags, category, status on listings
    for each row execute function note_listing_text()`,
  sql`insert into listing_embeddings (listing_id) select id from listings where ${isForSale()}`,
];

/** Listings for sale that have no embedding, at most `limit`. */
export async function findDue(db: Database, limit: number): Promise<DueListing[]> {
  const { rows } = await sql<DueListing>`
    select listings.id, revision, title, description, coalesce(tags, '{}') as tags, category
    from listing_embeddings join listings on listings.id = listing_id
    where embedding is null and ${isForSale()}
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Keeps the embeddings of listings whose text is still the same. */
export async function saveEmbeddings(
  db: Database,
  model: string,
  found: readonly { id: string; revision: number; embedding: readonly number[] }[],
): Promise<void> {
  const rows = found.map(({ id, revision, embedding }) => ({
    id,
    revision,
    embedding: JSON.stringify(embedding),
  }));
  await sql`
    update listing_embeddings set model = ${model}, embedding = item.embedding::vector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (id uuid, revision integer, embedding text)
    where listing_id = item.id and listing_embeddings.revision = item.revision`.execute(db);
  const size = found[0]?.embedding.length ?? 0;
  // Made with the first of them, while that takes no time; 4,000 is what pgvector can index.
  if (size <= 4000)
    await sql`
      create index if not exists listing_embeddings_nearest on listing_embeddings
      using hnsw ((embedding::halfvec(${sql.lit(size)})) halfvec_cosine_ops)`.execute(db);
}

/** The listings nearest to a vector, by id, with their cosine distance from 0 to 2. */
export async function findNearest(
  db: Database,
  model: string,
  vector: readonly number[],
): Promise<Map<string, number>> {
  const type = sql.raw(vector.length <= 4000 ? `halfvec(${vector.length})` : 'vector');
  const distance = sql`embedding::${type} <=> ${JSON.stringify(vector)}::${type}`;
  const { rows } = await sql<{ id: string; distance: number }>`
    select listing_id as id, ${distance} as distance from listing_embeddings
    where model = ${model}
    order by ${distance} limit ${sql.lit(NEAREST)}`.execute(db);
  return new Map(rows.map(({ id, distance: far }) => [id, far]));
}
