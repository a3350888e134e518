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
  listing: Owned & { status: string; listed_at: Date },
  now = new Date(),
): ListingAbilities {
  const own = owns(actor, listing);
  const forSale = listing.status === 'active';
  return {
    edit: own,
    delete: own,
    markSold: own && listing.status !== 'sold',
    relist: own && listing.status === 'sold',
    pause: own && forSale,
    resume: own && listing.status === 'paused',
    renew: own && forSale && mayRenew(listing.listed_at, now),
  };
}
