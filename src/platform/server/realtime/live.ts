import { defineErrors } from '../../../shared/errors.ts';
import type { LiveUpdate } from '../../../shared/live.ts';
import { type Owner, type OwnerKey, personKey } from '../http/actor.ts';

export const liveErrors = defineErrors({
  UPGRADE_REQUIRED: {
    status: 426,
    title: 'Not a WebSocket',
    detail: 'This address is for WebSocket connections of open pages.',
  },
  TOO_MANY_CONNECTIONS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many live connections are open. Close some tabs.',
  },
});

/** The credential a connection was opened with. The connection ends when it does. */
export type Credential = { session: string } | { guest: string };

/**
 * Sends updates to live pages. Call it after the commit, so that a page that loads immediately finds the
 * change.
 */
export interface Live {
  /**
   * Sends an update to every open page of these people. Never fails; a page that misses it catches up later.
   */
  publish(people: readonly OwnerKey[], update: LiveUpdate): void;
  /** Sends an update to every page that subscribed to a topic, at the same cost for any number of pages. */
  publishTo(topic: string, update: LiveUpdate): void;
  /** Ends the connections that were opened with a session or guest that no longer exists. */
  end(credential: Credential): void;
  /** Checks the policies again for the topics of these people, whose permissions changed. */
  recheck(people: readonly OwnerKey[]): void;
  /** Makes every process read again what it caches in memory (`Reloads`). */
  reload(name: string): void;
}

/**
 * Who may subscribe to a topic: everyone including visitors, or members and guests for whom the function
 * returns true. It gets the part of the topic after the colon.
 */
type TopicPolicy = 'open' | ((owner: Owner, id: string) => Promise<boolean>);

/** By the part of the topic before the colon. A topic without a policy does not exist. */
export type TopicPolicies = Readonly<Record<string, TopicPolicy>>;

/** One entry of what processes send each other. */
export type LiveEntry =
  | { topics: readonly string[]; update: LiveUpdate }
  | { end: string }
  | { recheck: readonly string[] }
  | { reload: string };

/** What a process caches in memory, with what reads it again. All of it is read again after lost entries. */
export type Reloads = Readonly<Record<string, () => Promise<void>>>;

const PERSON = 'person:';

/**
 * Returns the topic of a person's own updates. All their connections have it, and no one can subscribe to it.
 */
export const personTopic = (owner: OwnerKey): string => PERSON + personKey(owner);
export const isPersonTopic = (topic: string): boolean => topic.startsWith(PERSON);

export const credentialKey = (credential: Credential): string =>
  'session' in credential ? `session:${credential.session}` : `guest:${credential.guest}`;
