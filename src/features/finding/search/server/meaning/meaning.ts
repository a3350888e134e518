import type { Ai } from '../../../../../platform/server/ai/ai.ts';
import { AiFailure } from '../../../../../platform/server/ai/ai-failure.ts';
import type { Config } from '../../../../../platform/server/config.ts';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { Log } from '../../../../../platform/server/log.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';
import type { Browse } from '../browse.queries.ts';
import { type FoundCandidate, findAmong } from '../ranking/candidates.ts';
import * as store from './vector-store.ts';

/** After this time, a search continues without its vector. */
const QUERY_TIMEOUT_MS = 400;
/** How long searches skip the model after a failure, so that an unavailable model slows down few of them. */
const PAUSE_MS = 30_000;
/** Texts within this cosine distance are about similar things. */
const MAX_DISTANCE = 0.55;
const MAX_FOUND = 24;

const BATCH = 64;
const MAX_BATCHES = 40;
/** Models cut off long texts, and the beginning says what the item is. */
const DESCRIPTION_LENGTH = 1000;

/** A listing with a similar meaning. */
export interface AlikeCandidate extends FoundCandidate {
  /** Cosine distance from the search. */
  away: number;
}

/** Finds listings for sale by the meaning of a search, nearest first; none if the model takes too long. */
export type FindAlike = (
  browse: Browse,
  text: string,
  from: ListingCursor | null,
  known: ReadonlySet<string>,
) => Promise<AlikeCandidate[]>;

export interface Meaning {
  /** Prepares the database. Resolves to false if it doesn't support vectors. */
  prepare(): Promise<boolean>;
  /** Computes vectors for a limited number of new and changed listings. */
  index(): Promise<void>;
  findAlike: FindAlike;
}

interface Services {
  db: Database;
  ai: Ai;
  config: Pick<Config, 'ai'>;
  log: Log;
}

/** Creates the search by meaning; null if no model is configured. */
export function createMeaning({ db, ai, config, log }: Services): Meaning | null {
  const model = config.ai.embedding?.model;
  if (model === undefined) return null;
  const { embed } = ai;
  return embed === null ? null : searchByMeaning({ db, log, embed, model });
}

interface Connected {
  db: Database;
  log: Log;
  embed: NonNullable<Ai['embed']>;
  model: string;
}

function searchByMeaning({ db, log, embed, model }: Connected): Meaning {
  let isReady = false;
  let preparing: Promise<boolean> | undefined;
  async function makeReady(): Promise<boolean> {
    try {
      if (!(await store.hasVectors(db))) {
        log.warn('search by meaning is off: AI_EMBEDDING_MODEL is set, but PostgreSQL has no pgvector');
        return false;
      }
      await store.createVectorTable(db);
      await store.noteMissing(db, model);
      isReady = true;
    } catch (error) {
      if (isForbidden(error)) {
        log.warn('search by meaning is off: let the database user run "create extension vector", or run it');
        return false;
      }
      log.warn({ err: error }, 'search by meaning is not ready, trying again');
      preparing = undefined;
    }
    return isReady;
  }
  const prepare = () => (preparing ??= makeReady());

  /** The number of dimensions of the indexed vectors. */
  let dimensions = 0;
  async function saveVectors(
    listings: readonly store.DueListing[],
    vectors: readonly number[][],
  ): Promise<boolean> {
    const length = vectors[0]?.length ?? 0;
    if (length !== dimensions && !(await store.createVectorIndex(db, model, length))) {
      log.warn(
        { model, dimensions: length },
        'search by meaning is off: the vectors of this model are too long',
      );
      isReady = false;
      preparing = Promise.resolve(false);
      return false;
    }
    dimensions = length;
    const placed = listings.map((listing, at) => ({ ...listing, vector: vectors[at] ?? [] }));
    await store.saveVectors(db, model, placed);
    return true;
  }

  async function index(): Promise<void> {
    if (!(await prepare())) return;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const due = await store.findDue(db, BATCH);
      // Failed listings are retried one by one, so that a text that the model refuses doesn't block others.
      const listings =
        due[0]?.failures === 0 ? due.filter(({ failures }) => failures === 0) : due.slice(0, 1);
      if (listings.length === 0) return;
      const vectors = await embed({ purpose: 'search.index', texts: listings.map(textOf) }).catch(
        async (error: unknown) => {
          if (isAboutTexts(error)) await store.noteFailures(db, listings);
          return null;
        },
      );
      if (vectors === null || !(await saveVectors(listings, vectors))) return;
    }
  }

  let pausedUntil = 0;
  const vectorOf = createQueryVectors(async (text) => {
    if (performance.now() < pausedUntil) throw new AiFailure('unavailable');
    try {
      const signal = AbortSignal.timeout(QUERY_TIMEOUT_MS);
      const [vector = []] = await embed({ purpose: 'search.find', texts: [text], signal });
      return vector;
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    }
  });

  async function findAlike(...[browse, text, from, known]: Parameters<FindAlike>): Promise<AlikeCandidate[]> {
    if (!isReady) return [];
    try {
      const nearest = await store.findNearest(db, model, await vectorOf(text), MAX_DISTANCE);
      const away = new Map(
        nearest.flatMap((nearListing) =>
          known.has(nearListing.id) ? [] : [[nearListing.id, nearListing.away] as const],
        ),
      );
      if (away.size === 0) return [];
      const alike = await findAmong(db, browse, from, [...away.keys()]);
      return alike
        .map((candidate) => ({ ...candidate, away: away.get(candidate.id) ?? 1 }))
        .toSorted((a, b) => a.away - b.away)
        .slice(0, MAX_FOUND);
    } catch (error) {
      // A failed call of the model is already in the log.
      if (!(error instanceof AiFailure)) log.warn({ err: error }, 'search by meaning failed');
      return [];
    }
  }

  return { prepare, index, findAlike };
}

const textOf = ({ title, tags, category, description }: store.DueListing): string =>
  [title, tags.join(', '), category, description.slice(0, DESCRIPTION_LENGTH)].filter(Boolean).join('\n');

/** Whether the texts may have caused the failure, rather than an unavailable model. */
const isAboutTexts = (error: unknown): boolean =>
  error instanceof AiFailure &&
  (error.reason === 'unreadable' || [400, 413, 422, 500].includes(error.status ?? 0));

/** Whether the database user lacks a permission. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Maximum number of cached vectors. With 1,500 numbers each, they take a few megabytes. */
const MAX_CACHED = 300;

/** Caches the vectors of recent searches, so that other pages and filters of a search don't ask the model again. */
function createQueryVectors(embed: (text: string) => Promise<readonly number[]>) {
  const vectors = new Map<string, readonly number[]>();
  return async (text: string): Promise<readonly number[]> => {
    const vector = vectors.get(text) ?? (await embed(text));
    // Move the entry to the end, because the first is evicted.
    vectors.delete(text);
    vectors.set(text, vector);
    const [oldest] = vectors.keys();
    if (vectors.size > MAX_CACHED && oldest !== undefined) vectors.delete(oldest);
    return vector;
  };
}
