import { AiFailure } from '../../../../platform/server/ai/ai-failure.ts';
import { findNearest, hasEmbeddings } from './embeddings.queries.ts';
import type { MeaningServices } from './embed-listings.ts';

/** Finds listings by what a text means: how alike each is, from 0 to 1, by id. Nothing where that takes too long. */
export type FindAlike = (text: string) => Promise<ReadonlyMap<string, number>>;

/** Milliseconds that a search waits for the model. */
const PATIENCE_MS = 400;
/** Cosine distances beyond this are of other things. */
const FARTHEST = 0.55;
/** Searches whose vectors are remembered: many people search for the same. */
const REMEMBERED = 500;
/** Milliseconds before the table is looked for again. */
const LOOKS_AGAIN_AFTER_MS = 60_000;

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Null where no model is configured. */
export function createFindAlike({ config, db, ai }: MeaningServices): FindAlike | null {
  const { embedding } = config.ai;
  if (embedding === undefined) return null;
  const { embed } = ai;
  if (embed === null) return null;
  const vectors = new Map<string, readonly number[]>();
  let isThere = false;
  let looked = -Infinity;

  async function isReady(): Promise<boolean> {
    if (isThere || performance.now() - looked < LOOKS_AGAIN_AFTER_MS) return isThere;
    looked = performance.now();
    isThere = await hasEmbeddings(db);
    return isThere;
  }

  async function vectorOf(ask: NonNullable<typeof embed>, text: string): Promise<readonly number[] | null> {
    const known = vectors.get(text);
    // The newest is last.
    vectors.delete(text);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const vector = known ?? (await ask({ purpose: 'search.embed-search', texts: [text], signal }))[0];
      if (vector === undefined) return null;
      vectors.set(text, vector);
      const [oldest] = vectors.keys();
      if (vectors.size > REMEMBERED && oldest !== undefined) vectors.delete(oldest);
      return vector;
    } catch (error) {
      if (error instanceof AiFailure) return null;
      throw error;
    }
  }

  return async (text) => {
    if (!(await isReady())) return NOTHING;
    const vector = await vectorOf(embed, text.toLowerCase());
    if (vector === null) return NOTHING;
    const nearest = await findNearest(db, embedding.model, vector);
    return new Map(
      [...nearest].filter(([, far]) => far <= FARTHEST).map(([id, far]) => [id, 1 - far / FARTHEST]),
    );
  };
}
