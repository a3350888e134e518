import type { LiveUpdate } from '../../../shared/live.ts';
import type { OwnerKey } from '../http/actor.ts';

/** What a connection was opened with; the connection ends when it does. */
export type Credential = { session: string } | { guest: string };

/** How features reach live pages. Call after the commit, so that a page that asks at once finds the change. */
export interface Live {
  /** Sends an update to every open page of these people. Never fails; a page that misses it catches up later. */
  publish(people: readonly OwnerKey[], update: LiveUpdate): void;
  /** Ends the connections that were opened with a session or guest that no longer exists. */
  end(credential: Credential): void;
}

/** One entry of what processes send each other. */
export type LiveEntry = { topics: string[]; update: LiveUpdate } | { end: string };

/** The topic of a person's own updates, which all of their connections get. */
export const personTopic = (owner: OwnerKey): string =>
  owner.kind === 'member' ? `member:${owner.id}` : `guest:${owner.key}`;

export const credentialKey = (credential: Credential): string =>
  'session' in credential ? `session:${credential.session}` : `guest:${credential.guest}`;
