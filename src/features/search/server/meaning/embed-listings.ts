import { AiFailure } from '../../../../platform/server/ai/ai-failure.ts';
import type { Ai } from '../../../../platform/server/ai/ai.ts';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { categoryLabel, type CategorySlug } from '../../../listings/contract/taxonomy.ts';
import {
  type DueListing,
  findDue,
  hasEmbeddings,
  prepareEmbeddings,
  saveEmbeddings,
} from './embeddings.queries.ts';

export interface MeaningServices {
  config: Pick<Config, 'ai'>;
  log: Log;
  db: Database;
  ai: Pick<Ai, 'embed'>;
}

/** Texts of one call. */
const AT_ONCE = 64;
/** Calls of one run, so that none takes longer than the pause between two. */
const CALLS = 10;
/** Characters of a description: what a thing is comes first. */
const DESCRIBED = 600;

/** Makes the table of embeddings where it can be, and says so where it cannot. */
export async function prepareMeaning({ config, log, db }: MeaningServices): Promise<void> {
  const { embedding } = config.ai;
  if (embedding === undefined) return;
  try {
    if (await prepareEmbeddings(db, embedding.model)) return;
    log.warn(
      'AI_EMBEDDING_MODEL is set, but PostgreSQL does not have pgvector: search goes on by words alone',
    );
  } catch (error) {
    log.warn({ err: error }, 'the table of embeddings cannot be made: search goes on by words alone');
  }
}

/** Embeds listings whose text is new or changed; run by a schedule. A model that is down is asked again next time. */
export async function embedListings({ config, db, ai }: MeaningServices): Promise<void> {
  const { embedding } = config.ai;
  if (ai.embed === null || embedding === undefined || !(await hasEmbeddings(db))) return;
  for (let call = 0; call < CALLS; call += 1) {
    const due = await findDue(db, AT_ONCE);
    if (due.length === 0) return;
    try {
      const vectors = await ai.embed({ purpose: 'search.embed-listings', texts: due.map(textOf) });
      await saveEmbeddings(
        db,
        embedding.model,
        due.map(({ id, revision }, index) => ({ id, revision, embedding: vectors[index] ?? [] })),
      );
    } catch (error) {
      if (error instanceof AiFailure) return;
      throw error;
    }
  }
}

const textOf = ({ title, description, tags, category }: DueListing): string =>
  [title, tags.join(', '), categoryLabel(category as CategorySlug), description.slice(0, DESCRIBED)]
    .filter((part) => part.trim() !== '')
    .join('. ');
