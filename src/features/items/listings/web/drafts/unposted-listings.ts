import { draftStore } from './draft-store.ts';

/** A listing that its person wanted to post, and that is still on this device. */
export interface UnpostedListing {
  id: string;
  title: string;
  isSending: boolean;
  /** Why it was not posted; null while it only waits. */
  problem: string | null;
}

/** The drafts that this tab is posting. */
const sending = new Set<string>();
const listeners = new Set<() => void>();

/** Returns the listings of a person that wait, are being sent or were refused. Newest first. */
export const unpostedListings = (person: string): UnpostedListing[] =>
  draftStore(person)
    .list()
    .filter(({ queued, problem }) => queued !== null || problem !== undefined)
    .map(({ id, form, problem }) => ({
      id,
      title: form.title.trim(),
      isSending: sending.has(id),
      problem: problem ?? null,
    }));

/** Runs what posts a draft, and tells the page when it starts and ends. */
export async function whileSending(id: string, send: () => Promise<void>): Promise<void> {
  const notify = () => {
    for (const listener of listeners) listener();
  };
  sending.add(id);
  notify();
  try {
    await send();
  } finally {
    sending.delete(id);
    notify();
  }
}

/** Calls `changed` when a draft is sent here, or changed in another tab. Returns a function that stops it. */
export function subscribeToUnposted(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === null || key.includes('draft:')) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
  };
}
