import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import { formsOf } from '../../search/server/search.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import { chooseCandidates } from './choose-candidates.ts';
import { type ComparableRow, countOfWords, findComparables, rareWords } from './comparables.queries.ts';
import type { Candidate } from './price-statistics.ts';

interface ComparablesQuestion {
  /** What is asked about; items of which several titles are given are like all of them. */
  titles: readonly string[];
  /** Of these titles, as `titleWords` reads them. */
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
  { titles, words, category, condition, except, near, hidden }: ComparablesQuestion,
): Promise<{ rows: ComparableRow[]; candidates: Candidate[] }> {
  const nothing = { rows: [], candidates: [] };
  if (words.length === 0) return nothing;
  const { known, total } = await countOfWords(db, words.flatMap(formsOf));
  if (known.length === 0) return nothing;
  const rows = await findComparables(db, {
    words: known.map(({ word }) => word),
    rare: rareWords(known),
    category,
    except,
    near,
    hidden,
  });
  return {
    rows,
    candidates: chooseCandidates({ titles, words, category, condition }, rows, { known, total }),
  };
}
