import type { Ai } from '../../../../platform/server/ai/ai.ts';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Services that comparisons depend on. */
export interface ComparisonServices {
  db: Database;
  /** Writes the words of a recommendation, if a text model is configured. */
  ai: Ai;
}
