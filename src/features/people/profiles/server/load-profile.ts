import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Sms } from '../../../../platform/server/sms/sms.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import { blockStateBetween } from '../../../trust/blocks/server/blocks.ts';
import { countListingsOf } from '../../../items/listings/server/listings.ts';
import { replyHabit } from '../../../talking/messages/server/messages.ts';
import { peopleErrors } from '../../people/contract/errors.ts';
import { countDealsOf } from '../../../trust/reviews/server/reviews.ts';
import type { Profile } from '../contract/profile.ts';
import { presentProfile } from './profiles.presenter.ts';
import { findProfile } from './profiles.queries.ts';

interface Services {
  db: Database;
  /** Null if no text messages can be sent. */
  sms: Sms | null;
}

/** @throws DomainError USER_NOT_FOUND, or PERSON_BLOCKED if the viewer blocked them. */
export async function loadProfile({ db, sms }: Services, id: string, actor: Actor): Promise<Profile> {
  const [row, listings, dealsDone, replies, blockState] = await Promise.all([
    findProfile(db, id),
    countListingsOf(db, id),
    countDealsOf(db, id),
    replyHabit(db, id),
    blockStateBetween(db, actor, { kind: 'member', id }),
  ]);
  if (blockState === 'mine') throw new DomainError(blockErrors.PERSON_BLOCKED);
  if (row === undefined || blockState === 'theirs') throw new DomainError(peopleErrors.USER_NOT_FOUND);
  return presentProfile(row, { listings, dealsDone, replies }, actor, sms !== null);
}
