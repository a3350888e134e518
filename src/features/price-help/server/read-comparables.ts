import type { Database } from '../../../platform/server/db/database.ts';
import type { Position } from '../../../shared/position.ts';
import type { CategorySlug, ConditionSlug } from '../../listings/contract/taxonomy.ts';
import { chooseCandidates } from './choose-candidates.ts';
import { type ComparableRow, countOfWords, findComparables, rareWords } from './comparables.queries.ts';
import type { Candidate } from './price-statistics.ts';
import { spellings } from './title-similarity.ts';

interface ComparablesQuestion {
  /** Of a title, as `titleWords` reads them. */
  words: readonly string[];
  category: CategorySlug | undefined;
  /** Undefined where comparables of any condition count the same. */
  condition?: ConditionSlug | undefined;
  /** Listings that are left out. */
  except: readonly string[];
  near?: Position | undefined;
  /** People whose listings the viewer does not see. */
  hidden: readonly string[];
}

/** Listings with a similar title, each as a row and as the candidate that statistics weigh; in the same order. */
export async function readComparables(
  db: Database,
  { words, category, condition, except, near, hidden }: ComparablesQuestion,
): Promise<{ rows: ComparableRow[]; candidates: Candidate[] }> {
  const nothing = { rows: [], candidates: [] };
  if (words.length === 0) return nothing;
  const { known, total } = await countOfWords(db, words.flatMap(spellings));
  if (known.length === 0) return nothing;
  const rows = await findComparables(db, {
    words: known.map(({ word }) => word),
    rare: rareWords(known),
    category,
    except,
    near,
    hidden,
  });
  return { rows, candidates: chooseCandidates({ words, condition }, rows, { known, total }) };
}
