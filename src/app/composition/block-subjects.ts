import type { BlockServices } from '../../features/blocks/server/block-person.ts';
import { ownerOfListing } from '../../features/listings/server/listings.ts';
import { otherParticipantOf } from '../../features/messages/server/messages.ts';
import { findProfile } from '../../features/profiles/server/profiles.queries.ts';
import type { Database } from '../../platform/server/db/database.ts';

/** Whose a thing is that somebody names when they block a person. */
export function blockSubjects(db: Database): BlockServices['personBehind'] {
  return {
    profile: async (_asker, id) => ((await findProfile(db, id)) ? { kind: 'member', id } : undefined),
    listing: (_asker, id) => ownerOfListing(db, id),
    conversation: (asker, id) => otherParticipantOf(db, asker, id),
  };
}
