import { setTimeout as delay } from 'node:timers/promises';
import type { LiveEntry } from './live.ts';

/** Entries by their JSON, so that equal ones are sent once. */
export type Entries = ReadonlyMap<string, LiveEntry>;

/** Connects this process with the others of the site: sends entries, and receives theirs. */
export interface Relay {
  send(entries: Entries): void;
  /** Resolves when updates of a topic arrive, to whether it was updated shortly before. Call `unfollow` as often. */
  follow(topic: string): Promise<boolean>;
  unfollow(topic: string): void;
  close(): Promise<void>;
}

export interface RelayEvents {
  /** Called with each entry from another process. */
  onEntry: (entry: LiveEntry) => void;
  /**
   * Called when entries may have been missed: this process could not listen, or another one could not send.
   */
  onGap: () => void;
  /** Called when entries of other processes begin or cease to arrive. */
  onConnected: (isConnected: boolean) => void;
}

export const RETRY_DELAY_MS = 1_000;

/**
 * Creates the sending part of a relay, which sends one batch at a time: entries stay in order, and under load more of
 * them travel together. Failed entries are not sent again: once sending works, the others are told of the gap and catch
 * up.
 * @param transmit Sends a batch, or null for a gap. Returns whether all of it was sent.
 */
export function createSender(transmit: (batch: Entries | null) => Promise<boolean>) {
  let pending = new Map<string, LiveEntry>();
  let sending: Promise<void> | undefined;
  let closed = false;
  /** Whether entries could not be sent and the other processes don't know. */
  let gap = false;

  async function sendPending(): Promise<void> {
    while (gap || pending.size > 0) {
      if (gap && !(await transmit(null))) {
        pending = new Map();
        if (closed) break;
        await delay(RETRY_DELAY_MS);
        continue;
      }
      gap = false;
      const batch = pending;
      pending = new Map();
      if (!(await transmit(batch))) gap = true;
    }
    sending = undefined;
  }

  return {
    send(entries: Entries): void {
      if (entries.size === 0) return;
      for (const [json, entry] of entries) pending.set(json, entry);
      sending ??= sendPending();
    },
    async close(): Promise<void> {
      closed = true;
      await sending;
    },
  };
}
