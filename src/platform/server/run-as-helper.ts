import { setPriority } from 'node:os';

/**
 * A third of a page's share of a busy processor. Pages go first, but someone waits for a helper too: at 10, the share
 * is a tenth, and a photo that is read in a third of a second took half a minute.
 */
const HELPER_PRIORITY = 5;

/** Makes this process a helper of the one that forked it: it yields to it, and ends with it. */
export function runAsHelper(): void {
  setPriority(HELPER_PRIORITY);
  process.once('disconnect', () => process.exit());
}
