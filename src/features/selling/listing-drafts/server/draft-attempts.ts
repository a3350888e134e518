import { countAttempt, isWithinLimit } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import type { Uploader } from '../../../items/photos/server/photos.ts';
import { draftErrors } from '../contract/errors.ts';

const PER_OWNER = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;
/** Model calls cost money and time. Because anyone can become a guest, calls are also limited per IP address. */
const MODEL_PER_OWNER = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
const MODEL_PER_ADDRESS = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

/**
 * Counts a draft that is written for someone.
 * @throws DomainError TOO_MANY_DRAFTS.
 */
export const countDraft = (db: Database, owner: OwnerKey): Promise<void> =>
  countAttempt(db, `draft:owner:${personKey(owner)}`, PER_OWNER, draftErrors.TOO_MANY_DRAFTS);

/** Counts a model call. Resolves to false if the limit is reached. */
export async function mayUseModel(db: Database, { owner, address }: Uploader): Promise<boolean> {
  return (
    (await isWithinLimit(db, ownerKey(owner), MODEL_PER_OWNER)) &&
    (await isWithinLimit(db, addressKey(address), MODEL_PER_ADDRESS))
  );
}

/**
 * Counts a photo that is read without a model, toward the same limits as model calls.
 * @throws DomainError TOO_MANY_DRAFTS.
 */
export async function countPhotoRead(db: Database, { owner, address }: Uploader): Promise<void> {
  await countDraft(db, owner);
  await countAttempt(db, ownerKey(owner), MODEL_PER_OWNER, draftErrors.TOO_MANY_DRAFTS);
  await countAttempt(db, addressKey(address), MODEL_PER_ADDRESS, draftErrors.TOO_MANY_DRAFTS);
}

const ownerKey = (owner: OwnerKey): string => `model:owner:${personKey(owner)}`;
const addressKey = (address: string): string => `model:address:${address}`;
