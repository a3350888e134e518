import type { Database } from '../../../platform/server/db/database.ts';
import type { Actor } from '../../../platform/server/http/actor.ts';
import { DomainError } from '../../../shared/errors.ts';
import { blockErrors } from '../../blocks/contract/errors.ts';
import { barrierBetween } from '../../blocks/server/blocks.ts';
import { countListingsOf } from '../../listings/server/listings.ts';
import { profileErrors } from '../contract/errors.ts';
import type { Profile } from '../contract/profile.ts';
import { presentProfile } from './profiles.presenter.ts';
import { findProfile } from './profiles.queries.ts';

/** @throws DomainError USER_NOT_FOUND, or PERSON_BLOCKED where the asker blocked them. */
export async function loadProfile(db: Database, id: string, actor: Actor): Promise<Profile> {
  const [row, listings, barrier] = await Promise.all([
    findProfile(db, id),
    countListingsOf(db, id),
    barrierBetween(db, actor, { kind: 'member', id }),
  ]);
  if (barrier === 'mine') throw new DomainError(blockErrors.PERSON_BLOCKED);
  if (row === undefined || barrier === 'theirs') throw new DomainError(profileErrors.USER_NOT_FOUND);
  return presentProfile(row, listings, actor);
}
