import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import type { NewListing } from '../contract/listing.ts';

/**
 * Shows a new listing somewhere beside the marketplace too, such as in a Drop Zone, if the form asks for it; in the
 * transaction that creates the listing. The features that have such places are above listings, so the composition
 * passes theirs in.
 * @throws DomainError when the owner may not post there; nothing is posted then.
 */
export type PostInto = (
  trx: Transaction<DB>,
  owner: Owner,
  listingId: string,
  into: Pick<NewListing, 'zoneId' | 'eventId'> & {
    /** The network address that posts. */
    address: string;
  },
) => Promise<void>;
