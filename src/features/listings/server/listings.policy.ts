import type { Actor } from '../../../platform/server/http/actor.ts';

/** Who may do what with a listing. Everybody may see one. */
interface Owned {
  seller_id: string | null;
  guest_key: string | null;
}

export function owns(actor: Actor, listing: Owned): boolean {
  if (actor.kind === 'member') return listing.seller_id === actor.id;
  if (actor.kind === 'guest') return listing.guest_key === actor.key;
  return false;
}

export function abilities(actor: Actor, listing: Owned) {
  return { delete: owns(actor, listing) };
}
