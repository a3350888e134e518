import type { Ai } from '../../../../platform/server/ai/ai.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';

/** What comparing needs. */
export interface ComparisonServices {
  db: Database;
  /** A text model may write the words of a recommendation. */
  ai: Ai;
  presentPhoto: PresentPhoto;
}
