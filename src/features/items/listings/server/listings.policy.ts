import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { ListingAbilities } from '../contract/listing.ts';
import { mayRenew } from '../contract/listing-rules.ts';

/**
 * Who may do what with a listing. Everybody may see one that is not deleted; a paused one only by its
 * address.
 */
interface Owned {
  seller_id: string | null;
  guest_key: string | null;
}

export function owns(actor: Actor, listing: Owned): boolean {
  if (actor.kind === 'member') return listing.seller_id === actor.id;
  if (actor.kind === 'guest') return listing.guest_key === actor.key;
  return false;
}

export function abilities(
  actor: Actor,
  listing: Owned & { status: string; listed_at: Date; hidden: boolean },
  now = new Date(),
): ListingAbilities {
  const isOwn = owns(actor, listing);
  const forSale = listing.status === 'active';
  // One that an operator hid can only be changed or deleted.
  const shown = isOwn && !listing.hidden;
  return {
    edit: isOwn,
    delete: isOwn,
    markSold: shown && listing.status !== 'sold',
    relist: shown && listing.status === 'sold',
    pause: shown && forSale,
    resume: shown && listing.status === 'paused',
    renew: shown && forSale && mayRenew(listing.listed_at, now),
  };
}
