import type { Ai } from '../../../platform/server/ai/ai.ts';
import { personKey, type Owner } from '../../../platform/server/http/actor.ts';
import { countAttempt } from '../../../platform/server/db/attempts.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { DomainError } from '../../../shared/errors.ts';
import { draftErrors } from '../contract/errors.ts';
import type { GenerateListing } from '../contract/generate-listing.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';
import { draftOfWords } from './draft-of-words.ts';

const PER_OWNER = { limit: 120, windowSeconds: 3600, firstDelaySeconds: 15 } as const;

export interface DraftServices {
  db: Database;
  ai: Ai;
}

/**
 * Writes a listing to check from what a seller said, typed or photographed. Nothing is stored.
 * @throws DomainError saying what is missing.
 */
export async function generateListing(
  { db, ai }: DraftServices,
  owner: Owner,
  { input, type, words = '' }: GenerateListing,
): Promise<ListingDraft> {
  const text = (type === 'photo' ? words : input).trim();
  if (type !== 'photo' && text === '') {
    const fields = [{ field: 'input', message: draftErrors.NO_DESCRIPTION.detail }];
    throw new DomainError(draftErrors.NO_DESCRIPTION, { fields });
  }
  await countAttempt(db, `draft:owner:${personKey(owner)}`, PER_OWNER, draftErrors.TOO_MANY_DRAFTS);
  if (type === 'photo' && ai.vision === null) throw new DomainError(draftErrors.NO_VISION);
  return draftOfWords(text);
}
