import type { NoRecognition } from './speech-method.ts';

/** Stored for this visit only: the service may work tomorrow, or on another network. */
const NAME = 'offhand.recognition';

/** The browser's error codes that will affect the next recording too. */
const LASTING_ERRORS: ReadonlyMap<string, NoRecognition> = new Map([
  ['network', 'unreachable'],
  ['service-not-allowed', 'turned-off'],
  ['language-not-supported', 'absent'],
]);

/**
 * Returns what a recognition error means for this visit; null for temporary errors, such as a lost
 * connection.
 */
export const lastingFailure = (error: string, isOnline: boolean): NoRecognition | null =>
  isOnline || error !== 'network' ? (LASTING_ERRORS.get(error) ?? null) : null;

type Known = NoRecognition | 'works' | null;

/**
 * Stores whether the browser's recognition failed during this visit, so that nothing is recorded or sold for
 * it.
 */
export function createRecognitionMemory(storage: () => Storage) {
  const watchers = new Set<() => void>();
  let known: Known | undefined;

  function read(): Known {
    try {
      const stored = storage().getItem(NAME);
      return ['works' as const, ...LASTING_ERRORS.values()].find((state) => state === stored) ?? null;
    } catch {
      return null;
    }
  }

  function current(): Known {
    known ??= read();
    return known;
  }

  return {
    /** Returns how it failed; null if it did not. */
    failure(): NoRecognition | null {
      const now = current();
      return now === 'works' ? null : now;
    },
    hasWorked: (): boolean => current() === 'works',
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    remember(result: NoRecognition | 'works'): void {
      if (result === current()) return;
      known = result;
      try {
        storage().setItem(NAME, result);
      } catch {
        // Remembered in memory until the page is reloaded.
      }
      for (const watcher of watchers) watcher();
    },
  };
}

export const recognitionMemory = createRecognitionMemory(() => window.sessionStorage);
