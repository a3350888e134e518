import { countAttempt, isWithinLimit } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { Uploader } from '../../../items/photos/server/photos.ts';
import { draftErrors } from '../contract/errors.ts';

const PER_OWNER = { limit: 120, windowSeconds: 3600, firstDelaySeconds: 15 } as const;
/** Reading a photo and asking a model cost money or time, and anybody can become a guest, so addresses count too. */
const MODEL_PER_OWNER = { limit: 60, windowSeconds: 3600, firstDelaySeconds: 60 } as const;
const MODEL_PER_ADDRESS = { limit: 120, windowSeconds: 3600, firstDelaySeconds: 60 } as const;

/** @throws DomainError TOO_MANY_DRAFTS. */
export const countDraft = (db: Database, owner: OwnerKey): Promise<void> =>
  countAttempt(db, `draft:owner:${personKey(owner)}`, PER_OWNER, draftErrors.TOO_MANY_DRAFTS);

/** Counts a call to a model; false if there were too many. */
export async function mayUseModel(db: Database, { owner, address }: Uploader): Promise<boolean> {
  return (
    (await isWithinLimit(db, ownerKey(owner), MODEL_PER_OWNER)) &&
    (await isWithinLimit(db, addressKey(address), MODEL_PER_ADDRESS))
  );
}

/**
 * Counts a photo that is read without a model, toward the limits of photos that a model reads.
 * @throws DomainError TOO_MANY_DRAFTS.
 */
export async function countPhotoRead(db: Database, { owner, address }: Uploader): Promise<void> {
  await countDraft(db, owner);
  await countAttempt(db, ownerKey(owner), MODEL_PER_OWNER, draftErrors.TOO_MANY_DRAFTS);
  await countAttempt(db, addressKey(address), MODEL_PER_ADDRESS, draftErrors.TOO_MANY_DRAFTS);
}

const ownerKey = (owner: OwnerKey): string => `model:owner:${personKey(owner)}`;
const addressKey = (address: string): string => `model:address:${address}`;
