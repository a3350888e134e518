import type { LiveUpdate } from '../../../shared/live.ts';
import type { OwnerKey } from '../http/actor.ts';

/** What a connection was opened with; it ends with it. */
export type LiveHolder = { session: string } | { guest: string };

/** How features reach live pages. Called after the commit: a page that asks at once has to find what it is told of. */
export interface Live {
  /** Tells these people's pages, wherever they are connected. Never fails; a page that misses it catches up later. */
  publish(audience: readonly OwnerKey[], update: LiveUpdate): void;
  /** Ends the connections that were opened with a session or guest that is no more. */
  end(holder: LiveHolder): void;
}

/** One entry of what processes tell each other. */
export type LiveNews = { to: string[]; update: LiveUpdate } | { end: string };

/** The names people and holders go by among connections and processes. */
export const ownerName = (owner: OwnerKey): string =>
  owner.kind === 'member' ? `member:${owner.id}` : `guest:${owner.key}`;
export const holderName = (holder: LiveHolder): string =>
  'session' in holder ? `session:${holder.session}` : `guest:${holder.guest}`;
